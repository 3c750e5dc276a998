import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listJobs, type Parts } from "@ten-paces/contract";
import { call } from "../../api.ts";
import type { JobsAddress } from "./jobs-address.ts";

export const jobsKey = ["admin", "jobs"] as const;

/** So often a page of jobs is asked for again: soon while something is under way. */
const LOOK_MS = 4_000;
const REST_MS = 20_000;

function listed(query: Parts<typeof listJobs>["query"]) {
  return queryOptions({
    queryKey: [...jobsKey, query],
    queryFn: ({ signal }) => call(listJobs, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.open ?? 0) > 0 ? LOOK_MS : REST_MS),
  });
}

/** What the table of jobs is narrowed to, without its page. */
export function jobFilterOf({ status, group }: JobsAddress) {
  return { ...(status && { status }), ...(group !== "all" && { group }) };
}

/** A page of background jobs as the address says. */
export function jobsQuery(address: JobsAddress) {
  return listed({ ...jobFilterOf(address), page: address.page });
}

/** The newest that have failed, with how many there are. */
export const failedJobsQuery = listed({ status: "failed" });
