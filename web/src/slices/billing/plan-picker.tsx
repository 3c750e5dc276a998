import type { PlanId } from "@ten-paces/contract";
import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { formatDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { PointsNotice } from "../eligibility/points-notice.tsx";
import { WhoGate } from "../eligibility/who-gate.tsx";
import { KeepHunts } from "./keep-hunts.tsx";
import { keptOf } from "./kept-hunts.ts";
import { PlanName, PlanPerks, PlanPrice } from "./plan-facts.tsx";
import type { Catalog, CatalogPlan } from "./queries.ts";
import { plansOnOffer, suggestedPlan } from "./suggested-plan.ts";
import { TermsSummary } from "./terms-summary.tsx";
import { useCheckout } from "./use-checkout.ts";
import { usePlanChange } from "./use-plan-change.ts";

type PlanPickerProps = {
  catalog: Pick<Catalog, "plans" | "current" | "terms">;
  /** Subscribe to this hunt with the plan, and come back to it. */
  huntId?: string;
  /** The one plan that opens the hunt. */
  only?: PlanId;
  /** A smaller plan was chosen for the next cycle. */
  onChanged?: () => void;
};

/** The plans as a choice of one, a fitting one chosen already, what it means, and the way to it. */
export function PlanPicker({ catalog, huntId, only, onChanged }: PlanPickerProps) {
  const checkout = useCheckout();
  const change = usePlanChange(onChanged);
  const offered = plansOnOffer(catalog, { forHunt: huntId !== undefined, only });
  const [chosenId, choose] = useState<string>(() => suggestedPlan(offered, catalog.current));
  const [chosenToKeep, keep] = useState<string[] | null>(null);
  const chosen = offered.find((plan) => plan.id === chosenId) ?? offered[0];
  const terms = catalog.terms.find(({ planId }) => planId === chosen?.id);
  const smaller = terms?.kind === "smaller";
  if (!chosen) return <Notice>No other plan would open this hunt.</Notice>;
  const kept = keptOf(catalog.current?.mayStay ?? [], chosenToKeep, chosen.slots);
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (smaller) change.make({ kind: "change", id: chosen.id, keep: kept });
        else checkout.begin({ kind: "plan", id: chosen.id, ...(huntId ? { huntId } : {}) });
      }}
    >
      <PlanChoice
        legend={huntId ? "Plans" : "Choose a plan"}
        offered={offered}
        chosen={chosen}
        onChoose={(id) => {
          choose(id);
          keep(null);
        }}
      />
      {smaller && (
        <KeepHunts
          slots={chosen.slots}
          held={catalog.current?.mayStay ?? []}
          kept={kept}
          onKeep={keep}
        />
      )}
      <PointsNotice />
      {terms && <TermsSummary terms={terms} />}
      <WhoGate who={checkout.who} />
      {checkout.error && (
        <Notice tone="error" announce>
          {checkout.error}
        </Notice>
      )}
      <div>
        {smaller ? (
          <Button type="submit" busy={change.isPending} busyLabel="Changing...">
            Change on {formatDate(terms.nextAt)}
          </Button>
        ) : (
          <Button
            type="submit"
            busy={checkout.pendingId !== null}
            busyLabel="Opening the checkout..."
          >
            Continue to checkout
          </Button>
        )}
      </div>
    </form>
  );
}

function PlanChoice(props: {
  legend: string;
  offered: readonly CatalogPlan[];
  chosen: CatalogPlan;
  onChoose: (id: PlanId) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{props.legend}</legend>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {props.offered.map((plan) => (
          <label
            key={plan.id}
            className={classNames(
              "relative grid cursor-pointer content-start gap-3 rounded-lg border-2 p-4",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass",
              plan.id === props.chosen.id
                ? "border-pine bg-pine-wash"
                : "border-contour bg-raised hover:border-edge",
            )}
          >
            <span className="flex items-start gap-3">
              <input
                type="radio"
                name={name}
                value={plan.id}
                checked={plan.id === props.chosen.id}
                onChange={() => props.onChoose(plan.id)}
                className="mt-1.5 size-5 shrink-0 accent-pine outline-none"
              />
              <span className="min-w-0 flex-1">
                <PlanName plan={plan} />
              </span>
            </span>
            <PlanPrice plan={plan} />
            <PlanPerks plan={plan} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
