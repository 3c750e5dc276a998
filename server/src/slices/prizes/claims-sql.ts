import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface ClaimRow {
  prizeId: string;
  userId: string;
  keyId: string;
  sealed: Buffer;
  byBitcoin: boolean;
  submittedAt: Date;
  publicity: boolean;
  publicityWithdrawnAt: Date | null;
}

const columns = sql`prize_id as "prizeId", user_id as "userId", key_id as "keyId", sealed, by_bitcoin as "byBitcoin",
  submitted_at as "submittedAt", publicity, publicity_withdrawn_at as "publicityWithdrawnAt"`;

export async function insertClaim(
  tx: Tx,
  claim: Omit<ClaimRow, "publicityWithdrawnAt">,
): Promise<void> {
  await tx.execute(sql`
    insert into claims (prize_id, user_id, key_id, sealed, by_bitcoin, submitted_at, publicity)
    values (${claim.prizeId}, ${claim.userId}, ${claim.keyId}, ${claim.sealed}, ${claim.byBitcoin},
      ${claim.submittedAt}, ${claim.publicity})`);
}

export async function findClaim(db: Db, prizeId: string): Promise<ClaimRow | null> {
  return db.maybeOne(sql`select ${columns} from claims where prize_id = ${prizeId}`);
}

export async function listClaims(db: Db, prizeIds: readonly string[]): Promise<ClaimRow[]> {
  return db.query(
    sql`select ${columns} from claims where prize_id = any(${[...prizeIds]}::uuid[])`,
  );
}

/** The claims of somebody, oldest first. */
export async function listClaimsOf(db: Db, userId: string): Promise<ClaimRow[]> {
  return db.query(
    sql`select ${columns} from claims where user_id = ${userId} order by submitted_at, prize_id`,
  );
}

export async function withdrawPublicity(tx: Tx, prizeId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update claims set publicity = false, publicity_withdrawn_at = ${at} where prize_id = ${prizeId}`);
}

/** The next claims that another key has sealed, locked. */
export async function lockOtherwiseSealed(
  tx: Tx,
  keyId: string,
  most: number,
): Promise<Pick<ClaimRow, "prizeId" | "keyId" | "sealed">[]> {
  return tx.query(sql`
    select prize_id as "prizeId", key_id as "keyId", sealed from claims
    where key_id <> ${keyId} order by prize_id limit ${most} for update`);
}

export async function reseal(
  tx: Tx,
  prizeId: string,
  { keyId, bytes }: { keyId: string; bytes: Buffer },
): Promise<void> {
  await tx.execute(sql`
    update claims set key_id = ${keyId}, sealed = ${bytes} where prize_id = ${prizeId}`);
}
