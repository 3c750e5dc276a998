import { ordinal } from "../../wording/numbers.ts";
import {
  type Feeder,
  labelsOf,
  type Meta,
  type Sort,
  sortedBy,
  sorts,
  squareOf,
  threeInOrder,
} from "./feeder.ts";
import { framesOfSheets } from "./framings/of-sheet.ts";

/** Words of an address have so many letters; a sheet has a column for each length. */
const columns = [4, 5, 6, 7, 8];
/** Letters as often as words have them, for the cells that do not count. */
const common = [..."EEEEAAAIIIOOONNRRTTSSLLDUCMPHGBY"];

/**
 * Three sheets with a row of letters for so many squares as the word has letters, all sorted in the order of one sign:
 * which letter of a row counts, the length of that square's first word says, on the second sheet that of its second, and
 * so on. A sheet has the squares after those of the one before, so that every square counts.
 */
export const sheet: Meta = {
  name: "sheet",
  framings: framesOfSheets,
  lookBack: "how long your answers were",
  meant:
    "It was never only what you answered: how long each word was had been the measure all along.",
  make({ words, feeders, random }) {
    const labels = labelsOf(feeders);
    const usable = (Object.keys(sorts) as Sort[]).filter(
      (sort) => sortedBy(sort, feeders) !== null,
    );
    if (labels === null || usable.length === 0) return null;
    if (words.some((word) => word.length > feeders.length)) return null;
    if (words.join("").length < feeders.length) return null;
    const sort = random.pick(usable);
    const inOrder = sortedBy(sort, feeders) ?? [];
    let next = 0;
    const parts = words.map((word, i) => {
      const own = new Set([...word].map(() => inOrder[next++ % inOrder.length]));
      const cells = inOrder
        .filter((feeder) => own.has(feeder))
        .map((feeder, at) => {
          const right = (word[at] ?? "").toUpperCase();
          const length = feeder.words[i]?.length ?? 0;
          const others = random
            .shuffle([...new Set(random.shuffle(common))].filter((each) => each !== right))
            .slice(0, columns.length);
          return {
            feeder,
            label: labels[feeders.indexOf(feeder)] ?? "",
            letter: columns.map((each, nth) => (each === length ? right : others[nth])).join(""),
            right,
            length,
          };
        });
      return {
        artefact: {
          kind: "meta_sheet" as const,
          sign: sort,
          nth: i + 1,
          columns,
          cells: random.shuffle(cells).map(({ label, letter }) => ({ label, letter })),
        },
        explanation: `Sorted ${sorts[sort]}, each row in the column of its ${ordinal(i + 1)} word's letters: ${cells
          .map(({ label, length, right }) => `${label} ${length} ${right}`)
          .join(", ")}.`,
        hints: hintsOf(i, feeders, cells),
      };
    });
    return feeders.some(({ words: own }) => own.some(({ length }) => !columns.includes(length)))
      ? null
      : {
          parts,
          method:
            "The sign says how to sort the rows; the columns count letters: on sheet I of each square's first word, on sheet II of its second, on sheet III of its third.",
          howItWorks:
            "Each row is a square that you have solved. Sheet I goes by its first word: a word of five letters means the column headed 5. Sheet II goes by the second words, sheet III by the third. Sort the rows as the sign in the corner says (hourglass: the oldest year first; rose: from north to south; alphabet: by the landmarks' names) and read down.",
        };
  },
};

interface Counted {
  feeder: Feeder;
  right: string;
  length: number;
}

/** The order; then a column; then the end of the last sheet. */
function hintsOf(
  i: number,
  feeders: readonly Feeder[],
  cells: readonly Counted[],
): [string, string] {
  const at = (nth: number): Counted => cells.at(nth) as Counted;
  const square = (nth: number): string => squareOf(feeders, at(nth).feeder);
  if (i === 0)
    return [
      threeInOrder(
        feeders,
        cells.map(({ feeder }) => feeder),
      ),
      `The columns for those three are headed ${at(0).length}, ${at(1).length} and ${at(2).length}.`,
    ];
  if (i === 1)
    return [
      `On this sheet ${square(0)} is on top, and its second word has ${at(0).length} letters.`,
      `Below it comes ${square(1)} with ${at(1).right}.`,
    ];
  return [
    `Lay the bottom of the last sheet first: ${square(-1)}, and above it ${square(-2)}.`,
    `The bottom row counts in the column headed ${at(-1).length}, the one above it in that headed ${at(-2).length}.`,
  ];
}
