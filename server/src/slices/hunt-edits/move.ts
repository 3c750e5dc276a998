import { distanceM, metresPerMile, type Point } from "@ten-paces/geo";
import { checkPosition, type Place } from "@ten-paces/hunt-builder";
import type { Address } from "../../lib/addresses/provider.ts";
import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { refuse } from "../../lib/refusal.ts";
import { addressLike } from "../addresses/service.ts";
import type { LockedHunt, SquareRow } from "../hunts/service.ts";
import { readSquare, type SquareAt, storeSquare } from "./squares.ts";

const farthestMi = 3;
/** Within so many metres a moved pin is still the spot of the phrase. */
const samePlaceM = 30;

interface Movable {
  hunt: LockedHunt;
  squares: readonly SquareRow[];
  square: SquareRow;
  /** Null where the library has lost it: then three miles are measured from the pin. */
  place: Place | null;
  /** The square of where it goes, asked for before anything was locked; null where there is none. */
  cell: Address | null;
}

/** The square of where one is to be moved, in the words it has now; null where there is none. Not under a lock. */
export async function addressOfMove(deps: Deps, at: SquareAt, to: Point): Promise<Address | null> {
  return addressLike(deps, (await readSquare(deps, at)).square, to);
}

/**
 * Puts a square of a locked hunt elsewhere at its place, because its spot was wrong: also where hunters are past
 * it. It counts as not surveyed, and the hunt is sealed anew.
 */
export async function movePin(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  { hunt, squares, square, place, cell }: Movable,
  to: Point,
) {
  if (distanceM(place?.point ?? square, to) > farthestMi * metresPerMile) return refuse("too_far");
  if (!cell) return refuse("outside");
  const wrong =
    place && checkPosition(cell.center, place, true).find((one) => one.weight === "error");
  if (wrong) return refuse("wrong_state", { error: wrong.text });
  if (squares.some((one) => one !== square && one.words === cell.words)) {
    return refuse("address_taken");
  }
  const moved = {
    ...square,
    ...cell.center,
    words: cell.words,
    wordSource: cell.wordSource,
    surveyed: false,
    ...ofTheSpot(square, cell.center),
  };
  return storeSquare(deps, tx, hunt, moved, `Square ${square.sequenceNum} was moved`);
}

/** Phrase, question and photo once a pin was moved: they are true only of the spot they were made at. */
function ofTheSpot(
  { stand, question, photoId, lat, lng }: SquareRow,
  to: Point,
): Pick<SquareRow, "stand" | "question" | "photoId"> {
  if (distanceM({ lat, lng }, to) <= samePlaceM) return { stand, question, photoId };
  return { stand: stand && { ...stand, where: "", sure: "exact" }, question: null, photoId: null };
}
