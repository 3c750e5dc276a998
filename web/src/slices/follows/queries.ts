import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { followState, listFollowed } from "@ten-paces/contract";
import { call, toldBy } from "../../api.ts";
import { toast } from "../../ui/toast-store.ts";

/** The states that the hunter follows, in capitals. */
export const followedQuery = queryOptions({
  queryKey: ["follows"],
  queryFn: ({ signal }) => call(listFollowed, {}, { signal }),
});

/** Follows a state or does so no longer; what came of it is told by a toast. */
export function useFollow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ state, follows }: { state: string; follows: boolean }) =>
      call(followState, { params: { state }, body: { follows } }),
    onSuccess: (saved) => client.setQueryData(followedQuery.queryKey, saved),
    onError: (error) =>
      toast({
        tone: "error",
        text: toldBy(error) ?? "This could not be saved. Please try again.",
      }),
  });
}
