import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";
import type { Sealed } from "../../lib/sealing.ts";

export interface FactorRow {
  keyId: string;
  sealed: Buffer;
  confirmedAt: Date | null;
  lastStep: number;
  wrongTries: number;
  wrongSince: Date | null;
}

const columns = sql`key_id as "keyId", sealed, confirmed_at as "confirmedAt", last_step as "lastStep",
  wrong_tries as "wrongTries", wrong_since as "wrongSince"`;

/** Holds the factor still: of the same code sent many times at once one is taken. */
export async function lockFactor(tx: Tx, userId: string): Promise<FactorRow | null> {
  return tx.maybeOne(
    sql`select ${columns} from second_factors where user_id = ${userId} for update`,
  );
}

/** A secret that waits for its first code; one that waited before is forgotten, one that is on stays. */
export async function putPending(
  tx: Tx,
  userId: string,
  { keyId, bytes }: Sealed,
  now: Date,
): Promise<boolean> {
  const count = await tx.execute(sql`
    insert into second_factors (user_id, key_id, sealed, created_at)
    values (${userId}, ${keyId}, ${bytes}, ${now})
    on conflict (user_id) do update set key_id = excluded.key_id, sealed = excluded.sealed,
      created_at = excluded.created_at, last_step = 0, wrong_tries = 0, wrong_since = null
    where second_factors.confirmed_at is null`);
  return count === 1;
}

export async function confirm(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`update second_factors set confirmed_at = ${now} where user_id = ${userId}`);
}

/** The step whose code was taken: it and those before count no more. */
export async function noteStep(tx: Tx, userId: string, step: number): Promise<void> {
  await tx.execute(sql`update second_factors set last_step = ${step} where user_id = ${userId}`);
}

export async function noteWrong(
  tx: Tx,
  userId: string,
  { tries, since }: { tries: number; since: Date },
): Promise<void> {
  await tx.execute(sql`
    update second_factors set wrong_tries = ${tries}, wrong_since = ${since} where user_id = ${userId}`);
}

export async function deleteFactor(tx: Tx, userId: string): Promise<boolean> {
  await tx.execute(sql`delete from recovery_codes where user_id = ${userId}`);
  return (await tx.execute(sql`delete from second_factors where user_id = ${userId}`)) === 1;
}

export async function replaceCodes(tx: Tx, userId: string, hashes: readonly Buffer[]) {
  await tx.execute(sql`delete from recovery_codes where user_id = ${userId}`);
  for (const hash of hashes) {
    await tx.execute(
      sql`insert into recovery_codes (user_id, code_hash) values (${userId}, ${hash})`,
    );
  }
}

/** Uses a recovery code up; false where there is no such one. */
export async function useCode(tx: Tx, userId: string, hash: Buffer): Promise<boolean> {
  const count = await tx.execute(
    sql`delete from recovery_codes where user_id = ${userId} and code_hash = ${hash}`,
  );
  return count === 1;
}

export async function findStanding(
  db: Db,
  userId: string,
): Promise<{ since: Date | null; codesLeft: number }> {
  return db.one(sql`
    select (select confirmed_at from second_factors where user_id = ${userId}) as since,
      (select count(*)::int from recovery_codes where user_id = ${userId}) as "codesLeft"`);
}

/** Some that other keys have sealed, locked, for the key's rotation. */
export async function lockOtherwiseSealed(
  tx: Tx,
  keyId: string,
  most: number,
): Promise<{ userId: string; keyId: string; sealed: Buffer }[]> {
  return tx.query(sql`
    select user_id as "userId", key_id as "keyId", sealed from second_factors
    where key_id <> ${keyId} order by user_id limit ${most} for update`);
}

export async function reseal(tx: Tx, userId: string, { keyId, bytes }: Sealed): Promise<void> {
  await tx.execute(sql`
    update second_factors set key_id = ${keyId}, sealed = ${bytes} where user_id = ${userId}`);
}
