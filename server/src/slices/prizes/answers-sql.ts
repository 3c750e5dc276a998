import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface AnswerRow {
  prizeId: string;
  at: Date;
  text: string;
  fileName: string | null;
  fileType: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  confirmed: boolean | null;
  decision: string | null;
}

const columns = sql`prize_id as "prizeId", at, text, file_name as "fileName", file_type as "fileType",
  decided_by as "decidedBy", decided_at as "decidedAt", confirmed, decision`;

export interface SealedFile {
  fileName: string;
  fileType: string;
  keyId: string;
  sealed: Buffer;
}

/** @returns false where there is an answer already */
export async function insertAnswer(
  tx: Tx,
  answer: { prizeId: string; userId: string; at: Date; text: string; file: SealedFile | null },
): Promise<boolean> {
  const { file } = answer;
  const count = await tx.execute(sql`
    insert into prize_answers (prize_id, user_id, at, text, file_name, file_type, key_id, sealed)
    values (${answer.prizeId}, ${answer.userId}, ${answer.at}, ${answer.text}, ${file?.fileName ?? null},
      ${file?.fileType ?? null}, ${file?.keyId ?? null}, ${file?.sealed ?? null})
    on conflict do nothing`);
  return count === 1;
}

export async function findAnswer(db: Db, prizeId: string): Promise<AnswerRow | null> {
  return db.maybeOne(sql`select ${columns} from prize_answers where prize_id = ${prizeId}`);
}

export async function listAnswers(db: Db, prizeIds: readonly string[]): Promise<AnswerRow[]> {
  return db.query(sql`
    select ${columns} from prize_answers where prize_id = any(${[...prizeIds]}::uuid[])`);
}

/** The file that came with an answer; null where none did. */
export async function findFile(db: Db, prizeId: string): Promise<SealedFile | null> {
  const row = await db.maybeOne<{
    fileName: string | null;
    fileType: string | null;
    keyId: string | null;
    sealed: Buffer | null;
  }>(sql`
    select file_name as "fileName", file_type as "fileType", key_id as "keyId", sealed
    from prize_answers where prize_id = ${prizeId}`);
  if (!row?.fileName || !row.fileType || !row.keyId || !row.sealed) return null;
  return { fileName: row.fileName, fileType: row.fileType, keyId: row.keyId, sealed: row.sealed };
}

/** The prizes somebody has answered for with a file, oldest answer first. */
export async function listPrizesWithFile(db: Db, userId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select prize_id as id from prize_answers
    where user_id = ${userId} and sealed is not null order by at, prize_id`);
  return rows.map(({ id }) => id);
}

export async function decideAnswer(
  tx: Tx,
  prizeId: string,
  decided: { by: string; at: Date; confirmed: boolean; decision: string },
): Promise<void> {
  await tx.execute(sql`
    update prize_answers set decided_by = ${decided.by}, decided_at = ${decided.at},
      confirmed = ${decided.confirmed}, decision = ${decided.decision}
    where prize_id = ${prizeId}`);
}

/** The next files that another key has sealed, locked. */
export async function lockOtherwiseSealed(
  tx: Tx,
  keyId: string,
  most: number,
): Promise<{ prizeId: string; keyId: string | null; sealed: Buffer | null }[]> {
  return tx.query(sql`
    select prize_id as "prizeId", key_id as "keyId", sealed from prize_answers
    where key_id <> ${keyId} order by prize_id limit ${most} for update`);
}

export async function reseal(
  tx: Tx,
  prizeId: string,
  { keyId, bytes }: { keyId: string; bytes: Buffer },
): Promise<void> {
  await tx.execute(sql`
    update prize_answers set key_id = ${keyId}, sealed = ${bytes} where prize_id = ${prizeId}`);
}
