import type { ResultInput, refundPayment } from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { lockHolder } from "../memberships/service.ts";
import { askForRefund } from "./align.ts";
import { bookReversal } from "./given-back.ts";
import { refundMail } from "./mails.ts";
import { findBookedPayment } from "./remote-sql.ts";
import { undoPayment } from "./reversals.ts";
import { findAddress } from "./sql.ts";

/**
 * Gives a payment back whole, once, however often it is pressed. The provider is asked by a job that is tried until
 * it is done; its notice of it then finds the payment given back, and changes nothing.
 */
export function giveBackPayment(
  deps: Deps,
  caller: Caller,
  id: string,
  reason: string,
): Promise<ResultInput<typeof refundPayment> | RefusalOf<typeof refundPayment>> {
  return inTransaction(deps.db, async (tx) => {
    const payment = await findBookedPayment(tx, id);
    if (!payment) throw notFound("Payment");
    const { userId, number, amountCents, provider, providerRef } = payment;
    const sandbox = provider === "sandbox";
    if (amountCents === 0 || (!sandbox && providerRef === null)) return refuse("nothing_paid");
    if (!sandbox && !deps.payments.remote) return refuse("provider_missing");
    await lockHolder(tx, userId);
    const reversal = { paymentId: id, kind: "refund", amountCents } as const;
    if (!(await bookReversal(tx, reversal, deps.clock.now()))) return refuse("given_back");
    const taken = await undoPayment(deps, tx, payment);
    if (providerRef !== null) await askForRefund(deps, tx, providerRef);
    const to = await findAddress(tx, userId);
    if (to) await sendMail(deps, tx, refundMail(to, { number, amountCents, reason, sandbox }));
    await audit(deps, tx, caller, {
      action: "refund payment",
      kind: "user",
      id: userId,
      after: { name: to, receipt: number, amountUsd: amountCents / 100, reason, taken },
    });
    return { success: true, amountUsd: amountCents / 100, taken };
  });
}
