export type { AddressGrid } from "./address-grid.ts";
export type { ClueWriter, SquareTask, SquareText } from "./clue-writer.ts";
export type {
  Attack,
  Clue,
  Difficulty,
  Finding,
  HuntDraft,
  HuntRequest,
  HuntType,
  HuntVariant,
  Leg,
  MainClue,
  Puzzle,
  SquareDraft,
  Validation,
} from "./hunt.ts";
export type { Measure, NearTown, Place, PlaceRow, Point, Surroundings } from "./place.ts";
export type { Figure, PuzzleKind } from "./puzzles/puzzle.ts";
export { type Random, seeded } from "./random.ts";
