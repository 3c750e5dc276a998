import { containing, findOrderedPage, findPage } from "../../lib/db/found-page.ts";
import { json, type Sql, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface NewAuditEntry {
  id: string;
  at: Date;
  /** Null for the console. */
  actorId: string | null;
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
  /** Of the hunt it is about, as it is called now. */
  huntName: string | null;
}

export interface AuditFilter {
  search: string | null;
  huntId: string | null;
  actorId: string | null;
  from: Date | null;
  until: Date | null;
}

/** Whoever stands in the log, by one step along its index for each: they are few, and its lines are not. */
const actors = sql`
  select u.id from users u where u.id in (
    with recursive known (id) as (
      (select a.actor_id from audit_log a where a.actor_id is not null order by a.actor_id limit 1)
      union all
      select (select a.actor_id from audit_log a where a.actor_id > known.id order by a.actor_id limit 1)
      from known where known.id is not null
    )
    select known.id from known where known.id is not null)`;

function foundBy({ search, huntId, actorId, from, until }: AuditFilter): Sql {
  const pattern = containing(search);
  return sql`
    from audit_log a
    where (${pattern}::text is null or a.action ilike ${pattern} or a.subject_id ilike ${pattern}
        or a.actor_id in (${actors} and u.email ilike ${pattern})
        or split_part(a.subject_id, '/', 1) in (select h.id from hunts h where h.name ilike ${pattern}))
      and (${huntId}::text is null
        or (a.subject_kind in ('hunt', 'square') and split_part(a.subject_id, '/', 1) = ${huntId}))
      and (${actorId}::uuid is null or a.actor_id = ${actorId}::uuid)
      and (${from}::timestamptz is null or a.at >= ${from}) and (${until}::timestamptz is null or a.at < ${until})`;
}

const auditColumns = sql`
  select a.id, a.at, case when a.actor_id is null then 'the console' else u.email end as actor, a.action,
    a.subject_kind || ' ' || a.subject_id as subject, a.before, a.after, h.name as "huntName"
  from audit_log a left join users u on u.id = a.actor_id left join hunts h on h.id = split_part(a.subject_id, '/', 1)`;

export async function listEntries(
  db: Db,
  query: AuditFilter & { limit: number; offset: number },
): Promise<{ entries: AuditRow[]; total: number }> {
  const found = foundBy(query);
  const newest = sql`at desc, id desc`;
  const { ids, total } =
    query.search === null
      ? await findOrderedPage(db, found, newest, query)
      : await findPage(db, sql`select a.id, a.at ${found}`, newest, query);
  const entries = await db.query<AuditRow>(sql`
    ${auditColumns} where a.id = any(${ids}::uuid[]) order by a.at desc, a.id desc`);
  return { entries, total };
}

/** Lines of the log after one, oldest first, for a file. */
export async function listEntriesAfter(
  db: Db,
  filter: AuditFilter,
  after: { at: Date; id: string } | null,
  limit: number,
): Promise<AuditRow[]> {
  return db.query(sql`
    ${auditColumns} join (
      select a.id ${foundBy(filter)}
        and (${after?.at ?? null}::timestamptz is null or (a.at, a.id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by a.at, a.id limit ${limit}
    ) page on page.id = a.id
    order by a.at, a.id`);
}

/** Administrators, and those who were some and changed something. */
export async function listActors(db: Db): Promise<{ id: string; name: string }[]> {
  return db.query(sql`
    select u.id, u.email as name from users u
    where u.is_admin or u.id in (${actors}) order by u.email limit 200`);
}

/** Changes that made a later version than the given one; of a hunt with its squares. */
export async function listSince(
  db: Db,
  { kind, id }: { kind: string; id: string },
  version: number,
): Promise<Omit<AuditRow, "huntName">[]> {
  return db.query(sql`
    select a.id, a.at, case when a.actor_id is null then 'the console' else u.email end as actor, a.action, a.subject_kind || ' ' || a.subject_id as subject,
      a.before, a.after
    from audit_log a left join users u on u.id = a.actor_id
    where ((a.subject_kind = ${kind} and a.subject_id = ${id})
        or (${kind} = 'hunt' and a.subject_kind = 'square' and a.subject_id like ${`${id}/%`}))
      and a.version > ${version}
    order by a.version limit ${mostSince}`);
}

/** Nobody reads more; an editor so far behind is told of the first. */
const mostSince = 50;

/** Keeps everybody else from changing something until the transaction ends. */
export async function lockSubject(tx: Tx, { kind, id }: { kind: string; id: string }) {
  await tx.query(
    sql`select 1 as one from pg_advisory_xact_lock(hashtext(${`edit of ${kind} ${id}`}))`,
  );
}

/** The version that the last change of each made, of those that have one. */
export async function listVersions(
  db: Db,
  kind: string,
  ids: readonly string[],
): Promise<{ id: string; version: number }[]> {
  return db.query(sql`
    select subject_id as id, max(version) as version from audit_log
    where subject_kind = ${kind} and subject_id = any(${[...ids]}::text[]) and version is not null
    group by subject_id`);
}
