import type { HuntDraft, SquareDraft } from "@ten-paces/hunt-builder";
import type { Builder } from "../builder/service.ts";
import type { HuntRow, SquareRow } from "../hunts/service.ts";
import type { TextCheck } from "./squares.ts";

/** Runs the builder's validation and its search over a stored hunt, and keeps what is about the edited square. */
export function checkTexts(builder: Builder): TextCheck {
  return (hunt, squares, num) => {
    const draft = draftOf(hunt, squares);
    const { errors } = builder.get().validate(draft);
    const index = squares.findIndex((square) => square.sequenceNum === num);
    const prefix = `squares.${index}.`;
    const square = draft.squares[index];
    const known = square && builder.get().library.findPlace(square.placeId);
    return {
      findings: errors
        .filter((finding) => finding.where === `square ${num}` && !ofPlace.test(finding.field))
        .map(({ field, text }) => ({ field: field.replace(prefix, ""), text })),
      searchabilityScore: known ? builder.get().score(square).searchabilityScore : null,
    };
  };
}

/** Where a square lies is not edited with its texts. */
const ofPlace = /\.(?:center|placeId|words)$/;

function draftOf(hunt: HuntRow, squares: SquareRow[]): HuntDraft {
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
    seed: "",
    warnings: [],
    squares: squares.map(squareDraftOf),
  };
}

function squareDraftOf(row: SquareRow): SquareDraft {
  return {
    ...row,
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
