import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { oneByOne } from "../../lib/jobs/one-by-one.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { lockHunt } from "../hunts/service.ts";
import { reminderMail, unreviewedMail } from "./mails.ts";
import { forfeit, lockWithHunt, passOn, tell } from "./moves.ts";
import { nudgeAfterHours, remindersDue } from "./rules.ts";
import * as sql from "./sql.ts";

const everyMs = 10 * 60_000;

/** Registers what happens to prizes by the clock: reminders, the end of a claim, a place that is free again. */
export function schedulePrizeDates(deps: Deps): void {
  deps.jobs.schedule({ kind: "prize_dates", everyMs }, async () => {
    // One prize that cannot be kept to its date keeps no other from it, nor the rest of the round.
    await oneByOne([keepDates, passOnLost, endAnswering, tellOperator], (part) => part(deps));
  });
}

async function keepDates(deps: Deps): Promise<void> {
  await oneByOne(await sql.listUnclaimed(deps.db), ({ id }) => keepDate(deps, id));
}

async function passOnLost(deps: Deps): Promise<void> {
  await oneByOne(await sql.listToPassOn(deps.db, deps.clock.now()), (lost) =>
    inTransaction(deps.db, async (tx) => {
      await lockHunt(tx, lost.huntId);
      const prize = await sql.lockPrize(tx, lost.id);
      const isLost = prize?.status === "FORFEITED" || prize?.status === "DISQUALIFIED";
      if (isLost && !prize.passedOn) await passOn(deps, tx, lost);
    }),
  );
}

function endAnswering(deps: Deps): Promise<void> {
  return inTransaction(deps.db, (tx) => sql.endLateAnswering(tx, deps.clock.now()));
}

/** Of one that is to be claimed: under its lock, for a claim may come in at the same moment. */
function keepDate(deps: Deps, id: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const prize = await lockWithHunt(tx, id);
    const { notifiedAt, claimUntil } = prize ?? {};
    if (prize?.status !== "NOTIFIED" || !notifiedAt || !claimUntil) return;
    const now = deps.clock.now();
    if (claimUntil <= now) return forfeit(deps, tx, prize);
    const due = remindersDue(notifiedAt, now);
    if (due <= prize.reminded) return;
    await sql.noteReminded(tx, id, due);
    await tell(deps, tx, prize, (to) => reminderMail(to, prize, claimUntil));
  });
}

function tellOperator(deps: Deps): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const before = new Date(now.getTime() - nudgeAfterHours * 3_600_000);
    const waiting = await sql.listUnreviewed(tx, before);
    if (waiting.length === 0) return;
    await sql.noteNudged(
      tx,
      waiting.map(({ id }) => id),
      now,
    );
    await sendMail(deps, tx, unreviewedMail(deps.config.supportEmail, waiting));
  });
}
