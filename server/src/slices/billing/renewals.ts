import {
  findPlan,
  graceDays,
  type JobResult,
  type Plan,
  renewalNoticeDays,
} from "@ten-paces/contract";
import { losesConnection, waitedForLock } from "../../lib/db/errors.ts";
import type { Tx } from "../../lib/db/statements.ts";
import { inShortTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { raiseAlert } from "../alerts/service.ts";
import { beginCycle, expireMonthly } from "../credits/service.ts";
import {
  askLater,
  type Card,
  cycleEndAfter,
  end,
  listDue,
  listUnannounced,
  lockForRenewal,
  type MembershipRow,
  noteAnnounced,
  putInGrace,
  renew,
} from "../memberships/service.ts";
import { endDue, keepWithinSlots, setPlan } from "../runs/service.ts";
import { planEndedMail, renewalAheadMail, renewalFailedMail, type WhyEnded } from "./mails.ts";
import { bookPayment } from "./payments.ts";
import { findAddress } from "./sql.ts";

const batch = 200;
const dayMs = 86_400_000;

type Needs = Pick<Deps, "clock" | "config" | "db" | "jobs" | "log" | "payments">;

/** Renews, ends and announces what is due now. */
export async function renewAll(
  deps: Needs,
  progress: Round["progress"] = async () => {},
): Promise<JobResult<"renewals">> {
  const now = deps.clock.now();
  const failed: { userId: string; reason: string }[] = [];
  const renewed = await forEachDue(deps, failed, {
    list: (without) => listDue(deps.db, now, without, batch),
    work: (tx, userId) => renewIfDue(deps, tx, userId, now),
    progress,
  });
  const soon = new Date(now.getTime() + renewalNoticeDays * dayMs);
  await forEachDue(deps, failed, {
    list: (without) => listUnannounced(deps.db, soon, without, batch),
    work: (tx, userId) => announce(deps, tx, userId),
    progress,
  });
  return { renewed, failed };
}

interface Round {
  /** The next members to work on, but for those named. */
  list(without: string[]): Promise<string[]>;
  work(tx: Tx, userId: string): Promise<void>;
  progress(done: number, total: null): Promise<void>;
}

/** Works on each member in a transaction of their own. @returns how many it was done for */
async function forEachDue(
  deps: Needs,
  failed: { userId: string; reason: string }[],
  { list, work, progress }: Round,
): Promise<number> {
  let done = 0;
  const next = () => list(failed.map(({ userId }) => userId));
  for (let due = await next(); due.length > 0; due = await next()) {
    for (const userId of due) {
      try {
        await inShortTransaction(deps.db, (tx) => work(tx, userId));
        done += 1;
      } catch (error) {
        if (losesConnection(error)) throw error;
        deps.log.error({ err: error, userId }, "A membership could not be renewed.");
        const reason = error instanceof Error ? error.message : String(error);
        failed.push({ userId, reason });
        // Whoever holds the row lets go of it before the next run.
        if (error instanceof Error && waitedForLock(error.cause)) continue;
        await tellOfStuck(deps, userId, reason);
      }
    }
    await progress(done + failed.length, null);
  }
  return done;
}

/** No card was refused: something here is wrong, and the member has paid for nothing until a person sees to it. */
function tellOfStuck(deps: Needs, userId: string, reason: string): Promise<boolean> {
  return inShortTransaction(deps.db, (tx) =>
    raiseAlert(deps, tx, {
      kind: "renewal_stuck",
      about: userId,
      text: `The plan of the account ${userId} could not be renewed, announced or ended (${reason}). It is tried again every ten minutes.`,
    }),
  );
}

/** Tells a member three days ahead what will be charged and when. */
async function announce(deps: Needs, tx: Tx, userId: string): Promise<void> {
  const held = await lockForRenewal(tx, userId);
  if (!held || !(await noteAnnounced(tx, userId))) return;
  const plan = nextPlanOf(held);
  const to = await findAddress(tx, userId);
  const sandbox = !deps.config.realPayments;
  if (plan && to) {
    await sendMail(deps, tx, renewalAheadMail(to, { plan, at: held.cycleEndsAt, sandbox }));
  }
}

/** The plan of the next cycle; null where the catalogue does not know it any more. */
export function nextPlanOf(held: Pick<MembershipRow, "planId" | "nextPlanId">): Plan | null {
  return findPlan(held.nextPlanId ?? held.planId);
}

/** Ends or renews a plan whose cycle is over, or tries its renewal again; nothing where nothing is due. */
export async function renewIfDue(deps: Needs, tx: Tx, userId: string, now: Date): Promise<void> {
  const held = await lockForRenewal(tx, userId);
  if (!held || held.status === "ENDED" || (held.retryAt ?? held.cycleEndsAt) > now) return;
  const plan = nextPlanOf(held);
  if (!held.renews || !plan) return endPlan(deps, tx, held, "stopped");
  if (held.provider !== "sandbox") return waitForProvider(deps, tx, held, now);
  // Play money pays nothing any more once real money moves.
  if (deps.payments.name !== "sandbox") return endPlan(deps, tx, held, "sandbox");
  if (held.card === "good") {
    return beginNextCycle(deps, tx, held, { plan, card: held.card, checkoutId: null });
  }
  if (held.status === "GRACE" && held.graceEndsAt && held.graceEndsAt <= now) {
    return endPlan(deps, tx, held, "unpaid");
  }
  await waitInGrace(deps, tx, held, plan);
}

/** A provider renews by itself and tells of it; where no word has come it is asked, and asked again in an hour. */
async function waitForProvider(deps: Needs, tx: Tx, held: MembershipRow, now: Date): Promise<void> {
  const isOver = held.graceEndsAt !== null && held.graceEndsAt <= now;
  // Where it cannot be asked any more, nothing was paid that will ever be known.
  if (isOver && !deps.payments.remote) return endPlan(deps, tx, held, "unpaid");
  await askLater(tx, held.userId, new Date(now.getTime() + 3_600_000));
  const { userId } = held;
  await deps.jobs.add(tx, { kind: "ask_of_plan", payload: { userId }, lane: `ask ${userId}` });
}

/** Books the renewal of a cycle once, whoever pays it and when. */
const cycleKeyOf = (held: Pick<MembershipRow, "id" | "cycleEndsAt">): string =>
  `renewal:${held.id}:${held.cycleEndsAt.toISOString()}`;

/** Ends the plan with everything it holds. */
export async function endPlan(
  deps: Needs,
  tx: Tx,
  held: MembershipRow,
  why: WhyEnded,
): Promise<void> {
  const now = deps.clock.now();
  await end(tx, held.userId);
  if (held.provider !== "sandbox" && held.providerRef) {
    const ref = held.providerRef;
    await deps.jobs.add(tx, { kind: "end_subscription", payload: { ref }, slot: `end ${ref}` });
  }
  await endDue(tx, held.userId, "all", now);
  await expireMonthly(tx, held.userId, `expiry:${cycleKeyOf(held)}`, now);
  const to = await findAddress(tx, held.userId);
  const name = findPlan(held.planId)?.name ?? held.planId;
  if (to) await sendMail(deps, tx, planEndedMail(to, name, why));
}

/** The first failure is mailed; then it is tried once a day until the grace ends. */
export async function waitInGrace(
  deps: Needs,
  tx: Tx,
  held: MembershipRow,
  plan: Plan,
): Promise<void> {
  const now = deps.clock.now();
  const graceEndsAt = held.graceEndsAt ?? new Date(now.getTime() + graceDays * dayMs);
  const retryAt = new Date(Math.min(now.getTime() + dayMs, graceEndsAt.getTime()));
  await putInGrace(tx, held.userId, { graceEndsAt, retryAt });
  if (held.status === "GRACE") return;
  await endDue(tx, held.userId, "ending", now);
  await expireMonthly(tx, held.userId, `expiry:${cycleKeyOf(held)}`, now);
  const to = await findAddress(tx, held.userId);
  const sandbox = !deps.config.realPayments;
  if (to) await sendMail(deps, tx, renewalFailedMail(to, { plan, graceEndsAt, sandbox }));
}

export interface PaidCycle {
  plan: Plan;
  card: Card;
  /** Of a renewal that its member paid after it had failed. */
  checkoutId: string | null;
  /** What a provider has charged, and until when it pays; left out where it is a card of the sandbox. */
  paid?: { amountCents: number; onceKey: string; endsAt: Date; paymentRef: string | null };
}

/** Books the renewal and begins the cycle it pays, within the slots of its plan. */
export async function beginNextCycle(
  deps: Needs,
  tx: Tx,
  held: MembershipRow,
  { plan, card, checkoutId, paid }: PaidCycle,
): Promise<void> {
  const { userId } = held;
  const now = deps.clock.now();
  await endDue(tx, userId, "ending", now);
  const chosen = held.nextPlanId ? held.nextKeep : null;
  await keepWithinSlots(tx, { userId, chosen, slots: plan.slots, now });
  const endsAt = paid?.endsAt ?? cycleEndAfter(held.createdAt, now);
  await bookPayment(deps, tx, {
    userId,
    checkoutId,
    kind: "renewal",
    itemId: plan.id,
    amountCents: paid?.amountCents ?? plan.priceCents,
    onceKey: paid?.onceKey ?? cycleKeyOf(held),
    ...(paid && { provider: "stripe", providerRef: paid.paymentRef }),
    next: { at: endsAt, cents: plan.priceCents },
  });
  // Of two cycles that are heard of at once the provider names the end of the last one for both.
  const startsAt = held.cycleEndsAt < endsAt ? held.cycleEndsAt : held.cycleStartedAt;
  await renew(tx, userId, { planId: plan.id, startsAt, endsAt, card });
  if (plan.id !== held.planId) await setPlan(tx, userId, plan.id);
  await beginCycle(tx, {
    userId,
    key: paid?.onceKey ?? cycleKeyOf(held),
    monthlyCredits: plan.monthlyCredits,
    bonusCredits: plan.bonusCredits,
    endsAt,
    planName: plan.name,
    now,
  });
}
