import type { updateSquare, Variant } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { AppError, notFound } from "../../lib/errors.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { isFrozen, isLive } from "../hunt-status/service.ts";
import {
  bumpContent,
  findHunt,
  type HuntRow,
  type LockedHunt,
  listSquares,
  lockHunt,
  presentAdminSquare,
  type SquareRow,
  writeSquare,
} from "../hunts/service.ts";
import { sealHunt } from "../seals/service.ts";
import { staleness } from "./edits.ts";
import { type SquareTexts, textsOf, withTexts } from "./square-texts.ts";

/** Which square of which hunt. */
export interface SquareAt {
  huntId: string;
  num: number;
}

/** A square after an edit, with the version of the hunt that the edit made. */
export interface EditedSquare {
  square: SquareRow;
  variant: Variant;
  version: number;
}

/** What was found in a square's texts. */
export interface TextVerdict {
  /** What is wrong, with the path in the square; none when all is well. */
  findings: { field: string; text: string }[];
  /** How surely a search finds the place from the clue now. */
  searchabilityScore: number | null;
}

export type TextCheck = (hunt: HuntRow, squares: SquareRow[], num: number) => TextVerdict;

const attempts = 3;

/**
 * Changes the texts of a square; a live hunt is sealed anew. The texts are judged before the hunt is
 * locked, and judged again where somebody changed it in between.
 */
export async function editSquare(
  deps: Deps,
  caller: Caller,
  at: SquareAt,
  { version, ...texts }: SquareTexts & { version?: number | undefined },
  check: TextCheck,
): Promise<EditedSquare | RefusalOf<typeof updateSquare>> {
  for (let count = 0; count < attempts; count += 1) {
    const read = await readSquare(deps, at);
    const changed = withTexts(read.square, texts);
    const all = read.squares.map((one) => (one === read.square ? changed : one));
    const { findings, searchabilityScore } = check(read.hunt, all, at.num);
    const written = await inTransaction(deps.db, async (tx) => {
      const hunt = await lockHunt(tx, at.huntId);
      if (!hunt) throw notFound("Hunt");
      if (version !== undefined && version !== hunt.version) {
        return refuse("stale", await staleness(tx, hunt, version));
      }
      if (hunt.version !== read.hunt.version) return "judge again";
      if (isFrozen(hunt.status)) return refuse("frozen");
      if (findings.length > 0) return refuse("text_refused", { findings });
      const { before, after } = differingTexts(read.square, changed);
      if (Object.keys(after).length === 0)
        return { square: read.square, variant: hunt.variant, version: hunt.version };
      const edited = { ...changed, searchabilityScore };
      const cause = `The texts of square ${at.num} were edited`;
      const stored = await storeSquare(deps, tx, hunt, edited, cause);
      await audit(deps, tx, caller, {
        action: "edit square",
        kind: "square",
        id: `${at.huntId}/${at.num}`,
        before,
        after,
        version: stored.version,
      });
      return stored;
    });
    if (written !== "judge again") return written;
  }
  throw new AppError("conflict");
}

/** A hunt and one of its squares, not locked. */
export async function readSquare(deps: Pick<Deps, "db">, at: SquareAt) {
  const hunt = await findHunt(deps.db, at.huntId);
  if (!hunt) throw notFound("Hunt");
  return { hunt, ...pick(await listSquares(deps.db, at.huntId), at) };
}

/** The same with the hunt's lock. */
export async function lockSquare(tx: Tx, at: SquareAt) {
  const hunt = await lockHunt(tx, at.huntId);
  if (!hunt) throw notFound("Hunt");
  return { hunt, ...pick(await listSquares(tx, at.huntId), at) };
}

function pick(squares: SquareRow[], at: SquareAt) {
  const square = squares.find((one) => one.sequenceNum === at.num);
  if (!square) throw notFound("Square");
  return { squares, square };
}

/** Writes a square of a locked hunt and seals the hunt anew where it is live. */
export async function storeSquare(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  hunt: LockedHunt,
  square: SquareRow,
  cause: string,
): Promise<EditedSquare> {
  await writeSquare(tx, hunt.id, square);
  const version = await bumpContent(tx, hunt.id);
  if (isLive(hunt.status)) await sealHunt(tx, hunt.id, cause, deps.clock.now());
  return { square, variant: hunt.variant, version };
}

/** The texts that an edit changes, before and after. */
function differingTexts(old: SquareRow, changed: SquareRow) {
  const [was, is] = [namedTexts(old), namedTexts(changed)];
  const names = Object.keys(is).filter((name) => was[name] !== is[name]);
  const pickNames = (from: Record<string, string>) =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pickNames(was), after: pickNames(is) };
}

/** Every text of a square by a name that people read: "clue", "hint1", "line 3", "drawing 2". */
function namedTexts(square: SquareRow): Record<string, string> {
  const { clue = "", hint1 = "", hint2 = "", hint3 = "", clues, alternatives } = textsOf(square);
  const lines = clues?.map(({ text }, index): [string, string] => [`line ${index + 1}`, text]);
  const drawings = alternatives?.map(({ text }, index): [string, string] => [
    `drawing ${index + 1}`,
    text,
  ]);
  return {
    clue,
    hint1,
    hint2,
    hint3,
    ...Object.fromEntries([...(lines ?? []), ...(drawings ?? [])]),
  };
}

/** The answer to an edit. */
export function presentEdited({ square, variant, version }: EditedSquare) {
  return { square: presentAdminSquare(square, variant), version };
}
