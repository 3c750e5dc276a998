import type { Job } from "@ten-paces/contract";
import { CallFailed } from "../../api.ts";
import type { JobSource } from "./job-source.ts";

/** How long to wait before the stream is tried again: the first time, and at most. */
const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

export function isOver(job: Pick<Job, "status">): boolean {
  return job.status !== "queued" && job.status !== "running";
}

/**
 * The job as it goes on, until it is over: from the stream of events, which is opened again where it breaks off,
 * after ever longer pauses. What changed in between is asked for. A lost connection is waited out.
 * @throws CallFailed when the server says that there is nothing to follow
 */
export async function* followJob(
  source: JobSource,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<Job> {
  let pauseMs = SHORTEST_PAUSE_MS;
  while (!signal.aborted) {
    try {
      for await (const job of source.stream(id, signal)) {
        yield job;
        if (isOver(job)) return;
        pauseMs = SHORTEST_PAUSE_MS;
      }
    } catch {
      // A proxy that holds streams back, or a connection that broke: the question below finds out.
    }
    if (signal.aborted) return;
    const job = await readOrNull(source, id, signal);
    if (signal.aborted) return;
    if (job) yield job;
    if (job && isOver(job)) return;
    await source.pause(pauseMs, signal);
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
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
