import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { useSession } from "../../slices/accounts/session.tsx";
import { siteQuery } from "../../slices/site/queries.ts";
import { ContactForm } from "../../slices/support/contact-form.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const ANSWERS = [
  { to: paths.faqs, label: "FAQs", text: "Short answers about hunts, credits and prizes." },
  { to: paths.rules, label: "Rules", text: "How a hunt is played and won." },
  { to: paths.safety, label: "Safety Guidelines", text: "Before you go, on the way, and there." },
  { to: paths.legal, label: "Terms & Privacy", text: "Terms, privacy, sweepstakes and cookies." },
];

export default function ContactPage() {
  const { status, user } = useSession();
  return (
    <Page title="Contact" intro="Something is stuck, odd or missing? Tell us. A person reads it.">
      <div className="grid gap-10 lg:grid-cols-[3fr_2fr]">
        {status === "loading" ? (
          <Skeleton className="h-160 w-full" />
        ) : (
          <ContactForm email={user?.email ?? ""} />
        )}
        <div className="flex flex-col gap-8">
          <Ways />
          <section aria-labelledby="answers">
            <h2 id="answers" className="text-2xl">
              Perhaps answered already
            </h2>
            <ul className="mt-2 divide-y divide-contour">
              {ANSWERS.map(({ to, label, text }) => (
                <li key={to} className="py-3">
                  <Link to={to} className="link font-semibold">
                    {label}
                  </Link>
                  <span className="block text-quiet">{text}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Page>
  );
}

function Ways() {
  const { data } = useQuery(siteQuery);
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="text-2xl">
        How to reach us
      </h2>
      <dl className="mt-3 flex flex-col gap-4">
        <div>
          <dt className="label-caps text-quiet">Email</dt>
          <dd className="min-h-7">
            {data && (
              <a href={`mailto:${data.supportEmail}`} className="link wrap-anywhere">
                {data.supportEmail}
              </a>
            )}
          </dd>
          <dd className="text-quiet">We reply within 24 hours.</dd>
        </div>
        <div>
          <dt className="label-caps text-quiet">Phone support</dt>
          <dd>Monday to Friday, 9AM to 6PM EST</dd>
          <dd className="text-quiet">Leave your number in the message, and we call you back.</dd>
        </div>
      </dl>
    </section>
  );
}
