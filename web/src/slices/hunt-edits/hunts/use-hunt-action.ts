import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AdminHunt, deleteHunt, updateHunt } from "@ten-paces/contract";
import { call } from "../../../api.ts";
import { readToken } from "../../../token.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";
import { type HuntAction, STATUS_AFTER, successOf } from "./hunt-actions.ts";
import { deleteTrouble, statusTrouble } from "./hunt-trouble.ts";
import { refreshHunts } from "./queries.ts";

export type Wanted = {
  hunt: AdminHunt;
  action: HuntAction;
  /** What its hunters are told of it by mail; nothing where it is empty. */
  tell?: string;
};

/** Pauses, cancels, resumes or deletes, and says what came of it. */
export function useHuntAction(onSettled: (wanted: Wanted, done: boolean) => void) {
  const queryClient = useQueryClient();
  const once = useOneAtATime();
  const change = useMutation({
    mutationFn: async ({ hunt, action, tell = "" }: Wanted): Promise<unknown> => {
      if (action === "delete") return call(deleteHunt, { query: { huntId: hunt.id } });
      if (action === "openNext") {
        return call(updateHunt, { params: { id: hunt.id }, body: { next: true } });
      }
      const told = tell.trim();
      const body = { status: STATUS_AFTER[action], ...(told && { tell: told }) };
      return call(updateHunt, { params: { id: hunt.id }, body });
    },
    onSuccess: (_, wanted) => {
      toast({ tone: "success", title: wanted.hunt.name, text: successOf(wanted.action) });
      void refreshHunts(queryClient);
    },
    onError: (error, { hunt, action }) => {
      const trouble = action === "delete" ? deleteTrouble : statusTrouble;
      toast({ tone: "error", title: hunt.name, text: trouble(error) });
    },
    onSettled: (_, error, wanted) => onSettled(wanted, error === null),
  });
  function begin(wanted: Wanted): void {
    if (readToken() === null) {
      const what = wanted.action === "delete" ? "delete" : "manage";
      toast({ tone: "error", text: `You must be logged in as an admin to ${what} hunts.` });
      onSettled(wanted, false);
    } else once(() => change.mutateAsync(wanted));
  }
  return { begin, busy: change.isPending };
}
