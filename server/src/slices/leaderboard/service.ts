import type { getLeaderboard, ResultInput } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Caller } from "../../lib/session/session.ts";
import type { HuntRow } from "../hunts/service.ts";
import { scoreOf } from "./rules.ts";
import * as sql from "./sql.ts";

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

/** The board of one app. */
export class Leaderboard {
  readonly #deps: Deps;
  #top: { readAt: number; bytes: Promise<Buffer> } | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Registers the job that takes a snapshot every 5 minutes and asks for the next. */
  scheduleSnapshots(): void {
    this.#deps.jobs.handle("leaderboard", async () => {
      const now = this.#deps.clock.now();
      await inTransaction(this.#deps.db, async (tx) => {
        await sql.replaceSnapshot(tx, now);
        await this.requestSnapshot(tx);
      });
      this.#top = null;
    });
  }

  /** Asks for the snapshot of the next five-minute slot, once however many processes ask. */
  async requestSnapshot(tx: Tx): Promise<void> {
    const slotMs = everyMinutes * 60_000;
    const slot = Math.floor(this.#deps.clock.now().getTime() / slotMs) + 1;
    await this.#deps.jobs.add(tx, {
      kind: "leaderboard",
      runAt: new Date(slot * slotMs),
      slot: `leaderboard:${slot}`,
    });
  }

  /** The board as JSON bytes, with the caller's own row where they have one. */
  async showBytes(caller: Caller | null): Promise<Buffer> {
    const bytes = await this.#topRows();
    if (!caller) return bytes;
    const me = await sql.findOwn(this.#deps.db, caller.userId);
    if (!me) return bytes;
    return Buffer.concat([bytes.subarray(0, -1), Buffer.from(`,"me":${JSON.stringify(me)}}`)]);
  }

  #topRows(): Promise<Buffer> {
    if (this.#top && performance.now() - this.#top.readAt < snapshotMs) return this.#top.bytes;
    const bytes = this.#read().then((board) => Buffer.from(JSON.stringify(board)));
    this.#top = { readAt: performance.now(), bytes };
    bytes.catch(() => {
      this.#top = null;
    });
    return bytes;
  }

  async #read(): Promise<Board> {
    const totals = await sql.findTotals(this.#deps.db);
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
