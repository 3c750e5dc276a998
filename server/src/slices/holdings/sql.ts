import type { Difficulty, HuntStatus, Variant } from "@ten-paces/contract";
import { emptySql, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

const inStock = sql`h.state <> 'FREE' and h.status in ('PENDING', 'AVAILABLE', 'ACTIVE', 'PAUSED')`;

/** The texts that a state's stock holds, so that no sentence stands twice in it. */
export async function listHeldTexts(db: Db, state: string): Promise<string[]> {
  const rows = await db.query<{ texts: string[] }>(sql`
    select array[s.clue, s.hint1, s.hint2, s.hint3] ||
        array(select c ->> 'text' from jsonb_array_elements(s.clues) c) as texts
    from squares s join hunts h on h.id = s.hunt_id
    where h.state = ${state} and ${inStock}`);
  return rows.flatMap((row) => row.texts);
}

/** The names of all stock: hunts of all states stand on one page. */
export async function listHeldNames(db: Db): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`select h.name from hunts h where ${inStock}`);
  return rows.map(({ name }) => name);
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
  // Each of the few texts is planned once for all: one that asks whether a state is named would be planned every time.
  const ofState = state === null ? emptySql : sql`and h.state = ${state}`;
  const onThese = placeIds ? sql`and s.place_id = any(${placeIds}::text[])` : emptySql;
  return db.query(sql`
    select s.place_id as "placeId", s.sequence_num as "squareNum", h.id as "huntId", h.name as "huntName",
      h.state, h.status, h.variant, h.difficulty
    from squares s join hunts h on h.id = s.hunt_id
    where h.state <> 'FREE' and s.place_id is not null ${ofState} ${onThese}
    order by h.created_at desc, h.id, s.sequence_num`);
}

/** One writer of a state's stock at a time: places are compared with what is stored, and no constraint can do that. */
export async function lockStock(tx: Tx, state: string): Promise<void> {
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtext(${`stock of ${state}`})) is null as locked`,
  );
}

/** A hunt that waits in stock. */
export interface StockHunt {
  id: string;
  name: string;
  state: string;
  variant: Variant;
  status: HuntStatus;
  activatedAt: Date | null;
}

/** Those of the hunts that wait in a state's stock, locked. */
export async function lockInStock(tx: Tx, state: string, ids: string[]): Promise<StockHunt[]> {
  return tx.query(sql`
    select id, name, state, variant, status, activated_at as "activatedAt" from hunts
    where id = any(${ids}::text[]) and state = ${state} and status in ('PENDING', 'AVAILABLE')
    order by id for update`);
}
