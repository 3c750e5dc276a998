import type { JobQueue } from "./jobs.ts";
import { type JobContext, JobStopped } from "./work.ts";

const lookEveryMs = 2_000;

/**
 * Runs work that waits long for somebody else between its steps, with a signal that is aborted when the job is
 * canceled or its process ends; the reason is the `JobStopped` to leave with.
 */
export async function withStop<Result>(
  jobs: Pick<JobQueue, "follow" | "isCancelRequested">,
  { id, ending }: Pick<JobContext, "id" | "ending">,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const canceled = new AbortController();
  const changes = await jobs.follow(id);
  let over = false;
  const watch = async () => {
    while (!over && !canceled.signal.aborted) {
      // A database that is away for a moment cancels nothing.
      const isCanceled = await jobs.isCancelRequested(id).catch(() => false);
      if (isCanceled) canceled.abort(new JobStopped("canceled"));
      else if (!over) await changes.next(lookEveryMs);
    }
  };
  const watching = watch();
  try {
    return await work(AbortSignal.any([ending, canceled.signal]));
  } finally {
    over = true;
    changes.end();
    await watching;
  }
}
