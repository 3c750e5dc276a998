import type { LeakGuard } from "../../leaks.ts";
import type { Library } from "../../library.ts";
import type { Place } from "../../place.ts";
import { saysTown } from "../../says-town.ts";
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
      if (!/^[a-z]{3,8}$/.test(word) || plain.has(word) || !isWord(word)) return [];
      if (words.indexOf(word) !== words.lastIndexOf(word)) return [];
      return [{ word, clue: without(text, word), source: line, form }];
    });
  });
}

/** By library, what its lines have between two words, by how many letters it has. */
const between = new WeakMap<Library, Map<string, Set<string>>>();

/** Other words of as many letters that lines of the library have between the same two words: as many as these are tried before one knows. */
export function rivalsOfGap(library: Library, { word, clue }: Pick<Gap, "word" | "clue">): number {
  let index = between.get(library);
  if (index === undefined) {
    index = new Map();
    for (const { facts, veiled } of library.places)
      for (const line of [...facts, ...veiled]) {
        const words = wordsWithEnds(line);
        for (const [at, each] of words.entries()) {
          if (!/^[a-z]{5,8}$/.test(each) || plain.has(each)) continue;
          const key = keyOf(words, at, each.length);
          const known = index.get(key);
          if (known) known.add(each);
          else index.set(key, new Set([each]));
        }
      }
    between.set(library, index);
  }
  const words = wordsWithEnds(clue);
  const found = index.get(keyOf(words, words.indexOf("____"), word.length)) ?? new Set();
  return found.size - (found.has(word) ? 1 : 0);
}

/** The words of a line, and a mark for each sign that parts it. */
function wordsWithEnds(line: string): string[] {
  return line.match(/[\w’'-]+|[,;:.]/g) ?? [];
}

function keyOf(words: readonly string[], at: number, letters: number): string {
  return `${words[at - 1] ?? ""} ${letters} ${words[at + 1] ?? ""}`;
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
