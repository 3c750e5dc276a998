import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { type Mail, sendMail } from "../../lib/mail/mail.ts";
import { finishRun, settlePlaces } from "../check-ins/service.ts";
import { postErratum } from "../content/service.ts";
import { grantCredits } from "../credits/service.ts";
import {
  bumpContent,
  type LockedHunt,
  lockHunt,
  type SquareRow,
  voidSquare,
} from "../hunts/service.ts";
import { forgiveMisses, listAt, lockRuns, passSquare } from "../runs/service.ts";
import { sealHunt } from "../seals/service.ts";
import { creditRest } from "./rest.ts";
import * as sql from "./sql.ts";

/**
 * Lets everybody pass a square of a locked hunt. What anybody spent on it comes back, those at it go on, and whom
 * it was the last square of finishes in the order in which they came to it. It is told: a seal, an erratum, mails.
 */
export async function voidOf(
  deps: Deps,
  tx: Tx,
  hunt: LockedHunt,
  squares: readonly SquareRow[],
  square: SquareRow,
): Promise<void> {
  const { sequenceNum: num } = square;
  const now = deps.clock.now();
  await lockRuns(tx, hunt.id);
  await creditRest(deps, tx, hunt, square);
  const addresses = await sql.listAddresses(tx, hunt.id);
  const at = await listAt(tx, hunt.id, num);
  await voidSquare(tx, hunt.id, num, now);
  await bumpContent(tx, hunt.id);
  await forgiveMisses(tx, hunt.id, num);
  const back = await giveBack(deps, tx, hunt.id, num);
  const next = squares.find((one) => one.sequenceNum > num && !one.voidedAt)?.sequenceNum;
  await passSquare(tx, hunt.id, num, next ?? squares.length + 1);
  await sealHunt(tx, hunt.id, `Square ${num} was made void`, now);
  await postErratum(tx, {
    huntName: hunt.name,
    squareNumber: num,
    originalClue: square.clue,
    correction: `Square ${num} is void: its spot cannot be stood on. Everybody passes it, and what was spent on it came back.`,
    severity: "Critical",
    postedAt: now,
  });
  for (const { userId, email } of addresses) {
    await sendMail(deps, tx, voidMail(email, hunt.name, num, back.get(userId) ?? 0), "bulk");
  }
  if (next === undefined) {
    for (const { userId, startedAt } of at) {
      if (!startedAt) continue;
      const locked = await lockHunt(tx, hunt.id);
      if (!locked) return;
      await finishRun(deps, tx, locked, { userId, now, key: null }, locked.status === "COMPLETE");
    }
  }
  const locked = await lockHunt(tx, hunt.id);
  if (locked) await settlePlaces(deps, tx, locked, now);
}

async function giveBack(
  deps: Deps,
  tx: Tx,
  huntId: string,
  num: number,
): Promise<Map<string, number>> {
  const now = deps.clock.now();
  const spendings = await sql.listSpentOn(tx, huntId, num);
  for (const { userId, spent } of spendings) {
    await grantCredits(tx, {
      userId,
      bonus: spent,
      reason: "square_voided",
      huntId,
      reference: `Square ${num}, void`,
      onceKey: `voided:${huntId}:${num}:${userId}`,
      now,
    });
  }
  return new Map(spendings.map(({ userId, spent }) => [userId, spent]));
}

function voidMail(to: string, huntName: string, num: number, spent: number): Mail {
  const credits =
    spent > 0
      ? `The ${spent} ${spent === 1 ? "credit" : "credits"} you spent on it came back to you as bonus credits.`
      : "You had spent no credits on it.";
  return {
    to,
    subject: `Square ${num} of ${huntName} is void`,
    text: `Something was wrong with the spot of square ${num} in "${huntName}", so we have made it void. Everybody passes it. Please do not go there.

${credits} The hunt goes on with the next square.`,
  };
}
