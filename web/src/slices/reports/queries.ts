import { queryOptions } from "@tanstack/react-query";
import { listReports, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";

export type Reports = Result<typeof listReports>;
export type ReportedSquare = Reports["squares"][number];
export type OutsideReport = Reports["outside"][number];

/** Squares that rest or were reported, and reports from outside. */
export const reportsQuery = queryOptions({
  queryKey: ["admin", "reports"],
  queryFn: ({ signal }) => call(listReports, {}, { signal }),
  refetchInterval: 60_000,
});
