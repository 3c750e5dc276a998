import { answerDays, claimDays } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { type Mail, sendMail } from "../../lib/mail/mail.ts";
import { listPlaceTakers } from "../eligibility/service.ts";
import { findHuntEver, lockHunt } from "../hunts/service.ts";
import { listNextFinishers, setPlaceWaits } from "../runs/service.ts";
import { getPrizeSettings } from "../settings/service.ts";
import { awardPrize } from "./award.ts";
import * as mails from "./mails.ts";
import { daysAfter } from "./rules.ts";
import * as sql from "./sql.ts";

export type Needs = Pick<Deps, "clock" | "config" | "jobs">;

/** Confirms a prize that was reviewed: its winner is told and has seven days. The caller holds its lock. */
export async function notifyWinner(
  deps: Needs,
  tx: Tx,
  prize: sql.PrizeRow,
  by: string,
): Promise<void> {
  const at = deps.clock.now();
  const claimUntil = daysAfter(at, claimDays);
  await sql.markNotified(tx, prize.id, { by, at, claimUntil });
  await tell(deps, tx, prize, (to) => mails.noticeMail(to, prize, claimUntil));
}

/** Notes that a claimed prize was paid, with what proves it. The caller holds its lock. */
export async function pay(
  deps: Needs,
  tx: Tx,
  prize: sql.PrizeRow,
  { by, reference }: { by: string; reference: string },
): Promise<void> {
  await sql.markPaid(tx, prize.id, { by, at: deps.clock.now(), reference });
  await tell(deps, tx, prize, (to) => mails.paidMail(to, prize, reference));
}

/** Takes a prize back, for a reason its winner is told and can answer. The caller holds its lock and the hunt's. */
export async function disqualify(
  deps: Needs,
  tx: Tx,
  prize: sql.PrizeRow,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  const at = deps.clock.now();
  const answerUntil = daysAfter(at, answerDays);
  await lose(tx, prize, { status: "DISQUALIFIED", by, at, reason, answerUntil });
  await tell(deps, tx, prize, (to) => mails.disqualifiedMail(to, prize, { reason, answerUntil }));
}

/** Ends the time to claim a prize. The caller holds its lock and the hunt's. */
export async function forfeit(deps: Needs, tx: Tx, prize: sql.PrizeRow): Promise<void> {
  const at = deps.clock.now();
  const reason = "It was not claimed within seven days.";
  await lose(tx, prize, { status: "FORFEITED", by: null, at, reason, answerUntil: null });
  await tell(deps, tx, prize, (to) => mails.forfeitedMail(to, prize));
}

type Lost = Omit<Parameters<typeof sql.markClosed>[2], "passesOn">;

async function lose(tx: Tx, prize: sql.PrizeRow, lost: Lost): Promise<void> {
  const { passOn: passesOn } = await getPrizeSettings(tx);
  await sql.markClosed(tx, prize.id, { ...lost, passesOn });
  await setPlaceWaits(tx, prize.huntId, prize.userId, null, false);
}

/**
 * Frees the place of a lost prize for another finisher: in a hunt that is over whoever finished next before its
 * end, in an open one whoever finishes next. The caller holds the hunt's lock.
 */
export async function passOn(deps: Needs, tx: Tx, lost: { id: string; huntId: string }) {
  await sql.markPassedOn(tx, lost.id);
  const hunt = await findHuntEver(tx, lost.huntId);
  const prize = await sql.findPrize(tx, lost.id);
  if (hunt?.status !== "COMPLETE" || !prize) return;
  const finishers = await listNextFinishers(tx, hunt.id);
  const takers = await listPlaceTakers(deps, tx, finishers);
  const userId = finishers.find((id) => takers.has(id));
  if (userId === undefined) return;
  const { place } = prize;
  await setPlaceWaits(tx, hunt.id, userId, place, false);
  await awardPrize(deps, tx, { hunt, userId, place, now: deps.clock.now(), passedFrom: lost.id });
}

/** Locks the hunt of a prize ahead of it, as everywhere; one that was deleted has nothing to be locked for. */
export async function lockWithHunt(tx: Tx, id: string): Promise<sql.PrizeRow | null> {
  const found = await sql.findPrize(tx, id);
  if (!found) return null;
  await lockHunt(tx, found.huntId);
  return sql.lockPrize(tx, id);
}

export async function tell(
  deps: Needs,
  tx: Tx,
  prize: Pick<sql.PrizeRow, "userId">,
  mailFor: (to: string) => Mail,
): Promise<void> {
  const winner = await sql.findWinner(tx, prize.userId);
  if (winner) await sendMail(deps, tx, mailFor(winner.email));
}
