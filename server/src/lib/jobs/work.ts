import type { JobKind, JobMade, JobPayload, JobResult } from "@ten-paces/contract";
import type { JobRow } from "./sql.ts";

/** The lines in which work waits, with how many workers each has in one process. */
export const workersOfLine = { mail: 2, short: 2, build: 2, stock: 1 } as const;
export type Line = keyof typeof workersOfLine;
export const lines = Object.keys(workersOfLine) as Line[];

/** Who goes first within a line: somebody waits for it, the usual, or one of very many. */
export const priorities = { urgent: 0, usual: 5, bulk: 9 } as const;
export type Priority = keyof typeof priorities;

/** What a running job can do besides its work. */
export interface JobContext<K extends JobKind = JobKind> {
  id: string;
  payload: JobPayload<K>;
  /** Which try this is, from 1: work that a killed worker began may be half done. */
  attempt: number;
  /** Aborted when the process ends: what waits for somebody else should wait no longer. */
  ending: AbortSignal;
  /**
   * Stores progress, and throws `JobStopped` when the job was canceled, taken over or is to be handed back
   * because the process ends: call it between steps. What is `made` so far is shown while the job runs.
   */
  progress(done: number, total: number | null, note?: string, made?: JobMade<K>): Promise<void>;
}

/** Does the work of one kind of job. It may run twice, so twice must do no harm. */
export type JobHandler<K extends JobKind> = (
  context: JobContext<K>,
) => null extends JobResult<K> ? Promise<void> : Promise<JobResult<K>>;

type Progress = (
  done: number,
  total: number | null,
  note?: string,
  made?: unknown,
) => Promise<void>;

/** A handler as the workers call it: it reads what the job was told by itself. */
export type JobRunner = (job: JobRow, ending: AbortSignal, progress: Progress) => Promise<unknown>;

const reasons = {
  canceled: "The job was canceled.",
  lost: "Another worker took the job over.",
  ending: "The process ends; the job goes on in another.",
} as const;

export class JobStopped extends Error {
  readonly reason: keyof typeof reasons;

  constructor(reason: keyof typeof reasons) {
    super(reasons[reason]);
    this.reason = reason;
  }
}

/** Work that cannot be done, however often it is tried: the job fails at once with this message. */
export class HopelessJob extends Error {}

/** How often a job is taken up before it has failed: by its errors, or because its worker died of it. */
export const maxAttempts = 5;

/** When to try again, in milliseconds from now; null when it has been tried enough. */
export function waitAfterFailure(job: Pick<JobRow, "attempts">, error: unknown): number | null {
  if (job.attempts >= maxAttempts || error instanceof HopelessJob) return null;
  return 1000 * 4 ** job.attempts;
}

/** No try waits for longer. */
export const longestWaitMs = 1000 * 4 ** (maxAttempts - 1);
