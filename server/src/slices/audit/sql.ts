import { json, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface NewAuditEntry {
  id: string;
  at: Date;
  actorId: string;
  action: string;
  subjectKind: string;
  subjectId: string;
  before: unknown;
  after: unknown;
  version: number | null;
}

export async function insertEntry(tx: Tx, e: NewAuditEntry): Promise<void> {
  await tx.execute(sql`
    insert into audit_log (id, at, actor_id, action, subject_kind, subject_id, before, after, version)
    values (${e.id}, ${e.at}, ${e.actorId}, ${e.action}, ${e.subjectKind}, ${e.subjectId},
      ${json(e.before)}::jsonb, ${json(e.after)}::jsonb, ${e.version})`);
}

export interface AuditRow {
  id: string;
  at: Date;
  actor: string | null;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
}

export async function listEntries(db: Db, limit: number): Promise<AuditRow[]> {
  return db.query(sql`
    select a.id, a.at, u.email as actor, a.action, a.subject_kind || ' ' || a.subject_id as subject,
      a.before, a.after
    from audit_log a left join users u on u.id = a.actor_id
    order by a.at desc, a.id desc limit ${limit}`);
}

/** Changes of a hunt and its squares that made a later version than the given one. */
export async function listSince(db: Db, huntId: string, version: number): Promise<AuditRow[]> {
  return db.query(sql`
    select a.id, a.at, u.email as actor, a.action, a.subject_kind || ' ' || a.subject_id as subject,
      a.before, a.after
    from audit_log a left join users u on u.id = a.actor_id
    where ((a.subject_kind = 'hunt' and a.subject_id = ${huntId})
        or (a.subject_kind = 'square' and a.subject_id like ${`${huntId}/%`}))
      and a.version > ${version}
    order by a.version limit 50`);
}
