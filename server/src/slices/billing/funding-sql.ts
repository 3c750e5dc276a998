import { sql } from "../../lib/db/sql.ts";
import type { Tx } from "../../lib/db/statements.ts";

/**
 * Adds to the hunts what payments gave them whose time is over at `now`: a month, or until the next payment of the
 * same payer. Each, less what was given back, is divided evenly among the hunts its payer was subscribed to in that time.
 * @returns for how many payments it was done
 */
export async function shareOutPayments(tx: Tx, now: Date, most: number): Promise<number> {
  const { shared } = await tx.one<{ shared: number }>(sql`
    with over as (
      select p.id, p.user_id, p.amount_cents - p.given_back_cents as cents, p.paid_at, t.until
      from payments p cross join lateral (
        select least(p.paid_at + interval '1 month', (
          select n.paid_at from payments n
          where n.user_id = p.user_id and n.kind <> 'pack' and (n.paid_at, n.id) > (p.paid_at, p.id)
          order by n.paid_at, n.id limit 1)) as until
      ) t
      where p.shared_at is null and p.kind <> 'pack' and t.until <= ${now}
      order by p.paid_at limit ${most} for update of p skip locked
    ), shares as (
      select o.id, s.hunt_id, o.cents, count(*) over (partition by o.id) as parts
      from over o join subscriptions s on s.user_id = o.user_id and s.plan_id <> 'free'
        and s.created_at < o.until and (s.ends_at is null or s.ends_at > o.paid_at)
    ), noted as (
      insert into payment_shares (payment_id, hunt_id, parts) select id, hunt_id, parts from shares
    ), added as (
      insert into funding (hunt_id, cents) select hunt_id, sum(cents::float8 / parts) from shares group by hunt_id order by hunt_id
      on conflict (hunt_id) do update set cents = funding.cents + excluded.cents
    ), marked as (
      update payments set shared_at = ${now} where id in (select id from over) returning 1
    )
    select count(*) as shared from marked`);
  return shared;
}

/**
 * Takes what was given back of a payment from the hunts it was shared out among; nothing where it was not yet.
 * @param cents below 0 where it came back after all
 */
export async function takeFromFunding(tx: Tx, paymentId: string, cents: number): Promise<void> {
  await tx.execute(sql`
    update funding f set cents = greatest(0, f.cents - ${cents}::float8 / s.parts)
    from payment_shares s where s.payment_id = ${paymentId} and s.hunt_id = f.hunt_id`);
}
