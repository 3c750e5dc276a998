import { inWords, ordinal } from "../../wording/numbers.ts";
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
import { cutInPieces, type Piece, type Source } from "./pieces.ts";

interface Row {
  /** From 0. */
  rank: number;
  nth: number;
}

/** Nobody counts farther along a row of letters. */
const farthest = 13;

/**
 * Ranks and numbers: the so-manieth square by the sign, and letters of its three words in a row. In a hard hunt ranks
 * go on where the squares end, and nobody says that one goes round.
 */
export const scales: Meta = {
  name: "scales",
  framings: framesOfScales,
  lookBack: "all three words of every square, as one row of letters",
  meant:
    "Each square held more letters than it seemed to, and waited for its rank to give them up.",
  make({ words, feeders, random, difficulty }) {
    const usable = (Object.keys(sorts) as Sort[]).filter(
      (sort) => sortedBy(sort, feeders) !== null,
    );
    if (usable.length === 0) return null;
    const sort = random.pick(usable);
    const inOrder = sortedBy(sort, feeders) ?? [];
    const sources = inOrder.map(
      (feeder, rank): Source<Row> => ({
        of: rank,
        text: feeder.words.join("").slice(0, farthest),
        spotAt: (at) => ({ rank, nth: at + 1 }),
      }),
    );
    const cut = cutInPieces(words, feeders.length, sources, random);
    if (cut === null) return null;
    const isRound = difficulty === "HARD";
    return {
      parts: cut.map(
        (pieces, nth): MadePart => ({
          artefact: {
            kind: "meta_scales" as const,
            sign: sort,
            rows: pieces.map(({ letters, spot }) => ({
              label: String(spot.rank + 1 + (isRound ? (nth + 1) * inOrder.length : 0)),
              nth: spot.nth,
              wide: letters.length,
            })),
          },
          explanation: `Squares ${sorts[sort]}${isRound ? ", counted round and round" : ""}: ${pieces
            .map(
              ({ letters, spot: { rank, nth: from } }) =>
                `the ${ordinal(rank + 1)}, ${inOrder[rank]?.place.name}, ${letters.toUpperCase()} from letter ${from} of ${inOrder[rank]?.words.join("").toUpperCase()}`,
            )
            .join("; ")}.`,
          hints: hintsOf(nth, pieces, feeders, inOrder),
        }),
      ),
      method: `The first number is a rank among the squares before, as the sign sorts them${isRound ? ", and after the last the first one comes again" : ""}; the second counts along a square's three words, written as one, to where the boxes begin.`,
      howItWorks:
        "Sort the squares before as the sign says (hourglass: by year; rose: from north to south; alphabet: by landmark). The first number says which square of that order, the second at which letter of its three words, written in one row, the boxes begin.",
    };
  },
};

function hintsOf(
  nth: number,
  pieces: readonly Piece<Row>[],
  feeders: readonly Feeder[],
  inOrder: readonly Feeder[],
): [string, string] {
  const at = (i: number): Piece<Row> => pieces.at(i) as Piece<Row>;
  const square = (each: Piece<Row>): string => squareOf(feeders, inOrder[each.of]);
  const letters = (each: Piece<Row>): string =>
    each.letters.length === 1 ? "one letter" : `${inWords(each.letters.length)} letters`;
  if (nth === 0)
    return [
      threeInOrder(feeders, inOrder),
      `The first row weighs ${square(at(0))}, and begins in its ${wordAt(inOrder[at(0).of], at(0).spot.nth)}.`,
    ];
  if (nth === 1)
    return [
      `The second row here weighs ${square(at(1))}: ${letters(at(1))} out of its ${wordAt(inOrder[at(1).of], at(1).spot.nth)}.`,
      `Before it comes ${square(at(0))}, with ${at(0).letters.toUpperCase()}.`,
    ];
  return [
    `Weigh the last row first: it is of ${square(at(-1))}.`,
    `The ${ordinal(pieces.length - 1)} row is ${at(-2).letters.toUpperCase()}, out of ${square(at(-2))}.`,
  ];
}

/** In which of its words a letter of a square's row stands. */
function wordAt(feeder: Feeder | undefined, nth: number): string {
  let left = nth;
  for (const [i, { length }] of (feeder?.words ?? []).entries()) {
    if (left <= length) return `${ordinal(i + 1)} word`;
    left -= length;
  }
  return "words";
}
