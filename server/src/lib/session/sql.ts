import type { Role } from "@ten-paces/contract";
import { sql } from "../db/sql.ts";
import type { Db, Tx } from "../db/statements.ts";

interface SessionRow {
  userId: string;
  email: string;
  isAdmin: boolean;
  role: Role | null;
  suspended: boolean;
  sessionId: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export async function findSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | null> {
  return db.maybeOne<SessionRow>(sql`
    select u.id as "userId", u.email, u.is_admin as "isAdmin", u.role, u.suspended_at is not null as suspended,
      s.id as "sessionId", s.created_at as "createdAt", s.last_seen_at as "lastSeenAt"
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}`);
}

/** One statement, so that a use costs no transaction of its own round trips. */
export const noteUse = (tokenHash: Buffer, now: Date) => sql`
  update sessions set last_seen_at = ${now} where token_hash = ${tokenHash} and last_seen_at < ${now}
  returning id`;

export interface NewSession {
  id: string;
  tokenHash: Buffer;
  userId: string;
  device: string;
  createdAt: Date;
  expiresAt: Date;
  provedAt: Date | null;
}

export async function insertSession(tx: Tx, s: NewSession): Promise<void> {
  await tx.query(sql`
    insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at, proved_at)
    values (${s.id}, ${s.tokenHash}, ${s.userId}, ${s.device}, ${s.createdAt}, ${s.createdAt}, ${s.expiresAt},
      ${s.provedAt})`);
}

/** Whether the account of a session has a second factor, and when the session last showed it. */
export async function findProof(
  db: Db,
  id: string,
): Promise<{ hasSecondFactor: boolean; provedAt: Date | null } | null> {
  return db.maybeOne(sql`
    select f.user_id is not null as "hasSecondFactor", s.proved_at as "provedAt"
    from sessions s left join second_factors f on f.user_id = s.user_id and f.confirmed_at is not null
    where s.id = ${id}`);
}

/** Notes that a session showed the second factor. */
export async function noteProof(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.execute(sql`update sessions set proved_at = ${now} where id = ${id}`);
}

/** Ended by age, or unused for so long that nobody's would still be good. */
export async function deleteExpired(
  tx: Tx,
  { now, unusedSince, most }: { now: Date; unusedSince: Date; most: number },
): Promise<number> {
  return tx.execute(sql`
    delete from sessions where id in (
      select id from sessions where expires_at <= ${now} or last_seen_at <= ${unusedSince} limit ${most})`);
}

export interface OwnSessionRow {
  id: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Those of a user that have not reached their end, the last used first. */
export async function listSessions(db: Db, userId: string, now: Date): Promise<OwnSessionRow[]> {
  return db.query(sql`
    select id, device, created_at as "createdAt", last_seen_at as "lastSeenAt" from sessions
    where user_id = ${userId} and expires_at > ${now} order by last_seen_at desc, id desc limit 200`);
}

/** Ends one session of a user; 0 where there is no such one. */
export async function deleteSession(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.execute(sql`delete from sessions where user_id = ${userId} and id = ${id}`);
}

/** Ends all sessions of a user, but the one with this id where it is given. */
export async function deleteSessionsOf(
  tx: Tx,
  userId: string,
  except: string | null,
): Promise<number> {
  return tx.execute(
    sql`delete from sessions where user_id = ${userId} and id is distinct from ${except}::uuid`,
  );
}
