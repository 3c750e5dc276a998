import type { Db, Tx } from "../db/statements.ts";
import { AppError } from "../errors.ts";
import { sha256 } from "../ids.ts";
import * as sql from "./sql.ts";

/** A request that may come twice: who, under which key, and what it asks. */
export interface Repeatable {
  userId: string;
  /** Null where the client sent no Idempotency-Key. */
  key: string | null;
  /** SHA-256 of what the request asks: the same key for another request is an error. */
  requestHash: Buffer;
}

export function repeatable(userId: string, key: string | null, request: unknown): Repeatable {
  return { userId, key, requestHash: sha256(JSON.stringify(request)) };
}

/** The answer this request was given before. @throws AppError idempotency_mismatch */
export async function findAnswer<Answer>(db: Db, request: Repeatable): Promise<Answer | null> {
  if (request.key === null) return null;
  const stored = await sql.findStoredAnswer<Answer>(db, request.userId, request.key);
  if (!stored) return null;
  if (!stored.requestHash.equals(request.requestHash)) throw new AppError("idempotency_mismatch");
  return stored.answer;
}

/** Keeps the answer for the next time, in the transaction of the effect. */
export async function keepAnswer(
  tx: Tx,
  request: Repeatable,
  answer: unknown,
  now: Date,
): Promise<void> {
  if (request.key === null) return;
  const { userId, key, requestHash } = request;
  const kept = await sql.insertAnswer(tx, { userId, key, requestHash, answer, now });
  // Another request with the same key got in between: this transaction must not add a second effect.
  if (!kept) throw new AppError("conflict");
}

export { addToAnswer, deleteAnswersBefore } from "./sql.ts";
