import type { Parts, RefusalCode, surveySquare, updateSquare } from "@ten-paces/contract";
import { distanceM, metresPerMile, metresToFeet } from "@ten-paces/geo";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { type Refusal, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import {
  bumpContent,
  countPast,
  type LockedHunt,
  listSquares,
  lockHunt,
  type SquareRow,
  writeSquare,
} from "../hunts/service.ts";
import { sealHunt } from "../seals/service.ts";
import { type SquareTexts, textsOf, withTexts } from "./square-texts.ts";

type Position = Parts<typeof surveySquare>["body"];

const worstAccuracyM = 10.06;
const farthestMi = 3;

/** What was found in a square's texts. */
export interface TextVerdict {
  /** What is wrong, with the path in the square; none when all is well. */
  findings: { field: string; text: string }[];
  /** How surely a search finds the place from the clue now. */
  searchabilityScore: number | null;
}

export type TextCheck = (hunt: LockedHunt, squares: SquareRow[], num: number) => TextVerdict;

/** Changes the texts of a square; a live hunt is sealed anew. */
export function editSquare(
  deps: Deps,
  caller: Caller,
  at: { huntId: string; num: number },
  texts: SquareTexts,
  check: TextCheck,
): Promise<SquareRow | Refusal<RefusalCode<typeof updateSquare>>> {
  return inTransaction(deps.db, async (tx) => {
    const { hunt, squares, square } = await lockSquare(tx, at);
    const changed = withTexts(square, texts);
    const all = squares.map((one) => (one === square ? changed : one));
    const { findings, searchabilityScore } = check(hunt, all, at.num);
    if (findings.length > 0) return refuse("text_refused", { findings });
    const edited = { ...changed, searchabilityScore };
    await store(deps, tx, hunt, edited, `The texts of square ${at.num} were edited`);
    await audit(deps, tx, caller, {
      action: "edit square",
      kind: "square",
      id: `${at.huntId}/${at.num}`,
      before: textsOf(square),
      after: texts,
    });
    return edited;
  });
}

/** Moves a physical square to where an administrator stands; its address follows. */
export function pinSquare(
  deps: Deps,
  caller: Caller,
  at: { huntId: string; num: number },
  position: Position,
): Promise<{ square: SquareRow; movedFt: number } | Refusal<RefusalCode<typeof surveySquare>>> {
  return inTransaction(deps.db, async (tx) => {
    const { hunt, square } = await lockSquare(tx, at);
    if (hunt.variant !== "PHYSICAL") return refuse("not_physical");
    if (position.accuracy > worstAccuracyM) return refuse("too_inaccurate");
    const movedM = distanceM(square, position);
    if (movedM > farthestMi * metresPerMile) return refuse("too_far");
    const cell = deps.grid.encode(position);
    if (!cell) return refuse("outside");
    if ((await countPast(tx, at.huntId, at.num)) > 0) return refuse("already_started");
    const pinned = { ...square, ...cell.center, words: cell.words, surveyed: true };
    await store(deps, tx, hunt, pinned, `Square ${at.num} was surveyed`);
    await audit(deps, tx, caller, {
      action: "survey square",
      kind: "square",
      id: `${at.huntId}/${at.num}`,
      before: { lat: square.lat, lng: square.lng },
      after: { ...cell.center, accuracyM: position.accuracy },
    });
    return { square: pinned, movedFt: Math.round(metresToFeet(movedM)) };
  });
}

async function lockSquare(tx: Tx, at: { huntId: string; num: number }) {
  const hunt = await lockHunt(tx, at.huntId);
  if (!hunt) throw notFound("Hunt");
  const squares = await listSquares(tx, at.huntId);
  const square = squares.find((one) => one.sequenceNum === at.num);
  if (!square) throw notFound("Square");
  return { hunt, squares, square };
}

async function store(
  deps: Deps,
  tx: Tx,
  hunt: LockedHunt,
  square: SquareRow,
  cause: string,
): Promise<void> {
  await writeSquare(tx, hunt.id, square);
  await bumpContent(tx, hunt.id);
  if (hunt.status === "ACTIVE" || hunt.status === "PAUSED") {
    await sealHunt(tx, hunt.id, cause, deps.clock.now());
  }
}
