import type { JobResult, LedgerReason, Settlement } from "@ten-paces/contract";
import { losesConnection } from "../../lib/db/errors.ts";
import type { Tx } from "../../lib/db/statements.ts";
import { inShortTransaction, inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { JobStopped } from "../../lib/jobs/jobs.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { grantCredits } from "../credits/service.ts";
import { findHuntEver } from "../hunts/service.ts";
import { endRuns } from "../runs/service.ts";
import { settlementMail } from "./mails.ts";
import * as sql from "./sql.ts";

/** So many hunters in one transaction: it holds their runs and accounts for a fraction of a second. */
const batch = 100;

type Owed = { reason: LedgerReason; onceKey: string; reference: string | null } | null;

/** What comes back to each hunter, and the key that books it once. */
function owedBy(settlement: Settlement): Owed {
  const { huntId } = settlement;
  switch (settlement.reason) {
    case "hunt_canceled":
      return { reason: "hunt_canceled", onceKey: `canceled:${huntId}`, reference: null };
    case "hunt_closed":
      return { reason: "hunt_closed", onceKey: `closed:${huntId}`, reference: null };
    case "square_voided":
      return {
        reason: "square_voided",
        onceKey: `voided:${huntId}:${settlement.squareNum}`,
        reference: `Square ${settlement.squareNum}, void`,
      };
    case "hunt_closed_won":
    case "hunt_ended":
    case "hunt_won":
      return null;
  }
}

/**
 * Asks for what is owed to everybody in a hunt that has ended, or at a square that was made void: credits back,
 * the end of their subscriptions, a mail. It is done in the background, a batch at a time, so that no hunt with
 * very many hunters holds up another; the caller has already seen to it that nobody plays on.
 */
export async function requestSettlement(
  deps: Pick<Deps, "jobs">,
  tx: Tx,
  settlement: Settlement,
): Promise<void> {
  await deps.jobs.add(tx, { kind: "settle_hunt", payload: settlement });
}

/** Says who does settlements; before the queue starts. */
export function registerSettlements(deps: Deps): void {
  deps.jobs.handle("settle_hunt", async ({ id, payload, ending, progress }) => {
    const hunt = await findHuntEver(deps.db, payload.huntId);
    const settlement = { ...payload, huntName: hunt?.name ?? payload.huntId };
    const result: JobResult<"settle_hunt"> = { hunters: 0, credits: 0 };
    const of = { jobId: id, settlement };
    const failures: unknown[] = [];
    let done = await settleNext(deps, of, null, failures);
    while (done.last !== null) {
      result.hunters += done.hunters;
      result.credits += done.credits;
      if (ending.aborted) throw new JobStopped("ending");
      await progress(result.hunters, null);
      done = await settleNext(deps, of, done.last, failures);
    }
    // Whoever could not be reached is tried again, and the job is seen to fail if that is in vain.
    if (failures.length > 0) throw failures[0];
    await inTransaction(deps.db, (tx) => sql.forgetSettled(tx, id));
    return result;
  });
}

interface Of {
  jobId: string;
  settlement: Settlement & { huntName: string };
}

/** A batch together; where that fails each hunter of it alone, so that one odd account keeps nobody else waiting. */
async function settleNext(
  deps: Deps,
  of: Of,
  after: string | null,
  failures: unknown[],
): Promise<Batch> {
  try {
    return await inTransaction(deps.db, (tx) => settleBatch(deps, tx, { ...of, after }, batch));
  } catch (error) {
    if (losesConnection(error)) throw error;
  }
  const { jobId, settlement } = of;
  const ids = await sql.listNext(deps.db, { jobId, huntId: settlement.huntId }, after, batch);
  const sum: Batch = { last: after, hunters: 0, credits: 0 };
  for (const userId of ids) {
    const before = sum.last;
    sum.last = userId;
    try {
      const one = await inShortTransaction(deps.db, (tx) =>
        settleBatch(deps, tx, { ...of, after: before }, 1),
      );
      sum.hunters += one.hunters;
      sum.credits += one.credits;
    } catch (error) {
      if (losesConnection(error)) throw error;
      deps.log.error({ err: error, userId }, "A hunter could not be given what a hunt owes.");
      failures.push(error);
    }
  }
  return ids.length > 0 ? sum : { last: null, hunters: 0, credits: 0 };
}

interface Batch {
  /** The hunter it ended with; null where there was nobody left. */
  last: string | null;
  hunters: number;
  credits: number;
}

async function settleBatch(
  deps: Deps,
  tx: Tx,
  of: Of & { after: string | null },
  most: number,
): Promise<Batch> {
  const { jobId, settlement, after } = of;
  const { huntId } = settlement;
  const now = deps.clock.now();
  const squareNum = settlement.reason === "square_voided" ? settlement.squareNum : null;
  const hunters = await sql.lockNext(tx, { jobId, huntId, squareNum }, after, most);
  const ids = hunters.map(({ userId }) => userId);
  if (ids.length === 0) return { last: null, hunters: 0, credits: 0 };
  for (const hunter of hunters) {
    const mail = settlementMail(settlement, hunter);
    const isNews = ["hunt_won", "hunt_ended", "hunt_closed_won"].includes(settlement.reason);
    const news = isNews && { news: { topic: "hunt_news" as const, userId: hunter.userId } };
    if (mail) await sendMail(deps, tx, { ...mail, ...news }, "bulk");
  }
  if (squareNum === null) await endRuns(tx, huntId, ids, now);
  await sql.noteSettled(tx, jobId, ids);
  // Last: whoever plays elsewhere meanwhile waits for their own account no longer than the bookings take.
  const owed = owedBy(settlement);
  let credits = 0;
  for (const { userId, spent } of hunters) {
    if (!owed || spent === 0) continue;
    if (await grantCredits(tx, { userId, bonus: spent, huntId, ...owed, now })) credits += spent;
  }
  return { last: ids.at(-1) ?? null, hunters: ids.length, credits };
}
