import type { Job } from "@ten-paces/contract";
import { CallFailed } from "../../api.ts";
import type { JobSource } from "./job-source.ts";

export const POLL_MS = 500;

export function isOver(job: Pick<Job, "status">): boolean {
  return job.status !== "queued" && job.status !== "running";
}

/**
 * The job as it goes on, until it is over: from the stream of events, and by asking every 500 ms where
 * the stream breaks off. A lost connection is waited out.
 * @throws CallFailed when the server says that there is nothing to follow
 */
export async function* followJob(
  source: JobSource,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<Job> {
  try {
    for await (const job of source.stream(id, signal)) {
      yield job;
      if (isOver(job)) return;
    }
  } catch {
    // A proxy that holds streams back, or a connection that broke: the questions below find out.
  }
  while (!signal.aborted) {
    const job = await readOrNull(source, id, signal);
    if (signal.aborted) return;
    if (job) yield job;
    if (job && isOver(job)) return;
    await source.pause(POLL_MS, signal);
  }
}

async function readOrNull(source: JobSource, id: string, signal: AbortSignal): Promise<Job | null> {
  try {
    return await source.read(id, signal);
  } catch (error) {
    const passes = error instanceof CallFailed && (error.kind === "network" || error.status >= 500);
    if (passes || signal.aborted) return null;
    throw error;
  }
}
