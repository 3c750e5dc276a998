import type { LeakGuard } from "../../leaks.ts";
import type { Library } from "../../library.ts";
import type { Place } from "../../place.ts";
import { saysTown } from "../../says-town.ts";
import { isUnfit } from "../../words/unfit.ts";
import { vocabulary } from "../vocabulary.ts";
import { type TruthForm, truthsOf } from "./truths.ts";

/** A true line of a place with a word left out. */
export interface Gap {
  word: string;
  /** The line, "____" where the word was. */
  clue: string;
  /** The library's own words. */
  source: string;
  form: TruthForm;
}

const plain = new Set(
  "the and for was had has who its not but her his him she one two all out off are can may now yet why how any own old new nor too few lot ago did got let put ran sat saw say see set won use way day year with from that this over under into upon when where which while their there about after before were have been once only each them then than they what still every through between first last more most some such very near next both other same also ever even like just made make does much many here whole named called looks look does done come came goes went along among having being above below behind beside older newer itself himself herself themselves across around against again almost anyone anything nobody nothing another twice rather quite well away back down upon inside outside until since during toward towards without within itself keeps kept takes took gave given gives said says seen held holds stands stood lies".split(
    " ",
  ),
);

/** What can be left out of the lines of a place, a word at a time; nothing that gives away a name or an answer. */
export function gapsOf(place: Place, guard: LeakGuard): readonly Gap[] {
  return shortGapsOf(place, guard).filter(({ word }) => word.length > 3);
}

/** The same, with words of three letters, too. */
export function shortGapsOf(place: Place, guard: LeakGuard): readonly Gap[] {
  const before = known.get(guard);
  if (before) return before;
  const made = everyGap(place, guard);
  known.set(guard, made);
  return made;
}

/** A square asks for each of its words. */
const known = new WeakMap<LeakGuard, readonly Gap[]>();

function everyGap(place: Place, guard: LeakGuard): Gap[] {
  const { isWord } = vocabulary();
  return truthsOf(place).flatMap(({ form, text, line }): Gap[] => {
    if ((form !== "fact" && form !== "veiled") || text.length > 110) return [];
    if (guard.findLeak(text) !== null || saysTown(text, place)) return [];
    const words = text.split(/[^A-Za-z’'-]+/);
    return words.flatMap((word): Gap[] => {
      if (!/^[a-z]{3,8}$/.test(word) || plain.has(word) || isUnfit(word) || !isWord(word))
        return [];
      if (words.indexOf(word) !== words.lastIndexOf(word)) return [];
      return [{ word, clue: without(text, word), source: line, form }];
    });
  });
}

/**
 * By library, what its lines have between two words: for each a number made of both words, how many letters stand between
 * them, and the word that does, sorted. As a map of sets they were a tenth of what lives while a stock is built.
 */
const between = new WeakMap<Library, Float64Array>();

/** Other words of as many letters that lines of the library have between the same two words: as many as these are tried before one knows. */
export function rivalsOfGap(library: Library, { word, clue }: Pick<Gap, "word" | "clue">): number {
  const known = between.get(library) ?? everyBetween(library);
  between.set(library, known);
  const words = wordsWithEnds(clue);
  const gap = gapHash(words, words.indexOf("____"), word.length);
  const own = numberOf(gap, word);
  let count = 0;
  let last = -1;
  for (let i = firstFrom(known, gap * perGap); i < known.length; i++) {
    const each = known[i] ?? 0;
    if (each >= (gap + 1) * perGap) break;
    if (each !== own && each !== last) count++;
    last = each;
  }
  return count;
}

function everyBetween({ places }: Library): Float64Array {
  const found: number[] = [];
  for (const { facts, veiled } of places)
    for (const line of [...facts, ...veiled]) {
      const words = wordsWithEnds(line);
      for (const [at, each] of words.entries())
        if (/^[a-z]{5,8}$/.test(each) && !plain.has(each))
          found.push(numberOf(gapHash(words, at, each.length), each));
    }
  return Float64Array.from(found).sort();
}

/** Words of one gap are told apart by so much: with the gap's 32 bits it is as much as a number holds. */
const perGap = 2 ** 21;

function numberOf(gap: number, word: string): number {
  return gap * perGap + (hashed(word) % perGap);
}

function gapHash(words: readonly string[], at: number, letters: number): number {
  return hashed(`${words[at - 1] ?? ""} ${letters} ${words[at + 1] ?? ""}`);
}

/** FNV-1a. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The place of the first number that is no less. */
function firstFrom(sorted: Float64Array, least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words of a line, and a mark for each sign that parts it. */
function wordsWithEnds(line: string): string[] {
  return line.match(/[\w’'-]+|[,;:.]/g) ?? [];
}

const wordSign = /\w/;

/** A text with a gap where a word stands first as a word of its own. */
function without(text: string, word: string): string {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const after = at + word.length;
    if (wordSign.test(text.charAt(at - 1)) || wordSign.test(text.charAt(after))) continue;
    return `${text.slice(0, at)}____${text.slice(after)}`;
  }
  return text;
}
