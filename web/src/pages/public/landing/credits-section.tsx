import { checkInCostCredits, hintCostCredits } from "@ten-paces/contract";
import { counted } from "../../../ui/counted.ts";

const USES = [
  {
    cost: checkInCostCredits,
    title: "A check-in",
    text: "Stand on the square, or type its three words, and check in. The credit is spent whether you are right or wrong, so look twice.",
  },
  { cost: hintCostCredits[1], title: "A basic hint", text: "A nudge in the right direction." },
  { cost: hintCostCredits[2], title: "An intermediate hint", text: "Narrows it down a good deal." },
  { cost: hintCostCredits[3], title: "An advanced hint", text: "Very nearly gives it away." },
];

/** What credits are for: the same credits serve check-ins and hints. */
export function CreditsSection() {
  return (
    <section aria-labelledby="credits" className="grid gap-8 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h2 id="credits" className="text-3xl">
          How credits work
        </h2>
        <p className="mt-3 max-w-prose text-quiet">
          Check-ins and hints are paid from one balance. Your plan fills it every month, friends you
          bring add to it, and a pack tops it up. The free hunt of the month costs none at all.
        </p>
      </div>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {USES.map(({ cost, title, text }) => (
          <div
            key={title}
            className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-4 border-t border-contour py-4"
          >
            <dt className="col-start-2 font-semibold">
              {title}
              <span className="sr-only">, {counted(cost, "credit")}</span>
            </dt>
            <dd className="col-start-2 text-sm text-quiet">{text}</dd>
            <dd
              aria-hidden="true"
              className="figure col-start-1 row-span-2 row-start-1 text-3xl font-semibold text-brass-text"
            >
              {cost}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
