import { ordinal } from "../../wording/numbers.ts";
import {
  bareName,
  type Feeder,
  type Meta,
  type Sort,
  sortedBy,
  sorts,
  squareOf,
  threeInOrder,
} from "./feeder.ts";
import { framesOfPlates } from "./framings/of-plate.ts";

/**
 * Three brass plates with one key: the landmarks' names one below the other in the order of the sign, read down, first
 * all first letters, then the second, then the third. Each plate goes on where the one before stopped, so that every name
 * counts, and no letter of the key serves twice: whoever guessed a word would else read the others.
 */
export const plate: Meta = {
  name: "plate",
  framings: framesOfPlates,
  lookBack: "the names, one below the other",
  meant:
    "Nobody had to hand you a key: it was the names of the places themselves, and you had been collecting it a stop at a time.",
  make({ words, feeders, random, shelf }) {
    const letters = words.join("").length;
    const columns = Math.ceil(letters / feeders.length);
    if (letters < feeders.length) return null;
    if (feeders.some(({ place }) => bareName(place).length < columns)) return null;
    const usable = random
      .shuffle(Object.keys(sorts) as Sort[])
      .filter((sort) => sortedBy(sort, feeders) !== null);
    const keyOf = (sort: Sort): string[] => {
      const names = (sortedBy(sort, feeders) ?? []).map(({ place }) => bareName(place));
      return Array.from({ length: columns }, (_, nth) =>
        names.map((name) => name[nth] ?? "a"),
      ).flat();
    };
    const starts = words.map((_, i) => words.slice(0, i).join("").length);
    const keyFor = (sort: Sort, i: number): string[] =>
      keyOf(sort).slice(starts[i], (starts[i] ?? 0) + (words[i]?.length ?? 0));
    for (const sort of usable) {
      const texts = words.map((word, i) => moved(word, keyFor(sort, i)));
      // Another order of the signs must not give words too.
      const isClear = usable
        .filter((each) => each !== sort)
        .every((other) =>
          texts.some((text, i) => !shelf.isAnswer(moved(text, keyFor(other, i), -1))),
        );
      if (!isClear) continue;
      return {
        parts: texts.map((text, i) => ({
          artefact: {
            kind: "meta_plate" as const,
            sign: sort,
            text: text.toUpperCase(),
            nth: i + 1,
            from: starts[i] ?? 0,
          },
          explanation: `The names ${sorts[sort]}, read down, are the key; ${i === 0 ? "it begins" : "here it goes on"} with ${keyFor(sort, i).join("").toUpperCase()}: ${text.toUpperCase()} turns back into ${words[i]?.toUpperCase()}.`,
          hints: hintsOf(
            i,
            starts[i] ?? 0,
            feeders,
            sortedBy(sort, feeders) ?? [],
            keyFor(sort, i),
          ),
        })),
        method:
          "Write the landmarks' names one below the other in the order of the sign, and read down: all first letters, then all second ones, are one key for the three plates, each going on where the one before stopped.",
        howItWorks:
          "Write the landmarks' names, without “The”, one below the other as the sign sorts them (hourglass: by year; rose: from north to south; alphabet: by name). Down the first letters, then down the second, runs one key; plate II goes on where plate I stopped, plate III after that. Move each letter back by the key's: A by none, B by one.",
      };
    }
    return null;
  },
};

/** The order; then where the key goes on; then where it ends. */
function hintsOf(
  i: number,
  start: number,
  feeders: readonly Feeder[],
  inOrder: readonly Feeder[],
  key: readonly string[],
): [string, string] {
  const squareAt = (at: number): string => squareOf(feeders, inOrder[at % inOrder.length]);
  const letterAt = (at: number): string => ordinal(Math.floor(at / inOrder.length) + 1);
  if (i === 0)
    return [
      threeInOrder(feeders, inOrder),
      `The key of this plate begins with ${key.slice(0, 3).join("").toUpperCase()}.`,
    ];
  if (i === 1)
    return [
      `The key does not begin again: the first letter here is turned by the ${letterAt(start)} letter of ${squareAt(start)}.`,
      `Of the order you need this, too: ${squareAt(start + 1)} comes next, then ${squareAt(start + 2)}.`,
    ];
  const end = start + key.length - 1;
  return [
    `The last letter of all is turned by the ${letterAt(end)} letter of the name of ${squareAt(end)}.`,
    `This plate ends under the key letters ${key.slice(-3).join("").toUpperCase()}.`,
  ];
}

function moved(word: string, key: readonly string[], by = 1): string {
  return [...word]
    .map((letter, i) => {
      const shift = (key[i % key.length] ?? "a").charCodeAt(0) - 97;
      return String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + by * shift + 26) % 26));
    })
    .join("");
}
