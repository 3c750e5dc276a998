import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { storeSignals } from "../check-ins/service.ts";
import type { HuntContents } from "../hunts/service.ts";
import { listPrizes, storePrizeSignals } from "../prizes/service.ts";
import { type Weighed, weighed, weighRun } from "./signals.ts";
import * as sql from "./sql.ts";
import { runOf, traceOfSolving, tracesOf } from "./traces.ts";
import { weigh, weighAccount } from "./weigh.ts";

/** In one transaction: few enough that nobody waits for the embedded database meanwhile. */
const weighedTogether = 25;
const everyMs = 5 * 60_000;
const mostTries = 3_000;
const deletedTogether = 5_000;

/** Traces tell of accounts that play together, as long as their look-ups do. */
export const tracesKeptDays = 90;

/**
 * Weighs check-ins for signs of cheating. It happens after the answer, from what the check-in's own transaction
 * kept, so that nobody waits for it; a row without signals is what asks for it. It blocks nobody from playing.
 */
export class Integrity {
  readonly #deps: Deps;
  readonly #contents: HuntContents;

  constructor(deps: Deps, contents: HuntContents) {
    this.#deps = deps;
    this.#contents = contents;
  }

  /** Registers the work: every few minutes for all check-ins, and at once for a hunt whose prize was won. */
  schedule(): void {
    const { jobs } = this.#deps;
    jobs.schedule({ kind: "weigh_check_ins", everyMs, isWanted: (db) => sql.hasToWeigh(db) }, () =>
      this.#weighAll(),
    );
    jobs.handle("weigh_prizes", async ({ payload }) => this.weighHunt(payload.huntId));
  }

  async #weighAll(): Promise<{ weighed: number }> {
    const huntIds = new Set<string>();
    let count = 0;
    for (;;) {
      const rows = await this.#weighSome(null);
      count += rows.length;
      for (const { huntId } of rows) huntIds.add(huntId);
      if (rows.length < weighedTogether) break;
    }
    for (const huntId of huntIds) await this.#weighPrizes(huntId);
    return { weighed: count };
  }

  /** Weighs what was not weighed yet of one hunt, and its prizes anew. */
  async weighHunt(huntId: string): Promise<void> {
    while ((await this.#weighSome(huntId)).length === weighedTogether);
    await this.#weighPrizes(huntId);
  }

  async #weighSome(huntId: string | null): Promise<sql.CheckInRow[]> {
    const { db } = this.#deps;
    const rows = await sql.listToWeigh(db, huntId, weighedTogether);
    if (rows.length === 0) return rows;
    const traces = await Promise.all(rows.map((row) => this.#tracesOf(row)));
    // Before anything is weighed: two accounts of one batch find each other.
    await inTransaction(db, (tx) => sql.putTraces(tx, traces.flat()));
    const stored: Parameters<typeof storeSignals>[1][number][] = [];
    for (const row of rows) {
      stored.push({ userId: row.userId, id: row.id, signals: await this.#weighOne(row) });
    }
    await inTransaction(db, (tx) => storeSignals(tx, stored));
    return rows;
  }

  /** One that cannot be read holds up no other: it weighs nothing, and the log has it. */
  async #weighOne(row: sql.CheckInRow): Promise<Weighed> {
    try {
      return await weigh(this.#deps, row, await this.#contents.find(row.huntId));
    } catch (error) {
      // What the database could not tell it tells the next run.
      if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
      this.#deps.log.error({ err: error, checkIn: row.id }, "a check-in could not be weighed");
      return weighed([]);
    }
  }

  async #tracesOf(row: sql.CheckInRow): Promise<(sql.Trace & { userId: string; at: Date })[]> {
    const { db, fingerprint } = this.#deps;
    const traces = tracesOf(fingerprint, row);
    if (row.kind === "words" && row.success) {
      const tries = await sql.listTries(db, row.huntId, [row.userId], mostTries);
      const index = tries.findIndex(({ id }) => id === row.id);
      const gapMs = runOf(tries)[index]?.gapMs;
      if (gapMs !== undefined) traces.push(traceOfSolving(fingerprint, row, gapMs));
    }
    return traces.map((trace) => ({ ...trace, userId: row.userId, at: row.at }));
  }

  /** Prizes that wait for their review carry the signals of the whole hunt as they are now. */
  async #weighPrizes(huntId: string): Promise<void> {
    const { db } = this.#deps;
    const prizes = (await listPrizes(db, huntId)).filter(
      ({ status }) => status === "PENDING_REVIEW",
    );
    if (prizes.length === 0) return;
    const userIds = prizes.map(({ userId }) => userId);
    const rows = await sql.listWeighed(db, huntId, userIds);
    for (const { id, userId } of prizes) {
      const own = rows.filter((row) => row.userId === userId).map(({ signals }) => signals);
      const run = weighRun(own, await weighAccount(this.#deps, userId));
      await inTransaction(db, (tx) => storePrizeSignals(tx, id, run));
    }
  }
}

/** Lets go of traces from before then, a batch at a time; says how many. */
export async function forgetTraces(deps: Deps, before: Date): Promise<number> {
  for (let total = 0; ; ) {
    const gone = await inTransaction(deps.db, (tx) =>
      sql.deleteTraces(tx, before, deletedTogether),
    );
    total += gone;
    if (gone < deletedTogether) return total;
  }
}
