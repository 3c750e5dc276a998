import { labelsOf, type Meta, type Sort, sortedBy, sorts } from "./feeder.ts";

/** Three sheets with a letter at every square, each to be read in an order of its own. */
export const sheet: Meta = {
  name: "sheet",
  titles: [
    "Three Sheets",
    "Three Ways to Read the {a}",
    "The {a} in Its Order",
    "First Things First at the {a}",
  ],
  make({ words, feeders, random }) {
    const labels = labelsOf(feeders);
    const usable = (Object.keys(sorts) as Sort[]).filter(
      (sort) => sortedBy(sort, feeders) !== null,
    );
    if (labels === null || usable.length === 0) return null;
    if (words.some((word) => word.length > feeders.length)) return null;
    const order = random.shuffle(usable);
    const parts = words.map((word, i) => {
      const sort = order[i % order.length] ?? "alphabet";
      const inOrder = sortedBy(sort, feeders) ?? [];
      const letters = inOrder.map((_, at) =>
        (word[at] ?? random.pick([..."eaiotnrsldc"])).toUpperCase(),
      );
      const cells = inOrder.map((feeder, at) => ({
        label: labels[feeders.indexOf(feeder)] ?? "",
        letter: letters[at] ?? "",
      }));
      return {
        artefact: { kind: "meta_sheet" as const, sign: sort, cells: random.shuffle(cells) },
        explanation: `Read ${sorts[sort]}, as far as there are boxes: ${cells
          .slice(0, word.length)
          .map(({ label, letter }) => `${label} ${letter}`)
          .join(", ")}.`,
      };
    });
    return {
      parts,
      prompts: [
        "A sheet with a letter for every square you have come through, and a sign in its corner that says in which order.",
        "Another sheet of the same squares, and not the same letters; mind its corner.",
        "The last sheet is read like the others, as far as the boxes go.",
      ],
      hints: [
        "Every letter belongs to an earlier square; the sign in the corner says how to sort them.",
        "An hourglass is time, a rose is north before south, an alphabet is the names of the landmarks.",
      ],
      howItWorks:
        "Sort the squares as the sign in the corner says: hourglass, the oldest year first; rose, from north to south; alphabet, by the landmarks' names. Read their letters in that order until the boxes are full.",
    };
  },
};
