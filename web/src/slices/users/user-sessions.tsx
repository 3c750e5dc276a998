import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  endUserSession,
  endUserSessions,
  type getAdminUser,
  type ListedUser,
  type Result,
} from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import type { Column } from "../../ui/data-table-column.ts";
import { toast } from "../../ui/toast-store.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { useSession } from "../accounts/session.tsx";
import { useMay } from "../accounts/use-may.ts";
import { useRole } from "../accounts/use-role.ts";
import { Part } from "./user-file-part.tsx";
import { when } from "./when.tsx";

type UserSession = Result<typeof getAdminUser>["sessions"][number];
type UserSessionsProps = {
  user: Pick<ListedUser, "id" | "email" | "role">;
  sessions: readonly UserSession[];
};

/** Where somebody is signed in, to be signed out on one device or everywhere. */
export function UserSessions({ user, sessions }: UserSessionsProps) {
  const client = useQueryClient();
  const once = useOneAtATime();
  const may = useMay();
  const role = useRole();
  const { user: own } = useSession();
  const isOwn = own?.id === user.id;
  const [wanted, setWanted] = useState<UserSession | "all" | null>(null);
  const ending = useMutation({
    mutationFn: async (which: UserSession | "all") => {
      if (which !== "all") {
        await call(endUserSession, { params: { id: user.id, sessionId: which.id } });
        return `${user.email} is signed out on ${which.device}.`;
      }
      const { ended } = await call(endUserSessions, { params: { id: user.id } });
      return `${user.email} is signed out on ${counted(ended, "device")}.`;
    },
    onSuccess: (text) => toast({ tone: "success", text }),
    onError: (error) => toast({ tone: "error", title: user.email, text: error.message }),
    onSettled: () => {
      setWanted(null);
      void client.invalidateQueries({ queryKey: ["admin"] });
    },
  });
  const mayEnd = may("endUserSession") && (user.role === null || role === "owner");
  const columns: Column<UserSession>[] = [
    { key: "device", label: "Device", cell: (one) => one.device },
    { key: "since", label: "Signed in", cell: (one) => when(one.createdAt) },
    { key: "seen", label: "Last seen", cell: (one) => when(one.lastSeenAt) },
  ];
  if (mayEnd && !isOwn) {
    columns.push({
      key: "end",
      label: "Actions",
      hideLabel: true,
      align: "right",
      atCorner: true,
      cell: (one) => (
        <Button
          variant="ghost"
          size="small"
          aria-label={`Sign out ${one.device}`}
          onClick={() => setWanted(one)}
        >
          Sign out
        </Button>
      ),
    });
  }
  const where = wanted !== null && wanted !== "all" ? wanted.device : "every device";
  return (
    <>
      <Part
        title="Signed in on"
        note={isOwn ? "Your own sessions are ended in your profile." : undefined}
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        empty="They are signed in nowhere."
        action={
          mayEnd &&
          !isOwn && (
            <Button variant="secondary" size="small" onClick={() => setWanted("all")}>
              Sign out everywhere
            </Button>
          )
        }
      />
      <AlertDialog
        open={wanted !== null}
        onOpenChange={(open) => !open && setWanted(null)}
        title={`Sign ${user.email} out on ${where}?`}
        text="It holds at once. They can sign in again with their password; nothing else is taken from them. It stands in the log."
        confirmLabel="Sign out"
        danger
        busy={ending.isPending}
        onConfirm={() => wanted && once(() => ending.mutateAsync(wanted).catch(() => undefined))}
      />
    </>
  );
}
