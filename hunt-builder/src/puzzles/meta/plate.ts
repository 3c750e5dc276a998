import { bareName, type Meta, type Sort, sortedBy, sorts } from "./feeder.ts";

/** A brass plate locked with the initials of all landmarks, in the order of the sign. */
export const plate: Meta = {
  name: "plate",
  titles: [
    "The Key of Many",
    "All the Keys to the {a}",
    "Initials at the {a}",
    "The {a} and the Brass Plate",
  ],
  make({ words, feeders, random, shelf }) {
    const usable = random
      .shuffle(Object.keys(sorts) as Sort[])
      .filter((sort) => sortedBy(sort, feeders) !== null);
    for (const sort of usable) {
      const key = (sortedBy(sort, feeders) ?? []).map(({ place }) => bareName(place)[0] ?? "a");
      const texts = words.map((word) => moved(word, key));
      // Another order of the signs must not give words too.
      const others = usable.filter((each) => each !== sort);
      const isClear = others.every((other) => {
        const otherKey = (sortedBy(other, feeders) ?? []).map(
          ({ place }) => bareName(place)[0] ?? "a",
        );
        return texts.some((text) => !shelf.isAnswer(moved(text, otherKey, -1)));
      });
      if (!isClear) continue;
      return {
        parts: texts.map((text, i) => ({
          artefact: { kind: "meta_plate" as const, sign: sort, text: text.toUpperCase() },
          explanation: `The key is ${key.join("").toUpperCase()}, the initials of the landmarks ${sorts[sort]}: ${text.toUpperCase()} turns back into ${words[i]?.toUpperCase()}.`,
        })),
        prompts: [
          "A plate of brass is all that hangs here, and it was locked by everybody whom you have met on the way.",
          "Below it hangs a second plate, locked with the very same key from its beginning.",
          "And a third; no one of them alone could open it.",
        ],
        hints: [
          "The key has a letter from every landmark before this one, in the order that the sign tells.",
          "Take the first letter of each landmark's name, without “The”, and move the plate's letters back by it: A by none, B by one.",
        ],
        howItWorks:
          "Sort the landmarks of the squares before as the sign says (hourglass: by year; rose: from north to south; alphabet: by name). Their initials are the key: move each letter of the plate back by the key's letter, A by none, B by one.",
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
