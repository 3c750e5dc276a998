import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endOtherSessions, endSession, type OwnSession } from "@ten-paces/contract";
import { lazy, Suspense, useState } from "react";
import { call } from "../../../api.ts";
import { accountTrouble } from "../../../slices/accounts/account-trouble.ts";
import { useSession } from "../../../slices/accounts/session.tsx";
import { sessionsQuery } from "../../../slices/accounts/sessions-query.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime, formatShortDate } from "../../../ui/dates.ts";
import { toast } from "../../../ui/toast-store.ts";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { ProfileSection } from "./profile-section.tsx";

// Few accounts have one: its dialogs and the maker of QR codes come when they are asked for.
const SecondFactorSection = lazy(
  () => import("../../../slices/second-factor/second-factor-section.tsx"),
);

/** The password, and the devices that are signed in. */
export function SignInSection() {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const { data: sessions = [] } = useQuery(sessionsQuery);
  const [changing, setChanging] = useState(false);
  const others = sessions.filter(({ current }) => !current);
  const end = useMutation({
    // One device by its id, or all others.
    mutationFn: (id: string | null) =>
      id === null ? call(endOtherSessions, {}) : call(endSession, { params: { id } }),
    onSuccess: ({ message }) => toast({ tone: "success", text: message }),
    onError: (error) =>
      toast({
        tone: "error",
        text: accountTrouble(error, "That device could not be signed out. Please try again."),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <ProfileSection
      title="Password and devices"
      anchor="devices"
      gist="Where you are signed in"
      actions={
        <Button variant="secondary" onClick={() => setChanging(true)}>
          Change password
        </Button>
      }
    >
      <p className="max-w-prose text-quiet">
        You are signed in on these devices. If you do not know one of them, sign it out and change
        your password.
      </p>
      <ul className="mt-4">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={end.isPending && end.variables === null}
          onClick={() => end.mutate(null)}
        >
          Sign out everywhere else
        </Button>
      )}
      <Suspense fallback={null}>{user && <SecondFactorSection user={user} />}</Suspense>
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </ProfileSection>
  );
}

type SessionRowProps = { session: OwnSession; busy: boolean; onEnd: () => void };

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { device, createdAt, lastSeenAt, current } = session;
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-3 border-t border-contour py-2.5">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-quiet">
          Signed in {formatShortDate(createdAt)}
          {current ? "" : `, last used ${formatDateTime(lastSeenAt)}`}
        </p>
      </div>
      {current ? (
        <Badge tone="moss">This device</Badge>
      ) : (
        <Button
          variant="secondary"
          busy={busy}
          onClick={onEnd}
          aria-label={`Sign out ${device}, last used ${formatDateTime(lastSeenAt)}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
