import type { PrizeStatus } from "@ten-paces/contract";
import { madeBefore } from "../../lib/db/found-page.ts";
import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";
import type { Evidence } from "../check-ins/service.ts";

export interface QueueRow {
  id: string;
  displayName: string | null;
  email: string | null;
  approver: string | null;
  holder: string | null;
  byBitcoin: boolean | null;
}

/** The ids of a page of prizes: what waits for somebody first, the oldest on top; then the newest. */
export async function listQueue(
  db: Db,
  status: PrizeStatus | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from prizes p where ${status}::text is null or status = ${status}
    order by case status when 'PENDING_REVIEW' then 0 when 'CLAIMED' then 1 when 'NOTIFIED' then 2 else 3 end,
      case when status in ('PENDING_REVIEW', 'CLAIMED', 'NOTIFIED') then created_at end, created_at desc, id
    limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

/** The prizes that were won before one, the newest first: ids are in order of time. */
export async function listBefore(
  db: Db,
  status: PrizeStatus | null,
  before: string | null,
  most: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from prizes where (${status}::text is null or status = ${status})
      and ${madeBefore(sql`id`, before)}
    order by id desc limit ${most}`);
  return rows.map(({ id }) => id);
}

export async function countByStatus(db: Db): Promise<{ status: PrizeStatus; count: number }[]> {
  return db.query(sql`select status, count(*) as count from prizes group by status`);
}

/** What stands beside prizes: names, and how they are paid. */
export async function listBeside(db: Db, ids: readonly string[]): Promise<QueueRow[]> {
  return db.query(sql`
    select p.id, u.display_name as "displayName", u.email, a.display_name as approver, b.display_name as holder,
      c.by_bitcoin as "byBitcoin"
    from prizes p left join users u on u.id = p.user_id left join users a on a.id = p.approved_by
      left join users b on b.id = coalesce(p.closed_by, p.held_by) left join claims c on c.prize_id = p.id
    where p.id = any(${[...ids]}::uuid[])`);
}

export interface FinisherRow {
  userId: string;
  displayName: string | null;
  place: number | null;
  startedAt: Date | null;
  completedAt: Date | null;
}

/** The winner of a prize and others who finished the hunt, in the order of their finishes. */
export async function listFinishers(
  db: Db,
  huntId: string,
  winnerId: string,
  most: number,
): Promise<FinisherRow[]> {
  return db.query(sql`
    select s.user_id as "userId", u.display_name as "displayName", s.place, s.started_at as "startedAt",
      s.completed_at as "completedAt"
    from subscriptions s left join users u on u.id = s.user_id
    where s.hunt_id = ${huntId} and s.completed_at is not null
    order by (s.user_id = ${winnerId}) desc, s.completed_at, s.user_id limit ${most}`);
}

export interface EvidenceRow {
  userId: string;
  squareNum: number;
  at: Date;
  kind: "position" | "words" | "answer";
  success: boolean;
  lat: number | null;
  lng: number | null;
  accuracyM: number | null;
  distanceM: number | null;
  shownAt: Date | null;
  signals: { score: number; found: { reason: string }[] } | null;
  evidence: Evidence | null;
}

/** The check-ins of some hunters in a hunt, each hunter's in order. */
export async function listEvidence(
  db: Db,
  huntId: string,
  userIds: readonly string[],
  mostEach: number,
): Promise<EvidenceRow[]> {
  const rows = await db.query<Omit<EvidenceRow, "evidence"> & { evidence: string | null }>(sql`
    select c.* from unnest(${[...userIds]}::uuid[]) as asked (id) cross join lateral (
      select user_id as "userId", square_num as "squareNum", at, kind, success, lat, lng, accuracy_m as "accuracyM",
        distance_m as "distanceM", shown_at as "shownAt", signals, evidence
      from check_ins where user_id = asked.id and hunt_id = ${huntId} order by at, id limit ${mostEach}
    ) c`);
  return rows.map((row) => ({
    ...row,
    evidence: row.evidence === null ? null : (JSON.parse(row.evidence) as Evidence),
  }));
}

export async function listPins(
  db: Db,
  huntId: string,
): Promise<{ num: number; lat: number; lng: number }[]> {
  return db.query(sql`
    select sequence_num as num, lat, lng from squares where hunt_id = ${huntId} order by sequence_num`);
}

export interface SignRow {
  code: string;
  points: number;
  reason: string;
  count: number;
}

/** What the review of a prize has found, as it was stored with it. */
export async function findSigns(db: Db, id: string): Promise<SignRow[]> {
  const row = await db.maybeOne<{ signals: SignRow[] | null }>(
    sql`select signals from prizes where id = ${id}`,
  );
  return row?.signals ?? [];
}

export async function findName(db: Db, userId: string): Promise<string | null> {
  const row = await db.maybeOne<{ name: string }>(
    sql`select display_name as name from users where id = ${userId}`,
  );
  return row?.name ?? null;
}
