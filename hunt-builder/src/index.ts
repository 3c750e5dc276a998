export type { AddressGrid } from "./address-grid.ts";
export {
  type BuildOptions,
  createHuntBuilder,
  type HuntBuilder,
  type RewrittenSquare,
  type SquareChange,
} from "./builder.ts";
export { cityOf } from "./building/city-of.ts";
export type { SecondAttack } from "./building/rewrite.ts";
export { legsOf, routeOf } from "./building/route.ts";
export { TooFewPlaces } from "./building/select-places.ts";
export { matchesTheme } from "./building/theme.ts";
export type { ClueWriter, SquareTask, SquareText } from "./clue-writer.ts";
export { comparedIds } from "./compared.ts";
export { addressLexicon } from "./definitions.ts";
export type { Gazetteer, StateRecord, Town } from "./gazetteer.ts";
export { geoGazetteer } from "./geo-gazetteer.ts";
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
export { createLibrary, type FamousRow, type Library, parsePlaces } from "./library.ts";
export { offlineWriter } from "./offline/offline-writer.ts";
export { isOpenAtOnce, rungOf } from "./open-lines.ts";
export type {
  Ground,
  Measure,
  NearTown,
  Place,
  PlaceRow,
  Point,
  SafetyFlag,
  Stand,
  StandAsks,
  Surroundings,
  Tag,
} from "./place.ts";
export type { Artefact, ArtefactKind, Told, Working } from "./puzzles/artefact.ts";
export type { Definition, Lexicon } from "./puzzles/lexicon.ts";
export type { Figure, PuzzleKind } from "./puzzles/puzzle.ts";
export { type Random, seeded } from "./random.ts";
export { createSearchability, type Searchability, scoreOf } from "./search/searchability.ts";
export { sentencesOf } from "./sentences-of.ts";
export { feetAt, standOf, standSentence } from "./stands/stand-of.ts";
export { type SquareStand, squareStandOf, type TripAsks, tripOf } from "./stands/trip.ts";
export { buildStock, type Holdings, planOpenings, planStock } from "./stock.ts";
export { checkPosition } from "./validation/check-position.ts";
export { findPublicLeak } from "./validation/public-leak.ts";
export { sentencesIn } from "./wording/sentences.ts";
