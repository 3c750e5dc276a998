import { useMutation, useQueryClient } from "@tanstack/react-query";
import { restorePlace, withdrawPlace } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { toast } from "../../ui/toast-store.ts";
import { placesKey } from "./queries.ts";

/** Withdraws a place (with a reason) or restores it (without one), and says what came of it. */
export function useWithdrawal(place: { id: string; name: string }, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (reason: string | null): Promise<unknown> => {
      const params = { id: place.id };
      if (reason === null) return call(restorePlace, { params });
      return call(withdrawPlace, { params, body: { reason } });
    },
    onSuccess: (_, reason) => {
      const text =
        reason === null
          ? "Restored. The builder may use it again."
          : "Withdrawn. New hunts leave it out.";
      toast({ tone: "success", title: place.name, text });
      onDone();
    },
    onError: (error) => toast({ tone: "error", title: place.name, text: error.message }),
    // Also after a refusal: somebody else was faster, and the list shows it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: placesKey }),
  });
}
