import type { Library } from "../../library.ts";
import type { Place } from "../../place.ts";
import type { Artefact, ArtefactKind, ArtefactOf } from "../artefact.ts";
import type { Lexicon } from "../lexicon.ts";
import { vocabulary } from "../vocabulary.ts";
import { beginningsOf } from "./beginnings.ts";

/** What lies beside a solver: the words, the library, the map. It shares no code with the makers. */
export interface Shelf {
  /** Every word that an answer can be. */
  words: readonly string[];
  /** Those of so many letters. */
  wordsOf(length: number): readonly string[];
  isAnswer(text: string): boolean;
  /** Whether it is a word of SCOWL to tier 70 or a name, an answer or not. */
  isWord(text: string): boolean;
  /** Of letters that are read one after another, whether a word or name of so many may begin so. */
  mayBegin(text: string, length: number): boolean;
  library: Library;
}

const lengths = new WeakMap<Lexicon, Map<number, string[]>>();
const beginnings = new WeakMap<Lexicon, Map<number, (text: string) => boolean>>();

/** How words and names of a length begin, those of the list among them; made once for each length. */
function beginningsFor({ words }: Lexicon, length: number): (text: string) => boolean {
  const { ofLength, namesOfLength } = vocabulary();
  const own = words.filter((word) => word.length === length);
  return beginningsOf([...own, ...ofLength(length), ...namesOfLength(length)]);
}

/** @param parts the words and the library */
export function shelfOf({ lexicon, library }: { lexicon: Lexicon; library: Library }): Shelf {
  let byLength = lengths.get(lexicon);
  if (byLength === undefined) {
    byLength = Map.groupBy(lexicon.words, (word) => word.length);
    lengths.set(lexicon, byLength);
  }
  const known = byLength;
  const begun = beginnings.get(lexicon) ?? new Map<number, (text: string) => boolean>();
  beginnings.set(lexicon, begun);
  return {
    wordsOf: (length) => known.get(length) ?? [],
    words: lexicon.words,
    isAnswer: (text) => lexicon.has(text),
    isWord: (text) => lexicon.has(text) || vocabulary().isWord(text) || vocabulary().isName(text),
    mayBegin(text, length) {
      let may = begun.get(length);
      if (may === undefined) {
        may = beginningsFor(lexicon, length);
        begun.set(length, may);
      }
      return may(text);
    },
    library,
  };
}

/** The shelf of somebody who does not know which words can be an answer, and would write down any word or name. */
export function ofAnyWord(shelf: Shelf): Shelf {
  return { ...shelf, isAnswer: shelf.isWord };
}

export interface SolveTask<K extends ArtefactKind> {
  artefact: ArtefactOf<K>;
  answerLength: number;
  /** Null for somebody who does not know what the landmark is. */
  place: Place | null;
  /** Puzzles of the same square that stand before it, with all answers found for each. */
  earlier: readonly { artefact: Artefact; answers: readonly string[] }[];
  shelf: Shelf;
}

/** All answers that fit, in small letters: of everything that is shown, with or without the place. */
export type KindSolver<K extends ArtefactKind> = (task: SolveTask<K>) => string[];

/** Every way to take one of each, joined; at most `most` of them, so that nobody waits for ever. */
export function everyWay(choices: readonly (readonly string[])[], most = 300_000): string[] {
  let ways = [""];
  for (const each of choices) {
    ways = ways.flatMap((way) => each.map((next) => way + next));
    if (ways.length > most) return [];
  }
  return ways;
}
