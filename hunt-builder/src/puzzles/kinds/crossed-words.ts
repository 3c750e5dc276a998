import type { LeakGuard } from "../../leaks.ts";
import type { Place } from "../../place.ts";
import { saysTown } from "../../says-town.ts";
import { readSynonyms } from "../../search/synonyms.ts";
import { termsOf } from "../../search/terms.ts";
import { gravityOf } from "../../words/solemn.ts";
import type { ArtefactOf, Cell } from "../artefact.ts";
import { countyOnMap } from "../county-on-map.ts";
import { type Candidate, type Laid, layCrossing } from "./crossing.ts";
import { type Kind, type KindTask, voiced } from "./kind.ts";
import { gapsOf } from "./left-out.ts";

const openings = [
  "{keeper} cut one word out of every line about this place:",
  "Moths have eaten a word from each of these lines:",
  "Every line here is of this place, and short by a word:",
  "One word is gone from each line, and they all went to the same party:",
  "{keeper} blotted a word in each line, and crossed the words to keep them:",
  "Somebody told this place's story and swallowed a word a line:",
  "All of these are said of one place, with a hole in each:",
];
const bodies = [
  "cross them again, and read the rings by their numbers.",
  "what is missing fits together; the rings, in order, are the word.",
  "whoever knows the place can fill them all, and the rings spell the rest.",
  "lay them back, and count along the rings.",
  "put the words where they cross; the ringed letters are yours.",
];

/** Words that true lines of the place leave out, crossing each other; ringed letters spell the answer. */
export const crossedWords: Kind = {
  kind: "crossed_words",
  asks: "hidden line",
  saysHow: true,
  comes: "early",
  tone: "plain",
  isHungry: true,
  make(task) {
    const { word, place, random, difficulty } = task;
    const candidates = candidatesOf(task);
    for (let tries = 0; tries < 4; tries++) {
      const laid = layCrossing(candidates, { least: task.lenient ? 3 : 4, most: 6, word, random });
      if (laid === null) return null;
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
      const [longest] = laid
        .filter(({ clue }) => clue.includes("____"))
        .sort((a, b) => b.word.length - a.word.length);
      if (longest === undefined) return null;
      return {
        prompt: voiced(random, openings, bodies, { keeper: task.keeper }),
        artefact,
        hints: [
          "All of the lines are said of this one place, and each lacks one word.",
          `“${longest.clue}” lacks a word that begins with ${longest.word.charAt(0).toUpperCase()} and ends with ${longest.word.slice(-1).toUpperCase()}.`,
        ],
        howItWorks:
          "Find out what this place is. Each line is true of it and lacks one word, which goes into the boxes of the same number, across or down. First letters are there already. The letters in the rings, by their numbers, are the word.",
        working: {
          explanation: `The words left out at ${place.name}: ${laid.map(({ clue, word: own }) => clue.replace("____", own.toUpperCase()).replace(/^[^A-Z]*$/, (text) => `${text}: ${own.toUpperCase()}`)).join("; ")}. The rings spell ${word.toUpperCase()}.`,
          wrong: [],
          accepted: [],
          steps: difficulty === "EASY" ? 1 : 2,
          lacks: "words that true lines of the place leave out",
        },
        says: laid.map(({ source }) => source),
      };
    }
    return null;
  },
};

/** Words of true lines that can be left out, with the lines; those that the square has not said. */
function candidatesOf({ place, guard, isSaid }: KindTask): Candidate[] {
  const all = known.get(guard) ?? everyCandidate(place, guard);
  known.set(guard, all);
  // The county is said by no line.
  const open = all.filter(({ source }) => source === countyOnMap(place) || !isSaid(source));
  const telling = open.filter(
    ({ word, clue }) =>
      !clue.includes("____") || !(weak.has(word) || /(?:ing|ed|ly)$/.test(word) || hasDouble(word)),
  );
  return telling.length < enough ? open : telling;
}

/** Words for which another would do as well; so would one for most that end in -ing, -ed and -ly, or have a double. */
const weak = new Set(
  "small large huge little great long short high tall wide deep young early late good fine found turned began begun built full half whole several often never always came went left right front side part kind sort thing things began part place places ones seem seems sits sit look looks stay stays come comes goes gets tell tells told find finds show shows know knows knew think thinks keep want wants need needs work works help helps call calls near hard easy real true sure".split(
    " ",
  ),
);
/** With so many others these are left out. */
const enough = 14;

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

/** A square asks for each of its words. */
const known = new WeakMap<LeakGuard, readonly Candidate[]>();

function everyCandidate(place: Place, guard: LeakGuard): Candidate[] {
  const open = (clue: string): boolean => guard.findLeak(clue) === null && !saysTown(clue, place);
  const people = gravityOf(place) === "grave" ? [] : place.people;
  const named = people.flatMap(([name, deed]): Candidate[] => {
    const last = name.split(/\s+/).at(-1) ?? "";
    const clue = `who ${deed} (last name)`;
    if (!/^(?:[A-Z][\p{L}.'’-]* )+[A-Z][a-z]{2,7}$/u.test(name)) return [];
    return open(clue) && guard.findLeak(last) === null
      ? [{ word: last.toLowerCase(), clue, source: name }]
      : [];
  });
  const county = countyOnMap(place);
  return [
    ...gapsOf(place, guard),
    ...named,
    ...(/^[A-Z][a-z]{3,7}$/.test(county) && guard.findLeak(county) === null
      ? [{ word: county.toLowerCase(), clue: `its ${nounOf(place)} on the map`, source: county }]
      : []),
  ];
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

function nounOf({ stateCode }: Place): string {
  return stateCode === "LA" ? "parish" : stateCode === "AK" ? "borough" : "county";
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
  // A gap may be filled by a synonym: where two words cross, or a name stands, nobody can be right and read another letter.
  const ways = new Map<number, number>();
  for (const { row, column } of cells)
    ways.set(99 * row + column, (ways.get(99 * row + column) ?? 0) + 1);
  const unsure = cells.map(({ row, column, entry }) =>
    (ways.get(99 * row + column) ?? 0) > 1 ? 0 : laid[entry]?.clue.includes("____") ? 2 : 1,
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
