import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { CallFailed } from "../../../api.ts";
import { paths } from "../../../paths.ts";
import { useParams } from "../../../routing.tsx";
import { useSession } from "../../../slices/accounts/session.tsx";
import { useMay } from "../../../slices/accounts/use-may.ts";
import { useRole } from "../../../slices/accounts/use-role.ts";
import { ResetFactorDialog } from "../../../slices/second-factor/reset-factor-dialog.tsx";
import { CreditsDialog } from "../../../slices/users/credits-dialog.tsx";
import { userFileQuery } from "../../../slices/users/queries.ts";
import { RefundDialog } from "../../../slices/users/refund-dialog.tsx";
import { UserActionDialog, type WantedOfUser } from "../../../slices/users/user-action-dialog.tsx";
import { actionsFor, ROLE_LABELS, USER_ACTION_WORDS } from "../../../slices/users/user-actions.ts";
import { UserFileTables, type UserPayment } from "../../../slices/users/user-file-tables.tsx";
import { WhoDialog } from "../../../slices/users/who-dialog.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { RowMenu } from "../../../ui/row-menu.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** One account: what it has, plays, paid and was sent, and what can be done with it. */
export default function UserPage() {
  const { id = "" } = useParams();
  const { data, error, isPending, refetch } = useQuery(userFileQuery(id));
  const [wanted, setWanted] = useState<WantedOfUser | null>(null);
  const [booking, setBooking] = useState(false);
  const [resetting, setResetting] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const [refunding, setRefunding] = useState<UserPayment | null>(null);
  const role = useRole();
  const may = useMay();
  const { user: own } = useSession();
  if (!data) {
    const gone = error instanceof CallFailed && (error.status === 404 || error.status === 400);
    return (
      <Page title="Account" width="wide">
        {isPending ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <ErrorState
            title={gone ? "There is no such account" : "Unable to load the account"}
            text={gone ? "It may have been deleted." : (error?.message ?? "")}
            action={
              gone ? (
                <LinkButton to={paths.adminTab("users")}>All Users</LinkButton>
              ) : (
                <Button onClick={() => void refetch()}>Try Again</Button>
              )
            }
          />
        )}
      </Page>
    );
  }
  const { user, credits, residence } = data;
  return (
    <Page
      title={user.email}
      width="wide"
      actions={
        <>
          <Button size="small" onClick={() => setBooking(true)}>
            Adjust Credits
          </Button>
          <RowMenu
            of={user.email}
            items={[
              ...(may("updateUser")
                ? [
                    {
                      key: "correct",
                      label: "Correct Who They Are",
                      onSelect: () => setCorrecting(true),
                    },
                  ]
                : []),
              ...(user.secondFactor && user.id !== own?.id && may("resetSecondFactor")
                ? [
                    {
                      key: "factor",
                      label: "Reset the Second Factor",
                      danger: true,
                      onSelect: () => setResetting(true),
                    },
                  ]
                : []),
              ...actionsFor(user, role).map((action) => ({
                key: action,
                label: USER_ACTION_WORDS[action].label,
                danger: USER_ACTION_WORDS[action].danger,
                onSelect: () => setWanted({ user, action }),
              })),
            ]}
          />
        </>
      }
    >
      <div className="grid gap-8">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
            <Figure label="Display name">
              <span className="flex items-center gap-2">
                <Avatar avatar={user.avatar} seed={user.displayName} className="size-7" />
                {user.displayName}
              </span>
            </Figure>
            <Figure label="Credits">
              {credits.totalCredits} ({credits.freeCredits} monthly, {credits.bonusCredits} bonus)
            </Figure>
            <Figure label="Plan">{user.plan ?? "None"}</Figure>
            <Figure label="Lives in">{residence ?? "Not told"}</Figure>
            <Figure label="Registered">{formatDate(user.createdAt)}</Figure>
            <Figure label="Standing">
              <span className="flex flex-wrap gap-1.5">
                {user.suspendedAt !== null && <Badge tone="flag">Suspended</Badge>}
                {user.role && <Badge tone="moss">{ROLE_LABELS[user.role]}</Badge>}
                {user.secondFactor && <Badge tone="moss">Second factor</Badge>}
                {user.household && <Badge tone="yellow">An administrator’s household</Badge>}
                {!user.emailVerified && <Badge tone="yellow">Not confirmed</Badge>}
                {user.suspendedAt === null && !user.isAdmin && user.emailVerified && "Good"}
              </span>
            </Figure>
          </dl>
        </div>
        <UserFileTables file={data} onRefund={may("refundPayment") ? setRefunding : undefined} />
      </div>
      {booking && (
        <CreditsDialog
          user={user}
          totalCredits={credits.totalCredits}
          onClose={() => setBooking(false)}
        />
      )}
      {resetting && <ResetFactorDialog user={user} onClose={() => setResetting(false)} />}
      {refunding && (
        <RefundDialog payment={refunding} email={user.email} onClose={() => setRefunding(null)} />
      )}
      {correcting && <WhoDialog user={user} onClose={() => setCorrecting(false)} />}
      <UserActionDialog wanted={wanted} onClose={() => setWanted(null)} />
    </Page>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-quiet">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
