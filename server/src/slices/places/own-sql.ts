import { json, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface OwnRow {
  id: string;
  stem: string;
  row: Record<string, unknown>;
  version: number;
}

const columns = sql`id, stem, row, version`;

export function listOwn(db: Db): Promise<OwnRow[]> {
  return db.query(sql`select ${columns} from own_places order by stem, id`);
}

export function findOwn(db: Db, id: string): Promise<OwnRow | null> {
  return db.maybeOne(sql`select ${columns} from own_places where id = ${id}`);
}

export function lockOwn(tx: Tx, id: string): Promise<OwnRow | null> {
  return tx.maybeOne(sql`select ${columns} from own_places where id = ${id} for update`);
}

/** Stores places, each in place of an earlier one of its id; a version given holds where there is none. */
export async function putOwn(tx: Tx, rows: readonly OwnRow[], now: Date): Promise<void> {
  await tx.execute(sql`
    insert into own_places (id, stem, row, version, changed_at)
    select r->>'id', r->>'stem', r->'row', (r->>'version')::int, ${now}
    from jsonb_array_elements(${json(rows)}::jsonb) r
    on conflict (id) do update set stem = excluded.stem, row = excluded.row, changed_at = excluded.changed_at,
      version = own_places.version + 1`);
}

export async function deleteOwn(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from own_places where id = ${id}`);
}

export interface GroundRow {
  placeId: string;
  askedOn: string | null;
  answer: "yes" | "no" | "conditions" | null;
  goodUntil: string | null;
  contact: string;
  note: string;
}

const groundColumns = sql`place_id as "placeId", asked_on::text as "askedOn", answer, good_until::text as "goodUntil",
  contact, note`;

export function listGrounds(db: Db): Promise<GroundRow[]> {
  return db.query(sql`select ${groundColumns} from place_grounds`);
}

export function findGround(db: Db, placeId: string): Promise<GroundRow | null> {
  return db.maybeOne(sql`select ${groundColumns} from place_grounds where place_id = ${placeId}`);
}

export async function putGround(
  tx: Tx,
  g: GroundRow & { changedAt: Date; changedBy: string },
): Promise<void> {
  await tx.execute(sql`
    insert into place_grounds (place_id, asked_on, answer, good_until, contact, note, changed_at, changed_by)
    values (${g.placeId}, ${g.askedOn}, ${g.answer}, ${g.goodUntil}, ${g.contact}, ${g.note}, ${g.changedAt}, ${g.changedBy})
    on conflict (place_id) do update set asked_on = excluded.asked_on, answer = excluded.answer,
      good_until = excluded.good_until, contact = excluded.contact, note = excluded.note,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by`);
}

/** Whose keeper has said no. */
export async function listForbidden(db: Db): Promise<string[]> {
  const rows = await db.query<{ placeId: string }>(
    sql`select place_id as "placeId" from place_grounds where answer = 'no'`,
  );
  return rows.map(({ placeId }) => placeId);
}
