import type { Job } from "@ten-paces/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { followJob, isOver } from "./follow-job.ts";
import { type JobSource, serverJobs } from "./job-source.ts";

interface Listeners {
  onOver(job: Job): void;
  /** The job is gone, or may not be followed. */
  onLost(error: Error): void;
}

/** Follows a job for as long as the component stands, and says once when it is over. */
export function useFollowedJob(
  id: string | null,
  listeners: Listeners,
  source: JobSource = serverJobs,
): Job | null {
  const [job, setJob] = useState<Job | null>(null);
  const tell = useEffectEvent((event: Job | Error) => {
    if (event instanceof Error) listeners.onLost(event);
    else listeners.onOver(event);
  });
  useEffect(() => {
    if (id === null) return;
    const left = new AbortController();
    const follow = async () => {
      for await (const next of followJob(source, id, left.signal)) {
        if (left.signal.aborted) return;
        setJob(next);
        if (isOver(next)) tell(next);
      }
    };
    follow().catch((error: unknown) => {
      if (!left.signal.aborted) tell(error instanceof Error ? error : new Error(String(error)));
    });
    return () => left.abort();
  }, [id, source]);
  return job?.id === id ? job : null;
}
