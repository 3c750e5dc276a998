import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

/** One thing that happened; which fields are set depends on its kind. */
export interface EventRow {
  kind: string;
  id: string;
  at: Date;
  huntId: string | null;
  huntName: string | null;
  displayName: string | null;
  place: number | null;
  job: string | null;
  text: string | null;
  count: number | null;
}

/** From how many US cents on a purchase is told. */
export const largePurchaseCents = 3_900;

/** The newest of everything that happens without an administrator, read off what it left behind. */
export async function listEvents(db: Db, limit: number): Promise<EventRow[]> {
  return db.query(sql`
    with won as (
      select 'prize_won' as kind, p.id::text as id, p.created_at as at, p.hunt_id as "huntId", h.name as "huntName",
        u.display_name as "displayName", p.place, null as job, null as text, null::int as count
      from prizes p left join hunts h on h.id = p.hunt_id left join users u on u.id = p.user_id
      order by p.created_at desc limit ${limit}
    ), completed as (
      select 'hunt_completed', h.id, h.ended_at, h.id, h.name, null, null::int, null, null, null::int
      from hunts h where h.status = 'COMPLETE' and h.ended_at is not null order by h.ended_at desc limit ${limit}
    ), opened as (
      select 'hunt_opened', h.id, h.activated_at, h.id, h.name, null, null::int, null, null, null::int
      from hunts h where h.opened_itself and h.activated_at is not null order by h.activated_at desc limit ${limit}
    ), failed as (
      select 'job_failed', j.id::text, j.finished_at, null, null, null, null::int, j.kind, j.error, null::int
      from jobs j where j.status = 'failed' and j.finished_at is not null order by j.finished_at desc limit ${limit}
    ), short as (
      select 'stock_short', j.id::text, j.finished_at, null, null, null, null::int, j.kind, null,
        jsonb_array_length(j.result -> 'failed')
      from jobs j where j.status = 'done' and j.kind in ('generate_all', 'replenish')
        and jsonb_typeof(j.result -> 'failed') = 'array' and jsonb_array_length(j.result -> 'failed') > 0
      order by j.finished_at desc limit ${limit}
    ), bought as (
      select 'large_purchase', p.id::text, p.paid_at, null, null, u.display_name, null::int, null, p.item_id, p.amount_cents
      from payments p left join users u on u.id = p.user_id
      where p.amount_cents >= ${largePurchaseCents} order by p.paid_at desc limit ${limit}
    )
    select * from won union all select * from completed union all select * from opened
    union all select * from failed union all select * from short union all select * from bought
    order by at desc, id limit ${limit}`);
}
