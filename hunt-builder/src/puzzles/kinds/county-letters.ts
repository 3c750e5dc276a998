import type { CountyOnSheet } from "../../gazetteer.ts";
import type { KindTask } from "./kind.ts";

/** A ride that somebody reads who begins elsewhere. */
export interface Misread {
  word: string;
  road: readonly CountyOnSheet[];
}

const letterCount = 26;
const firstCode = "a".charCodeAt(0);
/** Letters to begin with, where no word has one yet. */
const frequent = [..."eaoirstn"].map((letter) => letter.charCodeAt(0) - firstCode);
/** The letters of all counties are gone through so often at most. */
const sweeps = 2;

const trees = new WeakMap<readonly string[], Uint16Array>();

/** The beginnings of words as a tree: of each, by its number and a letter, the number of the longer one; 0 for none. */
function treeOf(words: readonly string[]): Uint16Array {
  const before = trees.get(words);
  if (before) return before;
  const branches: number[] = new Array(letterCount).fill(0);
  for (const word of words) {
    let at = 0;
    for (const code of codesOf(word)) {
      let next = branches[at * letterCount + code] ?? 0;
      if (next === 0) {
        next = branches.length / letterCount;
        for (let i = 0; i < letterCount; i++) branches.push(0);
        branches[at * letterCount + code] = next;
      }
      at = next;
    }
  }
  const made = Uint16Array.from(branches);
  trees.set(words, made);
  return made;
}

function codesOf(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0) - firstCode);
}

/**
 * Fills the counties that have no letter so that rides from elsewhere spell as many words as can be: whoever does not
 * know where to begin reads one nearly everywhere, and cannot try them all. Letters are set.
 * @param own where the ride begins that is meant
 * @param enough as many are looked for
 */
export function fillWithWords(
  { word, shelf, random }: KindTask,
  sheet: readonly CountyOnSheet[],
  own: CountyOnSheet,
  letters: Map<CountyOnSheet, string>,
  enough: number,
): void {
  const map = mapOf(sheet, own, letters, shelf.wordsOf(word.length), word.length);
  const free = random.shuffle([...sheet.keys()].filter((at) => !letters.has(sheet[at] ?? own)));
  for (const at of free) map.codes[at] = random.pick(frequent);
  const counts = new Uint16Array(letterCount);
  const away = free.map((at) => stepsFrom(map, at));
  const last = free.length - 1;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let best = 0;
    for (const [nth, at] of free.entries()) {
      counts.fill(0);
      let always = 0;
      const note = (_: readonly number[], code: number): void => {
        if (code < 0) always++;
        else counts[code] = (counts[code] ?? 0) + 1;
      };
      // Which letter is best the rides across it say; all of them are counted when every county has its own.
      ride(map, at, note, nth < last ? away[nth] : undefined);
      let most = 0;
      for (let code = 0; code < letterCount; code++)
        if ((counts[code] ?? 0) > most) {
          most = counts[code] ?? 0;
          map.codes[at] = code;
        }
      best = always + most;
    }
    if (best > 2 * enough) break;
  }
  for (const [at, county] of sheet.entries())
    letters.set(county, String.fromCharCode((map.codes[at] ?? 0) + firstCode).toUpperCase());
}

/** What rides from elsewhere spell, each word once. */
export function misreadings(
  { word, shelf }: KindTask,
  sheet: readonly CountyOnSheet[],
  own: CountyOnSheet,
  letters: ReadonlyMap<CountyOnSheet, string>,
): Misread[] {
  const found = new Map<string, Misread>();
  ride(mapOf(sheet, own, letters, shelf.wordsOf(word.length), word.length), -1, (road) => {
    const counties = road.flatMap((at) => sheet[at] ?? []);
    const text = counties
      .map((county) => letters.get(county))
      .join("")
      .toLowerCase();
    if (text !== word && !found.has(text)) found.set(text, { word: text, road: counties });
  });
  return [...found.values()];
}

interface LetterMap {
  codes: Int8Array;
  beside: readonly (readonly number[])[];
  own: number;
  length: number;
  tree: Uint16Array;
}

function mapOf(
  sheet: readonly CountyOnSheet[],
  own: CountyOnSheet,
  letters: ReadonlyMap<CountyOnSheet, string>,
  words: readonly string[],
  length: number,
): LetterMap {
  const at = new Map(sheet.map(({ fips }, i) => [fips, i]));
  return {
    codes: Int8Array.from(
      sheet,
      (county) => (letters.get(county) ?? "A").toLowerCase().charCodeAt(0) - firstCode,
    ),
    beside: sheet.map(({ borders }) => borders.flatMap((fips) => at.get(fips) ?? [])),
    own: sheet.indexOf(own),
    length,
    tree: treeOf(words),
  };
}

/** How many lines one crosses at least from each county to another; more than any ride has where one cannot come there. */
function stepsFrom({ beside }: LetterMap, to: number): Int8Array {
  const steps = new Int8Array(beside.length).fill(mostLines);
  steps[to] = 0;
  const reached = [to];
  for (const at of reached)
    for (const next of beside[at] ?? [])
      if (steps[next] === mostLines) {
        steps[next] = (steps[at] ?? 0) + 1;
        reached.push(next);
      }
  return steps;
}

const mostLines = 99;

/**
 * Every ride that spells a word and does not begin at home.
 * @param open a county that may have any letter; -1 for none
 * @param note hears of the ride, which it must not keep, and the letter that the open county would have, -1 where the
 *   ride does not cross it
 * @param away of each county how far it is from the open one, where rides that do not cross that one are of no use
 */
function ride(
  { codes, beside, own, length, tree }: LetterMap,
  open: number,
  note: (road: readonly number[], code: number) => void,
  away?: Int8Array,
): void {
  const road: number[] = [];
  let taken = 0;
  const go = (at: number, node: number, chosen: number): void => {
    // What lies too far off to come to the open county any more.
    if (away !== undefined && (taken & (1 << open)) === 0)
      if ((away[at] ?? 0) > length - road.length - 1) return;
    const from = at === open ? 0 : (codes[at] ?? 0);
    const to = at === open ? letterCount - 1 : from;
    road.push(at);
    taken |= 1 << at;
    for (let code = from; code <= to; code++) {
      const next = tree[node * letterCount + code] ?? 0;
      if (next === 0) continue;
      const now = at === open ? code : chosen;
      if (road.length === length) note(road, now);
      else
        for (const other of beside[at] ?? [])
          if ((taken & (1 << other)) === 0) go(other, next, now);
    }
    taken &= ~(1 << at);
    road.pop();
  };
  for (let at = 0; at < codes.length; at++) if (at !== own) go(at, 0, -1);
}
