import { queryOptions } from "@tanstack/react-query";
import { listOutbox, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";

export type Mail = Result<typeof listOutbox>["mails"][number];

const SHOWN_MAILS = 100;

/** The newest mails that the product wrote. Each reading is an entry of the audit log: only who looks makes one. */
export const outboxQuery = queryOptions({
  queryKey: ["admin", "outbox"],
  queryFn: ({ signal }) => call(listOutbox, { query: { limit: SHOWN_MAILS } }, { signal }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
