import { inWords, ordinal } from "../../wording/numbers.ts";
import {
  type Feeder,
  labelsOf,
  type MadePart,
  type Meta,
  type MetaTask,
  squareOf,
} from "./feeder.ts";
import { framesOfRight, framesOfWrong } from "./framings/of-frame.ts";
import { cutInPieces, type Piece, type Source } from "./pieces.ts";

interface Row {
  label: string;
  boxes: number;
  lit: number;
  from: string;
  of: number;
}

/** Frames of boxes, some of them lit: a word of the square that is named stands in each row. */
function frames(task: MetaTask, wordsOf: (feeder: Feeder) => readonly string[], sign: string) {
  const labels = labelsOf(task.feeders);
  if (labels === null) return null;
  const sources = task.feeders.flatMap((feeder, of) => {
    const own = wordsOf(feeder);
    return own.map((from, nth): Source<Row> => {
      const label = `${labels[of]}${sign === wrongWords ? `·${nth + 1}` : ""}`;
      // The label and the number of boxes say which word it is, or that what is lit is the same in all.
      const alike = sign === wrongWords ? [] : own.filter((other) => other.length === from.length);
      const spotAt = (at: number, width: number): Row | null =>
        alike.every((other) => other.startsWith(from.slice(at, at + width), at))
          ? { label, boxes: from.length, lit: at, from, of }
          : null;
      return { of, text: from, spotAt };
    });
  });
  const cut = cutInPieces(task.words, task.feeders.length, sources, task.random);
  return (
    cut?.map(
      (pieces, nth): MadePart => ({
        artefact: {
          kind: "meta_frame",
          sign,
          rows: pieces.map(({ letters, spot: { label, boxes, lit } }) => ({
            label,
            boxes,
            lit,
            wide: letters.length,
          })),
        },
        explanation: `What is lit, from the top: ${pieces
          .map(
            ({ letters, spot }) =>
              `${spot.label} ${spot.from.toUpperCase()} ${letters.toUpperCase()}`,
          )
          .join(", ")}.`,
        hints: hintsOf(task.feeders, nth, pieces, sign),
      }),
    ) ?? null
  );
}

/** Which square a row is of, and of another which word: another row for each of the three words. */
function hintsOf(
  feeders: readonly Feeder[],
  nth: number,
  pieces: readonly Piece<Row>[],
  sign: string,
): [string, string] {
  const at = (i: number): Piece<Row> => pieces.at(i) as Piece<Row>;
  const wordOf = ({ spot }: Piece<Row>): string => {
    const feeder = feeders[spot.of];
    const own = (sign === wrongWords ? feeder?.wrong : feeder?.words) ?? [];
    return `${sign === wrongWords ? "wrong word" : "word"} ${own.indexOf(spot.from) + 1} of ${squareOf(feeders, feeder)}`;
  };
  const shines = ({ letters }: Piece<Row>): string => letters.toUpperCase();
  if (nth === 0)
    return [
      `The first row is for ${wordOf(at(0))}.`,
      `The second row is for ${wordOf(at(1))}, and ${shines(at(1))} is lit in it.`,
    ];
  if (nth === 1)
    return [
      `Fill the second row first: it wants ${wordOf(at(1))}, of which ${inWords(at(1).letters.length)} ${at(1).letters.length === 1 ? "letter counts" : "letters count"}.`,
      `Above it ${shines(at(0))} is lit, out of ${wordOf(at(0))}.`,
    ];
  return [
    `Begin at the bottom: the last row is ${wordOf(at(-1))}.`,
    `One row up, the ${ordinal(pieces.length - 1)}, ${wordOf(at(-2))} shows ${shines(at(-2))}.`,
  ];
}

export const rightWords = "What was right";
export const wrongWords = "What was wrong";

/** Rows for the answers of the squares before. */
export const frame: Meta = {
  name: "frame",
  framings: framesOfRight,
  lookBack: "your own answers",
  meant:
    "No answer of this hunt was only a step: each had been cut to measure for its place in the last one.",
  make(task) {
    const parts = frames(task, ({ words }) => words, rightWords);
    return (
      parts && {
        parts,
        method:
          "Each row is a word of an earlier square: what stands before it says of which, its boxes say which of the three; lit boxes are read from the top down.",
        howItWorks:
          "Each row belongs to the square whose year (or county, or town) stands before it. Write the word of that square that fits its boxes, and read the lit boxes from the top down.",
      }
    );
  },
};

/** Rows for the words that would have been wrong: nothing of the way is wasted. */
export const waste: Meta = {
  name: "waste",
  framings: framesOfWrong,
  lookBack: "the words that would have been wrong",
  meant:
    "Nothing that could have misled you was there for nothing: this end was made of the wrong words all along.",
  make(task) {
    const parts = frames(task, ({ wrong }) => wrong, wrongWords);
    return (
      parts && {
        parts,
        method:
          "The rows want words that were wrong: a solved square numbers them, what stands before a row says which, and the lit boxes are read from the top down.",
        howItWorks:
          "Each solved square numbers the wrong words that it might have led to. Write the one that a row names into its boxes, and read the lit boxes from the top down.",
      }
    );
  },
};
