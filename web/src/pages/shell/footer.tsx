import { Link } from "../../routing.tsx";
import { ContoursInView } from "../../ui/contours-in-view.tsx";
import { Logo } from "../../ui/logo.tsx";
import { LanguageLink } from "./language-link.tsx";
import { FOOTER_LINKS, POLICY_LINKS } from "./site-navigation.ts";
import { type SocialAddresses, SocialIcons } from "./social-icons.tsx";

export type FooterProps = {
  /** The operator's own words and addresses, from the configuration of the server; null until they arrive. */
  supportMail: string | null;
  social: SocialAddresses;
  /** Such as "Licensed in all 50 states"; only what is true for the operator. */
  statements: readonly string[];
};

/** The foot of every page. */
export function Footer({ supportMail, social, statements }: FooterProps) {
  return (
    <footer className="relative mt-auto print:hidden overflow-hidden border-t border-contour bg-sunken">
      <ContoursInView
        seed="the foot of the page"
        className="text-contour opacity-70"
        afterMs={3_000}
      />
      <div className="relative mx-auto grid max-w-wide gap-10 px-4 pt-12 pb-8 sm:px-6 md:grid-cols-[1.2fr_2fr]">
        <div className="max-w-sm">
          <Logo />
          <p className="mt-4">
            The ultimate treasure hunts across America. Solve clues, find locations, win prizes.
          </p>
          <p className="mt-2 min-h-11">
            {supportMail !== null && (
              <a href={`mailto:${supportMail}`} className="link inline-flex min-h-11 items-center">
                {supportMail}
              </a>
            )}
          </p>
          <div className="-ml-2.5">
            <SocialIcons addresses={social} />
          </div>
        </div>
        <nav aria-label="Footer">
          <ul className="columns-2 gap-6 sm:columns-3">
            {FOOTER_LINKS.map((link) => (
              <li key={link.to} className="break-inside-avoid">
                <Link
                  to={link.to}
                  className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-edge/40 pt-4 text-sm md:col-span-2">
          <ul className="flex flex-wrap gap-x-6">
            {POLICY_LINKS.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4"
                >
                  {link.label}
                </Link>
              </li>
            ))}
            <li>
              <LanguageLink />
            </li>
          </ul>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-ink">
            {statements.map((statement) => (
              <li key={statement}>{statement}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
