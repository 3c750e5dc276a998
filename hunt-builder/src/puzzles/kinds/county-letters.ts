import type { CountyOnSheet } from "../../gazetteer.ts";
import type { KindTask } from "./kind.ts";

/** A ride that somebody reads who begins elsewhere. */
export interface Misread {
  word: string;
  road: readonly CountyOnSheet[];
}

const alphabet = "abcdefghijklmnopqrstuvwxyz";
/** The letters of all counties are gone through so often. */
const sweeps = 2;

const starts = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Every beginning of the words, and the words. */
function beginningsOf(words: readonly string[]): ReadonlySet<string> {
  const before = starts.get(words);
  if (before) return before;
  const made = new Set<string>();
  for (const word of words)
    for (let end = 1; end <= word.length; end++) made.add(word.slice(0, end));
  starts.set(words, made);
  return made;
}

/**
 * Fills the counties that have no letter so that rides from elsewhere spell as many words as can be: whoever does not
 * know where to begin reads one nearly everywhere, and cannot try them all. Letters are set.
 * @param own where the ride begins that is meant
 */
export function fillWithWords(
  { word, shelf, random }: KindTask,
  sheet: readonly CountyOnSheet[],
  own: CountyOnSheet,
  letters: Map<CountyOnSheet, string>,
): void {
  const map = mapOf(sheet, letters);
  const known = beginningsOf(shelf.wordsOf(word.length));
  const free = random.shuffle([...sheet.keys()].filter((at) => map.letters[at] === ""));
  for (const at of free) map.letters[at] = random.pick(["e", "a", "o", "i", "r", "s", "t", "n"]);
  for (let sweep = 0; sweep < sweeps; sweep++)
    for (const at of free) {
      const byLetter = new Map<string, Set<string>>();
      const note = (text: string, letter: string): void => {
        const found = byLetter.get(letter);
        if (found) found.add(text);
        else byLetter.set(letter, new Set([text]));
      };
      ride(map, { known, own: sheet.indexOf(own), length: word.length, open: at }, note);
      let most = -1;
      for (const letter of alphabet) {
        const count = byLetter.get(letter)?.size ?? 0;
        if (count <= most) continue;
        most = count;
        map.letters[at] = letter;
      }
    }
  for (const [at, county] of sheet.entries())
    letters.set(county, (map.letters[at] ?? "").toUpperCase());
}

/** What rides from elsewhere spell, each word once. */
export function misreadings(
  { word, shelf }: KindTask,
  sheet: readonly CountyOnSheet[],
  own: CountyOnSheet,
  letters: ReadonlyMap<CountyOnSheet, string>,
  holds: (road: readonly CountyOnSheet[]) => boolean,
): Misread[] {
  const found = new Map<string, Misread>();
  const known = beginningsOf(shelf.wordsOf(word.length));
  const about = { known, own: sheet.indexOf(own), length: word.length, open: -1 };
  ride(mapOf(sheet, letters), about, (text, _, road) => {
    if (text === word || found.has(text)) return;
    const counties = road.flatMap((at) => sheet[at] ?? []);
    if (holds(counties)) found.set(text, { word: text, road: counties });
  });
  return [...found.values()];
}

interface LetterMap {
  letters: string[];
  beside: readonly (readonly number[])[];
}

function mapOf(
  sheet: readonly CountyOnSheet[],
  letters: ReadonlyMap<CountyOnSheet, string>,
): LetterMap {
  const at = new Map(sheet.map(({ fips }, i) => [fips, i]));
  return {
    letters: sheet.map((county) => (letters.get(county) ?? "").toLowerCase()),
    beside: sheet.map(({ borders }) => borders.flatMap((fips) => at.get(fips) ?? [])),
  };
}

/** Every ride that spells a word and does not begin at home; where one county is open, with the letter that it would have. */
function ride(
  { letters, beside }: LetterMap,
  about: { known: ReadonlySet<string>; own: number; length: number; open: number },
  note: (text: string, letter: string, road: readonly number[]) => void,
): void {
  const road: number[] = [];
  const go = (at: number, before: string, letter: string): void => {
    road.push(at);
    for (const each of at === about.open ? alphabet : (letters[at] ?? "")) {
      const text = before + each;
      if (!about.known.has(text)) continue;
      const chosen = at === about.open ? each : letter;
      if (text.length === about.length) note(text, chosen, road);
      else for (const next of beside[at] ?? []) if (!road.includes(next)) go(next, text, chosen);
    }
    road.pop();
  };
  for (const from of letters.keys()) if (from !== about.own) go(from, "", "");
}
