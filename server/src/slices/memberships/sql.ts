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
}

const columns = sql`id, user_id as "userId", plan_id as "planId", status, renews,
  cycle_started_at as "cycleStartedAt", cycle_ends_at as "cycleEndsAt", created_at as "createdAt"`;

export async function find(db: Db, userId: string): Promise<MembershipRow | null> {
  return db.maybeOne(sql`select ${columns} from memberships where user_id = ${userId}`);
}

export async function lock(tx: Tx, userId: string): Promise<MembershipRow | null> {
  return tx.maybeOne(sql`select ${columns} from memberships where user_id = ${userId} for update`);
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
      provider = excluded.provider, created_at = excluded.created_at`);
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

export async function renew(tx: Tx, userId: string, startsAt: Date, endsAt: Date): Promise<void> {
  await tx.execute(sql`
    update memberships set cycle_started_at = ${startsAt}, cycle_ends_at = ${endsAt} where user_id = ${userId}`);
}

export async function end(tx: Tx, userId: string): Promise<void> {
  await tx.execute(
    sql`update memberships set status = 'ENDED', renews = false where user_id = ${userId}`,
  );
}
