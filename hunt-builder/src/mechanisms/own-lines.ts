import { lastMade } from "../last-made.ts";
import type { Place } from "../place.ts";
import { saysKind } from "../words/says-kind.ts";
import { isPlain, linesOf, wordCount } from "./lines.ts";
import { toldOf } from "./told.ts";

/** What a clue that leads from elsewhere says of its own place: a likeness, or what the row's writer worded for it. */
export interface OwnLine {
  keys: readonly string[];
  /** As sentences. */
  text: string;
  /** Small first letter and no full stop, to stand within another sentence; null of what is whole sentences. */
  bare: string | null;
  /** What it is worth beyond a likeness. */
  more: number;
}

/** A worded one is a find of its own once the first one has led there. */
const worthOfWorded = 5;

/** One mechanism after the other asks for those of one place. */
const mostPlaces = 4;

/** Likenesses first, then what was worded for the place and does not say what sort of place it is. */
export const ownLinesOf = lastMade(mostPlaces, (place: Place): readonly OwnLine[] => [
  ...linesOf(place).map(({ key, text, bare }) => ({ keys: [key], text, bare, more: 0 })),
  ...toldOf(place)
    .filter(({ text }) => !saysKind(place, text))
    .map(({ text, uses }) => ({ keys: uses, text, bare: null, more: worthOfWorded })),
]);

/** Whether it can stand within another sentence, or stands beside it in sentences of its own. */
export function isTellable({ bare }: OwnLine, mostWords = Number.POSITIVE_INFINITY): boolean {
  return bare === null || (isPlain({ bare }) && wordCount(bare) <= mostWords);
}
