import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { useSearchParams } from "../../../routing.tsx";
import { type Catalog, catalogQuery } from "../../../slices/billing/queries.ts";
import { useCheckout } from "../../../slices/billing/use-checkout.ts";
import { usePlanChange } from "../../../slices/billing/use-plan-change.ts";
import { WhoGate } from "../../../slices/eligibility/who-gate.tsx";
import { AlertDialogLater } from "../../../ui/alert-dialog-later.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { Fact } from "../../../ui/fact.tsx";
import { formatCents } from "../../../ui/money.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PortalButton } from "./portal-button.tsx";
import { ProfileSection } from "./profile-section.tsx";

const PlanPicker = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/billing/plan-picker.tsx").then(({ PlanPicker: Picker }) => ({
      default: Picker,
    })),
  ),
);

type Held = NonNullable<Catalog["current"]>;

/** The plan held, how long, how full and what comes next; stopping it, taking it up again, and the others. */
export function PlanSection() {
  const { data } = useQuery(catalogQuery);
  const [choosing, setChoosing] = useState(false);
  const [search] = useSearchParams();
  if (!data) return null;
  const { current } = data;
  return (
    <ProfileSection
      title="Your Plan"
      anchor="plan"
      actions={
        !current?.overdueUntil && (
          <Button
            variant="secondary"
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          >
            {choosing ? "Hide plans" : current ? "Change plan" : "See plans"}
          </Button>
        )
      }
    >
      {current ? (
        <div className="grid gap-5">
          {search.get("plan") === "without-hunt" && (
            <Notice>
              Your plan has started, but the hunt you chose is not open any more. Its slot is free
              for another hunt.
            </Notice>
          )}
          {current.overdueUntil && (
            <Notice tone="error" title="Your renewal could not be charged">
              Pay it with another card by {formatDate(current.overdueUntil)}, or the plan and its
              subscriptions end. Until then you keep your hunts.
            </Notice>
          )}
          <PlanHeld catalog={data} current={current} />
          {current.next && <WhatStays current={current} keep={current.next.keep} />}
          <PlanActions current={current} />
          {data.provider === "stripe" && <PortalButton />}
        </div>
      ) : (
        <p className="text-quiet">No plan yet. A plan starts when you subscribe to a hunt.</p>
      )}
      {choosing && !current?.overdueUntil && (
        <div className="mt-6">
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <PlanPicker catalog={data} onChanged={() => setChoosing(false)} />
          </Suspense>
        </div>
      )}
    </ProfileSection>
  );
}

function PlanHeld({ catalog, current }: { catalog: Catalog; current: Held }) {
  const held = catalog.plans.find(({ id }) => id === current.planId);
  const next = catalog.plans.find(({ id }) => id === current.next?.planId);
  return (
    <dl className="grid grid-cols-1 gap-5 sm:grid-cols-3">
      <Fact label="Plan">{held?.name}</Fact>
      <Fact label={renewalLabel(current)}>
        {formatDate(current.overdueUntil ?? current.cycleEndsAt)}
        {current.nextSumCents !== null && `, for ${formatCents(current.nextSumCents)}`}
        {next && `, as ${next.name}`}
      </Fact>
      <Fact label="Hunts">{slotsSentence(held?.slots ?? null, current)}</Fact>
    </dl>
  );
}

/** Of a smaller plan that was chosen: the hunts that go on with it. */
function WhatStays({ current, keep }: { current: Held; keep: readonly string[] }) {
  const { mayStay } = current;
  const names = mayStay.filter(({ id }) => keep.includes(id)).map(({ name }) => name);
  if (mayStay.length === 0) return null;
  return (
    <p className="text-quiet">
      {names.length === mayStay.length
        ? "All of your hunts stay."
        : names.length > 0
          ? `From then on you play ${names.join(", ")}; the others end.`
          : "You chose no hunt to stay: all of them end then."}
    </p>
  );
}

function renewalLabel({ overdueUntil, renews, cycleEndsAt }: Held): string {
  if (overdueUntil) return "To be paid by";
  if (renews && new Date(cycleEndsAt) <= new Date()) return "Being renewed, since";
  return renews ? "Renews on" : "Ends on";
}

function PlanActions({ current }: { current: Held }) {
  const [stopping, setStopping] = useState(false);
  const change = usePlanChange(() => setStopping(false));
  const checkout = useCheckout();
  const ends = formatDate(current.overdueUntil ?? current.cycleEndsAt);
  if (!current.renews) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={change.isPending} onClick={() => change.make({ kind: "resume" })}>
          Take it up again
        </Button>
        <span className="text-sm text-quiet">Nothing is due before {ends}.</span>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {current.overdueUntil && (
        <Button
          busy={checkout.pendingId !== null}
          onClick={() =>
            checkout.begin({ kind: "plan", id: current.next?.planId ?? current.planId })
          }
        >
          Pay with another card
        </Button>
      )}
      <WhoGate who={checkout.who} />
      {checkout.error && (
        <Notice tone="error" announce>
          {checkout.error}
        </Notice>
      )}
      {current.next && !current.overdueUntil && (
        <Button
          variant="secondary"
          busy={change.isPending}
          onClick={() => change.make({ kind: "change", id: current.planId, keep: [] })}
        >
          Keep the present plan
        </Button>
      )}
      <Button variant="secondary" onClick={() => setStopping(true)}>
        Cancel plan
      </Button>
      <AlertDialogLater
        open={stopping}
        onOpenChange={setStopping}
        title="Cancel your plan?"
        text={
          current.overdueUntil
            ? "It ends at once, and so do its subscriptions. What you solved, and bonus and bought credits, stay."
            : `Nothing is charged any more. You can play your hunts until ${ends}; what you solved, and bonus and bought credits, stay.`
        }
        confirmLabel="Cancel plan"
        cancelLabel="Keep the plan"
        danger
        busy={change.isPending}
        onConfirm={() => change.make({ kind: "cancel" })}
      />
    </div>
  );
}

function slotsSentence(slots: number | null, { slotsUsed }: Held): string {
  return slots === null ? `${slotsUsed}, every hunt included` : `${slotsUsed} of ${slots} in use`;
}
