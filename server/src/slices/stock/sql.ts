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

export async function listEndedBefore(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select id from hunts where status = 'COMPLETE' and ended_at < ${before}
    order by ended_at limit ${limit} for update skip locked`);
  return rows.map((row) => row.id);
}

export async function readStatistics(
  tx: Db,
): Promise<{ status: string; variant: string; state: string; count: number }[]> {
  return tx.query(sql`
    select status, variant, state, count(*) as count from hunts where state <> 'FREE'
    group by status, variant, state`);
}

export async function findNextRun(db: Db, kind: string): Promise<Date | null> {
  const row = await db.maybeOne<{ runAt: Date }>(sql`
    select run_at as "runAt" from jobs where kind = ${kind} and status = 'queued' order by run_at limit 1`);
  return row?.runAt ?? null;
}
