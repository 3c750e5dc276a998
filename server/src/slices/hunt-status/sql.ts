import type { HuntStatus } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

/** Of a row of hunts: physical, with a square that nobody has stood on. */
const isUnsurveyed = sql`(hunts.variant = 'PHYSICAL' and exists (
  select 1 from squares q where q.hunt_id = hunts.id and not q.surveyed and q.voided_at is null))`;

/** Squares of a physical hunt that nobody has stood on; 0 for any other. */
export async function countUnsurveyed(db: Db, id: string): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from squares q join hunts h on h.id = q.hunt_id
    where h.id = ${id} and h.variant = 'PHYSICAL' and not q.surveyed and q.voided_at is null`);
  return row.count;
}

/** Physical hunts in stock with a square that nobody has stood on. */
export async function countWaiting(db: Db): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from hunts where status = 'AVAILABLE' and ${isUnsurveyed}`);
  return row.count;
}

/** Moves a hunt to a status; 0 where it is not in one of the `from` statuses any more. */
export async function moveHunt(
  tx: Tx,
  id: string,
  from: readonly HuntStatus[],
  to: HuntStatus,
  {
    now,
    btcUsd,
    realMoney,
    closingDays,
  }: { now: Date; btcUsd: number; realMoney: boolean; closingDays: number },
): Promise<number> {
  return tx.execute(sql`
    update hunts set status = ${to}, version = version + 1, opens_next = opens_next and ${to} = 'AVAILABLE',
      activated_at = case when ${to} = 'ACTIVE' and activated_at is null then ${now}::timestamptz else activated_at end,
      prize_cents = case when ${to} = 'ACTIVE' and prize_cents is null
        then round(prize_sats::numeric * ${btcUsd}::numeric / 1000000) else prize_cents end,
      btc_usd = case when ${to} = 'ACTIVE' and prize_cents is null then ${btcUsd}::numeric else btc_usd end,
      closes_at = case when ${to} <> 'ACTIVE' or state = 'FREE' then closes_at
        when closes_at is null then greatest(opens_at, ${now}::timestamptz) + make_interval(days => ${closingDays})
        else closes_at + coalesce(${now}::timestamptz - paused_at, interval '0') end,
      paused_at = case when ${to} = 'PAUSED' then ${now}::timestamptz end,
      real_money = real_money or (${to} = 'ACTIVE' and ${realMoney}),
      ended_at = case when ${to} in ('COMPLETE', 'CANCELED') then ${now}::timestamptz else ended_at end
    where id = ${id} and status = any(${[...from]}::text[])`);
}

/** Hunts whose closing date has come; one that is paused has the time of its pause still before it. */
export async function listDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from hunts where status = 'ACTIVE' and closes_at <= ${now} and deleted_at is null order by closes_at, id`);
  return rows.map(({ id }) => id);
}

/** Gives a hunt in stock the moment of its opening. */
export async function setOpening(tx: Tx, id: string, opensAt: Date): Promise<void> {
  await tx.execute(sql`update hunts set opens_at = ${opensAt} where id = ${id}`);
}

/** Notes that nobody opened a hunt: it followed another, or the calendar opened it. */
export async function noteOpenedItself(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`update hunts set opened_itself = true where id = ${id}`);
}

/** Whether a hunt has a square at a place where another hunt's square rests: nobody is sent there meanwhile. */
const standsWhereOneRests = sql`exists (
  select 1 from squares mine join squares other on other.place_id = mine.place_id
    join hunts theirs on theirs.id = other.hunt_id
  where mine.hunt_id = hunts.id and other.rested_at is not null
    and theirs.status in ('ACTIVE', 'PAUSED', 'COMPLETE'))`;

/** The hunt in stock that opens next, locked: the one an operator marked, else the oldest. */
export async function lockNextInStock(
  tx: Tx,
  state: string,
  variant: string,
  surveyedOnly: boolean,
  within: { roomCents: number; btcUsd: number } | null,
): Promise<{ id: string; name: string; opensAt: Date | null } | null> {
  return tx.maybeOne(sql`
    select id, name, opens_at as "opensAt" from hunts where state = ${state} and variant = ${variant} and status = 'AVAILABLE'
      and (${within?.roomCents ?? null}::bigint is null
        or round(prize_sats::numeric * ${within?.btcUsd ?? 0}::numeric / 1000000) <= ${within?.roomCents ?? null}::bigint)
      and not (${surveyedOnly} and ${isUnsurveyed}) and not (variant = 'PHYSICAL' and ${standsWhereOneRests})
    order by opens_next desc, created_at, id limit 1 for update skip locked`);
}

export async function countActiveSubscriptions(tx: Tx, huntId: string): Promise<number> {
  const row = await tx.one<{ count: number }>(sql`
    select count(*) as count from subscriptions
    where hunt_id = ${huntId} and status <> 'ENDED' and plan_id <> 'free'`);
  return row.count;
}

/** Deletes a hunt that was never open, with its squares and seals. */
export async function eraseHunt(tx: Tx, huntId: string): Promise<void> {
  await tx.execute(sql`delete from hunts where id = ${huntId}`);
}

/**
 * Deletes a hunt that was open: its squares go and nobody finds it any more; its row stays, and with it the
 * seals, the ended subscriptions, and the name that ledgers, prizes and scores are told with.
 */
export async function buryHunt(tx: Tx, huntId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update hunts set deleted_at = ${now}, content_version = content_version + 1, version = version + 1,
      status = case when status = 'COMPLETE' then 'COMPLETE' else 'CANCELED' end,
      ended_at = coalesce(ended_at, ${now})
    where id = ${huntId}`);
  await tx.execute(sql`delete from squares where hunt_id = ${huntId}`);
}

/** Lets go of the photos of a hunt's spots. */
export async function forgetPhotos(tx: Tx, huntId: string): Promise<void> {
  await tx.execute(sql`delete from survey_photos where hunt_id = ${huntId}`);
}

/** What is backed less what is promised with real money, in cents; one asks at a time. */
export async function lockRoom(tx: Tx): Promise<number> {
  await tx.query(sql`select 1 as one from pg_advisory_xact_lock(hashtext('backing'))`);
  const row = await tx.one<{ cents: number | null }>(sql`select backed_room_cents() as cents`);
  return row.cents ?? 0;
}
