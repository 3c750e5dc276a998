import type { HuntDraft } from "../hunt.ts";
import type { Library } from "../library.ts";
import { readingsOfLast } from "./attack/last-square.ts";
import { readingsOf } from "./attack/readings.ts";
import type { Shelf } from "./solve/shelf.ts";

/** What a program makes of digital squares that has the words and the library, and not the landmark. */
export interface WithoutThePlace {
  squares: number;
  /** Squares of which it has all three words for certain. */
  solved: number;
  /** Squares that it may be expected to solve by its first answer, and by three of them: each tells which words are right. */
  byFirst: number;
  byThird: number;
  /** Words that are certain to it, of all. */
  wordsSolved: number;
  words: number;
  /** Last squares, without the squares before them. */
  last: number;
  lastSolved: number;
  /** Last squares of which every word is left with a dozen readings at most. */
  lastNarrow: number;
}

const narrow = 12;

/** Attacks the squares of digital hunts without their landmarks; a word is solved where one reading is left. */
export function attackWithoutPlace(hunts: readonly HuntDraft[], shelf: Shelf): WithoutThePlace {
  const count: WithoutThePlace = {
    squares: 0,
    solved: 0,
    byFirst: 0,
    byThird: 0,
    wordsSolved: 0,
    words: 0,
    last: 0,
    lastSolved: 0,
    lastNarrow: 0,
  };
  for (const hunt of hunts) {
    const local = inState(hunt.state, shelf);
    for (const square of hunt.squares) {
      const isLast = square.puzzles.some(({ kind }) => kind.startsWith("meta_"));
      const answers = square.words.split(".");
      // A puzzle of text says all that it takes.
      const isText = square.puzzles.some(({ artefact }) => artefact === undefined);
      const found = isText
        ? answers.map((word) => [word])
        : isLast
          ? readingsOfLast(square.puzzles, shelf)
          : readingsOf(square, local);
      // What it takes for certain and is not so does not open the square.
      const left = found.map((each, i) => (each.includes(answers[i] ?? "") ? each.length : 0));
      const certain = left.filter((each) => each === 1).length;
      const chance = (tries: number): number =>
        left.reduce((all, each) => all * (each === 0 ? 0 : Math.min(1, tries / each)), 1);
      if (isLast) {
        count.last++;
        if (certain === left.length) count.lastSolved++;
        if (left.every((each) => each > 0 && each <= narrow)) count.lastNarrow++;
        continue;
      }
      count.squares++;
      count.words += left.length;
      count.wordsSolved += certain;
      count.byFirst += chance(1);
      count.byThird += chance(3);
      if (certain === left.length) count.solved++;
    }
  }
  return count;
}

const libraries = new WeakMap<Library, Map<string, Library>>();

/** The shelf of somebody who knows the state of a hunt, which stands on its page. */
function inState(state: string, shelf: Shelf): Shelf {
  const { library } = shelf;
  const known = libraries.get(library) ?? new Map<string, Library>();
  libraries.set(library, known);
  let local = known.get(state);
  if (local === undefined) {
    const places = library.byStock.get(state) ?? library.places;
    local = { ...library, places };
    known.set(state, local);
  }
  return { ...shelf, library: local };
}
