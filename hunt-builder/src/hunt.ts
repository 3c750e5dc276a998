import type { Point } from "./place.ts";
import type { Artefact, ArtefactKind, Told, Working } from "./puzzles/artefact.ts";
import type { Figure, PuzzleKind } from "./puzzles/puzzle.ts";
import type { SquareStand, TripAsks } from "./stands/trip.ts";

export type HuntVariant = "PHYSICAL" | "DIGITAL";
export type HuntType = "STATE" | "NATIONAL";
export type Difficulty = "EASY" | "MEDIUM" | "HARD";

/** One line of a square's clue list. Decoys look like any other line. */
export interface Clue {
  id: string;
  text: string;
  difficulty: Difficulty;
  /** Free text shown as a badge: "History", "Numbers", "Word 1". */
  category: string;
  /** Of a decoy: the place it is true of. Told only to whoever has solved the square. */
  about?: string;
  /** Present where a puzzle is drawn; the text says the same in words. */
  figure?: Figure;
}

/** The main clue; the specification allows a string that holds this as JSON. */
export interface MainClue {
  mainClue: string;
}

/** A puzzle of a digital square. Its prompt is also a line of the clue list (`clueId`). */
export interface Puzzle {
  kind: PuzzleKind | ArtefactKind;
  /** Which word of the address it gives. */
  word: 1 | 2 | 3;
  clueId: string;
  prompt: string;
  figure?: Figure;
  /** Present with a figure: the same in words. */
  textAlternative?: string;
  artefact?: Artefact;
  /** Beside the puzzle in easy hunts. */
  howItWorks?: string;
  answerLength: number;
  /** Where its answer crosses the square's others, so that one confirms another. */
  crossings?: Crossing[];
  /** Where it shares letters with the name of the landmark, so that who has found both is sure of both. */
  nameLetters?: NameLetter[];
}

/** Letter `letter` of a puzzle's answer is letter `at` of the landmark's name without "The", both counted from 1. */
export interface NameLetter {
  letter: number;
  at: number;
}

/** Letter `letter` of a puzzle's answer is letter `at` of the answer of word `word`, both counted from 1. */
export interface Crossing {
  letter: number;
  word: 1 | 2 | 3;
  at: number;
}

/** How the retrieval attack fared. rank is 1-based among `of` documents; see searchability.ts for score. */
export interface Attack {
  /** "opening" is what a player sees at once, "model" what a language model made of the clue that it was asked about. */
  stage: "clue" | "opening" | "model" | "list" | "hint1" | "hint2" | "hint3";
  /** Whether words or their meanings came nearer. */
  by?: "words" | "meaning";
  rank: number;
  of: number;
  score: number;
}

export interface SquareDraft {
  sequenceNum: number;
  /** Address in dotted form, "a.b.c". */
  words: string;
  /** Whose words these are, where they are not those of the own grid. */
  wordSource?: "what3words";
  center: Point;
  placeId: string;
  clue: MainClue;
  clues: Clue[];
  hint1: string;
  hint2: string;
  hint3: string;
  /** Names of the landmark, most usual first. */
  landmarks: string[];
  /** Texts of the lines in `clues` that are true of another place only. For admins. */
  decoyClues: string[];
  /** Empty for physical squares, three for digital ones. */
  puzzles: Puzzle[];
  /** Of digital squares: how the puzzles are solved, and what the place tells then. */
  workings?: Working[];
  told?: Told;
  /** 0 to 1, of what the square shows when it opens, by the worst attack; lower resists better. */
  searchabilityScore: number;
  attacks: Attack[];
  /** Of physical squares: where one stands and what that asks. A draft that came back from a screen may lack it. */
  stand?: SquareStand;
  /** The builder's own squares are not; a stored one may be, and its pin then lies where the surveyor stood. */
  surveyed: boolean;
  /** Shape of each sentence, so that no hunt repeats one. */
  shapes: string[];
  /** Which writer wrote it: "offline", or a model's name. */
  writer: string;
}

export interface Leg {
  fromNum: number;
  toNum: number;
  miles: number;
}

export interface HuntDraft {
  name: string;
  description: string;
  /** State in capitals, NATIONAL, or FREE. */
  state: string;
  type: HuntType;
  variant: HuntVariant;
  difficulty: Difficulty;
  /** Minutes. */
  estimatedDuration: number;
  theme: string;
  totalSquares: number;
  prizeSats?: number;
  /** Empty for digital hunts. Miles are great-circle miles times a road factor of 1.25. */
  route: Leg[];
  routeMiles: number;
  /** What a physical hunt asks of its players. A draft that came back from a screen may lack it. */
  trip?: TripAsks;
  squares: SquareDraft[];
  /** The seed that makes this hunt again with the same library, grid key and request. */
  seed: string;
  /** Things the writer could not do, for the preview ("square 3 stays at 0.41"). */
  warnings: string[];
}

export interface HuntRequest {
  /** State in capitals, NATIONAL or FREE. */
  state: string;
  variant: HuntVariant;
  difficulty: Difficulty;
  seed: string;
  /** 5 to 20; default 10. */
  totalSquares?: number;
  /** A word or phrase; kinds that match it come first. Never printed into a clue. */
  theme?: string;
  aiResistant?: boolean;
  includeDecoys?: boolean;
  prizeSats?: number;
  /** Places the state's stock holds already, and withdrawn ones. */
  usedPlaceIds?: ReadonlySet<string>;
  /** Places that hunts which are over have stood on: taken where the fresh ones do not do. */
  wornPlaceIds?: ReadonlySet<string>;
  /** Normalised sentences the state's stock holds already (see sentencesOf). */
  usedSentences?: ReadonlySet<string>;
  /** Names of the hunts that all stock holds already, of every state. */
  usedNames?: ReadonlySet<string>;
}

/**
 * A fault found by validation. `where` is "hunt" or "square 3"; `field` is the path of the value it is
 * about ("squares.2.hint1"), empty where it is about the hunt as a whole.
 */
export interface Finding {
  where: string;
  field: string;
  code: string;
  text: string;
}

export interface Validation {
  isValid: boolean;
  errors: Finding[];
  warnings: Finding[];
}
