import { findPlan } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import { beginCycle, expireMonthly } from "../credits/service.ts";
import {
  cycleEndAfter,
  end,
  listDue,
  lockForRenewal,
  type MembershipRow,
  renew,
} from "../memberships/service.ts";
import { endDue } from "../runs/service.ts";
import { insertPayment } from "./sql.ts";

const everyMinutes = 10;
const batch = 200;

/** Registers the job that ends and renews cycles, every ten minutes on one process of several. */
export function scheduleRenewals(deps: Deps): void {
  deps.jobs.handle("renewals", async ({ progress }) => {
    const now = deps.clock.now();
    let count = 0;
    for (let due = await listDue(deps.db, now, batch); due.length > 0; ) {
      for (const userId of due) {
        await inTransaction(deps.db, (tx) => renewOne(tx, userId, now));
        count += 1;
      }
      await progress(count, null);
      due = await listDue(deps.db, now, batch);
    }
    await inTransaction(deps.db, (tx) => requestRenewals(deps, tx));
    return { renewed: count };
  });
}

/** Asks for the next look at the cycles. */
export function requestRenewals(deps: Deps, tx: Tx): Promise<void> {
  return deps.jobs.addForNextWindow(tx, "renewals", everyMinutes * 60_000);
}

async function renewOne(tx: Tx, userId: string, now: Date): Promise<void> {
  const membership = await lockForRenewal(tx, userId);
  if (!membership || membership.status === "ENDED" || membership.cycleEndsAt > now) return;
  const cycle = `renewal:${membership.id}:${membership.cycleEndsAt.toISOString()}`;
  const plan = findPlan(membership.planId);
  if (!membership.renews || !plan) {
    await end(tx, userId);
    await endDue(tx, userId, "all", now);
    await expireMonthly(tx, userId, `expiry:${cycle}`, now);
    return;
  }
  await endDue(tx, userId, "ending", now);
  await charge(tx, membership, plan.priceCents, cycle, now);
  const endsAt = cycleEndAfter(membership.createdAt, now);
  await renew(tx, userId, membership.cycleEndsAt, endsAt);
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
  membership: MembershipRow,
  amountCents: number,
  onceKey: string,
  now: Date,
): Promise<void> {
  await insertPayment(tx, {
    id: newId(),
    userId: membership.userId,
    checkoutId: null,
    kind: "renewal",
    itemId: membership.planId,
    amountCents,
    paidAt: now,
    onceKey,
  });
}
