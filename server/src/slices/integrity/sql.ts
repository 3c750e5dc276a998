import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";
import type { Evidence } from "../check-ins/service.ts";
import type { Weighed } from "./signals.ts";

export interface CheckInRow {
  userId: string;
  id: string;
  huntId: string;
  squareNum: number;
  at: Date;
  success: boolean;
  kind: "position" | "words" | "answer";
  lat: number | null;
  lng: number | null;
  accuracyM: number | null;
  /** When the square was first shown; null where it never was. */
  shownAt: Date | null;
  evidence: Evidence;
}

type StoredRow = Omit<CheckInRow, "evidence"> & { evidence: string };

const read = <Row extends StoredRow>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, evidence: JSON.parse(row.evidence) as Evidence }));

const checkInColumns = sql`c.user_id as "userId", c.id, c.hunt_id as "huntId", c.square_num as "squareNum", c.at,
  c.success, c.kind, c.lat, c.lng, c.accuracy_m as "accuracyM", c.shown_at as "shownAt", c.evidence`;

/** Check-ins from then on that nobody has weighed yet, oldest first; of one hunt, or of all with null. */
export async function listToWeigh(
  db: Db,
  since: Date,
  huntId: string | null,
  most: number,
): Promise<CheckInRow[]> {
  const rows = await db.query<StoredRow>(sql`
    select ${checkInColumns} from check_ins c
    where c.at >= ${since} and c.signals is null and c.evidence is not null
      and (${huntId}::text is null or c.hunt_id = ${huntId})
    order by c.at, c.id limit ${most}`);
  return read(rows);
}

export async function hasToWeigh(db: Db, since: Date): Promise<boolean> {
  const row = await db.one<{ some: boolean }>(sql`
    select exists (select 1 from check_ins
      where at >= ${since} and signals is null and evidence is not null) as some`);
  return row.some;
}

/** Of each check-in its account's positions up to it, newest first. Ids follow the time. */
export async function listPositions(
  db: Db,
  checkIns: readonly Pick<CheckInRow, "userId" | "id">[],
  mostEach: number,
): Promise<(CheckInRow & { of: string })[]> {
  const rows = await db.query<StoredRow & { of: string }>(sql`
    select asked.id as "of", p.* from unnest(
      ${checkIns.map(({ userId }) => userId)}::uuid[], ${checkIns.map(({ id }) => id)}::uuid[]
    ) as asked (user_id, id) cross join lateral (
      select ${checkInColumns} from check_ins c
      where c.user_id = asked.user_id and c.id <= asked.id and c.kind = 'position' and c.evidence is not null
      order by c.id desc limit ${mostEach}
    ) p`);
  return read(rows);
}

/** The tries of accounts in a hunt each, oldest first. */
export async function listTries(
  db: Db,
  runs: readonly Pick<CheckInRow, "userId" | "huntId">[],
  mostEach: number,
): Promise<CheckInRow[]> {
  const rows = await db.query<StoredRow>(sql`
    select t.* from (
      select distinct * from unnest(
        ${runs.map(({ userId }) => userId)}::uuid[], ${runs.map(({ huntId }) => huntId)}::text[]
      ) as given (user_id, hunt_id)
    ) asked cross join lateral (
      select ${checkInColumns} from check_ins c
      where c.user_id = asked.user_id and c.hunt_id = asked.hunt_id and c.kind = 'words' and c.evidence is not null
      order by c.at, c.id limit ${mostEach}
    ) t`);
  return read(rows);
}

/** Of a device, a network, a fix, or an answer at a pace; the hash is keyed. */
export interface Trace {
  kind: "device" | "network" | "fix" | "pace";
  hash: string;
}

export async function putTraces(
  tx: Tx,
  traces: readonly (Trace & { userId: string; at: Date })[],
): Promise<void> {
  await tx.execute(sql`
    insert into traces as t (kind, hash, user_id, at)
    select distinct on (n.kind, n.hash, n.user_id) n.* from unnest(
      ${traces.map(({ kind }) => kind)}::text[], ${traces.map(({ hash }) => hash)}::text[],
      ${traces.map(({ userId }) => userId)}::uuid[], ${traces.map(({ at }) => at)}::timestamptz[]
    ) as n (kind, hash, user_id, at)
    order by n.kind, n.hash, n.user_id, n.at desc
    on conflict (kind, hash, user_id) do update set at = greatest(t.at, excluded.at)`);
}

/** One account that left a trace another left as well. */
export interface Sharer {
  kind: Trace["kind"];
  userId: string;
}

/** Other accounts that left the traces of check-ins, the latest of each trace. */
export async function listSharers(
  db: Db,
  traces: readonly (Trace & { userId: string; of: string })[],
  mostEach: number,
): Promise<(Sharer & { of: string })[]> {
  return db.query(sql`
    select asked.of, asked.kind, t.user_id as "userId" from unnest(
      ${traces.map((one) => one.of)}::text[], ${traces.map(({ kind }) => kind)}::text[],
      ${traces.map(({ hash }) => hash)}::text[], ${traces.map(({ userId }) => userId)}::uuid[]
    ) as asked (of, kind, hash, user_id) cross join lateral (
      select t.user_id from traces t
      where t.kind = asked.kind and t.hash = asked.hash and t.user_id <> asked.user_id limit ${mostEach}
    ) t`);
}

/** Other accounts that left a trace an account left, once for each trace they share. */
export async function listSharersOf(db: Db, userId: string, most: number): Promise<Sharer[]> {
  return db.query(sql`
    select other.kind, other.user_id as "userId" from traces own
    join traces other on other.kind = own.kind and other.hash = own.hash and other.user_id <> own.user_id
    where own.user_id = ${userId} and own.kind = any(array['device', 'fix'])
    order by other.at desc, other.user_id limit ${most}`);
}

/** Deletes at most so many traces from before then; says how many. */
export async function deleteTraces(tx: Tx, before: Date, most: number): Promise<number> {
  return tx.execute(sql`
    delete from traces where (kind, hash, user_id) in (
      select kind, hash, user_id from traces where at < ${before} order by at limit ${most})`);
}

export interface WeighedRow {
  userId: string;
  displayName: string;
  squareNum: number;
  at: Date;
  success: boolean;
  signals: Weighed;
}

/** The weighed check-ins of the hunters of a hunt who stand out most, each hunter's in order. */
export async function listWeighed(
  db: Db,
  huntId: string,
  userIds: readonly string[],
): Promise<WeighedRow[]> {
  return db.query(sql`
    select c.user_id as "userId", u.display_name as "displayName", c.square_num as "squareNum", c.at, c.success,
      c.signals
    from check_ins c join users u on u.id = c.user_id
    where c.user_id = any(${userIds}::uuid[]) and c.hunt_id = ${huntId} and c.signals is not null
    order by c.user_id, c.at, c.id`);
}

/** The accounts of a hunt whose check-ins weigh most. */
export async function listHeaviest(db: Db, huntId: string, most: number): Promise<string[]> {
  const rows = await db.query<{ userId: string }>(sql`
    select c.user_id as "userId" from check_ins c
    where c.hunt_id = ${huntId} and c.signals is not null
    group by c.user_id order by sum((c.signals->>'score')::int) desc, c.user_id limit ${most}`);
  return rows.map(({ userId }) => userId);
}

export interface NamedAccount {
  id: string;
  displayName: string;
}

export async function listNames(db: Db, userIds: readonly string[]): Promise<NamedAccount[]> {
  return db.query(sql`
    select id, display_name as "displayName" from users where id = any(${userIds}::uuid[])`);
}
