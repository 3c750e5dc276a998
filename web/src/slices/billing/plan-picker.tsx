import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { formatCents } from "../../ui/money.ts";
import { Notice } from "../../ui/notice.tsx";
import { PlanName, PlanPerks, PlanPrice } from "./plan-facts.tsx";
import type { Catalog } from "./queries.ts";
import { isPlanOnOffer, suggestedPlan } from "./suggested-plan.ts";
import { useCheckout } from "./use-checkout.ts";

type PlanPickerProps = {
  catalog: Pick<Catalog, "plans" | "current">;
  /** Subscribe to this hunt with the plan, and come back to it. */
  huntId?: string;
};

/** The plans as a choice of one, a fitting one chosen already, and the way to pay. */
export function PlanPicker({ catalog, huntId }: PlanPickerProps) {
  const name = useId();
  const checkout = useCheckout();
  const offered = catalog.plans.filter((plan) => isPlanOnOffer(plan, catalog.current));
  const [chosenId, choose] = useState<string>(() => suggestedPlan(offered, catalog.current));
  const chosen = offered.find((plan) => plan.id === chosenId) ?? offered[0];
  if (!chosen) return null;
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        checkout.begin({ kind: "plan", id: chosen.id, ...(huntId ? { huntId } : {}) });
      }}
    >
      <fieldset>
        <legend className="mb-3 font-semibold">Choose a plan</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {offered.map((plan) => (
            <label
              key={plan.id}
              className={classNames(
                "relative grid cursor-pointer content-start gap-3 rounded-lg border-2 p-4",
                "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass",
                plan.id === chosen.id
                  ? "border-pine bg-pine-wash"
                  : "border-contour bg-raised hover:border-edge",
              )}
            >
              <span className="flex items-start gap-3">
                <input
                  type="radio"
                  name={name}
                  value={plan.id}
                  checked={plan.id === chosen.id}
                  onChange={() => choose(plan.id)}
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
      {checkout.error && (
        <Notice tone="error" announce>
          {checkout.error}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          type="submit"
          busy={checkout.pendingId !== null}
          busyLabel="Opening the checkout..."
        >
          Continue to checkout
        </Button>
        <span className="text-sm text-quiet">
          {chosen.name}: {formatCents(chosen.priceCents)} a month, until you stop it.
        </span>
      </div>
    </form>
  );
}
