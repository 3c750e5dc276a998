import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import type { RemoteDispute, RemotePayments } from "../../lib/payments/provider.ts";
import { raiseAlert } from "../alerts/service.ts";
import { grantCredits } from "../credits/service.ts";
import { lockHolder } from "../memberships/service.ts";
import { noteKept } from "./given-back.ts";
import { disputeWonMail, inDollars } from "./mails.ts";
import * as remote from "./remote-sql.ts";
import { reverse } from "./reversals.ts";
import { findAddress } from "./sql.ts";

/** More turns than a dispute takes while a notice of it is worked on. */
const mostLooks = 4;

/**
 * Follows what a payer's bank does about a charge: a question is told and takes nothing, a dispute takes back what the
 * payment had bought, and one that is won gives it back.
 */
export async function takeDispute(
  deps: Deps,
  from: RemotePayments,
  chargeRef: string,
): Promise<void> {
  let done: RemoteDispute["standing"] | null = null;
  // Two notices can be worked on at once: whoever wrote what was no longer so finds it, and goes on.
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const dispute = await from.findDispute(chargeRef);
    if (dispute.standing === done) return;
    await inTransaction(deps.db, (tx) => follow(deps, tx, dispute));
    done = dispute.standing;
  }
}

/** The card's network takes a charge for fraud: told while there is still time to give it back. */
export async function takeWarning(
  deps: Deps,
  from: RemotePayments,
  chargeRef: string,
): Promise<void> {
  if (!(await from.isSuspected(chargeRef))) return;
  const { paymentRef } = await from.findCharge(chargeRef);
  await inTransaction(deps.db, async (tx) => {
    const payment = paymentRef && (await remote.findPaymentByRef(tx, paymentRef));
    if (!payment) return;
    await tellOfQuestion(
      deps,
      tx,
      payment,
      "the network of the card takes it for fraud. Given back now it is not disputed later",
    );
  });
}

async function follow(
  deps: Deps,
  tx: Tx,
  { paymentRef, standing, amountCents, refundedCents }: RemoteDispute,
): Promise<void> {
  const payment = paymentRef && (await remote.findPaymentByRef(tx, paymentRef));
  if (!payment) return;
  // What was given back besides is given back, whatever the bank decides.
  if (standing === "won" && refundedCents >= amountCents) return;
  if (standing === "taken") await reverse(deps, tx, payment, { kind: "dispute", amountCents });
  else if (standing === "won") await restore(deps, tx, payment, refundedCents);
  else if (standing === "asked") {
    const what = "the payer's bank asks about it. Answer in the provider's dashboard";
    await tellOfQuestion(deps, tx, payment, what);
  }
}

function tellOfQuestion(
  deps: Deps,
  tx: Tx,
  { number, amountCents }: remote.BookedPayment,
  what: string,
): Promise<boolean> {
  return raiseAlert(deps, tx, {
    kind: "inquiry",
    about: `payment ${number}`,
    text: `Receipt ${number}, ${inDollars(amountCents)}: ${what}. The money is still here, and nothing was taken back.`,
  });
}

/**
 * The bank gave the money back: it counts again, and the credits that were taken come back. A plan that was ended does
 * not begin again by itself: its subscription is over, and nobody is charged who has not asked for it.
 */
async function restore(
  deps: Deps,
  tx: Tx,
  payment: remote.BookedPayment,
  refundedCents: number,
): Promise<void> {
  const { id, userId, kind, number, amountCents } = payment;
  await lockHolder(tx, userId);
  const lifted = await remote.deleteDispute(tx, id);
  if (!lifted) return;
  await noteKept(tx, id, refundedCents);
  const to = await findAddress(tx, userId);
  const credits = to ? lifted.creditsTaken : 0;
  if (credits > 0) {
    await grantCredits(tx, {
      userId,
      ...(kind === "pack" ? { bought: credits } : { bonus: credits }),
      reason: "payment_restored",
      reference: `Receipt ${number}`,
      onceKey: `restored:${id}:${lifted.reversedAt.toISOString()}`,
      now: deps.clock.now(),
    });
  }
  const isPlan = kind !== "pack";
  if (to) await sendMail(deps, tx, disputeWonMail(to, { number, amountCents, credits, isPlan }));
  await raiseAlert(deps, tx, {
    kind: "dispute_won",
    about: `payment ${number}`,
    text: `Receipt ${number}, ${inDollars(amountCents)}: the dispute was won, and the payment counts again. ${credits} credits were given back.${isPlan ? " What became of the plan stays as it is: a new one is chosen by its member." : ""}`,
  });
}
