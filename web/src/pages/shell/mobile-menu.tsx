import { Menu, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "../../routing.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { LanguageLink } from "./language-link.tsx";
import { isHere, NAVIGATION_LINKS, type SiteLink } from "./site-navigation.ts";

type MobileMenuProps = {
  /** Links of the reader's own: profile, admin. */
  ownLinks: readonly SiteLink[];
  /** null while unknown or signed out. */
  credits: number | null;
  children?: ReactNode;
};

/** Opens under the bar; closes with Escape, by going somewhere, or by its button. */
export function MobileMenu({ ownLinks, credits, children }: MobileMenuProps) {
  const id = useId();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { key, pathname } = useLocation();
  const open = openAt === key;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);

  const Icon = open ? X : Menu;
  return (
    <>
      <IconButton
        ref={button}
        label={open ? "Close menu" : "Open menu"}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? null : key)}
        icon={<Icon aria-hidden="true" className="size-6" />}
        className="-mr-2 xl:hidden"
      />
      <div
        id={id}
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-100%)] animate-arrive overflow-y-auto border-b border-contour bg-raised px-4 py-4 shadow-float sm:px-6 xl:hidden"
      >
        {credits !== null && (
          <p className="mb-2 px-3 font-display text-lg font-semibold text-brass-text">
            {credits} Credits
          </p>
        )}
        <ul className="grid gap-1 sm:grid-cols-2">
          {[...ownLinks, ...NAVIGATION_LINKS].map((link) => {
            const here = isHere(link, pathname);
            return (
              <li key={link.to}>
                <Link
                  to={link.to}
                  aria-current={here ? "page" : undefined}
                  className={classNames(
                    "flex min-h-11 items-center rounded-md border-l-3 px-3 font-medium",
                    here
                      ? "border-l-brass bg-brass-wash text-ink"
                      : "border-l-transparent text-ink hover:bg-pine-wash",
                  )}
                >
                  {link.label}
                </Link>
              </li>
            );
          })}
        </ul>
        <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-contour pt-4">
          {children}
          <LanguageLink className="ml-auto px-3" />
        </div>
      </div>
    </>
  );
}
