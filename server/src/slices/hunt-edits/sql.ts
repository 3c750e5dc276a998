import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface HuntFields {
  name: string;
  description: string;
  thresholdSats: number;
  prizeSats: number;
  imageUrl: string | null;
  opensAt: Date | null;
}

export async function updateHunt(tx: Tx, id: string, fields: HuntFields): Promise<void> {
  await tx.execute(sql`
    update hunts set name = ${fields.name}, description = ${fields.description}, threshold_sats = ${fields.thresholdSats},
      prize_sats = ${fields.prizeSats},
      prize_cents = case when prize_sats <> ${fields.prizeSats} then round(${fields.prizeSats}::numeric * btc_usd / 1000000) else prize_cents end,
      image_url = ${fields.imageUrl}, opens_at = ${fields.opensAt}, version = version + 1
    where id = ${id}`);
}

/** Makes a hunt in stock the one that opens next, in place of any other, or no longer. */
export async function markNext(
  tx: Tx,
  hunt: { id: string; state: string; variant: string },
  next: boolean,
): Promise<void> {
  await tx.execute(sql`
    update hunts set opens_next = false, version = version + 1
    where state = ${hunt.state} and variant = ${hunt.variant} and opens_next and id <> ${hunt.id}`);
  await tx.execute(
    sql`update hunts set opens_next = ${next}, version = version + 1 where id = ${hunt.id}`,
  );
}

export async function readVersion(tx: Tx, id: string): Promise<number> {
  const row = await tx.one<{ version: number }>(sql`select version from hunts where id = ${id}`);
  return row.version;
}

/** What a hunt was made from; secret. */
export async function readSeed(db: Db, id: string): Promise<string> {
  const row = await db.one<{ seed: string | null }>(sql`select seed from hunts where id = ${id}`);
  return row.seed ?? id;
}

export async function listWriters(
  db: Db,
  huntId: string,
): Promise<{ sequenceNum: number; writer: string }[]> {
  return db.query(sql`
    select sequence_num as "sequenceNum", writer from squares where hunt_id = ${huntId}`);
}
