import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../paths.ts";
import { PackFacts } from "../../../slices/billing/pack-facts.tsx";
import { PlanName, PlanPerks, PlanPrice } from "../../../slices/billing/plan-facts.tsx";
import { planInWords } from "../../../slices/billing/plan-name.ts";
import { catalogQuery, priceList } from "../../../slices/billing/queries.ts";
import { classNames } from "../../../ui/class-names.ts";
import { LinkButton } from "../../../ui/link-button.tsx";

/** What it costs. The prices stand there at once; the server's answer takes their place. */
export function PricingSection() {
  const { data } = useQuery(catalogQuery);
  const { plans, packs } = data ?? priceList;
  return (
    <section aria-labelledby="pricing">
      <h2 id="pricing" className="text-3xl">
        Plans
      </h2>
      <p className="mt-2 max-w-prose text-quiet">
        Billed monthly, stopped whenever you like. Every plan brings at least 15 credits a month,
        and the allocation resets when it renews.
      </p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => (
          <li
            key={plan.id}
            className={classNames(
              "flex flex-col gap-4 rounded-lg border bg-raised p-5",
              plan.tag ? "border-brass shadow-lift" : "border-contour",
            )}
          >
            <h3>
              <PlanName plan={plan} />
            </h3>
            <PlanPrice plan={plan} />
            <PlanPerks plan={plan} />
            <LinkButton
              to={paths.register}
              variant={plan.tag ? "primary" : "secondary"}
              className="mt-auto"
              aria-label={`Get Started with ${planInWords(plan.name)}`}
            >
              Get Started
            </LinkButton>
          </li>
        ))}
      </ul>
      <h3 className="mt-12 text-2xl">Extra credits</h3>
      <p className="mt-2 max-w-prose text-quiet">
        Out of credits with the X in sight? Add a pack; bought credits do not expire.
      </p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-3">
        {packs.map((pack) => (
          <li
            key={pack.id}
            className="flex flex-col justify-between gap-4 rounded-lg border border-contour bg-raised p-5"
          >
            <PackFacts pack={pack} />
            <LinkButton
              to={paths.register}
              variant="secondary"
              aria-label={`Get Started with ${pack.credits} credits`}
            >
              Get Started
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
