import { ordinal } from "../../wording/numbers.ts";
import { bareName, type Meta, type Sort, sortedBy, sorts, threeInOrder } from "./feeder.ts";
import { framesOfPlates } from "./framings/of-plate.ts";

/**
 * Three brass plates, locked with the first, the second and the third letters of all landmarks in the order of the
 * sign. A key of its own for each, as long as the plate: whoever guessed the word on one would else read the others.
 */
export const plate: Meta = {
  name: "plate",
  framings: framesOfPlates,
  lookBack: "the names, and begin with their beginnings",
  meant:
    "Nobody had to hand you a key: it was the names of the places themselves, and you had been collecting it a stop at a time.",
  make({ words, feeders, random, shelf }) {
    if (words.some((word) => word.length > feeders.length)) return null;
    if (feeders.some(({ place }) => bareName(place).length < words.length)) return null;
    const usable = random
      .shuffle(Object.keys(sorts) as Sort[])
      .filter((sort) => sortedBy(sort, feeders) !== null);
    const keyOf = (sort: Sort, nth: number): string[] =>
      (sortedBy(sort, feeders) ?? []).map(({ place }) => bareName(place)[nth] ?? "a");
    for (const sort of usable) {
      const texts = words.map((word, i) => moved(word, keyOf(sort, i)));
      // Another order of the signs must not give words too.
      const isClear = usable
        .filter((each) => each !== sort)
        .every((other) =>
          texts.some((text, i) => !shelf.isAnswer(moved(text, keyOf(other, i), -1))),
        );
      if (!isClear) continue;
      return {
        parts: texts.map((text, i) => ({
          artefact: {
            kind: "meta_plate" as const,
            sign: sort,
            text: text.toUpperCase(),
            nth: i + 1,
          },
          explanation: `The key is ${keyOf(sort, i).join("").toUpperCase()}, the ${ordinal(i + 1)} letters of the landmarks' names ${sorts[sort]}: ${text.toUpperCase()} turns back into ${words[i]?.toUpperCase()}.`,
          hints: [
            threeInOrder(feeders, sortedBy(sort, feeders) ?? [], 3 * i),
            `The key of this plate begins with ${keyOf(sort, i).slice(0, 3).join("").toUpperCase()}.`,
          ],
        })),
        method:
          "The key has a letter of every landmark's name, in the order of the sign: the first on plate I, the second on plate II, the third on plate III.",
        howItWorks:
          "Sort the landmarks of the squares before as the sign says (hourglass: by year; rose: from north to south; alphabet: by name). Plate I is locked with the first letters of their names, plate II with the second, plate III with the third, without “The”: move each letter back by the key's letter, A by none, B by one.",
      };
    }
    return null;
  },
};

function moved(word: string, key: readonly string[], by = 1): string {
  return [...word]
    .map((letter, i) => {
      const shift = (key[i % key.length] ?? "a").charCodeAt(0) - 97;
      return String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + by * shift + 26) % 26));
    })
    .join("");
}
