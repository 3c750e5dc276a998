import type { BuildProgress, Job } from "@ten-paces/contract";

/** The squares that a running job has ready, in their order. */
export function madeSoFar(job: Job | null): BuildProgress["squares"] {
  return job?.kind === "build_hunt" ? (job.made?.squares ?? []) : [];
}
