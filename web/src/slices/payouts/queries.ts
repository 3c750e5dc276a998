import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getPayout, listPayouts, type PrizeStatus } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** A page of the prizes; the one before stays while the next is on its way. */
export function payoutsQuery({ status, page }: { status: PrizeStatus | null; page: number }) {
  const query = { page, ...(status && { status }) };
  return queryOptions({
    queryKey: ["admin", "payouts", query],
    queryFn: ({ signal }) => call(listPayouts, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One prize with all there is to decide it from. */
export function payoutQuery(id: string) {
  return queryOptions({
    queryKey: ["admin", "payout", id],
    queryFn: ({ signal }) => call(getPayout, { params: { id } }, { signal }),
  });
}
