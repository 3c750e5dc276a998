import { inBatches } from "../../lib/db/in-batches.ts";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { AppError, notFound } from "../../lib/errors.ts";
import { NoticeRefused, type RemotePayments } from "../../lib/payments/provider.ts";
import { takeDispute, takeWarning } from "./disputes.ts";
import { askForCheckout, settleCheckout } from "./remote.ts";
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
      await askForNotice(deps, tx, notice.id);
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

const mostAtOnce = 500;
const minuteMs = 60_000;
/** The provider closes its page of a checkout after so long: then it is known whether it was paid. */
const closesAfterMs = 24 * 60 * minuteMs;

/**
 * Takes up again what was lost on the way: notices whose job failed for good while the provider was away, and
 * checkouts of which no notice came, once, when their page has closed.
 */
export async function sweepLost(deps: Deps): Promise<void> {
  if (!deps.payments.remote) return;
  const nowMs = deps.wallClock.now().getTime();
  const ago = (ms: number) => new Date(nowMs - ms);
  const recent = { from: ago(3 * closesAfterMs), until: ago(30 * minuteMs) };
  for (const id of await sql.listUnhandled(deps.db, recent, mostAtOnce)) {
    await inTransaction(deps.db, (tx) => askForNotice(deps, tx, id));
  }
  const closed = { from: ago(closesAfterMs + 25 * minuteMs), until: ago(closesAfterMs) };
  for (const id of await sql.listUnpaid(deps.db, closed, mostAtOnce)) {
    await inTransaction(deps.db, (tx) => askForCheckout(deps, tx, id));
  }
}

/** At most one job for a notice at a time; one that failed for good is taken up when it is asked for again. */
async function askForNotice(deps: Pick<Deps, "jobs">, tx: Tx, id: string): Promise<void> {
  await deps.jobs.add(tx, { kind: "payment_notice", payload: { id }, lane: `notice ${id}` });
}

/** Lets go of notices that are never repeated any more; says how many. */
export function forgetNotices(deps: Deps, before: Date): Promise<number> {
  return inBatches(deps.db, (tx, most) => sql.deleteOldNotices(tx, before, most));
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
    else if (about === "charge") await takeCharge(deps, remote, ref);
    else if (about === "dispute") await takeDispute(deps, remote, ref);
    else await takeWarning(deps, remote, ref);
    await inTransaction(deps.db, (tx) => sql.noteHandled(tx, notice.id, deps.clock.now()));
  });
}
