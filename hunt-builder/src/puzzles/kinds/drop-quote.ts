import { ordinal } from "../../wording/numbers.ts";
import type { ArtefactOf, Cell } from "../artefact.ts";
import { type HiddenLine, hiddenLines, longestOf } from "./hidden-lines.ts";
import { type Kind, type KindTask, voiced } from "./kind.ts";

const openings = [
  "A painted sign, and every letter has slid straight down it:",
  "{keeper} shook the board, and the letters fell:",
  "It stood on the wall for years; then the frost let go of it:",
  "The letters of this line have come loose and slid down:",
  "A board with a line about this place, and the letters lie in heaps under it:",
  "{keeper} swept the letters together, column by column:",
  "What was written here rained down in the night:",
  "The magnets gave out on the old movie sign, all at once:",
  "{keeper} hung a banner, and the stitches gave way:",
  "A shelf of type tipped over, each column into its own tray:",
  "The glue was cheap and the summer hot:",
  "A door slammed, and a true line came off the wall:",
  "The sign painter used the wrong glue:",
  "A flag of letters hung in the rain, and every one ran down:",
];
const bodies = [
  "lift the letters back, and read the small numbers.",
  "put the line together again; the numbered places spell the word.",
  "raise each letter in its own column until there is a sentence, and read the numbers in turn.",
  "set them back up; it is true of this place, and the numbered boxes spell.",
  "hang it up again and follow the numbers.",
  "push the letters up again, none sideways, and collect the numbered ones.",
  "send every letter back up its own column, and spell by the numbers.",
  "a letter never leaves its column; rebuild the line, then read the numbered boxes in order.",
  "fill the rows again from the heaps below, and take what stands on the numbers.",
];

/** As many boxes as thumbs can tell apart on a small phone. */
const width = 7;

/** Of the letters in a line so many are told in an easy hunt, in a medium one, in a hard one. */
const told = { EASY: 9, MEDIUM: 5, HARD: 2 };

/** A true line of the place whose letters fell out of their columns; numbered places spell the answer. */
export const dropQuote: Kind = {
  kind: "drop_quote",
  asks: "hidden line",
  saysHow: true,
  isFree: () => true,
  mayRetell: true,
  tone: "quiet",
  make(task) {
    const { word, place, difficulty } = task;
    for (const line of hiddenLines(task, 22, 42)) {
      const rows = rowsOf(line);
      const numbered = numbersOf(task, rows);
      if (numbered === null || rows.length > 7) continue;
      const shown = tell(task, rows, numbered, told[difficulty]);
      const artefact: ArtefactOf<"drop_quote"> = {
        kind: "drop_quote",
        rows: shown,
        columns: Array.from({ length: width }, (_, column) =>
          rows
            .flatMap((row, at) => (shown[at]?.[column] === "_" ? [row[column] ?? ""] : []))
            .sort()
            .join(""),
        ),
        numbered,
      };
      const words = line.text.split(/[^a-z]+/);
      const second = words.find((each, i) => i > 0 && each.length > 3) ?? words[0] ?? "";
      return {
        prompt: voiced(task, openings, bodies, { keeper: task.keeper }),
        artefact,
        hints: [
          "The letters fell straight down: each belongs into a box of its own column. It is prose, and true of this place.",
          `The ${ordinal(words.indexOf(second) + 1)} word of the line is ${second.toUpperCase()}.`,
        ],
        nextStep: `Another of its words is ${longestOf(words.filter((each) => each !== second)).toUpperCase()}.`,
        howItWorks:
          "Over each column lie the letters that fell out of it, in the order of the alphabet. Put each back into a box below, so that the rows read as a true line about this place; gray boxes are gaps between words, and a word may run on in the next row. The numbered boxes are the word.",
        working: {
          explanation: `The line reads: “${line.text}.” Its numbered places spell ${word.toUpperCase()}. It is true of ${place.name}.`,
          wrong: [],
          accepted: [],
          steps: difficulty === "EASY" ? 1 : 2,
          lacks: "",
        },
        says: [line.line],
      };
    }
    return null;
  },
};

/** The line in rows of capitals, "#" for what stands between words. */
function rowsOf({ text }: HiddenLine): string[] {
  const run = text
    .toUpperCase()
    .replace(/[^A-Z]+/g, "#")
    .replace(/#$/, "");
  const rows = Math.ceil(run.length / width);
  const padded = run.padEnd(rows * width, "#");
  return Array.from({ length: rows }, (_, row) => padded.slice(row * width, (row + 1) * width));
}

/** A place in the rows for each letter of the word; null where one is wanting. */
function numbersOf({ word, random }: KindTask, rows: readonly string[]): Cell[] | null {
  const taken: Cell[] = [];
  for (const letter of word.toUpperCase()) {
    const open: Cell[] = [];
    for (let row = 0; row < rows.length; row++) {
      const text = rows[row] ?? "";
      for (
        let column = text.indexOf(letter);
        column >= 0;
        column = text.indexOf(letter, column + 1)
      )
        if (!taken.some((cell) => cell.row === row && cell.column === column))
          open.push({ row, column });
    }
    if (open.length === 0) return null;
    taken.push(random.pick(open));
  }
  return taken;
}

/** The rows as they are shown: a few letters told, none of them a numbered one. */
function tell(
  { random }: KindTask,
  rows: readonly string[],
  numbered: readonly Cell[],
  count: number,
): string[] {
  const cells = rows.flatMap((text, row) =>
    [...text].flatMap((letter, column) =>
      letter === "#" || numbered.some((cell) => cell.row === row && cell.column === column)
        ? []
        : [`${row},${column}`],
    ),
  );
  const shown = new Set(random.shuffle(cells).slice(0, count));
  return rows.map((text, row) =>
    [...text]
      .map((letter, column) => (letter === "#" || shown.has(`${row},${column}`) ? letter : "_"))
      .join(""),
  );
}
