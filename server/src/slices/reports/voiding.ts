import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { finishRun, settlePlaces } from "../check-ins/service.ts";
import { postErratum } from "../content/service.ts";
import {
  bumpContent,
  type LockedHunt,
  lockHunt,
  type SquareRow,
  voidSquare,
} from "../hunts/service.ts";
import { forgiveMisses, listAt, lockRuns, passSquare } from "../runs/service.ts";
import { sealHunt } from "../seals/service.ts";
import { requestSettlement } from "../settlements/service.ts";
import { creditRest } from "./rest.ts";

/**
 * Lets everybody pass a square of a locked hunt. Those at it go on, and whom it was the last square of finishes in the order in which they came to it. It is told: a seal, an
 * erratum, and in the background a mail with what was spent on it.
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
  const at = await listAt(tx, hunt.id, num);
  await voidSquare(tx, hunt.id, num, now);
  await bumpContent(tx, hunt.id);
  await forgiveMisses(tx, hunt.id, num);
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
  await requestSettlement(deps, tx, {
    reason: "square_voided",
    huntId: hunt.id,
    squareNum: num,
  });
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
