import { findPlan, type JobResult, type Plan } from "@ten-paces/contract";
import { DatabaseAway } from "../../lib/db/errors.ts";
import type { Tx } from "../../lib/db/statements.ts";
import { inShortTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import { beginCycle, expireMonthly } from "../credits/service.ts";
import { cycleEndAfter, end, listDue, lockForRenewal, renew } from "../memberships/service.ts";
import { endDue, keepWithinSlots, setPlan } from "../runs/service.ts";
import { insertPayment } from "./sql.ts";

const everyMinutes = 10;
const batch = 200;

/**
 * Registers the job that ends and renews cycles, every ten minutes on one process of several. Who cannot be
 * renewed stands in its result and is tried again by the next run; the others are renewed.
 */
export function scheduleRenewals(deps: Deps): void {
  const schedule = { kind: "renewals" as const, everyMs: everyMinutes * 60_000 };
  deps.jobs.schedule(schedule, async ({ progress }): Promise<JobResult<"renewals">> => {
    const now = deps.clock.now();
    const failed: { userId: string; reason: string }[] = [];
    let renewed = 0;
    const listNext = () =>
      listDue(
        deps.db,
        now,
        failed.map(({ userId }) => userId),
        batch,
      );
    for (let due = await listNext(); due.length > 0; due = await listNext()) {
      for (const userId of due) {
        try {
          await inShortTransaction(deps.db, (tx) => renewIfDue(tx, userId, now));
          renewed += 1;
        } catch (error) {
          if (error instanceof DatabaseAway) throw error;
          deps.log.error({ err: error, userId }, "A membership could not be renewed.");
          failed.push({ userId, reason: error instanceof Error ? error.message : String(error) });
        }
      }
      await progress(renewed + failed.length, null);
    }
    return { renewed, failed };
  });
}

/** Ends or renews a plan whose cycle is over; nothing where it is not. */
export async function renewIfDue(tx: Tx, userId: string, now: Date): Promise<void> {
  const membership = await lockForRenewal(tx, userId);
  if (!membership || membership.status === "ENDED" || membership.cycleEndsAt > now) return;
  const cycle = `renewal:${membership.id}:${membership.cycleEndsAt.toISOString()}`;
  const plan = findPlan(membership.nextPlanId ?? membership.planId);
  if (!membership.renews || !plan) {
    await end(tx, userId);
    await endDue(tx, userId, "all", now);
    await expireMonthly(tx, userId, `expiry:${cycle}`, now);
    return;
  }
  await endDue(tx, userId, "ending", now);
  const chosen = membership.nextPlanId ? membership.nextKeep : null;
  await keepWithinSlots(tx, { userId, chosen, slots: plan.slots, now });
  await charge(tx, { userId, plan, onceKey: cycle, now });
  const endsAt = cycleEndAfter(membership.createdAt, now);
  await renew(tx, userId, { planId: plan.id, startsAt: membership.cycleEndsAt, endsAt });
  if (plan.id !== membership.planId) await setPlan(tx, userId, plan.id);
  await beginCycle(tx, {
    userId,
    key: cycle,
    monthlyCredits: plan.monthlyCredits,
    bonusCredits: plan.bonusCredits,
    endsAt,
    planName: plan.name,
    now,
  });
}

/** The sandbox has no card on file that could fail: it books the renewal. */
async function charge(
  tx: Tx,
  due: { userId: string; plan: Plan; onceKey: string; now: Date },
): Promise<void> {
  await insertPayment(tx, {
    id: newId(),
    userId: due.userId,
    checkoutId: null,
    kind: "renewal",
    itemId: due.plan.id,
    amountCents: due.plan.priceCents,
    paidAt: due.now,
    onceKey: due.onceKey,
  });
}
