import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listOutbox, outboxShows, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { choiceOf, tableAddress } from "../../ui/table-address.ts";

export type Mail = Result<typeof listOutbox>["mails"][number];

export const outboxAddress = tableAddress({
  filters: { show: choiceOf(outboxShows) },
  sorts: ["-createdAt"],
});

/** A page of the mails that the product wrote. Each reading is an entry of the audit log: only who looks makes one. */
export function outboxQuery(query: { search?: string; show: "all" | "waiting"; page: number }) {
  return queryOptions({
    queryKey: ["admin", "outbox", query],
    queryFn: ({ signal }) => call(listOutbox, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
