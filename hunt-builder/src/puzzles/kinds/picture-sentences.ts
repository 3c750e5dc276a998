import type { Place } from "../../place.ts";
import { saysTown } from "../../says-town.ts";
import { type WordPicture, wordPictures } from "../word-pictures.ts";
import type { KindTask } from "./kind.ts";
import { usableLies } from "./statements.ts";
import { truthsOf } from "./truths.ts";

/** A sentence in which a picture stands for a word. */
export interface PictureSentence {
  picture: WordPicture;
  /** The sentence, "____" where the picture goes. */
  caption: string;
  /** The library's own words. */
  line: string;
  /** The place of which it is told; null where it is the hunt's own. */
  of: Place | null;
}

const byWord = new Map(wordPictures.flatMap((each) => each.words.map((word) => [word, each])));

/**
 * A sentence of the place with a word that the hunt has not drawn yet, or where one has to say whose it is, as often
 * one of another that cannot be true of it; null where nothing can be drawn. Another always has one, the place itself
 * not always: so its own is looked for a little more often.
 */
export function pictureSentence(task: KindTask, isOwn: boolean): PictureSentence | null {
  const { random, place, guard, isSaid } = task;
  const isTrue = isOwn || random.below(5) < 3;
  const own = (): PictureSentence[] =>
    truthsOf(place).flatMap(({ form, text, line }) =>
      (form === "fact" || form === "veiled") &&
      !isSaid(line) &&
      guard.findLeak(text) === null &&
      !saysTown(text, place)
        ? drawable(text, line, null)
        : [],
    );
  const others = (): PictureSentence[] =>
    usableLies(task).flatMap(({ truth: { form, text, line }, of }) =>
      form === "fact" || form === "veiled" ? drawable(text, line, of) : [],
    );
  const drawn = (isTrue ? own() : others()).filter(
    ({ picture }) => !task.isHeard?.(drawingOf(picture.noun)),
  );
  const [first] = random.shuffle(drawn);
  return first ?? null;
}

/** What a hunt has heard that has drawn a thing. */
export function drawingOf(noun: string): string {
  return `drawing of ${noun}`;
}

const longest = 110;

/** The ways to draw one word of a line. */
function drawable(text: string, line: string, of: Place | null): PictureSentence[] {
  if (text.length > longest) return [];
  const words = text.split(/[^A-Za-z’'-]+/);
  return words.flatMap((word) => {
    const picture = byWord.get(word);
    if (picture === undefined || words.filter((each) => each === word).length > 1) return [];
    return [{ picture, caption: text.replace(new RegExp(`\\b${word}\\b`), "____"), line, of }];
  });
}
