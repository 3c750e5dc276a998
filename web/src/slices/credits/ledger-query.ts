import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { getLedger, type Input, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";

export type LedgerEntry = Result<typeof getLedger>["entries"][number];

/** Which lines are shown; days as YYYY-MM-DD. */
export type LedgerFilter = Pick<Input<typeof getLedger>["query"], "group" | "from" | "to">;

const PAGE_SIZE = 20;

/** A filter as the service takes it: days are those of who looks, as the times beside the lines are. */
export function asked({ from, to, ...filter }: LedgerFilter): LedgerFilter {
  return {
    ...filter,
    ...(from && { from: startOf(from, 0) }),
    ...(to && { to: startOf(to, 1) }),
  };
}

/** The moment at which a day begins here, or so many days after it. @param day YYYY-MM-DD */
function startOf(day: string, daysAfter: number): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysAfter);
  return start.toISOString();
}

/** Where every credit came from and went, newest first, a page after the other. */
export function ledgerQuery(filter: LedgerFilter) {
  return infiniteQueryOptions({
    queryKey: ["credits", "ledger", filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        getLedger,
        {
          query: {
            ...asked(filter),
            limit: PAGE_SIZE,
            ...(pageParam ? { before: pageParam } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextBefore,
    placeholderData: keepPreviousData,
  });
}
