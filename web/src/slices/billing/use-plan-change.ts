import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  cancelPlan,
  changePlan,
  type Endpoint,
  type PlanId,
  type Result,
  resumePlan,
} from "@ten-paces/contract";
import { attempt, type Outcome } from "../../api.ts";
import { toast } from "../../ui/toast-store.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { checkoutSentence } from "./checkout-sentence.ts";

export type PlanChange =
  | { kind: "cancel" }
  | { kind: "resume" }
  | { kind: "change"; id: PlanId; keep: string[] };

class PlanRefused extends Error {}

/** Stops, resumes or changes the plan; what came of it is told by a toast. */
export function usePlanChange(onDone?: () => void) {
  const queryClient = useQueryClient();
  const once = useOneAtATime();
  // After a refusal, too: what was shown was not so any more.
  const readAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ["billing", "catalog"] }),
      queryClient.invalidateQueries({ queryKey: ["subscriptions"] }),
    ]);
  const mutation = useMutation({
    mutationFn: ask,
    onSuccess: async ({ message }) => {
      await readAgain();
      toast({ tone: "success", text: message });
      onDone?.();
    },
    onError: (error) => {
      const isRefusal = error instanceof PlanRefused;
      if (isRefusal) void readAgain();
      toast({ tone: "error", text: isRefusal ? error.message : checkoutSentence(error) });
    },
  });
  return {
    make: (change: PlanChange) => once(() => mutation.mutateAsync(change).catch(() => undefined)),
    isPending: mutation.isPending,
  };
}

async function ask(change: PlanChange): Promise<Result<typeof changePlan>> {
  switch (change.kind) {
    case "cancel":
      return said(await attempt(cancelPlan, {}));
    case "resume":
      return said(await attempt(resumePlan, {}));
    case "change":
      return said(await attempt(changePlan, { body: { id: change.id, keep: change.keep } }));
  }
}

function said<E extends Endpoint>(outcome: Outcome<E>): Result<E> {
  if (outcome.ok) return outcome.result;
  throw new PlanRefused(outcome.refusal.error);
}
