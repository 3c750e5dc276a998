import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endSubscription, type Subscription } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../../api.ts";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { accountTrouble } from "../../../slices/accounts/account-trouble.ts";
import { type Catalog, catalogQuery } from "../../../slices/billing/queries.ts";
import { subscriptionsQuery } from "../../../slices/subscriptions/queries.ts";
import {
  countActive,
  heldSubscriptions,
  unfinishedSubscriptions,
} from "../../../slices/subscriptions/standing.ts";
import { AlertDialogLater } from "../../../ui/alert-dialog-later.tsx";
import { QuietLabel, QuietStatus } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { codeInWords } from "../../../ui/code-words.ts";
import { formatDate } from "../../../ui/dates.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { SquareRow } from "../../../ui/square-row.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ProfileSection } from "./profile-section.tsx";

type Plan = NonNullable<Catalog["current"]>;

export function SubscriptionsSection() {
  const { data } = useQuery(subscriptionsQuery);
  const plan = useQuery(catalogQuery).data?.current;
  const [leaving, setLeaving] = useState<Subscription | null>(null);
  const held = heldSubscriptions(data ?? []);
  const open = unfinishedSubscriptions(held);
  const over = held.length - open.length;
  return (
    <ProfileSection title="Your Subscriptions" anchor="subscriptions">
      {open.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-quiet">No active subscriptions</p>
          <LinkButton to={paths.hunts} variant="secondary">
            Find a hunt
          </LinkButton>
        </div>
      ) : (
        <ul>
          {open.map((subscription) => (
            <SubscriptionLine
              key={subscription.id}
              subscription={subscription}
              planStopped={plan?.stopped ?? false}
              onLeave={() => setLeaving(subscription)}
            />
          ))}
        </ul>
      )}
      {over > 0 && (
        <p className="mt-4 text-sm text-quiet">
          {over === 1
            ? "One more is over for you. It stands under Completed Hunts and uses no place of your plan."
            : `${over} more are over for you. They stand under Completed Hunts and use no place of your plan.`}
        </p>
      )}
      <UnsubscribeDialog
        subscription={leaving}
        plan={plan ?? null}
        isLast={plan?.renews === true && countActive(held) === 1}
        onClose={() => setLeaving(null)}
      />
    </ProfileSection>
  );
}

type SubscriptionLineProps = {
  subscription: Subscription;
  /** The hunt ends with the plan, and comes back with it. */
  planStopped: boolean;
  onLeave: () => void;
};

function SubscriptionLine({ subscription, planStopped, onLeave }: SubscriptionLineProps) {
  const { hunt, tier, status, endsAt } = subscription;
  const solved = hunt.completedSquares ?? [];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-contour py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <Link to={paths.hunt(hunt.id)} className="link font-semibold">
          {hunt.name}
        </Link>
        <div className="mt-2 max-w-64">
          <SquareRow
            total={hunt.totalSquares}
            solved={solved}
            current={solved.length < hunt.totalSquares ? (hunt.currentSquare ?? 1) : null}
          />
        </div>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <QuietLabel>{codeInWords(hunt.type)}</QuietLabel>
          <QuietStatus status={status} />
          <span className="text-quiet">Tier: {tier}</span>
          {status === "ENDING" && endsAt && (
            <span className="text-quiet">Playable until {formatDate(endsAt)}</span>
          )}
        </div>
      </div>
      {status === "ACTIVE" ? (
        <Button variant="secondary" onClick={onLeave} aria-label={`Unsubscribe from ${hunt.name}`}>
          Unsubscribe
        </Button>
      ) : (
        hunt.status === "ACTIVE" &&
        !planStopped && (
          <LinkButton
            to={paths.subscribe(hunt.id)}
            variant="secondary"
            aria-label={`Subscribe to ${hunt.name} again`}
          >
            Subscribe again
          </LinkButton>
        )
      )}
    </li>
  );
}

type UnsubscribeDialogProps = {
  subscription: Subscription | null;
  plan: Plan | null;
  /** The last hunt that goes on with the plan: it is not renewed either then. */
  isLast: boolean;
  onClose: () => void;
};

function UnsubscribeDialog({ subscription, plan, isLast, onClose }: UnsubscribeDialogProps) {
  const queryClient = useQueryClient();
  const leave = useMutation({
    mutationFn: (id: string) => call(endSubscription, { params: { id } }),
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries();
      toast({ tone: "success", text: message });
      onClose();
    },
    onError: (error) => {
      const otherwise = "You could not be unsubscribed. Please try again.";
      toast({ tone: "error", text: accountTrouble(error, otherwise) });
      onClose();
    },
  });
  return (
    <AlertDialogLater
      open={subscription !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Unsubscribe from ${subscription?.hunt.name ?? ""}?`}
      text={whatLeavingMeans(plan, isLast)}
      confirmLabel="Unsubscribe"
      cancelLabel="Stay subscribed"
      danger
      busy={leave.isPending}
      onConfirm={() => {
        if (subscription && !leave.isPending) leave.mutate(subscription.id);
      }}
    />
  );
}

/** Before it is done: until when the hunt is played, and what becomes of its plan. */
function whatLeavingMeans(plan: Plan | null, isLast: boolean): string {
  if (plan && new Date(plan.cycleEndsAt) <= new Date()) {
    return isLast
      ? "The month that was paid is over: the hunt ends at once, and your plan with it. What you solved, and bonus and bought credits, stay."
      : "The month that was paid is over: the hunt ends at once. Your progress stays.";
  }
  return plan && isLast
    ? `It is the last hunt of your plan: the plan ends on ${formatDate(plan.cycleEndsAt)}, too. You can play the hunt and take both up again until then, and your progress stays.`
    : "It will not be renewed. You can play it until your cycle ends, and your progress stays.";
}
