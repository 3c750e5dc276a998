import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cancelJob, letGoOfJob, retryJob } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { toast } from "../../ui/toast-store.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import type { JobAction } from "./job-actions.ts";

const DONE: Record<JobAction, string> = {
  retry: "It is in the queue again.",
  letGo: "It is settled.",
  cancel: "It stops after the step it is at.",
};

const CALLS = { retry: retryJob, letGo: letGoOfJob, cancel: cancelJob } as const;

/** Tries a job again, lets go of it or cancels it, and has the lists read anew. */
export function useJobActions() {
  const queryClient = useQueryClient();
  const once = useOneAtATime();
  const act = useMutation({
    mutationFn: ({ id, action }: { id: string; action: JobAction }) =>
      call(CALLS[action], { params: { id } }),
    onSuccess: (_, { action }) => toast({ tone: "success", text: DONE[action] }),
    onError: (error) => toast({ tone: "error", text: error.message }),
    // Also after a refusal: what stands on the screen was not so any more.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["admin"] }),
  });
  return {
    busyId: act.isPending ? act.variables.id : null,
    act: (id: string, action: JobAction) => once(() => act.mutateAsync({ id, action })),
  };
}

export type JobActions = ReturnType<typeof useJobActions>;
