import type { SealLeaf } from "@ten-paces/contract";
import { json, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface SealRow {
  version: number;
  root: string;
  leaves: SealLeaf[];
  cause: string;
  sealedAt: Date;
}

export async function listSeals(db: Db, huntId: string): Promise<SealRow[]> {
  return db.query(sql`
    select version, root, leaves, cause, sealed_at as "sealedAt" from seals
    where hunt_id = ${huntId} order by version desc`);
}

export async function findNewest(db: Db, huntId: string): Promise<SealRow | null> {
  return db.maybeOne(sql`
    select version, root, leaves, cause, sealed_at as "sealedAt" from seals
    where hunt_id = ${huntId} order by version desc limit 1`);
}

export async function insertSeal(tx: Tx, huntId: string, seal: SealRow): Promise<void> {
  await tx.execute(sql`
    insert into seals (hunt_id, version, root, leaves, cause, sealed_at)
    values (${huntId}, ${seal.version}, ${seal.root}, ${json(seal.leaves)}::jsonb, ${seal.cause}, ${seal.sealedAt})`);
}
