import { findPlan } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import type { RemotePayments } from "../../lib/payments/provider.ts";
import {
  findRow,
  listUntold,
  lockForRenewal,
  type MembershipRow,
  noteTold,
  stop,
} from "../memberships/service.ts";
import { givenBackMail, planGoneMail } from "./mails.ts";
import { nextPlanOf } from "./renewals.ts";
import { findAddress } from "./sql.ts";

const mostAtOnce = 500;

/** Asks for the provider to be told how a plan stands, with the change that made it so. */
export async function tellOfPlan(deps: Pick<Deps, "jobs">, tx: Tx, userId: string): Promise<void> {
  await deps.jobs.add(tx, { kind: "align_plan", payload: { userId }, lane: `align ${userId}` });
}

/** Asks for a payment to be given back, with what found that it has to be. */
export async function askForRefund(
  deps: Pick<Deps, "jobs">,
  tx: Tx,
  paymentRef: string,
): Promise<void> {
  await deps.jobs.add(tx, {
    kind: "refund_payment",
    payload: { paymentRef },
    slot: `refund ${paymentRef}`,
  });
}

/**
 * Asks for a payment to be given back that nothing could be given for, and tells who paid it.
 * @param why goes on after "because"
 */
export async function giveBack(
  deps: Pick<Deps, "clock" | "jobs">,
  tx: Tx,
  { userId, number, amountCents, paymentRef, why }: ToGiveBack,
): Promise<void> {
  await askForRefund(deps, tx, paymentRef);
  const to = await findAddress(tx, userId);
  if (to) await sendMail(deps, tx, givenBackMail(to, { number, amountCents, why }));
}

interface ToGiveBack {
  userId: string;
  /** Of its receipt. */
  number: number;
  amountCents: number;
  paymentRef: string;
  why: string;
}

/** Registers what the provider is told by: jobs, since it is asked over the network. */
export function registerTelling(deps: Deps): void {
  deps.jobs.handle("align_plan", ({ payload }) => align(deps, payload.userId));
  deps.jobs.handle("end_subscription", ({ payload }) =>
    remoteFor(deps, `end the subscription ${payload.ref}`).endSubscription(payload.ref),
  );
  deps.jobs.handle("refund_payment", ({ payload }) =>
    remoteFor(deps, `give ${payload.paymentRef} back`).refund(payload.paymentRef),
  );
}

/**
 * Who has to do what was decided here.
 * @throws Error where real payments are not configured any more: the failed job says what is left to be done by hand
 */
function remoteFor({ payments }: Pick<Deps, "payments">, what: string): RemotePayments {
  if (payments.remote) return payments.remote;
  throw new Error(`The payment provider is not configured here and could not be asked to ${what}.`);
}

/** Asks once more for whatever the provider was not told, however that came. */
export async function sweepUntold(deps: Deps): Promise<void> {
  if (!deps.payments.remote) return;
  for (const userId of await listUntold(deps.db, mostAtOnce)) {
    await inTransaction(deps.db, (tx) => tellOfPlan(deps, tx, userId));
  }
}

async function align(deps: Deps, userId: string): Promise<void> {
  const { remote } = deps.payments;
  const held = await findRow(deps.db, userId);
  if (!remote || !held?.providerRef || held.aligned) return;
  // What has ended was ended by a job of its own.
  const runs = held.status === "ENDED" || (await remote.align(held.providerRef, wantedOf(held)));
  await inTransaction(deps.db, async (tx) => {
    await noteTold(tx, held);
    if (!runs) await stopWhatIsGone(deps, tx, held);
  });
}

/** A plan whose subscription was ended over there cannot be taken up again, whatever was pressed: it ends. */
async function stopWhatIsGone(deps: Deps, tx: Tx, told: MembershipRow): Promise<void> {
  const held = await lockForRenewal(tx, told.userId);
  if (held?.id !== told.id || held.status !== "ACTIVE" || !held.renews) return;
  await stop(tx, held.userId, deps.clock.now());
  const stopped = await lockForRenewal(tx, held.userId);
  if (stopped) await noteTold(tx, stopped);
  const to = await findAddress(tx, held.userId);
  const name = findPlan(held.planId)?.name ?? held.planId;
  if (to) await sendMail(deps, tx, planGoneMail(to, name, held.cycleEndsAt));
}

function wantedOf(held: MembershipRow) {
  const plan = nextPlanOf(held) ?? findPlan(held.planId);
  if (!plan) throw new Error(`A membership names the unknown plan ${held.planId}`);
  const { name, priceCents } = plan;
  return { productKey: `plan_${plan.id}`, name: `${name} plan`, priceCents, renews: held.renews };
}
