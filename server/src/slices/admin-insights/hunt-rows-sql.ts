import type { LedgerReason } from "@ten-paces/contract";
import { containing } from "../../lib/db/found-page.ts";
import { type Sql, sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

export interface PlayerRow {
  userId: string;
  displayName: string | null;
  email: string | null;
  planId: string;
  status: "ACTIVE" | "ENDING" | "ENDED";
  subscribedAt: Date;
  startedAt: Date | null;
  currentSquare: number;
  attempts: number;
  successes: number;
  hints: number;
  lastAt: Date | null;
  completedAt: Date | null;
  place: number | null;
}

export interface PlayerFilter {
  search: string | null;
  show: string;
  square: number | null;
}

function foundPlayers(huntId: string, { search, show, square }: PlayerFilter): Sql {
  const pattern = containing(search);
  return sql`
    from subscriptions s left join users u on u.id = s.user_id
    where s.hunt_id = ${huntId}
      and (${pattern}::text is null or u.email ilike ${pattern} or u.display_name ilike ${pattern})
      and (${square}::int is null or (s.current_square = ${square} and s.started_at is not null))
      and case ${show}
        when 'playing' then s.started_at is not null and s.completed_at is null and s.status <> 'ENDED'
        when 'finished' then s.completed_at is not null
        when 'not_started' then s.started_at is null and s.status <> 'ENDED'
        when 'left' then s.completed_at is null and s.status = 'ENDED'
        else true end`;
}

const playerColumns = sql`
  select s.user_id as "userId", u.display_name as "displayName", u.email, s.plan_id as "planId", s.status,
    s.created_at as "subscribedAt", s.started_at as "startedAt", s.current_square as "currentSquare", s.attempts,
    s.successes, s.completed_at as "completedAt", s.place,
    (select count(*) from hint_purchases p where p.user_id = s.user_id and p.hunt_id = s.hunt_id) as hints,
    (select max(c.at) from check_ins c where c.user_id = s.user_id and c.hunt_id = s.hunt_id) as "lastAt"`;

const orders: Readonly<Record<string, Sql>> = {
  name: sql`lower(u.display_name), s.user_id`,
  "-name": sql`lower(u.display_name) desc, s.user_id`,
  progress: sql`s.completed_at is not null, s.current_square, s.completed_at desc, s.started_at is not null, s.created_at, s.user_id`,
  "-progress": sql`s.completed_at is not null desc, s.current_square desc, s.completed_at, s.started_at is null, s.created_at, s.user_id`,
  attempts: sql`s.attempts, s.user_id`,
  "-attempts": sql`s.attempts desc, s.user_id`,
};

/** A page of those who play a hunt. */
export async function listPlayers(
  db: Db,
  huntId: string,
  query: PlayerFilter & { sort: string; limit: number; offset: number },
): Promise<{ players: PlayerRow[]; total: number }> {
  const found = foundPlayers(huntId, query);
  const order = orders[query.sort] ?? sql`s.user_id`;
  // The page first: what is counted for a player is counted for a page of them.
  const [{ total }, players] = await Promise.all([
    db.one<{ total: number }>(sql`select count(*) as total ${found}`),
    db.query<PlayerRow>(sql`
      ${playerColumns} from (
        select s.user_id, row_number() over (order by ${order}) as line ${found}
        order by line limit ${query.limit} offset ${query.offset}
      ) page join subscriptions s on s.user_id = page.user_id and s.hunt_id = ${huntId}
        left join users u on u.id = s.user_id
      order by page.line`),
  ]);
  return { players, total };
}

/** The same by account, the next after one, for a file. */
export async function listPlayersAfter(
  db: Db,
  huntId: string,
  filter: PlayerFilter,
  after: string | null,
  limit: number,
): Promise<PlayerRow[]> {
  return db.query(sql`
    ${playerColumns} ${foundPlayers(huntId, filter)} and (${after}::uuid is null or s.user_id > ${after}::uuid)
    order by s.user_id limit ${limit}`);
}

export interface CheckInRow {
  id: string;
  at: Date;
  userId: string;
  displayName: string | null;
  squareNum: number;
  kind: "position" | "words" | "answer";
  success: boolean;
  distanceM: number | null;
  accuracyM: number | null;
  wrong: string | null;
  signals: { score: number; found: { reason: string }[] } | null;
}

export interface CheckInFilter {
  show: string;
  kind: string | null;
  square: number | null;
}

export async function countCheckIns(
  db: Db,
  huntId: string,
  { show, kind, square }: CheckInFilter,
): Promise<number> {
  const { found } = await db.one<{ found: number }>(sql`
    select count(*) as found from check_ins c
    where c.hunt_id = ${huntId} and (${square}::int is null or c.square_num = ${square})
      and (${show} = 'all' or c.success = (${show} = 'right')) and (${kind}::text is null or c.kind = ${kind})`);
  return found;
}

/** The newest of a hunt: the newest of each square are read off their index alone, merged, and fetched by their keys. */
export async function listCheckIns(
  db: Db,
  huntId: string,
  query: CheckInFilter & { lastSquare: number; limit: number; offset: number },
): Promise<CheckInRow[]> {
  const { show, kind, square, lastSquare, limit, offset } = query;
  return db.query(sql`
    select k.id, k.at, k.user_id as "userId", u.display_name as "displayName", k.square_num as "squareNum", k.kind,
      k.success, k.distance_m as "distanceM", k.accuracy_m as "accuracyM", k.wrong, k.signals
    from (
      select c.user_id, c.id from generate_series(coalesce(${square}::int, 1), coalesce(${square}::int, ${lastSquare}::int)) as n (num)
        cross join lateral (
          select i.user_id, i.id, i.at from check_ins i where i.hunt_id = ${huntId} and i.square_num = n.num
            and (${show} = 'all' or i.success = (${show} = 'right')) and (${kind}::text is null or i.kind = ${kind})
          order by i.at desc limit ${limit + offset}
        ) c
      order by c.at desc, c.id desc limit ${limit} offset ${offset}
    ) c join check_ins k on k.user_id = c.user_id and k.id = c.id left join users u on u.id = k.user_id
    order by k.at desc, k.id desc`);
}

export interface PrizeLine {
  id: string;
  place: number;
  amountCents: number;
  status: string;
  displayName: string | null;
}

export async function listPrizes(db: Db, huntId: string): Promise<PrizeLine[]> {
  return db.query(sql`
    select p.id, p.place, p.amount_cents as "amountCents", p.status, u.display_name as "displayName"
    from prizes p left join users u on u.id = p.user_id where p.hunt_id = ${huntId} order by p.place, p.created_at`);
}

export async function countPlans(
  db: Db,
  huntId: string,
): Promise<{ planId: string; active: number; ended: number }[]> {
  return db.query(sql`
    select plan_id as "planId", count(*) filter (where status <> 'ENDED') as active,
      count(*) filter (where status = 'ENDED') as ended
    from subscriptions where hunt_id = ${huntId} group by plan_id order by count(*) desc, plan_id`);
}

/** What was taken for something in a hunt, less what was given back for it. */
export async function sumCredits(
  db: Db,
  huntId: string,
): Promise<{ reason: LedgerReason; credits: number; bookings: number }[]> {
  return db.query(sql`
    select reason, (-sum(monthly_delta + bonus_delta + bought_delta))::int as credits, count(*) as bookings
    from credit_ledger where hunt_id = ${huntId} group by reason order by 2 desc, 1`);
}
