import { queryOptions } from "@tanstack/react-query";
import { getFinishFile, listReceipts, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";

export type Shown = Result<typeof getFinishFile>;
export type Receipt = Result<typeof listReceipts>["receipts"][number];

export function finishFileQuery(huntId: string) {
  return queryOptions({
    queryKey: ["hunts", "finish-file", huntId],
    queryFn: ({ signal }) => call(getFinishFile, { params: { id: huntId } }, { signal }),
  });
}

/** The caller's own, newest first. */
export function receiptsQuery(huntId: string) {
  return queryOptions({
    queryKey: ["hunts", "receipts", huntId],
    queryFn: ({ signal }) => call(listReceipts, { params: { id: huntId } }, { signal }),
  });
}
