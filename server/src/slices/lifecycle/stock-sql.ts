import type { Difficulty, HuntStatus, Variant } from "@ten-paces/contract";
import { emptySql, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

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

/** The texts that a state's stock holds, so that no sentence stands twice in it. */
export async function listHeldTexts(db: Db, state: string): Promise<string[]> {
  const rows = await db.query<{ texts: string[] }>(sql`
    select array[s.clue, s.hint1, s.hint2, s.hint3] ||
        array(select c ->> 'text' from jsonb_array_elements(s.clues) c) as texts
    from squares s join hunts h on h.id = s.hunt_id
    where h.state = ${state} and ${inStock}`);
  return rows.flatMap((row) => row.texts);
}

export interface PlaceUseRow {
  placeId: string;
  squareNum: number;
  huntId: string;
  huntName: string;
  state: string;
  status: HuntStatus;
  variant: Variant;
  difficulty: Difficulty;
}

/**
 * Every square of a state's hunts with the place it stands on, whatever the hunt's status; of all states where
 * none is named, on these places alone where some are.
 */
export async function listPlaceUses(
  db: Db,
  state: string | null,
  placeIds: readonly string[] | null = null,
): Promise<PlaceUseRow[]> {
  const onThese = placeIds ? sql`and s.place_id = any(${placeIds}::text[])` : emptySql;
  return db.query(sql`
    select s.place_id as "placeId", s.sequence_num as "squareNum", h.id as "huntId", h.name as "huntName",
      h.state, h.status, h.variant, h.difficulty
    from squares s join hunts h on h.id = s.hunt_id
    where h.state <> 'FREE' and s.place_id is not null and (${state}::text is null or h.state = ${state}) ${onThese}
    order by h.created_at desc, h.id, s.sequence_num`);
}

/** One writer of a state's stock at a time: places are compared with what is stored, and no constraint can do that. */
export async function lockStock(tx: Tx, state: string): Promise<void> {
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtext(${`stock of ${state}`})) is null as locked`,
  );
}

/** Those of the hunts that wait in a state's stock, locked. */
export async function lockInStock(
  tx: Tx,
  state: string,
  ids: string[],
): Promise<{ id: string; name: string }[]> {
  return tx.query(sql`
    select id, name from hunts
    where id = any(${ids}::text[]) and state = ${state} and status in ('PENDING', 'AVAILABLE')
    order by id for update`);
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
