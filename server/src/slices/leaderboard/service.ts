import type { getLeaderboard, ResultInput } from "@ten-paces/contract";
import { type Packed, pack } from "../../lib/compression.ts";
import { DatabaseAway } from "../../lib/db/errors.ts";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { orBefore } from "../../lib/or-before.ts";
import type { Caller } from "../../lib/session/session.ts";
import type { HuntRow } from "../hunts/service.ts";
import { getSetting, setSetting } from "../settings/service.ts";
import { scoreOf } from "./rules.ts";
import * as sql from "./sql.ts";

const totalsKey = "leaderboard";
const shownRows = 10;
const everyMinutes = 5;
const snapshotMs = 5_000;

/** Books the points of a finished hunt, in the transaction that finishes it. */
export async function recordScore(
  tx: Tx,
  run: {
    userId: string;
    hunt: HuntRow;
    startedAt: Date;
    finishedAt: Date;
    attempts: number;
    successes: number;
  },
): Promise<void> {
  const { difficulty, estimatedMinutes } = run.hunt;
  const score = scoreOf({ ...run, difficulty, estimatedMinutes });
  await sql.insertScore(tx, run.userId, run.hunt.id, score, run.finishedAt);
}

type Board = ResultInput<typeof getLeaderboard>;

/** The board as JSON, or while it is read the promise of it. */
interface Top {
  readAt: number;
  answer: Packed | Promise<Packed>;
}

/** The board of one app. */
export class Leaderboard {
  readonly #deps: Deps;
  #top: Top | null = null;
  #lastGood: Packed | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Registers the job that takes a snapshot every 5 minutes, the first at the start. */
  scheduleSnapshots(): void {
    const schedule = { kind: "leaderboard" as const, everyMs: everyMinutes * 60_000 };
    this.#deps.jobs.schedule(schedule, async () => {
      const now = this.#deps.clock.now();
      await inTransaction(this.#deps.db, async (tx) => {
        const before = await getSetting<sql.SnapshotTotals>(tx, totalsKey);
        const of = await sql.readScores(tx);
        // Nothing is ranked anew while nobody has finished a hunt.
        if (before?.of !== of) await sql.updateSnapshot(tx);
        const totals = { updatedAt: now.toISOString(), of, ...(await sql.countTotals(tx)) };
        await setSetting(this.#deps, tx, totalsKey, totals);
      });
      this.#top = null;
    });
  }

  /** The board as JSON, with the caller's own row where they have one; at once where it is in memory. */
  showJson(caller: Caller | null): Packed | string | Promise<Packed | string> {
    return caller ? this.#withOwnRow(caller) : this.#topRows();
  }

  async #withOwnRow(caller: Caller): Promise<string> {
    const board = (await this.#topRows()).plain.toString();
    const me = await sql.findOwn(this.#deps.db, caller.userId);
    return me ? `${board.slice(0, -1)},"me":${JSON.stringify(me)}}` : board;
  }

  #topRows(): Packed | Promise<Packed> {
    if (this.#top && performance.now() - this.#top.readAt < snapshotMs) return this.#top.answer;
    const reading = this.#read()
      .then((board) => pack(JSON.stringify(board)))
      .then(
        (answer) => {
          this.#lastGood = answer;
          top.answer = answer;
          return answer;
        },
        (error: unknown) => {
          // The board of before is better than none while the database is away.
          if (error instanceof DatabaseAway && this.#lastGood) {
            top.answer = this.#lastGood;
            return this.#lastGood;
          }
          if (this.#top === top) this.#top = null;
          throw error;
        },
      );
    const before = this.#lastGood;
    const top: Top = { readAt: performance.now(), answer: reading };
    this.#top = top;
    if (before === null) return reading;
    top.answer = orBefore(reading, before, () => {
      top.answer = before;
    });
    return top.answer;
  }

  async #read(): Promise<Board> {
    const totals = await getSetting<sql.SnapshotTotals>(this.#deps.db, totalsKey);
    const rows = await sql.listTop(this.#deps.db, shownRows);
    return {
      updatedAt: totals?.updatedAt ?? null,
      totals: {
        hunters: totals?.hunters ?? 0,
        completedHunts: totals?.completedHunts ?? 0,
        prizes: (totals?.prizeCents ?? 0) / 100,
      },
      rows,
    };
  }
}
