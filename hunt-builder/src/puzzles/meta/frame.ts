import {
  type Feeder,
  labelsOf,
  type MadePart,
  type Meta,
  type MetaTask,
  squareOf,
} from "./feeder.ts";
import { framesOfRight, framesOfWrong } from "./framings/of-frame.ts";

interface Row {
  label: string;
  boxes: number;
  lit: number;
  from: string;
  of: Feeder;
}

/** What a word that has stood in a row counts more than its square: two others are wanted before it. */
const againWord = 3;

/** Frames of boxes with a lit column: a word of the square that is named stands in each row. */
function frames(task: MetaTask, wordsOf: (feeder: Feeder) => readonly string[], sign: string) {
  const labels = labelsOf(task.feeders);
  if (labels === null) return null;
  const used = new Map<string, number>();
  const drawn = new Set<string>();
  const markOf = ({ label, boxes, lit }: Row): string => `${label} ${boxes} ${lit}`;
  const usedOf = ({ label, from }: Row): number =>
    (used.get(label) ?? 0) + againWord * (used.get(`${label} ${from}`) ?? 0);
  const wanted = task.words.map((word) => [...word].map((letter) => rowsWith(letter)));
  const chosen = wanted.map((letters) => letters.map((): Row | null => null));
  const places = wanted.flatMap((letters, of) =>
    letters.map((fitting, at) => ({ fitting, of, at })),
  );
  // A rare letter has its word before others take it.
  for (const { fitting, of, at } of places.sort((a, b) => a.fitting.length - b.fitting.length)) {
    if (fitting.length === 0) return null;
    // No row stands there twice where it can be helped, nor a word, and every square is wanted before one is wanted again.
    const isNew = (row: Row): boolean => !drawn.has(markOf(row));
    const open = fitting.some(isNew) ? fitting.filter(isNew) : fitting;
    const least = Math.min(...open.map(usedOf));
    const row = task.random.pick(open.filter((each) => usedOf(each) === least));
    drawn.add(markOf(row));
    for (const key of [row.label, `${row.label} ${row.from}`])
      used.set(key, (used.get(key) ?? 0) + 1);
    chosen[of]?.splice(at, 1, row);
  }
  return chosen.map((each): MadePart => {
    const rows = each.filter((row) => row !== null);
    return {
      artefact: {
        kind: "meta_frame",
        sign,
        rows: rows.map(({ label, boxes, lit }) => ({ label, boxes, lit })),
      },
      explanation: `The lit column, from the top: ${rows
        .map(({ label, from, lit }) => `${label} ${from.toUpperCase()} ${from[lit]?.toUpperCase()}`)
        .join(", ")}.`,
      hints: hintsOf(task.feeders, rows, sign),
    };
  });

  function rowsWith(letter: string): Row[] {
    return task.feeders.flatMap((feeder, at) => {
      const own = wordsOf(feeder);
      return own.flatMap((from, nth) => {
        const label = `${labels?.[at]}${sign === wrongWords ? `·${nth + 1}` : ""}`;
        // The label and the number of boxes say which word it is, or that the lit letter is the same in all.
        const alike =
          sign === wrongWords ? [] : own.filter((other) => other.length === from.length);
        return [...from].flatMap((each, lit) =>
          each === letter && alike.every((other) => other[lit] === each)
            ? [{ label, boxes: from.length, lit, from, of: feeder }]
            : [],
        );
      });
    });
  }
}

/** Which square a row is of, and of another which word. */
function hintsOf(feeders: readonly Feeder[], rows: readonly Row[], sign: string): [string, string] {
  const [one, two = one] = rows;
  const at = (row: Row | undefined): string => {
    const own = sign === wrongWords ? row?.of.wrong : row?.of.words;
    const nth = (own?.indexOf(row?.from ?? "") ?? 0) + 1;
    return `${sign === wrongWords ? `wrong word ${nth}` : `word ${nth}`} of ${squareOf(feeders, row?.of)}`;
  };
  return [
    `The first row is for ${at(one)}.`,
    `The second row is for ${at(two)}, and the lit letter in it is ${two?.from[two.lit]?.toUpperCase()}.`,
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
