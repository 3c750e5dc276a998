import { useQuery } from "@tanstack/react-query";
import type { ListedHunt } from "@ten-paces/contract";
import { lazy, Suspense, useEffect, useRef } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { catalogQuery } from "../../../slices/billing/queries.ts";
import { type PlanId, plansOnOffer } from "../../../slices/billing/suggested-plan.ts";
import { useSubscribe } from "../../../slices/subscriptions/use-subscribe.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { formatCents } from "../../../ui/money.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";
import { HuntSummary } from "./hunt-summary.tsx";
import { Oops } from "./oops.tsx";
import { subscribeTrouble } from "./subscribe-state.ts";
import { Subscribed } from "./subscribed.tsx";

// Who has a slot never sees it.
const PlanPicker = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/billing/plan-picker.tsx").then((module) => ({
      default: module.PlanPicker,
    })),
  ),
);

/** The hunt, what comes with it, and the press that subscribes or shows the plans. */
export function SubscribeOffer({ hunt }: { hunt: ListedHunt }) {
  const { mutateAsync, isPending, data: outcome, error } = useSubscribe();
  const once = useOneAtATime();
  if (error) return <Oops message={subscribeTrouble(error)} />;
  if (outcome?.kind === "refused") return <Oops message={outcome.message} />;
  if (outcome?.kind === "subscribed") return <Subscribed hunt={hunt} />;
  return (
    <Page title="Subscribe" heading={hunt.name} eyebrow="Subscribe" width="wide">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-10">
        <HuntSummary hunt={hunt} />
        {outcome?.kind === "plan_needed" ? (
          <Plans huntId={hunt.id} message={outcome.message} only={outcome.only} />
        ) : (
          <Card className="grid gap-4 lg:sticky lg:top-24">
            <Prices />
            <Button
              size="bar"
              busy={isPending}
              busyLabel="Subscribing..."
              onClick={() => once(() => mutateAsync(hunt.id))}
            >
              Subscribe to Hunt
            </Button>
            <p className="text-center text-sm text-quiet">
              You can unsubscribe at any time from your profile
            </p>
          </Card>
        )}
      </div>
    </Page>
  );
}

/** What the press leads to, and what it costs, for who has no slot for the hunt; nothing for who has. */
function Prices() {
  const { data } = useQuery(catalogQuery);
  if (!data) return null;
  const { current, plans } = data;
  const slots = plans.find(({ id }) => id === current?.planId)?.slots ?? null;
  if (current && (slots === null || current.slotsUsed < slots)) return null;
  const offered = plansOnOffer(data, { forHunt: true, only: undefined });
  if (offered.length === 0) return null;
  return (
    <div>
      <p>
        {current
          ? "Your plan has no free slot. A larger one starts at once, for the difference:"
          : "It takes a plan, which you choose next and stop whenever you like:"}
      </p>
      <ul className="mt-2">
        {offered.map(({ id, name, priceCents, monthlyCredits }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-contour py-2 last:border-b-0"
          >
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-quiet">
              <span className="figure text-lg font-semibold text-ink">
                {formatCents(priceCents)}
              </span>{" "}
              a month, {monthlyCredits} credits
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type PlansProps = { huntId: string; message: string; only: PlanId | undefined };

function Plans({ huntId, message, only }: PlansProps) {
  const { data, error } = useQuery(catalogQuery);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus();
  }, []);
  return (
    <section ref={section} tabIndex={-1} aria-label="Plans" className="grid gap-6 outline-none">
      <Notice>{message}</Notice>
      {data && (
        <Suspense fallback={<Spinner label="Loading..." size="large" />}>
          <PlanPicker catalog={data} huntId={huntId} {...(only && { only })} />
        </Suspense>
      )}
      {!data && !error && <Spinner label="Loading..." size="large" />}
      {!data && error && (
        <Notice tone="error" announce>
          The plans could not be loaded. Please reload the page.
        </Notice>
      )}
    </section>
  );
}
