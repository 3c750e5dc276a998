import { type BuildProgress, buildProgress, type Job } from "@ten-paces/contract";

/** The squares that a running job has ready, in their order. */
export function madeSoFar(job: Job | null): BuildProgress["squares"] {
  const made = buildProgress.safeParse(job?.result);
  return made.success ? made.data.squares : [];
}
