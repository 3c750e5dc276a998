import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { type Mail, sendMail } from "../../lib/mail/mail.ts";
import { grantCredits } from "../credits/service.ts";
import { type HuntRow, type LockedHunt, lockHunt } from "../hunts/service.ts";
import { endSubscriptions, listWaiting } from "../runs/service.ts";
import { completeHunt, moveHunt, openNext } from "./moves.ts";
import * as sql from "./sql.ts";

type Needs = Pick<Deps, "clock" | "config" | "jobs">;

/**
 * Cancels a hunt: what each hunter spent in it comes back as bonus credits, subscriptions end, their
 * slots are free, everybody is mailed, and the next hunt in stock opens.
 * @param why a sentence for the mail; empty where there is nothing to add
 */
export async function cancelHunt(
  deps: Needs,
  tx: Tx,
  hunt: Pick<HuntRow, "id" | "name" | "state" | "variant">,
  why = "",
): Promise<void> {
  await lockHunt(tx, hunt.id);
  await moveHunt(deps, tx, hunt.id, "CANCELED");
  await giveBack(deps, tx, hunt, {
    reason: "hunt_canceled",
    onceKey: `canceled:${hunt.id}`,
    mail: (to, huntName, spent) => canceledMail(to, huntName, spent, why),
  });
  await endSubscriptions(tx, hunt.id, deps.clock.now());
  await openNext(deps, tx, hunt);
}

/**
 * Completes a hunt before its places are won. Everybody in it is mailed; where nobody had won a prize, what
 * each hunter spent comes back as after a cancel.
 */
export async function completeByHand(
  deps: Needs,
  tx: Tx,
  hunt: Pick<LockedHunt, "id" | "name" | "state" | "variant" | "finishers">,
): Promise<void> {
  // Somebody whose place waits for a square's rest has won as well.
  const isWon = hunt.finishers > 0 || (await listWaiting(tx, hunt.id)).length > 0;
  const mail = isWon ? closedMail : closedUnwonMail;
  await giveBack(deps, tx, hunt, {
    reason: "hunt_closed",
    onceKey: isWon ? null : `closed:${hunt.id}`,
    mail,
  });
  await completeHunt(deps, tx, hunt);
}

interface Settlement {
  reason: "hunt_canceled" | "hunt_closed";
  /** Makes the credits come back once; null where they do not come back. */
  onceKey: string | null;
  mail(to: string, huntName: string, spent: number): Mail;
}

/** Tells everybody in a hunt how it ended, and gives back what they spent in it where that is due. */
async function giveBack(
  deps: Needs,
  tx: Tx,
  hunt: Pick<HuntRow, "id" | "name">,
  { reason, onceKey, mail }: Settlement,
): Promise<void> {
  const now = deps.clock.now();
  for (const { userId, email, spent } of await sql.lockSpendings(tx, hunt.id)) {
    if (spent > 0 && onceKey !== null) {
      await grantCredits(tx, { userId, bonus: spent, reason, huntId: hunt.id, onceKey, now });
    }
    if (email) await sendMail(deps, tx, mail(email, hunt.name, spent), "bulk");
  }
}

const slotIsFree = "Its slot in your plan is free for another hunt.";

function creditsBack(spent: number): string {
  return spent > 0
    ? `The ${spent} ${spent === 1 ? "credit" : "credits"} you spent in it came back to you as bonus credits.`
    : "You had spent no credits in it.";
}

function canceledMail(to: string, huntName: string, spent: number, why: string): Mail {
  return {
    to,
    subject: `${huntName} was canceled`,
    text: `We are sorry: the hunt "${huntName}" was canceled.${why && ` ${why}`}

${creditsBack(spent)} ${slotIsFree}`,
  };
}

function closedUnwonMail(to: string, huntName: string, spent: number): Mail {
  return {
    to,
    subject: `${huntName} has ended`,
    text: `We have closed the hunt "${huntName}". Nobody had won a prize in it.

${creditsBack(spent)} ${slotIsFree}`,
  };
}

function closedMail(to: string, huntName: string): Mail {
  return {
    to,
    subject: `${huntName} has ended`,
    text: `We have closed the hunt "${huntName}". The prizes that were won in it stand.

${slotIsFree}`,
  };
}
