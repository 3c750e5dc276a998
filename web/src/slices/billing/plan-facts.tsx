import { Check } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { formatCents } from "../../ui/money.ts";
import { planInWords } from "./plan-name.ts";
import type { CatalogPlan } from "./queries.ts";

/** Name and mark of a plan. */
export function PlanName({ plan }: { plan: CatalogPlan }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-2">
      <span className="font-display text-xl font-semibold">{planInWords(plan.name)}</span>
      {plan.tag && <Badge tone="brass">{plan.tag}</Badge>}
    </span>
  );
}

/** "$26.99 a month", and what one hunt costs where that is less. */
export function PlanPrice({ plan }: { plan: CatalogPlan }) {
  return (
    <span className="block">
      <span className="figure text-3xl font-semibold">{formatCents(plan.priceCents)}</span>{" "}
      <span className="text-quiet">a month</span>
      {plan.perHuntCents !== null && plan.percentOff > 0 && (
        <span className="block text-sm text-quiet">
          {formatCents(plan.perHuntCents)} each, {plan.percentOff}% off
        </span>
      )}
    </span>
  );
}

/** What comes with a plan, the price per hunt left out, in whichever language: PlanPrice says it. */
export function PlanPerks({ plan }: { plan: CatalogPlan }) {
  return (
    <ul className="grid gap-2 text-sm">
      {plan.perks
        .filter((perk) => !perk.includes("%"))
        .map((perk) => (
          <li key={perk} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine" />
            {perk}
          </li>
        ))}
    </ul>
  );
}
