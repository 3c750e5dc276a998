import type { PlanId } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface MembershipRow {
  id: string;
  userId: string;
  planId: PlanId;
  status: "ACTIVE" | "GRACE" | "ENDED";
  renews: boolean;
  cycleStartedAt: Date;
  cycleEndsAt: Date;
  createdAt: Date;
  /** A smaller plan that begins with the next cycle, and the hunts that stay then. */
  nextPlanId: PlanId | null;
  nextKeep: string[];
  /** Since when it is stopped by itself; null where it renews or its last hunt was left. */
  stoppedAt: Date | null;
  /** Of GRACE: until when the renewal can still be paid. */
  graceEndsAt: Date | null;
  /** Of GRACE: when the renewal is tried next. */
  retryAt: Date | null;
  card: Card;
  provider: "sandbox" | "stripe";
  /** The subscription at the provider; null of the sandbox. */
  providerRef: string | null;
  /** Whether the provider has been told how the plan stands. */
  aligned: boolean;
}

/** What the sandbox remembers of a card. */
export type Card = "good" | "fails_on_renewal";

const columns = sql`id, user_id as "userId", plan_id as "planId", status, renews,
  cycle_started_at as "cycleStartedAt", cycle_ends_at as "cycleEndsAt", created_at as "createdAt",
  next_plan_id as "nextPlanId", next_keep as "nextKeep", stopped_at as "stoppedAt",
  grace_ends_at as "graceEndsAt", retry_at as "retryAt", card,
  provider, provider_ref as "providerRef", aligned`;

/** A change that a provider of real money has still to be told. */
const untold = sql`aligned = provider = 'sandbox'`;

export async function find(db: Db, userId: string): Promise<MembershipRow | null> {
  return db.maybeOne(sql`select ${columns} from memberships where user_id = ${userId}`);
}

export async function lock(tx: Tx, userId: string): Promise<MembershipRow | null> {
  return tx.maybeOne(sql`select ${columns} from memberships where user_id = ${userId} for update`);
}

/** Holds off whoever begins a plan for the same user: there may be no row of a plan yet to be locked. */
export async function lockHolder(tx: Tx, userId: string): Promise<void> {
  await tx.query(sql`select 1 as one from users where id = ${userId} for no key update`);
}

/** Begins a plan, in place of the one held before. */
export async function put(
  tx: Tx,
  m: {
    id: string;
    userId: string;
    planId: string;
    endsAt: Date;
    provider: string;
    providerRef: string | null;
    card: Card;
    now: Date;
  },
): Promise<void> {
  await tx.execute(sql`
    insert into memberships (user_id, id, plan_id, status, renews, cycle_started_at, cycle_ends_at, provider, provider_ref, card, created_at)
    values (${m.userId}, ${m.id}, ${m.planId}, 'ACTIVE', true, ${m.now}, ${m.endsAt}, ${m.provider}, ${m.providerRef}, ${m.card}, ${m.now})
    on conflict (user_id) do update set id = excluded.id, plan_id = excluded.plan_id, status = 'ACTIVE', renews = true,
      cycle_started_at = excluded.cycle_started_at, cycle_ends_at = excluded.cycle_ends_at,
      provider = excluded.provider, provider_ref = excluded.provider_ref, aligned = true, created_at = excluded.created_at,
      card = excluded.card, next_plan_id = null, next_keep = '{}', stopped_at = null, grace_ends_at = null,
      retry_at = null, announced_for = null`);
}

/** Puts a larger plan in the place of the present one, in the same cycle; it renews. */
export async function enlarge(
  tx: Tx,
  userId: string,
  { planId, card }: { planId: PlanId; card: Card },
): Promise<void> {
  await tx.execute(sql`
    update memberships set plan_id = ${planId}, card = ${card}, renews = true, stopped_at = null, next_plan_id = null, next_keep = '{}',
      ${untold}
    where user_id = ${userId}`);
}

/** Notes the plan of the next cycle, null for the present one, and the hunts that stay; the plan renews. */
export async function setNext(
  tx: Tx,
  userId: string,
  planId: PlanId | null,
  keep: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update memberships set next_plan_id = ${planId}, next_keep = ${[...keep]}::text[], renews = true, stopped_at = null, ${untold}
    where user_id = ${userId}`);
}

/** Notes other hunts that stay when the smaller plan begins that was chosen. */
export async function keepToo(tx: Tx, userId: string, keep: readonly string[]): Promise<void> {
  await tx.execute(
    sql`update memberships set next_keep = ${[...keep]}::text[] where user_id = ${userId}`,
  );
}

/** Stops the plan by itself. */
export async function stop(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update memberships set renews = false, stopped_at = coalesce(stopped_at, ${now}), ${untold} where user_id = ${userId}`);
}

export async function resume(tx: Tx, userId: string): Promise<void> {
  await tx.execute(
    sql`update memberships set renews = true, stopped_at = null, ${untold} where user_id = ${userId}`,
  );
}

export async function stopRenewal(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`update memberships set renews = false, ${untold} where user_id = ${userId}`);
}

/** Whose cycle is over, or whose renewal is to be tried again, but for those named. */
export async function listDue(
  db: Db,
  now: Date,
  without: string[],
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ userId: string }>(sql`
    select user_id as "userId" from memberships
    where status <> 'ENDED' and coalesce(retry_at, cycle_ends_at) <= ${now} and user_id <> all(${without}::uuid[])
    order by coalesce(retry_at, cycle_ends_at) limit ${limit}`);
  return rows.map((row) => row.userId);
}

/** Whose renewal falls due before a moment and has not been announced, but for those named. */
export async function listUnannounced(
  db: Db,
  before: Date,
  without: string[],
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ userId: string }>(sql`
    select user_id as "userId" from memberships
    where status = 'ACTIVE' and renews and cycle_ends_at <= ${before}
      and announced_for is distinct from cycle_ends_at and user_id <> all(${without}::uuid[])
    order by cycle_ends_at limit ${limit}`);
  return rows.map((row) => row.userId);
}

/** Notes that the coming renewal was announced; false where it was before. */
export async function noteAnnounced(tx: Tx, userId: string): Promise<boolean> {
  const count = await tx.execute(sql`
    update memberships set announced_for = cycle_ends_at
    where user_id = ${userId} and announced_for is distinct from cycle_ends_at`);
  return count === 1;
}

/** The renewal could not be charged: it can be paid until the grace ends, and is tried again before. */
export async function putInGrace(
  tx: Tx,
  userId: string,
  { graceEndsAt, retryAt }: { graceEndsAt: Date; retryAt: Date },
): Promise<void> {
  await tx.execute(sql`
    update memberships set status = 'GRACE', grace_ends_at = ${graceEndsAt}, retry_at = ${retryAt}
    where user_id = ${userId}`);
}

/** Begins the next cycle, under the plan that was chosen for it. */
export async function renew(
  tx: Tx,
  userId: string,
  cycle: { planId: PlanId; startsAt: Date; endsAt: Date; card: Card },
): Promise<void> {
  await tx.execute(sql`
    update memberships set status = 'ACTIVE', grace_ends_at = null, retry_at = null, card = ${cycle.card},
      plan_id = ${cycle.planId}, next_plan_id = null, next_keep = '{}',
      cycle_started_at = ${cycle.startsAt}, cycle_ends_at = ${cycle.endsAt}
    where user_id = ${userId}`);
}

export async function end(tx: Tx, userId: string): Promise<void> {
  await tx.execute(
    sql`update memberships set status = 'ENDED', renews = false, retry_at = null where user_id = ${userId}`,
  );
}

/** Tries no sooner again: a provider that renews by itself is asked. */
export async function askLater(tx: Tx, userId: string, retryAt: Date): Promise<void> {
  await tx.execute(
    sql`update memberships set retry_at = ${retryAt} where user_id = ${userId} and status <> 'ENDED'`,
  );
}

/** Whose plan a subscription at a provider is; null for one that was replaced. */
export async function findHolder(db: Db, providerRef: string): Promise<string | null> {
  const row = await db.maybeOne<{ userId: string }>(
    sql`select user_id as "userId" from memberships where provider = 'stripe' and provider_ref = ${providerRef}`,
  );
  return row?.userId ?? null;
}

/** Whose plan the provider has not been told about. */
export async function listUntold(db: Db, limit: number): Promise<string[]> {
  const rows = await db.query<{ userId: string }>(sql`
    select user_id as "userId" from memberships where not aligned order by user_id limit ${limit}`);
  return rows.map(({ userId }) => userId);
}

/** Notes that the provider was told of the plan as it was read; not where it has changed since. */
export async function noteTold(tx: Tx, m: MembershipRow): Promise<void> {
  await tx.execute(sql`
    update memberships set aligned = true
    where user_id = ${m.userId} and id = ${m.id} and plan_id = ${m.planId} and renews = ${m.renews}
      and next_plan_id is not distinct from ${m.nextPlanId}`);
}
