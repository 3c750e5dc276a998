import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { type Mail, sendMail } from "../../lib/mail/mail.ts";
import { settlePlaces } from "../check-ins/service.ts";
import { bumpContent, type LockedHunt, type SquareRow, setRest } from "../hunts/service.ts";
import { creditTime, listAt, lockRuns } from "../runs/service.ts";
import * as rules from "./rules.ts";
import * as sql from "./sql.ts";

type Needs = Pick<Deps, "clock" | "jobs">;

/** Rests a square of a locked hunt: nobody can check in, and who is at it is told not to go there. */
export async function restSquare(
  deps: Needs,
  tx: Tx,
  hunt: LockedHunt,
  square: SquareRow,
): Promise<void> {
  if (square.restedAt || square.voidedAt) return;
  await setRest(tx, hunt.id, square.sequenceNum, deps.clock.now());
  await bumpContent(tx, hunt.id);
  await tellThoseAt(deps, tx, hunt, square.sequenceNum, restMail);
}

/**
 * Gives those at a resting square the time that it took from them. Their running check-ins are waited for, and
 * the rest itself is ended by the caller.
 */
export async function creditRest(
  deps: Needs,
  tx: Tx,
  hunt: LockedHunt,
  square: SquareRow,
): Promise<void> {
  if (!square.restedAt) return;
  await lockRuns(tx, hunt.id);
  const now = deps.clock.now();
  for (const { userId, arrivedAt } of await listAt(tx, hunt.id, square.sequenceNum)) {
    const seconds = rules.secondsLost(square.restedAt, arrivedAt, now);
    if (seconds > 0) await creditTime(tx, hunt.id, userId, seconds);
  }
}

/** Opens a resting square again; places that waited for it may be decided now. */
export async function reopenSquare(
  deps: Deps,
  tx: Tx,
  hunt: LockedHunt,
  square: SquareRow,
): Promise<void> {
  await creditRest(deps, tx, hunt, square);
  await setRest(tx, hunt.id, square.sequenceNum, null);
  await bumpContent(tx, hunt.id);
  await tellThoseAt(deps, tx, hunt, square.sequenceNum, reopenMail);
  await settlePlaces(deps, tx, hunt, deps.clock.now());
}

async function tellThoseAt(
  deps: Needs,
  tx: Tx,
  hunt: LockedHunt,
  num: number,
  mail: (to: string, huntName: string, num: number) => Mail,
): Promise<void> {
  for (const { email, currentSquare } of await sql.listAddresses(tx, hunt.id)) {
    if (currentSquare === num) await sendMail(deps, tx, mail(email, hunt.name, num), "urgent");
  }
}

export function restMail(to: string, huntName: string, num: number): Mail {
  return {
    kind: "square_changed",
    to,
    subject: `Square ${num} of ${huntName} rests: please do not go there`,
    text: `Somebody told us that something is wrong with the spot of square ${num} in "${huntName}". Please do not go there, and leave if you are there.

Your clock stands still until we have looked into it. You lose nothing by waiting, and we write to you when it goes on.`,
  };
}

function reopenMail(to: string, huntName: string, num: number): Mail {
  return {
    kind: "square_changed",
    to,
    subject: `Square ${num} of ${huntName} is open again`,
    text: `We have looked into square ${num} of "${huntName}", and it is open again. Please read its page before you go: its spot may have changed.

Your clock goes on from now. The time that the square rested does not count against you.`,
  };
}
