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
}

const columns = sql`id, user_id as "userId", plan_id as "planId", status, renews,
  cycle_started_at as "cycleStartedAt", cycle_ends_at as "cycleEndsAt", created_at as "createdAt",
  next_plan_id as "nextPlanId", next_keep as "nextKeep", stopped_at as "stoppedAt"`;

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
  m: { id: string; userId: string; planId: string; endsAt: Date; provider: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into memberships (user_id, id, plan_id, status, renews, cycle_started_at, cycle_ends_at, provider, created_at)
    values (${m.userId}, ${m.id}, ${m.planId}, 'ACTIVE', true, ${m.now}, ${m.endsAt}, ${m.provider}, ${m.now})
    on conflict (user_id) do update set id = excluded.id, plan_id = excluded.plan_id, status = 'ACTIVE', renews = true,
      cycle_started_at = excluded.cycle_started_at, cycle_ends_at = excluded.cycle_ends_at,
      provider = excluded.provider, created_at = excluded.created_at,
      next_plan_id = null, next_keep = '{}', stopped_at = null`);
}

/** Puts a larger plan in the place of the present one, in the same cycle; it renews. */
export async function enlarge(tx: Tx, userId: string, planId: PlanId): Promise<void> {
  await tx.execute(sql`
    update memberships set plan_id = ${planId}, renews = true, stopped_at = null, next_plan_id = null, next_keep = '{}'
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
    update memberships set next_plan_id = ${planId}, next_keep = ${[...keep]}::text[], renews = true, stopped_at = null
    where user_id = ${userId}`);
}

/** Stops the plan by itself. */
export async function stop(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update memberships set renews = false, stopped_at = coalesce(stopped_at, ${now}) where user_id = ${userId}`);
}

export async function resume(tx: Tx, userId: string): Promise<void> {
  await tx.execute(
    sql`update memberships set renews = true, stopped_at = null where user_id = ${userId}`,
  );
}

export async function stopRenewal(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`update memberships set renews = false where user_id = ${userId}`);
}

/** Whose cycle is over, but for those named. */
export async function listDue(
  db: Db,
  now: Date,
  without: string[],
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ userId: string }>(sql`
    select user_id as "userId" from memberships
    where status <> 'ENDED' and cycle_ends_at <= ${now} and user_id <> all(${without}::uuid[])
    order by cycle_ends_at limit ${limit}`);
  return rows.map((row) => row.userId);
}

/** Begins the next cycle, under the plan that was chosen for it. */
export async function renew(
  tx: Tx,
  userId: string,
  cycle: { planId: PlanId; startsAt: Date; endsAt: Date },
): Promise<void> {
  await tx.execute(sql`
    update memberships set plan_id = ${cycle.planId}, next_plan_id = null, next_keep = '{}',
      cycle_started_at = ${cycle.startsAt}, cycle_ends_at = ${cycle.endsAt}
    where user_id = ${userId}`);
}

export async function end(tx: Tx, userId: string): Promise<void> {
  await tx.execute(
    sql`update memberships set status = 'ENDED', renews = false where user_id = ${userId}`,
  );
}
