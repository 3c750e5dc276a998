import { hash } from "node:crypto";
import { hexOf, merkleLevels } from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { oneByOne } from "../../lib/jobs/one-by-one.ts";
import { receiptOf } from "./receipts.ts";
import * as sql from "./sql.ts";

/** A check-in of the last moment is committed by then. */
const settledAfterMs = 60_000;
const mostAtOnce = 20;
const huntersAtOnce = 500;
const mostTold = 10;

/** Looks every five minutes for hunts that are over, and writes how they went. */
export function scheduleFinishFiles(deps: Deps): void {
  deps.jobs.schedule({ kind: "finish_files", everyMs: 300_000 }, () => makeFinishFiles(deps));
}

/** Writes the files that are owed. Twice does no harm: the first stays. */
export async function makeFinishFiles(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - settledAfterMs);
  const owed = await sql.listOwed(deps.db, before, mostAtOnce);
  await oneByOne(owed, (huntId) => make(deps, huntId));
}

async function make(deps: Pick<Deps, "db" | "clock">, huntId: string): Promise<void> {
  const over = await sql.findOver(deps.db, huntId);
  if (!over) return;
  const leaves = await gatherLeaves(deps, huntId, over.endedAt);
  const levels = await merkleLevels(leaves, (bytes) => hash("sha256", bytes, "buffer"));
  const root = hexOf(levels.at(-1)?.[0] ?? new Uint8Array());
  const counts = await sql.countHunters(deps.db, huntId, over.endedAt);
  const rows = await gatherRows(deps, huntId, over.endedAt);
  const file = { ...counts, madeAt: deps.clock.now(), root, leaves: Buffer.concat(leaves) };
  await inTransaction(deps.db, (tx) => sql.insertFile(tx, huntId, file, rows));
}

/** The receipts of all check-ins, in the order of their times; some hunters at a time, so that nobody waits for it. */
async function gatherLeaves(
  { db }: Pick<Deps, "db">,
  huntId: string,
  until: Date,
): Promise<Buffer[]> {
  const found: { at: number; id: string; leaf: Buffer }[] = [];
  let hunters = await sql.listHunters(db, huntId, null, huntersAtOnce);
  while (hunters.length > 0) {
    for (const row of await sql.listCheckIns(db, huntId, hunters, until)) {
      const leaf = Buffer.from(receiptOf({ ...row, huntId }), "hex");
      found.push({ at: row.at.getTime(), id: row.checkInId, leaf });
    }
    hunters = await sql.listHunters(db, huntId, hunters.at(-1) ?? null, huntersAtOnce);
  }
  return found.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)).map(({ leaf }) => leaf);
}

async function gatherRows(
  { db }: Pick<Deps, "db">,
  huntId: string,
  until: Date,
): Promise<sql.RowToStore[]> {
  const first = await sql.listFirst(db, huntId, until, mostTold);
  const rows: sql.RowToStore[] = [];
  for (const [index, { userId, startedAt, finishedAt, restedSeconds }] of first.entries()) {
    let before = startedAt;
    const squares: sql.SquareTold[] = [];
    for (const { square, solvedAt, tries, hints } of await sql.listSquaresOf(
      db,
      huntId,
      userId,
      until,
    )) {
      const at = solvedAt ?? before;
      squares.push({ square, seconds: secondsFrom(before, at), tries, hints });
      before = at;
    }
    const seconds = Math.max(0, secondsFrom(startedAt, finishedAt) - restedSeconds);
    rows.push({ rank: index + 1, userId, finishedAt, seconds, squares });
  }
  return rows;
}

const secondsFrom = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / 1000);
