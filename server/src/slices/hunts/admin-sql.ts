import { containing } from "../../lib/db/found-page.ts";
import { type Sql, sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";
import { type HuntRow, huntColumns } from "./sql.ts";

export interface AdminHuntRow extends HuntRow {
  finishers: number;
  subscribers: number;
  next: boolean;
  unsurveyed: number;
  createdAt: Date;
  activatedAt: Date | null;
  endedAt: Date | null;
}

const subscribers = sql`(select count(*) from subscriptions u where u.hunt_id = h.id and u.status <> 'ENDED')`;
const unsurveyed = sql`case when h.variant = 'PHYSICAL'
  then (select count(*) from squares q where q.hunt_id = h.id and not q.surveyed) else 0 end`;

const columns = sql`${huntColumns}, h.finishers, h.opens_next as next, h.created_at as "createdAt", h.activated_at as "activatedAt",
  h.ended_at as "endedAt",
  ${subscribers} as subscribers, ${unsurveyed} as unsurveyed`;

/** The columns a list can be sorted by; each a fixed piece of SQL. */
const orders: Record<string, Sql> = {
  name: sql`lower(h.name)`,
  state: sql`h.state`,
  status: sql`h.status`,
  prizePool: sql`h.prize_sats`,
  hunters: sql`h.hunters`,
  createdAt: sql`h.created_at`,
  type: sql`h.type`,
  variant: sql`h.variant`,
  difficulty: sql`array_position(array['EASY', 'MEDIUM', 'HARD'], h.difficulty)`,
  thresholdBTC: sql`h.threshold_sats`,
  subscribers,
  finishers: sql`h.finishers`,
  unsurveyed,
  activatedAt: sql`h.activated_at`,
};

export interface HuntFilter {
  search: string | null;
  status: string | null;
  state: string | null;
  variant: string | null;
  difficulty: string | null;
  /** null for both, as below. */
  surveyed: boolean | null;
  subscribed: boolean | null;
  special: "free" | "next" | "scheduled" | null;
}

export interface AdminQuery extends HuntFilter {
  sort: string;
  limit: number;
  offset: number;
}

function whereOf(query: HuntFilter): Sql {
  const pattern = containing(query.search);
  return sql`where h.deleted_at is null and (${pattern}::text is null or h.name ilike ${pattern} or h.state ilike ${pattern}
      or h.id ilike ${pattern} or exists (select from squares q where q.hunt_id = h.id
        and (q.place_name ilike ${pattern} or q.town ilike ${pattern} or q.words ilike ${pattern})))
    and (${query.status}::text is null or h.status = ${query.status})
    and (${query.state}::text is null or h.state = ${query.state})
    and (${query.variant}::text is null or h.variant = ${query.variant})
    and (${query.difficulty}::text is null or h.difficulty = ${query.difficulty})
    and (${query.surveyed}::boolean is null or (h.variant = 'PHYSICAL' and ${query.surveyed}
      = not exists (select from squares q where q.hunt_id = h.id and not q.surveyed)))
    and (${query.subscribed}::boolean is null or ${query.subscribed}
      = exists (select from subscriptions u where u.hunt_id = h.id and u.status <> 'ENDED'))
    and case ${query.special}::text when 'free' then h.state = 'FREE' when 'next' then h.opens_next
      when 'scheduled' then h.opens_at is not null else true end`;
}

export async function listForAdmin(
  db: Db,
  query: AdminQuery,
): Promise<{ hunts: AdminHuntRow[]; total: number }> {
  const where = whereOf(query);
  const key = orders[query.sort.replace("-", "")] ?? sql`h.created_at`;
  const order = query.sort.startsWith("-") ? sql`${key} desc nulls last` : sql`${key} nulls last`;
  const [{ total }, hunts] = await Promise.all([
    db.one<{ total: number }>(sql`select count(*) as total from hunts h ${where}`),
    db.query<AdminHuntRow>(sql`
      select ${columns} from hunts h ${where} order by ${order}, h.id
      limit ${query.limit} offset ${query.offset}`),
  ]);
  return { hunts, total };
}

/**
 * US cents that plans have paid in for some hunts, by the hunt. Each payment, less what was given back, is divided evenly among the
 * hunts its payer was subscribed to until the next payment, at most a month; those of months that are over have
 * been added up.
 */
export async function sumFunding(db: Db, huntIds: string[]): Promise<Map<string, number>> {
  // The hunters of a page of hunts are most of all there are: then it is quicker to read every payment of the month.
  const byItsHunters =
    huntIds.length === 1
      ? sql`and p.user_id in (select user_id from subscriptions where hunt_id = ${huntIds[0] ?? ""} and plan_id <> 'free')`
      : sql``;
  // "offset 0" keeps the planner from reading all subscriptions for a few thousand payers.
  const rows = await db.query<{ huntId: string; cents: number }>(sql`
    with paid as (
      select p.id, p.user_id, p.amount_cents - p.given_back_cents as cents, p.paid_at, least(p.paid_at + interval '1 month',
        lead(p.paid_at) over (partition by p.user_id order by p.paid_at, p.id)) as until
      from payments p where p.kind <> 'pack' and p.shared_at is null ${byItsHunters}
    ), shares as (
      select s.hunt_id, p.cents::float8 / count(*) over (partition by p.id) as cents
      from paid p cross join lateral (
        select s.hunt_id from subscriptions s where s.user_id = p.user_id and s.plan_id <> 'free'
          and s.created_at < p.until and (s.ends_at is null or s.ends_at > p.paid_at) offset 0
      ) s
    )
    select hunt_id as "huntId", sum(cents) as cents
    from (select hunt_id, cents from shares union all select hunt_id, cents from funding) known
    where hunt_id = any(${huntIds}::text[]) group by hunt_id`);
  return new Map(rows.map(({ huntId, cents }) => [huntId, cents]));
}

export async function findForAdmin(db: Db, id: string): Promise<AdminHuntRow | null> {
  return db.maybeOne(
    sql`select ${columns} from hunts h where h.id = ${id} and h.deleted_at is null`,
  );
}
