import { setTimeout as sleep } from "node:timers/promises";
import {
  type JobKind,
  type JobMade,
  type JobPayload,
  type JobPayloadInput,
  type JobResult,
  jobKinds,
  type Schema,
  type SilentJobKind,
} from "@ten-paces/contract";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/statements.ts";
import { inTransaction } from "../db/transaction.ts";
import { newId } from "../ids.ts";
import * as sql from "./sql.ts";

export { deleteFinishedBefore, type JobRow } from "./sql.ts";

export type JobRequest<K extends JobKind> = Asked<K> &
  (null extends JobPayloadInput<K> ? { payload?: null } : { payload: JobPayloadInput<K> });

interface Asked<K extends JobKind> {
  kind: K;
  /** Not before this time; at once when left out. */
  runAt?: Date;
  /** A once-only name: a second job with it is never made. */
  slot?: string;
  /** At most one unfinished job per lane. */
  lane?: string;
}

/** What a running job can do besides its work. */
export interface JobContext<K extends JobKind = JobKind> {
  id: string;
  payload: JobPayload<K>;
  /** Which try this is, from 1: work that a killed worker began may be half done. */
  attempt: number;
  /**
   * Stores progress, keeps the lease, and throws `JobStopped` when the job was canceled or taken over:
   * call it between steps, at least once a minute. What is `made` so far is shown while the job runs.
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

export class JobStopped extends Error {
  readonly reason: "canceled" | "lost";

  constructor(reason: "canceled" | "lost") {
    super(reason === "canceled" ? "The job was canceled." : "Another worker took the job over.");
    this.reason = reason;
  }
}

/** Work that cannot be done, however often it is tried: the job fails at once with this message. */
export class HopelessJob extends Error {}

/** @throws HopelessJob for what another version wrote in another shape */
function readPayload<K extends JobKind>(kind: K, stored: unknown): JobPayload<K> {
  const schema: Schema = jobKinds[kind].payload;
  const parsed = schema.safeParse(stored);
  if (!parsed.success) throw new HopelessJob(`What this ${kind} was asked for cannot be read.`);
  return parsed.data as JobPayload<K>;
}

const leaseMs = 120_000;
const maxAttempts = 5;

/** The queue: jobs are rows, written in the transaction of their cause and done by one worker each. */
export class JobQueue {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #report: (message: string, error: unknown) => void;
  readonly #handlers = new Map<string, (job: sql.JobRow, progress: Progress) => Promise<unknown>>();
  readonly #worker = newId();
  #ending = new AbortController();
  #running: Promise<void> | null = null;
  #wake: () => void = () => {};

  constructor(
    database: Database,
    clock: Clock,
    report: (message: string, error: unknown) => void = () => {},
  ) {
    this.#database = database;
    this.#clock = clock;
    this.#report = report;
  }

  /** Says who does jobs of a kind; before `start`. */
  handle<K extends JobKind>(kind: K, handler: JobHandler<K>): void {
    this.#handlers.set(kind, async (job, progress) => {
      const payload = readPayload(kind, job.payload);
      return handler({ id: job.id, payload, attempt: job.attempts, progress });
    });
  }

  /** Writes a job with its cause. Null where the slot was used before or the lane is taken. */
  async add<K extends JobKind>(tx: Tx, request: JobRequest<K>): Promise<string | null> {
    const now = this.#clock.now();
    const id = newId();
    const inserted = await sql.insertJob(tx, {
      id,
      kind: request.kind,
      payload: request.payload ?? null,
      runAt: request.runAt ?? now,
      now,
      slot: request.slot ?? null,
      lane: request.lane ?? null,
    });
    tx.afterCommit(() => this.#wake());
    return inserted ? id : null;
  }

  /** Asks for the job of the next window of so many milliseconds: one row however many processes ask. */
  async addForNextWindow(tx: Tx, kind: SilentJobKind, everyMs: number): Promise<void> {
    const window = Math.floor(this.#clock.now().getTime() / everyMs) + 1;
    await this.add(tx, { kind, runAt: new Date(window * everyMs), slot: `${kind}:${window}` });
  }

  find(id: string): Promise<sql.JobRow | null> {
    return sql.findJob(this.#database, id);
  }

  findInLane(lane: string): Promise<sql.JobRow | null> {
    return sql.findJobInLane(this.#database, lane);
  }

  /** Asks a job to stop, and notes it in the same transaction. Null where there is nothing to stop. */
  cancel(
    id: string,
    note: (tx: Tx, job: sql.JobRow) => Promise<void> = async () => {},
  ): Promise<sql.JobRow | null> {
    return inTransaction(this.#database, async (tx) => {
      const job = await sql.requestCancel(tx, id, this.#clock.now());
      if (job) await note(tx, job);
      return job;
    });
  }

  /**
   * Frees at once what a killed process held, instead of when its lease ends. Only where no other process
   * can be working on the database.
   */
  async takeOverEverything(): Promise<void> {
    await inTransaction(this.#database, (tx) => sql.requeueRunning(tx));
  }

  /** Works until `stop`; looks for due jobs at least every `everyMs`. */
  start(everyMs = 1000): void {
    if (this.#running) return;
    this.#ending = new AbortController();
    this.#running = this.#work(everyMs, this.#ending.signal);
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#running;
    this.#running = null;
  }

  /** Does every due job now and returns how many: for tests and for the first start. */
  async drain(): Promise<number> {
    let count = 0;
    while (await this.#doOne()) count += 1;
    return count;
  }

  async #work(everyMs: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        if (await this.#doOne()) continue;
      } catch (error) {
        this.#report("Looking for work failed.", error);
      }
      const woken = new AbortController();
      this.#wake = () => woken.abort();
      await sleep(everyMs, null, {
        signal: AbortSignal.any([signal, woken.signal]),
        ref: false,
      }).catch(() => {});
    }
  }

  async #doOne(): Promise<boolean> {
    const kinds = [...this.#handlers.keys()];
    if (kinds.length === 0) return false;
    const job = await inTransaction(this.#database, (tx) =>
      sql.takeJob(tx, kinds, this.#worker, this.#clock.now(), this.#leaseEnd()),
    );
    if (!job) return false;
    await this.#run(job);
    return true;
  }

  async #run(job: sql.JobRow): Promise<void> {
    const handler = this.#handlers.get(job.kind);
    if (!handler) return;
    let last: sql.Progress = {
      done: job.progressDone,
      total: job.progressTotal,
      note: job.progressNote,
      made: null,
    };
    const renew = async () => {
      const held = await inTransaction(this.#database, (tx) =>
        sql.renewLease(tx, job.id, this.#worker, this.#leaseEnd(), last),
      );
      if (!held) throw new JobStopped("lost");
      if (held.cancelRequested) throw new JobStopped("canceled");
    };
    try {
      const result = await handler(job, async (done, total, note, made) => {
        last = { done, total, note: note ?? null, made: made ?? null };
        await renew();
      });
      await this.#finish(job.id, "done", result, null);
    } catch (error) {
      if (error instanceof JobStopped) {
        if (error.reason === "canceled")
          await this.#finish(job.id, "canceled", null, error.message);
        return;
      }
      await this.#fail(job, error);
    }
  }

  async #fail(job: sql.JobRow, error: unknown): Promise<void> {
    this.#report(`Job ${job.kind} failed.`, error);
    const message = error instanceof Error ? error.message : String(error);
    if (job.attempts >= maxAttempts || error instanceof HopelessJob)
      return this.#finish(job.id, "failed", null, message);
    const waitMs = 1000 * 4 ** job.attempts;
    const runAt = new Date(this.#clock.now().getTime() + waitMs);
    await inTransaction(this.#database, (tx) =>
      sql.retryJob(tx, job.id, this.#worker, runAt, message),
    );
  }

  #finish(
    id: string,
    status: "done" | "failed" | "canceled",
    result: unknown,
    error: string | null,
  ): Promise<void> {
    return inTransaction(this.#database, (tx) =>
      sql.finishJob(tx, id, this.#worker, status, this.#clock.now(), result, error),
    );
  }

  #leaseEnd(): Date {
    return new Date(this.#clock.now().getTime() + leaseMs);
  }
}
