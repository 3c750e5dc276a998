import type { ReportKind } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface NewReport {
  id: string;
  huntId: string | null;
  squareNum: number | null;
  placeId: string | null;
  userId: string | null;
  kind: ReportKind;
  note: string;
  state: string | null;
  placeText: string | null;
  email: string | null;
  at: Date;
  counts: boolean;
}

/** Stores a report; a second one of the same hunter of the same square takes the place of the first. */
export async function putReport(tx: Tx, r: NewReport): Promise<void> {
  await tx.execute(sql`
    insert into spot_reports (id, hunt_id, square_num, place_id, user_id, kind, note, state, place_text, email, at, counts)
    values (${r.id}, ${r.huntId}, ${r.squareNum}, ${r.placeId}, ${r.userId}, ${r.kind}, ${r.note}, ${r.state},
      ${r.placeText}, ${r.email}, ${r.at}, ${r.counts})
    on conflict (user_id, hunt_id, square_num) where handled_at is null and user_id is not null
    do update set kind = excluded.kind, note = excluded.note, at = excluded.at`);
}

export async function listCounting(
  tx: Tx,
  huntId: string,
  num: number,
): Promise<{ kind: ReportKind; userId: string | null }[]> {
  return tx.query(sql`
    select kind, user_id as "userId" from spot_reports
    where hunt_id = ${huntId} and square_num = ${num} and handled_at is null and counts`);
}

/** What an account has reported: today, and in vain of late. */
export async function readHistory(
  db: Db,
  userId: string,
  dayAgo: Date,
  since: Date,
): Promise<{ today: number; inVain: number }> {
  return db.one(sql`
    select count(*) filter (where at > ${dayAgo}) as today,
      count(*) filter (where outcome = 'dismissed' and handled_at > ${since}) as "inVain"
    from spot_reports where user_id = ${userId}`);
}

/** Settles what was said of a square. */
export async function settleReports(
  tx: Tx,
  huntId: string,
  num: number,
  outcome: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update spot_reports set handled_at = ${now}, outcome = ${outcome}
    where hunt_id = ${huntId} and square_num = ${num} and handled_at is null`);
}

/** Settles one report; false where it was settled already. */
export async function settleReport(
  tx: Tx,
  id: string,
  outcome: string | null,
  placeId: string | null,
  now: Date,
): Promise<{ kind: ReportKind; note: string } | null> {
  return tx.maybeOne(sql`
    update spot_reports set handled_at = ${now}, outcome = ${outcome}, place_id = coalesce(${placeId}, place_id)
    where id = ${id} and handled_at is null returning kind, note`);
}

/** Lets go of reports that were settled before; @returns how many. */
export async function deleteSettledBefore(tx: Tx, before: Date): Promise<number> {
  return tx.execute(sql`delete from spot_reports where handled_at < ${before}`);
}

export interface ReportedSquareRow {
  huntId: string;
  huntName: string;
  state: string;
  num: number;
  placeName: string;
  town: string;
  lat: number;
  lng: number;
  restedAt: Date | null;
  huntersAtIt: number;
}

/** Squares that rest in a hunt that is played, or have open reports. */
export async function listReportedSquares(db: Db): Promise<ReportedSquareRow[]> {
  return db.query(sql`
    select q.hunt_id as "huntId", h.name as "huntName", h.state, q.sequence_num as num, q.place_name as "placeName",
      q.town, q.lat, q.lng, case when h.status in ('ACTIVE', 'PAUSED', 'COMPLETE') then q.rested_at end as "restedAt", (
        select count(*) from subscriptions s where s.hunt_id = q.hunt_id and s.current_square = q.sequence_num
          and s.completed_at is null and s.status <> 'ENDED') as "huntersAtIt"
    from squares q join hunts h on h.id = q.hunt_id
    where q.rested_at is not null and h.status in ('ACTIVE', 'PAUSED', 'COMPLETE')
      or (q.hunt_id, q.sequence_num) in (
        select r.hunt_id, r.square_num from spot_reports r where r.handled_at is null)
    order by q.rested_at nulls last, q.hunt_id, q.sequence_num`);
}

export interface OpenReportRow {
  id: string;
  huntId: string | null;
  squareNum: number | null;
  kind: ReportKind;
  note: string;
  at: Date;
  state: string | null;
  placeText: string | null;
  email: string | null;
  counts: boolean;
  by: string | null;
  earlier: number;
  inVain: number;
}

export async function listOpenReports(db: Db): Promise<OpenReportRow[]> {
  return db.query(sql`
    select r.id, r.hunt_id as "huntId", r.square_num as "squareNum", r.kind, r.note, r.at, r.state,
      r.place_text as "placeText", r.email, r.counts, u.display_name as by,
      (select count(*) from spot_reports o where o.user_id = r.user_id and o.id <> r.id) as earlier,
      (select count(*) from spot_reports o where o.user_id = r.user_id
        and o.outcome = 'dismissed') as "inVain"
    from spot_reports r left join users u on u.id = r.user_id
    where r.handled_at is null order by r.at, r.id`);
}

/** Places of the live physical squares of a state, the national hunt's included. */
export async function listLivePlaces(
  db: Db,
  states: readonly string[],
): Promise<{ placeId: string; placeName: string; town: string; state: string }[]> {
  return db.query(sql`
    select distinct q.place_id as "placeId", q.place_name as "placeName", q.town, h.state
    from squares q join hunts h on h.id = q.hunt_id
    where h.variant = 'PHYSICAL' and h.status in ('ACTIVE', 'PAUSED') and q.place_id is not null
      and h.state = any(${[...states, "NATIONAL"]}::text[]) and q.voided_at is null
    order by q.place_name`);
}

/** Whom to write to: everybody in a hunt, with the square they are at. */
export async function listAddresses(
  tx: Tx,
  huntId: string,
): Promise<{ userId: string; email: string; currentSquare: number }[]> {
  return tx.query(sql`
    select s.user_id as "userId", u.email, s.current_square as "currentSquare"
    from subscriptions s join users u on u.id = s.user_id
    where s.hunt_id = ${huntId} and s.status <> 'ENDED' and s.completed_at is null order by s.user_id`);
}
