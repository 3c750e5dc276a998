import type { Job } from "@ten-paces/contract";

const WHOLE = new Intl.NumberFormat("en-US");

/** "12 of 306", or what there is to say while nothing is counted. */
export function countOf(job: Pick<Job, "status" | "done" | "total">): string {
  if (job.total !== null) return `${WHOLE.format(job.done)} of ${WHOLE.format(job.total)}`;
  return job.status === "queued" ? "Waiting to begin" : `${WHOLE.format(job.done)} done`;
}
