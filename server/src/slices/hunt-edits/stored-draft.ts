import type { HuntDraft, SquareDraft } from "@ten-paces/hunt-builder";
import type { HuntRow, SquareRow } from "../hunts/service.ts";

/** A stored hunt as the builder has it; what is measured or reckoned is not kept, and empty here. */
export function draftOf(hunt: HuntRow, squares: SquareRow[]): HuntDraft {
  return {
    name: hunt.name,
    description: hunt.description,
    state: hunt.state,
    type: hunt.type,
    variant: hunt.variant,
    difficulty: hunt.difficulty,
    estimatedDuration: hunt.estimatedMinutes,
    theme: hunt.theme ?? "",
    totalSquares: hunt.totalSquares,
    route: [],
    routeMiles: 0,
    ...(hunt.trip && { trip: hunt.trip }),
    seed: "",
    warnings: [],
    squares: squares.map(squareDraftOf),
  };
}

/** Where a stored square lies, and in whose words. */
export function addressOf({ words, wordSource, lat, lng }: SquareRow) {
  return { words, center: { lat, lng }, ...(wordSource && { wordSource }) };
}

function squareDraftOf({ wordSource, stand, workings, told, ...row }: SquareRow): SquareDraft {
  return {
    ...row,
    ...(wordSource && { wordSource }),
    ...(stand && { stand }),
    ...(workings && { workings }),
    ...(told && { told }),
    center: { lat: row.lat, lng: row.lng },
    placeId: row.placeId ?? "",
    clue: { mainClue: row.clue },
    clues: row.clues as SquareDraft["clues"],
    puzzles: row.puzzles as SquareDraft["puzzles"],
    searchabilityScore: row.searchabilityScore ?? 0,
    attacks: [],
    shapes: [],
    writer: "offline",
  };
}
