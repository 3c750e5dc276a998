import { sql } from "../../lib/db/sql.ts";
import type { Tx } from "../../lib/db/statements.ts";

/** Subscribes anew, or again; progress of an earlier subscription goes on. */
export async function putSubscription(
  tx: Tx,
  s: { id: string; userId: string; huntId: string; planId: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into subscriptions (user_id, hunt_id, id, plan_id, status, created_at)
    values (${s.userId}, ${s.huntId}, ${s.id}, ${s.planId}, 'ACTIVE', ${s.now})
    on conflict (user_id, hunt_id) do update set status = 'ACTIVE', ends_at = null, plan_id = excluded.plan_id`);
}

/** Enters the free hunt and starts its clock; false where the user was in it already. */
export async function insertFreeRun(
  tx: Tx,
  run: { id: string; userId: string; huntId: string; now: Date },
): Promise<boolean> {
  const count = await tx.execute(sql`
    insert into subscriptions (user_id, hunt_id, id, plan_id, status, created_at, started_at)
    values (${run.userId}, ${run.huntId}, ${run.id}, 'free', 'ACTIVE', ${run.now}, ${run.now})
    on conflict do nothing`);
  return count === 1;
}

/** Notes when a hunter was first shown the square they are at. */
export async function noteShown(tx: Tx, userId: string, huntId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update subscriptions set shown_square = current_square, shown_at = ${now}
    where user_id = ${userId} and hunt_id = ${huntId} and shown_square is distinct from current_square`);
}

/** Starts the clock; false where it ran already. */
export async function startClock(
  tx: Tx,
  userId: string,
  huntId: string,
  now: Date,
): Promise<boolean> {
  const count = await tx.execute(sql`
    update subscriptions s set started_at = ${now}, current_square = greatest(s.current_square,
      coalesce((select min(q.sequence_num) from squares q where q.hunt_id = s.hunt_id and q.voided_at is null), 1))
    where user_id = ${userId} and hunt_id = ${huntId} and started_at is null`);
  return count === 1;
}

/** Notes that the free level-3 hint of Unlimited was taken here. */
export async function useFreeLevel3(tx: Tx, userId: string, huntId: string): Promise<void> {
  await tx.execute(sql`
    update subscriptions set free_level3_used = true where user_id = ${userId} and hunt_id = ${huntId}`);
}

/** Counts a guess at the free hunt's one square; a right one ends the run. */
export async function countGuess(
  tx: Tx,
  guess: { userId: string; huntId: string; at: Date; correct: boolean },
): Promise<void> {
  await tx.execute(sql`
    update subscriptions set attempts = attempts + 1, successes = successes + ${guess.correct ? 1 : 0}::int,
      current_square = current_square + ${guess.correct ? 1 : 0}::int,
      completed_at = case when ${guess.correct}::boolean then ${guess.at}::timestamptz end
    where user_id = ${guess.userId} and hunt_id = ${guess.huntId}`);
}

/**
 * Marks the hunter's hunt as finished and returns what the score is made from; the clock of their start is set
 * later by the time that resting squares cost them.
 */
export async function finish(
  tx: Tx,
  userId: string,
  huntId: string,
  place: number | null,
  now: Date,
): Promise<{ startedAt: Date; attempts: number; successes: number }> {
  return tx.one(sql`
    update subscriptions set completed_at = ${now}, place = ${place}
    where user_id = ${userId} and hunt_id = ${huntId}
    returning started_at + make_interval(secs => credited_seconds) as "startedAt", attempts, successes`);
}

/** Not to be renewed: it stays playable until its cycle ends. */
export async function endAtCycle(tx: Tx, id: string, endsAt: Date): Promise<void> {
  await tx.execute(
    sql`update subscriptions set status = 'ENDING', ends_at = ${endsAt} where id = ${id}`,
  );
}

/** Ends what was not to be renewed, or everything when the plan itself ends. */
export async function endDue(
  tx: Tx,
  userId: string,
  which: "ending" | "all",
  now: Date,
): Promise<void> {
  const statuses = which === "all" ? ["ACTIVE", "ENDING"] : ["ENDING"];
  await tx.execute(sql`
    update subscriptions set status = 'ENDED', ends_at = ${now}
    where user_id = ${userId} and plan_id <> 'free' and status = any(${statuses}::text[])`);
}

/** Whether a subscription `s` that has not ended holds a slot: its hunt is live, and its hunter has not finished it. */
export const holdsSlot = sql`s.plan_id <> 'free' and s.completed_at is null
  and exists (select 1 from hunts live where live.id = s.hunt_id and live.status in ('ACTIVE', 'PAUSED'))`;

/**
 * Ends what a plan has no slot for: of the hunts that hold one those stay that were chosen, and of the others the
 * oldest, as long as there is room.
 * @param chosen hunts that stay; null where nothing was chosen
 * @param slots at most so many; null for every hunt
 */
export async function keepWithinSlots(
  tx: Tx,
  kept: { userId: string; chosen: readonly string[] | null; slots: number | null; now: Date },
): Promise<void> {
  const { userId, chosen, slots, now } = kept;
  if (slots === null && chosen === null) return;
  await tx.execute(sql`
    update subscriptions set status = 'ENDED', ends_at = ${now}
    where user_id = ${userId} and hunt_id in (
      select s.hunt_id from subscriptions s
      where s.user_id = ${userId} and s.status = 'ACTIVE' and ${holdsSlot}
        and not (s.hunt_id = any(coalesce(${chosen && [...chosen]}::text[], '{}'::text[])))
      order by s.created_at, s.hunt_id
      offset case when ${chosen !== null}::boolean then 0 else ${slots}::int end)`);
}

/** Puts what a user holds under another plan. */
export async function setPlan(tx: Tx, userId: string, planId: string): Promise<void> {
  await tx.execute(sql`
    update subscriptions set plan_id = ${planId}
    where user_id = ${userId} and plan_id <> 'free' and status <> 'ENDED'`);
}

/** Ends some hunters' subscriptions of a hunt that is over. */
export async function endRuns(
  tx: Tx,
  huntId: string,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update subscriptions set status = 'ENDED', ends_at = least(coalesce(ends_at, ${now}), ${now})
    where hunt_id = ${huntId} and user_id = any(${[...userIds]}::uuid[]) and status <> 'ENDED'`);
}

/** Forgets who has played a free hunt: it is made anew. */
export async function forgetRuns(tx: Tx, huntId: string): Promise<void> {
  await tx.execute(sql`delete from subscriptions where hunt_id = ${huntId} and plan_id = 'free'`);
}

/** Forgets everybody who was in a hunt: it is erased. */
export async function eraseRuns(tx: Tx, huntId: string): Promise<void> {
  await tx.execute(sql`delete from subscriptions where hunt_id = ${huntId}`);
}
