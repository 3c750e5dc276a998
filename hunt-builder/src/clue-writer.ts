import type { Gazetteer } from "./gazetteer.ts";
import type { Clue, Difficulty, HuntVariant, Puzzle } from "./hunt.ts";
import type { Stranger } from "./mechanisms/mechanism.ts";
import type { Place, Surroundings } from "./place.ts";
import type { Told, Working } from "./puzzles/artefact.ts";
import type { Lexicon } from "./puzzles/lexicon.ts";
import type { Feeder, Meta } from "./puzzles/meta/feeder.ts";
import type { Shelf } from "./puzzles/solve/shelf.ts";
import type { Random } from "./random.ts";
import type { SearchOfPlace } from "./search/search-of-place.ts";

/** What a writer is given for one square. */
export interface SquareTask {
  place: Place;
  surroundings: Surroundings;
  variant: HuntVariant;
  difficulty: Difficulty;
  sequenceNum: number;
  /** 0 for the first square of the hunt, 1 for the last. */
  rise: number;
  /** Whether the square is all of its hunt. */
  alone: boolean;
  /** The three words of the address; puzzles are made for them in digital squares. */
  words: string;
  /** A wish for the tone, as an admin typed it: not to be trusted, and never printed into a clue. */
  theme: string;
  /** Other places whose facts may serve as decoys, nearest first; empty when none are wanted. */
  decoyPlaces: readonly Place[];
  /** All places of the place's stock, its own among them. */
  stockmates: readonly Place[];
  /** What else people may think of near by: a clue that leads by the map must not fit it, too. */
  strangers?: readonly Stranger[];
  /** The places of the hunt, its own among them: nobody names one before it is found. */
  huntmates: readonly Place[];
  /** 0 at first, then counts the rewrites asked for because the clue was found by search. */
  round: number;
  random: Random;
  /** What a search makes of its clue, or of a part of it. */
  search: SearchOfPlace;
  lexicon: Lexicon;
  gazetteer: Gazetteer;
  /** What a solver has beside it. */
  shelf: Shelf;
  /** Other places it may be taken for, the likeliest first; none of the hunt's own. On the ground those of its sort in other states. */
  rivals: readonly Place[];
  /** Of a digital hunt's last square: those before it, out of which it comes. Else empty. */
  feeders: readonly Feeder[];
  /** The ways in which it may come out of them, in order of wish; in any order where there is none. */
  endings?: readonly Meta[];
  /** Shapes already used in this hunt. */
  usedShapes: ReadonlySet<string>;
  /** Texts that the hunt's other squares show, in puzzles, clues and decoys; absent where there are none. */
  shownLines?: ReadonlySet<string>;
  /** Normalised sentences already used in the state's stock. */
  usedSentences: ReadonlySet<string>;
}

/** What a writer gives back; the builder adds ids, address, score. */
/** How a hunt is spoken of by the story that its last square is told in. */
export interface Hook {
  /** {a} is something that its places bring to mind. */
  titles: readonly string[];
  about: string;
  /** How its story comes up on the way: near the beginning, in the middle, before the end. */
  thread: readonly string[];
}

export interface SquareText {
  mainClue: string;
  clues: Clue[];
  hints: [string, string, string];
  decoyClues: string[];
  puzzles: Puzzle[];
  /** Of digital squares. */
  workings?: Working[];
  told?: Told;
  /** What it says of the hunt that it is the end of. */
  hook?: Hook;
  shapes: string[];
  /** Who wrote it, where that is not the writer asked. */
  writer?: string;
  /** What the writer could not do, for the preview; the builder adds which square it is about. */
  warnings?: string[];
}

/** A main clue before the rest of its square is written. */
export interface Sketched {
  mainClue: string;
  /** Of its score for being found by search, what it is worth being found for: the best clue of a place speaks of what it is. */
  forgiven: number;
}

/** Writes the texts of squares. The offline writer answers at once; a model writer may take long or reject. */
export interface ClueWriter {
  name: string;
  /** Rewrites of a square that search finds, at most; a writer that costs money asks for few. */
  mostRounds?: number;
  /**
   * The main clue alone, as writeSquare would write it for the same task, where that is cheap: clues
   * that search finds are thrown away before the rest is written. It draws from the task's chance: the task that it was
   * given is the one to write the rest of.
   */
  sketch?(task: SquareTask): Sketched;
  writeSquare(task: SquareTask): SquareText | Promise<SquareText>;
}
