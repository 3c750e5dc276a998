import { setTimeout } from "node:timers/promises";
import { inBatches } from "../../lib/db/in-batches.ts";
import type { Db } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { oneByOne } from "../../lib/jobs/one-by-one.ts";
import { storeSignals } from "../check-ins/service.ts";
import type { HuntContent, HuntContents } from "../hunts/service.ts";
import { listPrizes, storePrizeSignals } from "../prizes/service.ts";
import { getSetting, setSetting } from "../settings/service.ts";
import { type Facts, FactsOfMany } from "./facts.ts";
import { type Signal, type Weighed, weighed, weighRun } from "./signals.ts";
import * as sql from "./sql.ts";
import { weigh, weighAccount } from "./weigh.ts";

/** In one lot: few enough that nobody waits for the embedded database meanwhile. */
const weighedTogether = 100;
const everyMs = 5 * 60_000;
/** A crowd's check-ins go before their weighing: after each lot the work rests for so many times as long. */
const restsFor = 4;
const settingOfProgress = "weighed_up_to";
const slackMs = 30 * 60_000;
const mostSharers = 200;

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
    jobs.schedule(
      {
        kind: "weigh_check_ins",
        everyMs,
        isWanted: async (db) => sql.hasToWeigh(db, await weighedUpTo(db)),
      },
      ({ ending }) => this.#weighAll(ending),
    );
    jobs.handle("weigh_prizes", async ({ payload }) => this.weighHunt(payload.huntId));
  }

  async #weighAll(ending: AbortSignal): Promise<{ weighed: number }> {
    const { clock, db } = this.#deps;
    const huntIds = new Set<string>();
    const begins = clock.now();
    let since = await weighedUpTo(db);
    let count = 0;
    for (;;) {
      const began = performance.now();
      const rows = await this.#weighSome(since, null);
      since = rows.at(-1)?.at ?? since;
      count += rows.length;
      for (const { huntId } of rows) huntIds.add(huntId);
      if (ending.aborted) return { weighed: count };
      if (rows.length < weighedTogether) break;
      await setTimeout(restsFor * (performance.now() - began));
    }
    await oneByOne(huntIds, (huntId) => this.#weighPrizes(huntId));
    // What is written meanwhile by a slow statement, or by a clock that is behind, is seen by the next run.
    const upTo = new Date(begins.getTime() - slackMs).toISOString();
    await inTransaction(db, (tx) => setSetting(this.#deps, tx, settingOfProgress, upTo));
    return { weighed: count };
  }

  /** Weighs what was not weighed yet of one hunt, and its prizes anew. */
  async weighHunt(huntId: string): Promise<void> {
    const since = await weighedUpTo(this.#deps.db);
    while ((await this.#weighSome(since, huntId)).length === weighedTogether);
    await this.#weighPrizes(huntId);
  }

  async #weighSome(since: Date, huntId: string | null): Promise<sql.CheckInRow[]> {
    const { db } = this.#deps;
    const rows = await sql.listToWeigh(db, since, huntId, weighedTogether);
    if (rows.length === 0) return rows;
    const many = new FactsOfMany(this.#deps, rows);
    const traces = await many.readTraces();
    await inTransaction(db, (tx) => sql.putTraces(tx, traces));
    const facts = await many.read();
    const stored: Parameters<typeof storeSignals>[1][number][] = [];
    for (const row of rows) {
      const content = await this.#contents.find(row.huntId);
      const signals = this.#weighOne(row, facts.get(row.id), content);
      stored.push({ userId: row.userId, id: row.id, signals });
    }
    await inTransaction(db, (tx) => storeSignals(tx, stored));
    return rows;
  }

  /** One that cannot be read holds up no other: it weighs nothing, and the log has it. */
  #weighOne(row: sql.CheckInRow, facts: Facts | undefined, content: HuntContent | null): Weighed {
    try {
      return facts ? weigh(row, facts, content) : weighed([]);
    } catch (error) {
      this.#deps.log.error({ err: error, checkIn: row.id }, "a check-in could not be weighed");
      return weighed([]);
    }
  }

  /** What is known by now of an account beside other accounts. */
  async weighAccount(userId: string): Promise<Signal[]> {
    return weighAccount(await sql.listSharersOf(this.#deps.db, userId, mostSharers));
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
      const run = weighRun(own, await this.weighAccount(userId));
      await inTransaction(db, (tx) => storePrizeSignals(tx, id, run));
    }
  }
}

/** Everything older has been weighed. */
async function weighedUpTo(db: Db): Promise<Date> {
  return new Date((await getSetting<string>(db, settingOfProgress)) ?? 0);
}

/** Lets go of traces from before then, a batch at a time; says how many. */
export async function forgetTraces(deps: Deps, before: Date): Promise<number> {
  return inBatches(deps.db, (tx, most) => sql.deleteTraces(tx, before, most));
}
