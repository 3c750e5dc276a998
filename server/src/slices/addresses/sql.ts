import type { Bounds } from "@ten-paces/geo/grid";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

/** A square of an outside service, by its edges in degrees. */
export interface KnownAddress extends Bounds {
  words: string;
}

/** Higher than any square of theirs, in degrees: 3 m are less than a third of it. */
const tallest = 0.0001;

/** The known square that a point lies in, told after then. */
export async function findKnown(
  db: Db,
  { lat, lng }: { lat: number; lng: number },
  after: Date,
): Promise<KnownAddress | null> {
  return db.maybeOne(sql`
    select words, south, west, north, east from outside_addresses
    where south <= ${lat} and south > ${lat}::float8 - ${tallest} and north > ${lat} and west <= ${lng} and east > ${lng}
      and asked_at > ${after} limit 1`);
}

/** Keeps a square; told again it is kept from then. */
export async function keepKnown(
  tx: Tx,
  { words, south, west, north, east }: KnownAddress,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into outside_addresses (words, south, west, north, east, asked_at)
    values (${words}, ${south}, ${west}, ${north}, ${east}, ${at})
    on conflict (words) do update set south = excluded.south, west = excluded.west, north = excluded.north,
      east = excluded.east, asked_at = excluded.asked_at`);
}

/** Takes one call of a day. @returns false where its calls are used up */
export async function takeCall(tx: Tx, day: string, perDay: number): Promise<boolean> {
  const row = await tx.maybeOne<{ calls: number }>(sql`
    insert into outside_address_days as d (day, calls) values (${day}::date, 1)
    on conflict (day) do update set calls = d.calls + 1 where d.calls < ${perDay}
    returning calls`);
  return row !== null;
}

/** Lets go of at most so many squares that were told before then, or are not among the newest. */
export async function deleteKnown(
  tx: Tx,
  before: Date,
  newest: number,
  most: number,
): Promise<number> {
  return tx.execute(sql`
    delete from outside_addresses where words in (
      select words from (select words, asked_at, row_number() over (order by asked_at desc) as nth from outside_addresses) as a
      where asked_at < ${before} or nth > ${newest} limit ${most})`);
}

export async function deleteDays(tx: Tx, before: string): Promise<number> {
  return tx.execute(sql`delete from outside_address_days where day < ${before}::date`);
}
