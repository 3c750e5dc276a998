import { labelsOf, type Meta, type Sort, sortedBy, sorts, threeInOrder } from "./feeder.ts";
import { framesOfSheets } from "./framings/of-sheet.ts";

/** Words of an address have so many letters; a sheet has a column for each length. */
const columns = [4, 5, 6, 7, 8];
/** Letters as often as words have them, for the cells that do not count. */
const common = [..."EEEEAAAIIIOOONNRRTTSSLLDUCMPHGBY"];

/**
 * Three sheets with a row of letters for every square, each to be sorted in an order of its own: which letter of a row
 * counts, the length of that square's first word says, on the second sheet that of its second, and so on.
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
    const order = random.shuffle(usable);
    const parts = words.map((word, i) => {
      const sort = order[i % order.length] ?? "alphabet";
      const cells = (sortedBy(sort, feeders) ?? []).map((feeder, at) => {
        const right = (word[at] ?? random.pick(common)).toUpperCase();
        const length = feeder.words[i]?.length ?? 0;
        const others = random
          .shuffle([...new Set(random.shuffle(common))].filter((each) => each !== right))
          .slice(0, columns.length);
        return {
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
        explanation: `Read ${sorts[sort]}, as far as there are boxes, each in the column of its ${["first", "second", "third"][i]} word's letters: ${cells
          .slice(0, word.length)
          .map(({ label, length, right }) => `${label} ${length} ${right}`)
          .join(", ")}.`,
        hints: [
          threeInOrder(feeders, sortedBy(sort, feeders) ?? []),
          `In that order the first row counts in the column headed ${cells[0]?.length}, the second in that headed ${cells[1]?.length}, the third in that headed ${cells[2]?.length}.`,
        ] as [string, string],
      };
    });
    return feeders.some(({ words: own }) => own.some(({ length }) => !columns.includes(length)))
      ? null
      : {
          parts,
          method:
            "The sign says how to sort the rows; the columns count letters: on sheet I of each square's first word, on sheet II of its second, on sheet III of its third.",
          howItWorks:
            "Each row is a square that you have solved. Sheet I goes by its first word: a word of five letters means the column headed 5. Sheet II goes by the second words, sheet III by the third. Sort the rows as the sign in the corner says (hourglass: the oldest year first; rose: from north to south; alphabet: by the landmarks' names) and read down until the boxes are full.",
        };
  },
};
