import type {
  cancelPlan,
  changePlan,
  HeldPlan,
  PlanId,
  ResultInput,
  resumePlan,
} from "@ten-paces/contract";
import { findPlan } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inShortTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import {
  lockMembership,
  type MembershipRow,
  resume,
  setNext,
  stop,
} from "../memberships/service.ts";
import { countDone, listSlotHolders } from "../subscriptions/service.ts";
import { tellOfPlan } from "./align.ts";
import { presentHeld } from "./held-plan.ts";
import { onDay, planStoppedMail } from "./mails.ts";
import { endPlan, renewIfDue } from "./renewals.ts";
import { findAddress } from "./sql.ts";
import { termsOf } from "./terms.ts";

type Canceled = ResultInput<typeof cancelPlan> | RefusalOf<typeof cancelPlan>;
type Resumed = ResultInput<typeof resumePlan> | RefusalOf<typeof resumePlan>;
type Changed = ResultInput<typeof changePlan> | RefusalOf<typeof changePlan>;

/** Stops the plan with its cycle; asked again it says the same. */
export function cancelOwnPlan(deps: Deps, userId: string): Promise<Canceled> {
  return inShortTransaction(deps.db, async (tx): Promise<Canceled> => {
    const now = deps.clock.now();
    const held = await lockMembership(tx, userId, now);
    if (!held) return refuse("no_plan");
    // What was paid for is over: nothing is left to be played until it ends.
    if (held.status === "GRACE" || held.cycleEndsAt <= now) {
      await endPlan(deps, tx, held, "stopped");
      return { success: true, message: "Your plan has ended.", current: null };
    }
    await stop(tx, userId, now);
    const to = await findAddress(tx, userId);
    const name = findPlan(held.planId)?.name ?? held.planId;
    if (to && held.stoppedAt === null) {
      await sendMail(deps, tx, planStoppedMail(to, name, held.cycleEndsAt));
    }
    const until = onDay(held.cycleEndsAt);
    return done(deps, tx, userId, `Your plan is stopped. You can play until ${until}.`);
  });
}

export function resumeOwnPlan(deps: Deps, userId: string): Promise<Resumed> {
  return inShortTransaction(deps.db, async (tx): Promise<Resumed> => {
    const held = await lockMembership(tx, userId, deps.clock.now());
    if (!held) return refuse("no_plan");
    await resume(tx, userId);
    const on = onDay(held.cycleEndsAt);
    return done(deps, tx, userId, `Your plan goes on. It renews on ${on}.`);
  });
}

/** Chooses the plan of the next cycle, with the hunts that stay; the present plan's id takes the choice back. */
export function changeOwnPlan(
  deps: Deps,
  userId: string,
  choice: { id: PlanId; keep: readonly string[] },
): Promise<Changed> {
  return inShortTransaction(deps.db, async (tx): Promise<Changed> => {
    const now = deps.clock.now();
    // A cycle that is over is renewed first: the choice is for the one after.
    await renewIfDue(deps, tx, userId, now);
    const held = await lockMembership(tx, userId, now);
    const plan = findPlan(choice.id);
    if (!held || !plan) return refuse("no_plan");
    const terms = termsOf(plan, held, now, deps.payments.leastCents);
    if (!terms && held.status !== "GRACE") return refuse("plan_renewing");
    if (!terms || terms.kind === "overdue") return refuse("plan_overdue");
    const { kind } = terms;
    if (kind === "larger") return refuse("larger_plan");
    const on = onDay(held.cycleEndsAt);
    if (kind === "held") {
      await setNext(tx, userId, null, []);
      return done(deps, tx, userId, `You stay with ${plan.name}. It renews on ${on}.`);
    }
    const keep = await staying(tx, userId, choice.keep);
    if (!keep) return refuse("unknown_hunt");
    if (plan.slots !== null && keep.length > plan.slots) {
      return refuse("too_many_kept", { slots: plan.slots });
    }
    await setNext(tx, userId, plan.id, keep);
    return done(deps, tx, userId, `${plan.name} begins on ${on}. Until then nothing changes.`);
  });
}

/**
 * Those of the chosen hunts that need a slot of the next cycle; null where one of them was left or never taken. One
 * that was finished, or is over since the choice was shown, needs none.
 */
async function staying(
  tx: Tx,
  userId: string,
  chosen: readonly string[],
): Promise<string[] | null> {
  const holders = await listSlotHolders(tx, userId);
  const mayStay = new Set(holders.filter(({ renews }) => renews).map(({ id }) => id));
  const [keep, others] = [[...new Set(chosen)], new Set(chosen)];
  for (const id of mayStay) others.delete(id);
  if ((await countDone(tx, userId, [...others])) < others.size) return null;
  return keep.filter((id) => mayStay.has(id));
}

async function done(
  deps: Deps,
  tx: Tx,
  userId: string,
  message: string,
): Promise<{ success: true; message: string; current: HeldPlan }> {
  const held: MembershipRow | null = await lockMembership(tx, userId, deps.clock.now());
  if (!held) throw new Error("The plan is gone within its own transaction.");
  if (!held.aligned) await tellOfPlan(deps, tx, userId);
  return { success: true, message, current: await presentHeld(tx, held) };
}
