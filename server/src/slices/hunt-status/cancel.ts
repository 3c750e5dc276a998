import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { grantCredits } from "../credits/service.ts";
import { type HuntRow, lockHunt } from "../hunts/service.ts";
import { moveHunt, openNext } from "./moves.ts";
import * as sql from "./sql.ts";

/**
 * Cancels a hunt: what each hunter spent in it comes back as bonus credits, subscriptions end, their
 * slots are free, everybody is mailed, and the oldest hunt in stock opens.
 */
export async function cancelHunt(
  deps: Pick<Deps, "clock" | "jobs">,
  tx: Tx,
  hunt: Pick<HuntRow, "id" | "name" | "state" | "variant">,
): Promise<void> {
  await lockHunt(tx, hunt.id);
  await moveHunt(deps, tx, hunt.id, "CANCELED");
  const now = deps.clock.now();
  for (const { userId, email, spent } of await sql.lockSpendings(tx, hunt.id)) {
    if (spent > 0) {
      await grantCredits(tx, {
        userId,
        bonus: spent,
        reason: "hunt_canceled",
        huntId: hunt.id,
        onceKey: `canceled:${hunt.id}`,
        now,
      });
    }
    if (email) await sendMail(deps, tx, canceledMail(email, hunt.name, spent));
  }
  await sql.endSubscriptions(tx, hunt.id, now);
  await openNext(deps, tx, hunt);
}

function canceledMail(to: string, huntName: string, spent: number) {
  const back =
    spent > 0
      ? `The ${spent} ${spent === 1 ? "credit" : "credits"} you spent in it came back to you as bonus credits.`
      : "You had spent no credits in it.";
  return {
    to,
    subject: `${huntName} was canceled`,
    text: `We are sorry: the hunt "${huntName}" was canceled.

${back} Its slot in your plan is free for another hunt.`,
  };
}
