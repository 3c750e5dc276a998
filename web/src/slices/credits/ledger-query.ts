import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { getLedger, type Input, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";

export type LedgerEntry = Result<typeof getLedger>["entries"][number];

/** Which lines are shown; days as YYYY-MM-DD. */
export type LedgerFilter = Pick<Input<typeof getLedger>["query"], "group" | "from" | "to">;

const PAGE_SIZE = 20;

/** Where every credit came from and went, newest first, a page after the other. */
export function ledgerQuery(filter: LedgerFilter) {
  return infiniteQueryOptions({
    queryKey: ["credits", "ledger", filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        getLedger,
        { query: { ...filter, limit: PAGE_SIZE, ...(pageParam ? { before: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextBefore,
    placeholderData: keepPreviousData,
  });
}
