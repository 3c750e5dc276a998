import { ordinal } from "../../wording/numbers.ts";
import {
  type Feeder,
  type MadePart,
  type Meta,
  type Sort,
  sortedBy,
  sorts,
  squareOf,
  threeInOrder,
} from "./feeder.ts";
import { framesOfScales } from "./framings/of-scales.ts";

/** Nobody counts farther along a row of letters, where the squares have one that is nearer. */
const farthest = 10;

/** Ranks and numbers: the so-manieth square by the sign, and a letter of its three words in a row. */
export const scales: Meta = {
  name: "scales",
  framings: framesOfScales,
  lookBack: "all three words of every square, as one row of letters",
  meant:
    "Each square held one letter more than it seemed to, and waited for its rank to give it up.",
  make({ words, feeders, random }) {
    const usable = (Object.keys(sorts) as Sort[]).filter(
      (sort) => sortedBy(sort, feeders) !== null,
    );
    if (usable.length === 0) return null;
    const order = random.shuffle(usable);
    const parts: MadePart[] = [];
    for (const [i, word] of words.entries()) {
      const sort = order[i % order.length] ?? "alphabet";
      const inOrder = sortedBy(sort, feeders) ?? [];
      const used = new Map<number, number>();
      const rows = [];
      for (const letter of word) {
        const fitting = inOrder.flatMap((feeder, rank) =>
          [...feeder.words.join("")].flatMap((each, nth) =>
            each === letter ? [{ rank, nth: nth + 1 }] : [],
          ),
        );
        if (fitting.length === 0) return null;
        const near = fitting.filter(({ nth }) => nth <= farthest);
        const open = near.length > 0 ? near : fitting;
        const least = Math.min(...open.map(({ rank }) => used.get(rank) ?? 0));
        const row = random.pick(open.filter(({ rank }) => (used.get(rank) ?? 0) === least));
        used.set(row.rank, (used.get(row.rank) ?? 0) + 1);
        rows.push(row);
      }
      parts.push({
        artefact: {
          kind: "meta_scales" as const,
          sign: sort,
          rows: rows.map(({ rank, nth }) => ({ label: String(rank + 1), nth })),
        },
        explanation: `Squares ${sorts[sort]}: ${rows
          .map(
            ({ rank, nth }) =>
              `the ${ordinal(rank + 1)}, ${inOrder[rank]?.place.name}, letter ${nth} of ${inOrder[rank]?.words.join("").toUpperCase()}`,
          )
          .join("; ")}.`,
        hints: [threeInOrder(feeders, inOrder), firstRow(feeders, inOrder, rows[0])],
      });
    }
    return {
      parts,
      method:
        "The first number is a rank among the squares before, as the sign sorts them; the second counts letters along its three words, written as one.",
      howItWorks:
        "Sort the squares before as the sign says (hourglass: by year; rose: from north to south; alphabet: by landmark). The first number says which square of that order, the second which letter of its three words written in one row.",
    };
  },
};

/** In which word of which square the first letter is found. */
function firstRow(
  feeders: readonly Feeder[],
  inOrder: readonly Feeder[],
  row: { rank: number; nth: number } | undefined,
): string {
  const feeder = inOrder[row?.rank ?? 0];
  let left = row?.nth ?? 1;
  for (const [i, { length }] of (feeder?.words ?? []).entries()) {
    if (left <= length)
      return `The first row is letter ${left} of word ${i + 1} of ${squareOf(feeders, feeder)}.`;
    left -= length;
  }
  return `The first row is of ${squareOf(feeders, feeder)}.`;
}
