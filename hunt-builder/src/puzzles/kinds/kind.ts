import type { Difficulty } from "../../hunt.ts";
import type { LeakGuard } from "../../leaks.ts";
import type { Library } from "../../library.ts";
import type { Place } from "../../place.ts";
import type { Random } from "../../random.ts";
import type { Artefact, ArtefactKind, Working } from "../artefact.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Shelf } from "../solve/shelf.ts";

/** A puzzle of the square that stands before this one. */
export interface EarlierPuzzle {
  word: string;
  artefact: Artefact;
  wrong: readonly string[];
}

/** What a maker is given for one word of a square. */
export interface KindTask {
  word: string;
  place: Place;
  library: Library;
  lexicon: Lexicon;
  shelf: Shelf;
  /** Finds the place's names and the answers of the square in a text. */
  guard: LeakGuard;
  /** Its own fork: by square, word and kind. */
  random: Random;
  difficulty: Difficulty;
  /** 0 for the first square of the hunt, 1 for the last. */
  rise: number;
  /** Whether the square is all of its hunt: its last word then comes out of the two before. */
  alone: boolean;
  /** Other places of the hunt's state or nation that it may be taken for, the likeliest first; none of the hunt's own. */
  rivals: readonly Place[];
  /** Who sets the puzzle, in small letters: "the ferryman"; "a visitor" at a solemn place. */
  keeper: string;
  /** Whether the square has said this line of the library already, or another puzzle of it has. */
  isSaid(line: string): boolean;
  /** Whether the page shows a word so far, however it ends. */
  showsWord?(word: string): boolean;
  /** Whether a puzzle of a square before has shown this line; absent where there is none before. */
  wasShown?(line: string): boolean;
  /** Whether a puzzle of a square before has spoken in these words, before what stands for names is filled in. */
  isHeard?(voice: string): boolean;
  /** Hears in which words this one speaks. */
  onVoice?(voice: string): void;
  /** Whether no kind lent itself as it should: a plainer puzzle of a kind is then better than none. */
  lenient: boolean;
  /** Whether all that it makes leniently was refused, too. */
  isLast?: boolean;
  /** Puzzles of the same square made before this one. */
  earlier: readonly EarlierPuzzle[];
}

export interface MadeKind {
  /** The voice, at most forty words; new in the stock by a choice among many. */
  prompt: string;
  artefact: Artefact;
  /** What kind of thing it is, and the first step. */
  hints: [kind: string, firstStep: string];
  /** The step after the first one, sold where the page says what kind of thing it is; not sold where it gives something away. */
  nextStep?: string;
  /** Said beside the puzzle in easy hunts. */
  howItWorks: string;
  working: Omit<Working, "word">;
  /** All words that somebody may read who does not know the place, where that is more than the planned wrong ones. */
  others?: readonly string[];
  /** Lines of the library that it shows, so that the square does not say them too. */
  says: readonly string[];
  /** What opens it, a word, a name or a year: nothing else of its square says it. */
  keys?: readonly string[];
  /** Words that one writes down on the way to its answer. */
  entries?: readonly string[];
  /** Lines of other places that it shows with something changed in them. */
  disguised?: readonly string[];
}

/** Makes puzzles of one kind; null where the word or the place does not lend itself, or a second answer fits. */
export interface Kind {
  kind: ArtefactKind;
  /** What sort of thing one does; a square has different ones where it can. */
  asks: "true or not" | "years" | "map" | "hidden line" | "name" | "picture" | "misprint";
  /** Whether one solves it by deciding what is true of the place, besides those that ask for nothing else; a square has one such at most. */
  isOfTruth?(difficulty: Difficulty): boolean;
  /** When in a hunt it comes first: "early" ones teach to look at the place, "late" ones want more steps. */
  comes?: "early" | "late";
  /**
   * Whether it may stand at a solemn place, where no game is made of the dead: "quiet" may, "plain" only where
   * the quiet ones do not lend themselves, "playful" never.
   */
  tone: "quiet" | "plain" | "playful";
  /** Places at which it is at home, and comes before others. */
  suits?(place: Place): boolean;
  /**
   * Whether with an answer of so many letters it leaves whoever does not know the place more readings than anybody
   * tries out, in medium and hard hunts.
   */
  isFirm?(letters: number): boolean;
  /** Whether it can be done by who knows nothing of the place, in hunts of this difficulty; a square has one such at most where it can. */
  isFree?(difficulty: Difficulty): boolean;
  /** Whether its true lines stand there to be read, so that one like them elsewhere on the page answers nothing. */
  isOpenBook?: boolean;
  /** Whether its page says in medium hunts, too, what kind of thing it is, so that no hint has to. */
  saysHow?: boolean;
  /** Whether it may hide a line whose matter the square has told in other words: that is a help, and answers nothing. */
  mayRetell?: boolean;
  /** Whether readers liked others better: it comes behind them. */
  isSecond?: boolean;
  /** Whether readers liked it best: it comes before the others, where a place lends itself. */
  isLiked?: boolean;
  /** Whether it may stand at a grave place, too, where it is the one of its square that cannot be tried out. */
  isSober?: boolean;
  /** Whether it takes so many true lines that what comes after it finds too few, at a place of which little is told. */
  isHungry?: boolean;
  /** Whether in hard hunts it may want the first word of its square. */
  isChained?: boolean;
  make(task: KindTask): MadeKind | null;
}

/** Whether one solves it by deciding what is true of the place. */
export function asksWhatIsTrue({ asks, isOfTruth }: Kind, difficulty: Difficulty): boolean {
  return asks === "true or not" || isOfTruth?.(difficulty) === true;
}

/** A voice: one sentence out of an opening and a body, neither of which the hunt has heard where there are others. */
export function voiced(
  { random, isHeard, onVoice }: Pick<KindTask, "random" | "isHeard" | "onVoice">,
  openings: readonly string[],
  bodies: readonly string[],
  slots: Readonly<Record<string, string>> = {},
): string {
  const chosen = [openings, bodies].map((all) => {
    const fresh = all.filter((each) => !isHeard?.(each));
    return random.pick(fresh.length > 0 ? fresh : all);
  });
  for (const each of chosen) onVoice?.(each);
  const filled = chosen.join(" ").replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? "");
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** A word cut into so many pieces of one or two letters, the longer ones first. @returns null where it does not go */
export function piecesOf(word: string, count: number): string[] | null {
  const twos = word.length - count;
  if (twos < 0 || twos > count) return null;
  const pieces: string[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    const long = i < twos ? 2 : 1;
    pieces.push(word.slice(at, at + long).toUpperCase());
    at += long;
  }
  return pieces;
}
