import { infiniteQueryOptions } from "@tanstack/react-query";
import { getLedger, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";

export type LedgerEntry = Result<typeof getLedger>["entries"][number];

const PAGE_SIZE = 20;

/** Where every credit came from and went, newest first, a page after the other. */
export const ledgerQuery = infiniteQueryOptions({
  queryKey: ["credits", "ledger"],
  queryFn: ({ pageParam, signal }) =>
    call(
      getLedger,
      { query: { limit: PAGE_SIZE, ...(pageParam ? { before: pageParam } : {}) } },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextBefore,
});
