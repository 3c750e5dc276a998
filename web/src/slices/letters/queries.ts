import { queryOptions } from "@tanstack/react-query";
import { listLetters } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** What the hunters of a hunt were told. Mails go out in the background, so the count moves. */
export function lettersQuery(huntId: string) {
  return queryOptions({
    queryKey: ["admin", "letters", huntId],
    queryFn: ({ signal }) => call(listLetters, { params: { id: huntId } }, { signal }),
    refetchInterval: 15_000,
  });
}
