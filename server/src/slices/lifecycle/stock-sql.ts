import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

const inStock = sql`h.state <> 'FREE' and h.status in ('PENDING', 'AVAILABLE', 'ACTIVE', 'PAUSED')`;

export interface StockRow {
  state: string;
  variant: string;
  difficulty: string;
  status: string;
}

/** Every hunt that is live or waits behind a live one. */
export async function listStock(db: Db): Promise<StockRow[]> {
  return db.query(sql`
    select h.state, h.variant, h.difficulty, h.status from hunts h where ${inStock}`);
}

/** The places, the texts and the names that a state's stock holds, so that nothing stands twice in it. */
export async function listHeld(
  db: Db,
  state: string,
): Promise<{ placeId: string; name: string; texts: string[] }[]> {
  return db.query(sql`
    select s.place_id as "placeId", h.name,
      array[s.clue, s.hint1, s.hint2, s.hint3] ||
        array(select c ->> 'text' from jsonb_array_elements(s.clues) c) as texts
    from squares s join hunts h on h.id = s.hunt_id
    where h.state = ${state} and ${inStock}`);
}

export async function hasLive(db: Db, state: string, variant: string): Promise<boolean> {
  const row = await db.one<{ live: boolean }>(sql`
    select exists (select 1 from hunts where state = ${state} and variant = ${variant}
      and status in ('ACTIVE', 'PAUSED')) as live`);
  return row.live;
}

export async function hasHunts(db: Db): Promise<boolean> {
  const row = await db.one<{ any: boolean }>(
    sql`select exists (select 1 from hunts where state <> 'FREE') as any`,
  );
  return row.any;
}

export async function hasFreeHunt(db: Db, id: string): Promise<boolean> {
  const row = await db.one<{ there: boolean }>(
    sql`select exists (select 1 from hunts where id = ${id}) as there`,
  );
  return row.there;
}

/** Free hunts of earlier months that are still open. */
export async function listOpenFreeHunts(db: Db, exceptId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from hunts where state = 'FREE' and status = 'ACTIVE' and id <> ${exceptId}`);
  return rows.map((row) => row.id);
}

/** Places that free hunts have used, so that months differ. */
export async function listFreePlaces(db: Db): Promise<string[]> {
  const rows = await db.query<{ placeId: string }>(sql`
    select s.place_id as "placeId" from squares s join hunts h on h.id = s.hunt_id where h.state = 'FREE'`);
  return rows.map((row) => row.placeId);
}
