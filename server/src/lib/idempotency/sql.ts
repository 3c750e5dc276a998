import { json, sql } from "../db/sql.ts";
import type { Db, Tx } from "../db/statements.ts";

export interface StoredAnswerRow<Answer> {
  requestHash: Buffer;
  answer: Answer;
}

/** The answer a user's key was given before. */
export async function findStoredAnswer<Answer>(
  db: Db,
  userId: string,
  key: string,
): Promise<StoredAnswerRow<Answer> | null> {
  return db.maybeOne(sql`
    select request_hash as "requestHash", answer from idempotency_keys
    where user_id = ${userId} and key = ${key}`);
}

/** Stores an answer with its effect; false where the key has one already. */
export async function insertAnswer(
  tx: Tx,
  stored: { userId: string; key: string; requestHash: Buffer; answer: unknown; now: Date },
): Promise<boolean> {
  const count = await tx.execute(sql`
    insert into idempotency_keys (user_id, key, request_hash, answer, created_at)
    values (${stored.userId}, ${stored.key}, ${stored.requestHash}, ${json(stored.answer)}::jsonb, ${stored.now})
    on conflict do nothing`);
  return count === 1;
}

/** Deletes at most so many answers from before then. */
export async function deleteAnswersBefore(tx: Tx, before: Date, most: number): Promise<number> {
  return tx.execute(sql`
    delete from idempotency_keys where (user_id, key) in (
      select user_id, key from idempotency_keys where created_at < ${before} limit ${most})`);
}

/** Adds fields to an answer that was stored in this transaction. */
export async function addToAnswer(
  tx: Tx,
  userId: string,
  key: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await tx.execute(sql`
    update idempotency_keys set answer = answer || ${json(fields)}::jsonb
    where user_id = ${userId} and key = ${key}`);
}
