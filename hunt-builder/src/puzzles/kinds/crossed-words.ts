import type { LeakGuard } from "../../leaks.ts";
import type { Place } from "../../place.ts";
import { readSynonyms } from "../../search/synonyms.ts";
import { termsOf } from "../../search/terms.ts";
import { countyInWords } from "../../wording/counties.ts";
import type { ArtefactOf, Cell } from "../artefact.ts";
import { type Laid, layCrossing } from "./crossing.ts";
import { type CrossingClue, crossingCluesOf } from "./crossing-clues.ts";
import { type Kind, type KindTask, voiced } from "./kind.ts";
import { opensPlate } from "./plate-keys.ts";
import { areOfOneMatter, areOneTelling, type Truth, truthsOf } from "./truths.ts";

const openings = [
  "{keeper} sets one crossword a year, and it is always about home:",
  "A crossword was folded into a book that this place left in a drawer:",
  "Somebody drew boxes on a napkin, and every word in them is from here:",
  "{keeper} does the crossword in ink, and this one has a single subject:",
  "A small crossword, and this place is the answer to all of it:",
  "The paper prints this place as a puzzle once, on a slow day:",
  "Across and down, {keeper} thinks of nothing but this place:",
  "Boxes chalked on the pavement, and a list of hints beside them:",
  "{keeper} crosses words the way others lay tables:",
  "Here is the whole place in a handful of words, laid across each other:",
  "{keeper} has a crossword for whoever waits:",
  "Four corners of a newspaper, and everything in them is about one place:",
];
const bodies = [
  "fill it, and read the rings by their numbers.",
  "write the words in; the rings, in order, are yours.",
  "fill it with what you know of the place, and read the rings.",
  "solve it, and count along the rings.",
  "cross the words, then collect the ringed letters.",
  "when it is full, go from ring to ring.",
];

/** A crossword about the place; ringed letters spell the answer. */
export const crossedWords: Kind = {
  kind: "crossed_words",
  asks: "hidden line",
  saysHow: true,
  comes: "early",
  tone: "plain",
  isHungry: true,
  isLiked: true,
  mayRetell: true,
  make(task) {
    const { word, place, random, difficulty } = task;
    if (!canSpell(word, firmCluesOf(place, task.guard))) return null;
    const candidates = candidatesOf(task);
    const once = toldOnce(task, candidates);
    for (let tries = 0; tries < 5; tries++) {
      const laid = layCrossing(tries < 2 ? once : candidates, {
        least: task.lenient ? 3 : 4,
        most: 7,
        word,
        random,
      });
      if (laid === null && tries > 1) return null;
      if (laid === null) continue;
      if (!task.lenient && isToldBeside(laid)) continue;
      const rings = ringsOf(task, laid);
      if (rings === null) continue;
      const hard = difficulty === "HARD";
      const artefact: ArtefactOf<"crossed_words"> = {
        kind: "crossed_words",
        grid: gridOf(laid, difficulty === "EASY" ? rings : null),
        entries: laid.map(({ row, column, across, word: own, clue }) => ({
          row,
          column,
          across,
          length: own.length,
          clue: hard ? "" : clue,
        })),
        loose: hard ? random.shuffle(laid.map(({ clue }) => clue)) : [],
        rings,
      };
      const [longest, next] = laid.toSorted((a, b) => b.word.length - a.word.length);
      if (longest === undefined) return null;
      return {
        prompt: voiced(task, openings, bodies, { keeper: task.keeper }),
        artefact,
        hints: [
          "Every clue is about this one place. Where one says “one,” “this” or “these,” or has a gap, it speaks of the word itself; what stands before a colon is another thing that the word is.",
          endsOf(longest),
        ],
        ...(next && { nextStep: endsOf(next) }),
        howItWorks:
          "Find out what this place is: every clue is about it. “One,” “this,” “these” and a gap are the word itself, and what stands before a colon is another thing that the word is. Its letters go into the boxes of the same number, across or down; first letters are there already. The letters in the rings, by their numbers, are the word.",
        working: {
          explanation: `${place.name}, crossed: ${laid.map(({ clue, word: own }) => `${own.toUpperCase()} (${clue})`).join("; ")}. The rings spell ${word.toUpperCase()}.`,
          wrong: [],
          accepted: [],
          steps: difficulty === "EASY" ? 1 : 2,
          lacks: "what is told of the place",
        },
        entries: laid.map(({ word: own }) => own),
        says: laid.map(({ source }) =>
          source === place.county ? countyInWords(place.stateCode, source) : source,
        ),
      };
    }
    return null;
  },
};

/** Clues that the square has not said, a wording of each: those that mean one word only, and of the others what has no double. */
function candidatesOf(task: KindTask): readonly CrossingClue[] {
  const { place, guard, isSaid, random, earlier } = task;
  const open = firmCluesOf(place, guard).filter(
    // The town is said by no line; the county is asked for once.
    ({ source, word, clue }) =>
      !task.showsWord?.(word) &&
      !opensPlate(clue, earlier) &&
      (source === place.town ||
        !isSaid(source === place.county ? countyInWords(place.stateCode, source) : source)),
  );
  const wordings = Map.groupBy(open, ({ word, source }) => `${word} ${source}`);
  return [...wordings.values()].map((clues) => random.pick(clues));
}

/** A square asks for each of its words. */
const firm = new WeakMap<LeakGuard, readonly CrossingClue[]>();

/** Clues that mean one word only, and of the others those of a word that has no double. */
function firmCluesOf(place: Place, guard: LeakGuard): readonly CrossingClue[] {
  const before = firm.get(guard);
  if (before) return before;
  const made = crossingCluesOf(
    place,
    guard,
    (word) => !(weak.has(word) || /(?:ing|ed|ly)$/.test(word) || hasDouble(word)),
  );
  firm.set(guard, made);
  return made;
}

/** Whether each letter of a word stands in that of some clue: half of all fail here, before the square is asked of any. */
function canSpell(word: string, clues: readonly CrossingClue[]): boolean {
  for (let i = 0; i < word.length; i++) {
    const letter = word.charAt(i);
    if (!clues.some((each) => each.word.includes(letter))) return false;
  }
  return true;
}

/** Words for which another would do as well. */
const weak = new Set(
  "side part kind sort thing things place places ones work works help call front half whole pair spot bits bit side sides ends rest name names".split(
    " ",
  ),
);

let doubled: ReadonlySet<string> | undefined;

/** Whether another word of as many letters can mean the same. */
function hasDouble(word: string): boolean {
  doubled ??= new Set(
    readSynonyms().flatMap(([term, others]) =>
      others.some(({ length }) => length === term.length) ? [term] : [],
    ),
  );
  const own = doubled;
  return termsOf(word).some((term) => own.has(term));
}

/** Whether a line shows the word that another leaves out, but for its last letter: "dam" is in "dams". */
function isToldBeside(laid: readonly Laid[]): boolean {
  return laid.some(({ word, clue }) =>
    laid.some(
      (other) =>
        other.clue !== clue && ` ${other.clue.toLowerCase()}`.includes(` ${word.slice(0, -1)}`),
    ),
  );
}

/** Of clues that tell one thing in one word ("captives scratched", "prisoners scratched") the first. */
function toldOnce({ place }: KindTask, clues: readonly CrossingClue[]): readonly CrossingClue[] {
  const all = truthsOf(place);
  const told: Truth[] = [];
  return clues.filter(({ source }) => {
    const truth = all.find(({ line }) => line === source);
    if (truth === undefined) return true;
    const isAgain = told.some(
      (other) =>
        other.line !== source && areOneTelling(place, other, truth) && areOfOneMatter(other, truth),
    );
    if (!isAgain) told.push(truth);
    return !isAgain;
  });
}

/** A cell for each letter of the word, no cell twice, out of as many entries as can be; null where a letter is wanting. */
function ringsOf({ word, random }: KindTask, laid: readonly Laid[]): Cell[] | null {
  const cells = random.shuffle(
    laid.flatMap(({ row, column, across, word: own }, entry) =>
      [...own].map((letter, i) => ({
        row: row + (across ? 0 : i),
        column: column + (across ? i : 0),
        letter,
        entry,
      })),
    ),
  );
  // Where two words cross, or a clue means one word only, nobody can be right and read another letter.
  const ways = new Map<number, number>();
  for (const { row, column } of cells)
    ways.set(99 * row + column, (ways.get(99 * row + column) ?? 0) + 1);
  const unsure = cells.map(({ row, column, entry }) =>
    (ways.get(99 * row + column) ?? 0) > 1 ? 0 : laid[entry]?.isSure ? 1 : 2,
  );
  const taken: typeof cells = [];
  const used = laid.map(() => 0);
  for (const letter of word) {
    let best: (typeof cells)[number] | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [i, cell] of cells.entries()) {
      if (cell.letter !== letter) continue;
      if (taken.some(({ row, column }) => row === cell.row && column === cell.column)) continue;
      const cost = 99 * (unsure[i] ?? 0) + (used[cell.entry] ?? 0);
      if (cost >= least) continue;
      least = cost;
      best = cell;
    }
    if (best === undefined) return null;
    taken.push(best);
    used[best.entry] = (used[best.entry] ?? 0) + 1;
  }
  // A grid of which one entry is the answer shows it.
  if (taken.length > 3 && new Set(taken.map(({ entry }) => entry)).size < 2) return null;
  return taken.map(({ row, column }) => ({ row, column }));
}

/** @param rings first letters are told in all cells but these; null: none are told */
function gridOf(laid: readonly Laid[], rings: readonly Cell[] | null): string[] {
  const cells = new Map<string, string>();
  for (const { row, column, across, word } of laid)
    for (const [i, letter] of [...word].entries()) {
      const name = `${row + (across ? 0 : i)},${column + (across ? i : 0)}`;
      const isRing = rings?.some((ring) => `${ring.row},${ring.column}` === name) ?? true;
      const told = i === 0 && !isRing ? letter.toUpperCase() : "_";
      if (cells.get(name) === undefined || told !== "_") cells.set(name, told);
    }
  const names = [...cells.keys()].map((name) => name.split(",").map(Number));
  const rows = 1 + Math.max(...names.map(([row = 0]) => row));
  const columns = 1 + Math.max(...names.map(([, column = 0]) => column));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cells.get(`${row},${column}`) ?? ".").join(""),
  );
}

/** The step of whoever is told how one of the crossed words begins and ends. */
function endsOf({ clue, word }: { clue: string; word: string }): string {
  return `“${clue}” is a word that begins with ${word.charAt(0).toUpperCase()} and ends with ${word.slice(-1).toUpperCase()}.`;
}
