import { setTimeout as sleep } from "node:timers/promises";
import { isJobKind, jobKinds } from "@ten-paces/contract";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { inTransaction } from "../db/transaction.ts";
import { newId } from "../ids.ts";
import * as sql from "./sql.ts";
import {
  type JobRunner,
  JobStopped,
  type Line,
  lines,
  maxAttempts,
  waitAfterFailure,
  workersOfLine,
} from "./work.ts";

interface Parts {
  database: Database;
  clock: Clock;
  /** Leases go by the real time: a sandbox that jumps a day ahead takes no job from its worker. */
  leaseClock: Clock;
  report: (message: string, error: unknown) => void;
  leaseMs: number;
  handlings: ReadonlyMap<string, { line: Line; handler: JobRunner }>;
  keepSchedules: () => Promise<void>;
}

const schedulesEveryMs = 60_000;
/** While no work can be looked for, which is when the database is away, so often it is said. */
const troubleSaidEveryMs = 60_000;
const longestWaitMs = 15_000;

/** The workers of one process: a few for each line, each with one job at a time. */
export class Workers {
  readonly #parts: Parts;
  readonly #name = newId();
  readonly #busy = new Map<Promise<void>, string>();
  #ending = new AbortController();
  #looking: Promise<void> | null = null;
  #wake: () => void = () => {};
  #wokenMeanwhile = false;
  #schedulesKeptAt: number | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(everyMs: number): void {
    if (this.#looking) return;
    this.#ending = new AbortController();
    this.#looking = this.#look(everyMs, this.#ending.signal);
  }

  wake(): void {
    this.#wokenMeanwhile = true;
    this.#wake();
  }

  async keepSchedules(): Promise<void> {
    // By elapsed time: the clock may be set back.
    this.#schedulesKeptAt = performance.now();
    await this.#parts.keepSchedules();
  }

  async stop(graceMs = 5_000): Promise<void> {
    this.#ending.abort(new JobStopped("ending"));
    await this.#looking;
    this.#looking = null;
    if (this.#busy.size === 0) return;
    const late = new AbortController();
    const grace = sleep(graceMs, null, { signal: late.signal }).catch(() => {});
    await Promise.race([Promise.allSettled([...this.#busy.keys()]), grace]);
    late.abort();
    if (this.#busy.size === 0) return;
    await inTransaction(this.#parts.database, (tx) => sql.handBack(tx, this.#name, null));
  }

  async drain(): Promise<number> {
    if (!this.#looking) this.#ending = new AbortController();
    let count = 0;
    for (;;) {
      const jobs = await this.#take(lines);
      if (jobs.length === 0) return count;
      for (const job of jobs) await this.#run(job);
      count += jobs.length;
    }
  }

  async #look(everyMs: number, ending: AbortSignal): Promise<void> {
    let troubles = 0;
    let saidAt = Number.NEGATIVE_INFINITY;
    while (!ending.aborted) {
      this.#wokenMeanwhile = false;
      let found = false;
      try {
        found = await this.#begin(ending);
        troubles = 0;
      } catch (error) {
        troubles += 1;
        if (performance.now() - saidAt > troubleSaidEveryMs) {
          saidAt = performance.now();
          this.#parts.report("Looking for work failed; it is tried on.", error);
        }
      }
      if (!found && !this.#wokenMeanwhile) {
        await this.#rest(
          Math.min(everyMs * 2 ** troubles, Math.max(everyMs, longestWaitMs)),
          ending,
        );
      }
    }
  }

  async #rest(ms: number, ending: AbortSignal): Promise<void> {
    const woken = new AbortController();
    this.#wake = () => woken.abort();
    const signal = AbortSignal.any([ending, woken.signal]);
    await sleep(ms, null, { signal, ref: false }).catch(() => {});
  }

  /** Takes a job for every line with an idle worker. */
  async #begin(ending: AbortSignal): Promise<boolean> {
    const keptAt = this.#schedulesKeptAt;
    if (keptAt !== null && performance.now() - keptAt > schedulesEveryMs)
      await this.keepSchedules();
    const free = lines.filter((line) => this.#working(line) < workersOfLine[line]);
    const jobs = await this.#take(free);
    for (const job of jobs) {
      const work = ending.aborted
        ? this.#inTransaction((tx) => sql.handBack(tx, this.#name, job.id))
        : this.#run(job);
      const settled = work
        .catch((error: unknown) =>
          this.#parts.report(`Job ${job.kind} could not be settled.`, error),
        )
        .finally(() => {
          this.#busy.delete(settled);
          this.wake();
        });
      this.#busy.set(settled, job.line);
    }
    return jobs.length > 0;
  }

  #working(line: Line): number {
    return [...this.#busy.values()].filter((other) => other === line).length;
  }

  async #take(from: readonly Line[]): Promise<(sql.JobRow & { line: string })[]> {
    const kinds = [...this.#parts.handlings.keys()];
    if (kinds.length === 0 || from.length === 0) return [];
    const now = this.#parts.clock.now();
    return this.#inTransaction(async (tx) => {
      const leaseNow = this.#parts.leaseClock.now();
      const dead = await sql.failDeadly(tx, now, leaseNow, maxAttempts);
      if (dead > 0) this.#parts.report(`${dead} job(s) ended their workers too often.`, null);
      return sql.takeJobs(tx, [...from], kinds, this.#name, {
        now,
        leaseNow,
        leasedUntil: this.#leaseEnd(),
      });
    });
  }

  async #run(job: sql.JobRow): Promise<void> {
    const handling = this.#parts.handlings.get(job.kind);
    if (!handling) return;
    const ending = this.#ending.signal;
    let lost = false;
    const renewing = setInterval(() => {
      this.#inTransaction((tx) => sql.renewLease(tx, job.id, this.#name, this.#leaseEnd())).then(
        (held) => {
          lost ||= held === null;
        },
        (error: unknown) =>
          this.#parts.report(`The lease of job ${job.kind} was not renewed.`, error),
      );
    }, this.#parts.leaseMs / 4);
    renewing.unref();
    try {
      const result = await handling.handler(job, ending, async (done, total, note, made) => {
        if (lost) throw new JobStopped("lost");
        const progress = { done, total, note: note ?? null, made: made ?? null };
        const held = await this.#inTransaction((tx) =>
          sql.storeProgress(tx, job.id, this.#name, this.#leaseEnd(), progress),
        );
        if (!held) throw new JobStopped("lost");
        if (held.cancelRequested) throw new JobStopped("canceled");
        if (ending.aborted) throw new JobStopped("ending");
      });
      await this.#finish(job, "done", result, null);
    } catch (error) {
      if (!(error instanceof JobStopped)) await this.#fail(job, error);
      else if (error.reason === "canceled")
        await this.#finish(job, "canceled", null, error.message);
      else if (error.reason === "ending") {
        await this.#inTransaction((tx) => sql.handBack(tx, this.#name, job.id));
      }
    } finally {
      clearInterval(renewing);
    }
  }

  async #fail(job: sql.JobRow, error: unknown): Promise<void> {
    this.#parts.report(`Job ${job.kind} failed.`, error);
    const message = error instanceof Error ? error.message : String(error);
    const waitMs = waitAfterFailure(job, error);
    if (waitMs === null) return this.#finish(job, "failed", null, message);
    const runAt = new Date(this.#parts.clock.now().getTime() + waitMs);
    await this.#inTransaction((tx) => sql.retryJob(tx, job.id, this.#name, runAt, message));
  }

  #finish(
    { id, kind }: sql.JobRow,
    status: "done" | "failed" | "canceled",
    result: unknown,
    error: string | null,
  ): Promise<void> {
    const now = this.#parts.clock.now();
    // What one screen asked for is never done again; a whole draft may stand in it.
    const forgets = isJobKind(kind) && "ofScreen" in jobKinds[kind];
    return this.#inTransaction((tx) =>
      sql.finishJob(tx, id, this.#name, status, now, result, error, forgets),
    );
  }

  #inTransaction<Result>(work: Parameters<typeof inTransaction<Result>>[1]): Promise<Result> {
    return inTransaction(this.#parts.database, work);
  }

  #leaseEnd(): Date {
    return new Date(this.#parts.leaseClock.now().getTime() + this.#parts.leaseMs);
  }
}
