import type { HuntStatus, Variant } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface StockRow {
  state: string;
  variant: string;
  difficulty: string;
  status: string;
}

/** Every hunt that is live or waits behind a live one. */
export async function listStock(db: Db): Promise<StockRow[]> {
  return db.query(sql`
    select h.state, h.variant, h.difficulty, h.status from hunts h where h.state <> 'FREE' and h.status in ('PENDING', 'AVAILABLE', 'ACTIVE', 'PAUSED')`);
}

/** How many hunts were made from a seed so far, with their squares by who wrote them. */
export async function countMade(
  db: Db,
  seed: string,
): Promise<{ made: number; squaresBy: Record<string, number> }> {
  const rows = await db.query<{ id: string; writer: string; squares: number }>(sql`
    select h.id, q.writer, count(*) as squares from hunts h join squares q on q.hunt_id = h.id
    where starts_with(h.seed, ${`${seed}|`}) group by 1, 2`);
  const squaresBy: Record<string, number> = {};
  for (const { writer, squares } of rows) squaresBy[writer] = (squaresBy[writer] ?? 0) + squares;
  return { made: new Set(rows.map(({ id }) => id)).size, squaresBy };
}

export async function hasLive(db: Db, state: string, variant: string): Promise<boolean> {
  const row = await db.one<{ live: boolean }>(sql`
    select exists (select 1 from hunts where state = ${state} and variant = ${variant}
      and status in ('ACTIVE', 'PAUSED')) as live`);
  return row.live;
}

export async function hasHunts(db: Db): Promise<boolean> {
  const row = await db.one<{ there: boolean }>(
    sql`select exists (select 1 from hunts where state <> 'FREE') as there`,
  );
  return row.there;
}

export interface EndedHunt {
  id: string;
  state: string;
  variant: Variant;
  status: HuntStatus;
  activatedAt: Date | null;
}

const ended = sql`h.status = 'COMPLETE' and h.deleted_at is null and h.ended_at <`;

/** Hunts that completed before a moment and all of whose prizes are settled, locked. */
export async function lockSettledBefore(tx: Tx, before: Date, limit: number): Promise<EndedHunt[]> {
  return tx.query(sql`
    select h.id, h.state, h.variant, h.status, h.activated_at as "activatedAt" from hunts h
    where ${ended} ${before} and not exists (
      select 1 from prizes p where p.hunt_id = h.id and p.status in ('PENDING_REVIEW', 'NOTIFIED', 'CLAIMED'))
    order by h.ended_at limit ${limit} for update of h skip locked`);
}

/** Hunts that completed before a moment and are still there. */
export async function countEndedBefore(db: Db, before: Date): Promise<number> {
  const row = await db.one<{ count: number }>(
    sql`select count(*) as count from hunts h where ${ended} ${before}`,
  );
  return row.count;
}

export async function readStatistics(
  tx: Db,
): Promise<{ status: string; variant: string; state: string; count: number }[]> {
  return tx.query(sql`
    select status, variant, state, count(*) as count from hunts where state <> 'FREE' and deleted_at is null
    group by status, variant, state`);
}

/** States and variants with a hunt in stock and none that is live. */
export async function listShelvesWithoutLive(
  db: Db,
): Promise<{ state: string; variant: Variant }[]> {
  return db.query(sql`
    select h.state, h.variant from hunts h where h.state <> 'FREE' group by h.state, h.variant
    having bool_or(h.status = 'AVAILABLE') and not bool_or(h.status in ('ACTIVE', 'PAUSED'))
    order by h.state, h.variant`);
}
