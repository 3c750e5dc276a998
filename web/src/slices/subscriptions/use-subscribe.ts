import { useMutation, useQueryClient } from "@tanstack/react-query";
import { subscribe } from "@ten-paces/contract";
import { attempt } from "../../api.ts";
import { type SubscribeOutcome, subscribeOutcome } from "./subscribe-outcome.ts";

/** Subscribes to a hunt by its id; the lists that show it are read again. */
export function useSubscribe() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (huntId: string): Promise<SubscribeOutcome> =>
      subscribeOutcome(await attempt(subscribe, { params: { id: huntId }, body: {} }), huntId),
    onSuccess: (outcome) => {
      if (outcome.kind !== "subscribed") return;
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: ["hunts"] }),
        queryClient.invalidateQueries({ queryKey: ["subscriptions"] }),
        queryClient.invalidateQueries({ queryKey: ["billing", "catalog"] }),
      ]);
    },
  });
}
