import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ListedUser, updateUser } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { CHANGE_OF, USER_ACTION_WORDS, type UserAction } from "./user-actions.ts";

export type WantedOfUser = { user: ListedUser; action: UserAction };

type UserActionDialogProps = { wanted: WantedOfUser | null; onClose: () => void };

/** The question before an account's rights change. */
export function UserActionDialog({ wanted, onClose }: UserActionDialogProps) {
  // What is shown while the dialog closes is what was asked.
  const [last, setLast] = useState(wanted);
  if (wanted !== null && wanted !== last) setLast(wanted);
  const queryClient = useQueryClient();
  const once = useOneAtATime();
  const change = useMutation({
    mutationFn: ({ user, action }: WantedOfUser) =>
      call(updateUser, { params: { id: user.id }, body: CHANGE_OF[action] }),
    onSuccess: (_, { user, action }) => {
      toast({ tone: "success", text: `${user.email} ${USER_ACTION_WORDS[action].done}` });
      void queryClient.invalidateQueries({ queryKey: ["admin"] });
    },
    onError: (error, { user }) => toast({ tone: "error", title: user.email, text: error.message }),
    onSettled: onClose,
  });
  if (!last) return null;
  const words = USER_ACTION_WORDS[last.action];
  return (
    <AlertDialog
      open={wanted !== null}
      onOpenChange={onClose}
      title={`${words.label}: ${last.user.email}`}
      text={
        <>
          <p>{words.question}</p>
          <p className="mt-2 text-quiet">{words.consequence}</p>
        </>
      }
      confirmLabel={words.label}
      danger={words.danger}
      busy={change.isPending}
      onConfirm={() => once(() => change.mutateAsync(last))}
    />
  );
}
