import {
  type JobKind,
  type JobPayload,
  type JobPayloadInput,
  jobKinds,
  type Schema,
  type SilentJobKind,
} from "@ten-paces/contract";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/statements.ts";
import { inTransaction } from "../db/transaction.ts";
import { newId } from "../ids.ts";
import { JobChanges } from "./changes.ts";
import { forgetTimesAhead } from "./clock-sql.ts";
import * as listed from "./listed-sql.ts";
import { type Schedule, windowOf } from "./schedules.ts";
import * as sql from "./sql.ts";
import {
  HopelessJob,
  type JobHandler,
  type JobRunner,
  type Line,
  longestWaitMs,
  maxAttempts,
  type Priority,
  priorities,
} from "./work.ts";
import { Workers } from "./workers.ts";

export type { LastRun, ListedRow } from "./listed-sql.ts";
export type { Schedule } from "./schedules.ts";
export { deleteFinishedBefore, type JobRow } from "./sql.ts";
export { HopelessJob, type JobContext, type JobHandler, JobStopped, type Line } from "./work.ts";

export type JobRequest<K extends JobKind> = Asked<K> &
  (null extends JobPayloadInput<K> ? { payload?: null } : { payload: JobPayloadInput<K> });

interface Asked<K extends JobKind> {
  kind: K;
  /** A once-only name: a second job with it is never made. */
  slot?: string;
  /** At most one unfinished job per lane. */
  lane?: string;
  /** Who goes first among those that wait for the same workers; "usual" when left out. */
  priority?: Priority;
}

interface Handling {
  line: Line;
  handler: JobRunner;
}

/** @throws HopelessJob for what another version wrote in another shape */
function readPayload<K extends JobKind>(kind: K, stored: unknown): JobPayload<K> {
  const schema: Schema = jobKinds[kind].payload;
  const parsed = schema.safeParse(stored);
  if (!parsed.success) throw new HopelessJob(`What this ${kind} was asked for cannot be read.`);
  return parsed.data as JobPayload<K>;
}

/** The queue: jobs are rows, written in the transaction of their cause and done by one worker each. */
export class JobQueue {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #handlings = new Map<string, Handling>();
  readonly #schedules: Schedule[] = [];
  readonly #workers: Workers;
  readonly #changes: JobChanges;
  readonly #leaseClock: Clock;
  readonly #leaseMs: number;

  constructor(
    database: Database,
    clock: Clock,
    report: (message: string, error: unknown) => void = () => {},
    leaseMs = 120_000,
    leaseClock: Clock = clock,
  ) {
    this.#database = database;
    this.#clock = clock;
    this.#leaseClock = leaseClock;
    this.#leaseMs = leaseMs;
    this.#changes = new JobChanges(database);
    this.#workers = new Workers({
      database,
      clock,
      leaseClock,
      report,
      leaseMs,
      handlings: this.#handlings,
      keepSchedules: () => this.#addDue(),
    });
  }

  /** Says who does jobs of a kind, and which workers they wait for; before `start`. */
  handle<K extends JobKind>(kind: K, handler: JobHandler<K>, line: Line = "short"): void {
    const run: JobRunner = async (job, ending, progress) => {
      const payload = readPayload(kind, job.payload);
      return handler({ id: job.id, payload, attempt: job.attempts, ending, progress });
    };
    this.#handlings.set(kind, { line, handler: run });
  }

  /** Work that comes again and again, kept by every process that looks for work; before `start`. */
  schedule<K extends SilentJobKind>(schedule: Schedule<K>, handler: JobHandler<K>): void {
    this.handle(schedule.kind, handler);
    this.#schedules.push(schedule);
  }

  /** Writes a job with its cause. Null where the slot was used before or the lane is taken. */
  async add<K extends JobKind>(tx: Tx, request: JobRequest<K>): Promise<string | null> {
    const now = this.#clock.now();
    const id = newId();
    const inserted = await sql.insertJob(tx, {
      id,
      kind: request.kind,
      payload: request.payload ?? null,
      runAt: now,
      now,
      slot: request.slot ?? null,
      lane: request.lane ?? null,
      line: this.#handlings.get(request.kind)?.line ?? "short",
      priority: priorities[request.priority ?? "usual"],
    });
    tx.afterCommit(() => this.#workers.wake());
    return inserted ? id : null;
  }

  /** From now on the schedules are kept: what is due is asked for at once, and looked at every minute. */
  keepSchedules(): Promise<void> {
    return this.#workers.keepSchedules();
  }

  /** Asks for the run of this moment of every schedule that has not had it: one row however many ask. */
  async #addDue(): Promise<void> {
    await this.#moveToLines();
    await inTransaction(this.#database, (tx) => forgetTimesAhead(tx, this.#timesAhead()));
    for (const schedule of this.#schedules) {
      const { start, slot } = windowOf(schedule, this.#clock.now());
      await inTransaction(this.#database, async (tx) => {
        if ((await schedule.isWanted?.(tx, start)) === false) return;
        // A run that is still being tried again takes the place of those that fall due meanwhile.
        await this.add(tx, { kind: schedule.kind, slot, lane: `schedule:${schedule.kind}` });
      });
    }
  }

  #timesAhead(): Parameters<typeof forgetTimesAhead>[1] {
    const now = this.#clock.now();
    const leaseNowMs = this.#leaseClock.now().getTime();
    const longestMs = this.#leaseMs + longestWaitMs;
    return {
      now,
      ahead: new Date(now.getTime() + longestMs),
      leasedUntil: new Date(leaseNowMs + this.#leaseMs),
      leaseAhead: new Date(leaseNowMs + longestMs),
    };
  }

  /** A version that has moved a kind to another line, or given a line up, finds what was added before. */
  #moveToLines(): Promise<void> {
    const kinds = [...this.#handlings.keys()];
    const lines = [...this.#handlings.values()].map(({ line }) => line);
    return inTransaction(this.#database, (tx) => sql.moveToLines(tx, kinds, lines));
  }

  /** Every schedule with its next run, null while it is not wanted, and how the last one went. */
  async listSchedules(): Promise<
    { kind: string; everyMs: number; nextRunAt: Date | null; last: listed.LastRun | null }[]
  > {
    const kinds = this.#schedules.map(({ kind }) => kind);
    const runs = new Map((await this.listLastRuns(kinds)).map((run) => [run.kind, run]));
    const listed = this.#schedules.map(async (schedule) => {
      const { kind, everyMs } = schedule;
      const { next } = windowOf(schedule, this.#clock.now());
      const isWanted = (await schedule.isWanted?.(this.#database, next)) ?? true;
      return { kind, everyMs, nextRunAt: isWanted ? next : null, last: runs.get(kind) ?? null };
    });
    return Promise.all(listed);
  }

  listLastRuns(kinds: string[]): Promise<listed.LastRun[]> {
    return listed.listLastRuns(this.#database, kinds);
  }

  /** Jobs of these kinds, newest first. */
  list(
    filter: { status: string | null; kinds: string[] },
    limit: number,
    offset: number,
  ): Promise<{ rows: listed.ListedRow[]; total: number }> {
    return listed.listJobs(this.#database, filter, limit, offset);
  }

  /** Jobs of these kinds that were asked for before one, the newest first, for a file. */
  listBefore(
    filter: { status: string | null; kinds: string[] },
    before: string | null,
    most: number,
  ): Promise<listed.ListedRow[]> {
    return listed.listJobsBefore(this.#database, filter, before, most);
  }

  /** How many jobs have failed and were not settled, and how many wait or run. */
  count(): Promise<{ failed: number; open: number }> {
    return listed.countOpen(this.#database);
  }

  find(id: string): Promise<sql.JobRow | null> {
    return sql.findJob(this.#database, id);
  }

  isCancelRequested(id: string): Promise<boolean> {
    return sql.isCancelRequested(this.#database, id);
  }

  /** How many go before a job in its line; 0 once it runs. */
  countAhead(id: string): Promise<number> {
    return sql.countAhead(this.#database, id);
  }

  findInLane(lane: string): Promise<sql.JobRow | null> {
    return sql.findJobInLane(this.#database, lane);
  }

  /** Tells of every change of a job, by whichever process. */
  follow(id: string): ReturnType<JobChanges["follow"]> {
    return this.#changes.follow(id);
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

  /** Has a failed or canceled job tried anew. Null where it is neither; throws where its lane is taken. */
  tryAgain(
    id: string,
    note: (tx: Tx, job: sql.JobRow) => Promise<void> = async () => {},
  ): Promise<sql.JobRow | null> {
    return inTransaction(this.#database, async (tx) => {
      const job = await sql.tryAgain(tx, id, this.#clock.now());
      if (job) await note(tx, job);
      tx.afterCommit(() => this.#workers.wake());
      return job;
    });
  }

  /** Settles a failed job, so that it counts no longer as failed. Null where it has not. */
  letGo(id: string, note: (tx: Tx, job: sql.JobRow) => Promise<void>): Promise<sql.JobRow | null> {
    return inTransaction(this.#database, async (tx) => {
      const job = await sql.letGo(tx, id);
      if (job) await note(tx, job);
      return job;
    });
  }

  /**
   * Frees at once what a killed process held, instead of when its lease ends. Only where no other process
   * can be working on the database.
   */
  async takeOverEverything(): Promise<void> {
    const now = this.#clock.now();
    await inTransaction(this.#database, (tx) => sql.requeueRunning(tx, now, maxAttempts));
  }

  /** Works until `stop`; looks for due jobs at least every `everyMs`. */
  start(everyMs = 1000): void {
    this.#workers.start(everyMs);
  }

  /** Ends the work: what is under way may reach a step within `graceMs`, then it is handed back. */
  stop(graceMs?: number): Promise<void> {
    return this.#workers.stop(graceMs);
  }

  /** Does every due job now, one after the other, and returns how many: for tests and for the first start. */
  drain(): Promise<number> {
    return this.#workers.drain();
  }
}
