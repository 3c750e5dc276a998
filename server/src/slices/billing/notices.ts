import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { AppError, notFound } from "../../lib/errors.ts";
import { NoticeRefused, type RemotePayments } from "../../lib/payments/provider.ts";
import { settleCheckout } from "./remote.ts";
import { askOfPlan, takeInvoice, takeSubscription } from "./remote-cycles.ts";
import * as sql from "./remote-sql.ts";
import { takeCharge } from "./reversals.ts";

/** The provider repeats a notice for some days; after so long it comes no more. */
export const noticesKeptDays = 90;

/**
 * Takes a notice in as it came, byte by byte, and leaves what it means to a job: the provider waits for nothing.
 * @throws AppError bad_request for what is not signed, not found where there is no such provider
 */
export async function receiveNotice(
  deps: Deps,
  body: unknown,
  signature: string | undefined,
): Promise<{ received: true }> {
  const { remote } = deps.payments;
  if (!remote) throw notFound("Webhook");
  const now = deps.wallClock.now();
  const notice = readNotice(remote, body, signature, now);
  if (notice) {
    await inTransaction(deps.db, async (tx) => {
      if (!(await sql.putNotice(tx, notice, now))) return;
      // At most one at a time; one whose job failed for good is taken up again when it is repeated.
      const { id } = notice;
      await deps.jobs.add(tx, { kind: "payment_notice", payload: { id }, lane: `notice ${id}` });
    });
  }
  return { received: true };
}

function readNotice(
  remote: RemotePayments,
  body: unknown,
  signature: string | undefined,
  now: Date,
) {
  try {
    return remote.readNotice(Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature, now);
  } catch (error) {
    if (error instanceof NoticeRefused) throw new AppError("bad_request", error.message);
    throw error;
  }
}

/** Registers the jobs that do what notices are about: whatever their order, the thing itself is fetched. */
export function registerNotices(deps: Deps): void {
  deps.jobs.handle("settle_checkout", ({ payload }) => settleCheckout(deps, payload.checkoutId));
  deps.jobs.handle("ask_of_plan", ({ payload }) => askOfPlan(deps, payload.userId));
  deps.jobs.handle("payment_notice", async ({ payload }) => {
    const { remote } = deps.payments;
    const notice = await sql.findNotice(deps.db, payload.id);
    if (!remote || !notice || notice.handledAt) return;
    const { about, ref } = notice;
    if (about === "checkout") {
      const { checkoutId } = await remote.findCheckout(ref);
      if (checkoutId) await settleCheckout(deps, checkoutId, ref);
    } else if (about === "invoice") await takeInvoice(deps, remote, ref);
    else if (about === "subscription") await takeSubscription(deps, remote, ref);
    else await takeCharge(deps, remote, ref);
    await inTransaction(deps.db, (tx) => sql.noteHandled(tx, notice.id, deps.clock.now()));
  });
}
