import { sql } from "../db/sql.ts";
import type { Db, Tx } from "../db/statements.ts";

interface SessionRow {
  userId: string;
  email: string;
  isAdmin: boolean;
  suspended: boolean;
  expiresAt: Date;
}

export async function findSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | null> {
  return db.maybeOne<SessionRow>(sql`
    select u.id as "userId", u.email, u.is_admin as "isAdmin", u.suspended_at is not null as suspended,
      s.expires_at as "expiresAt"
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}`);
}

export async function insertSession(
  tx: Tx,
  tokenHash: Buffer,
  userId: string,
  createdAt: Date,
  expiresAt: Date,
): Promise<void> {
  await tx.query(sql`
    insert into sessions (token_hash, user_id, created_at, expires_at)
    values (${tokenHash}, ${userId}, ${createdAt}, ${expiresAt})`);
}

export async function deleteExpired(tx: Tx, now: Date): Promise<number> {
  return tx.execute(sql`delete from sessions where expires_at <= ${now}`);
}
