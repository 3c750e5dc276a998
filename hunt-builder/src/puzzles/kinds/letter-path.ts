import type { Random } from "../../random.ts";
import type { ArtefactOf } from "../artefact.ts";
import { hiddenLines, lettersOf, longestOf } from "./hidden-lines.ts";
import { type Kind, type KindTask, voiced } from "./kind.ts";

const openings = [
  "Stepping stones, each with a letter, and one dry way across:",
  "{keeper} crosses here every morning and says the same true thing:",
  "A footpath of letters winds over these stones:",
  "Side by side, never slantwise, never a stone twice:",
  "The old path is a sentence, if one knows where to put one's feet:",
  "There is one way over these stones, and {keeper} knows it by heart:",
  "These stones lay in a brook beside the place:",
  "A hopscotch for grown people, chalked by {keeper}:",
  "{keeper} laid a terrace of letters, and one walk over it makes sense:",
  "Muddy shoes went over this floor in one long line:",
  "A snail left a sentence on the wall overnight:",
  "A walker left a sentence behind in wet cement:",
  "A goat crossed this terrace without once turning back onto its track:",
  "Tiles at the door, and one line of them is worn:",
];
const bodies = [
  "walk a sentence that is true of this place, and read what stays dry.",
  "trace the true line; the stones that nobody steps on are the word.",
  "say something true of this place with your feet; what is left, spells.",
  "walk the line that fits this place, and keep what you did not need.",
  "follow the sentence to its end, then read the rest from the top.",
  "step by step spell what is so; read the stones left over.",
  "go side by side through a true sentence of this place; the stones you never need are the word.",
  "walk what is so here, one stone after another; read the others row by row.",
  "find the walk that says something of this place, and gather what lies beside it.",
  "let a true line lead you over the stones, and spell with those that stay.",
];

const columnsAndRows = [
  [5, 4],
  [5, 5],
  [6, 5],
  [5, 6],
  [6, 6],
  [7, 5],
  [6, 7],
  [7, 7],
] as const;

/** Stones that nobody can step on fill a grid that is a little too large. */
const mostWater = 3;

/** A walk over letters that says a true line of the place; what it does not step on is the answer. */
export const letterPath: Kind = {
  kind: "letter_path",
  asks: "hidden line",
  saysHow: true,
  isFree: () => true,
  mayRetell: true,
  comes: "early",
  tone: "plain",
  make(task) {
    const { word, place, random, difficulty } = task;
    for (const { text, line } of sentencesOf(task)) {
      const letters = lettersOf(text).toUpperCase();
      const needed = letters.length + word.length;
      const fits = columnsAndRows.filter(
        ([columns, rows]) => columns * rows >= needed && columns * rows - needed <= mostWater,
      );
      if (fits.length === 0) continue;
      const [columns, rows] = random.pick(fits);
      const walk = walkOver(columns, rows, letters.length, random);
      if (walk === null) continue;
      const words = text.split(/[^a-z]+/);
      const [first = "", second = ""] = words;
      const artefact: ArtefactOf<"letter_path"> = {
        kind: "letter_path",
        rows: laidOut(task, { columns, rows }, walk, letters),
        // Everybody is told where it begins: to look for that is no puzzle.
        told: walk
          .slice(0, difficulty === "EASY" ? first.length : 1)
          .map((at) => ({ row: Math.floor(at / columns), column: at % columns })),
        wordLengths: difficulty === "HARD" ? [] : words.map((each) => each.length),
      };
      return {
        prompt: voiced(task, openings, bodies, { keeper: task.keeper }),
        artefact,
        hints: [
          "One unbroken walk from stone to stone, up, down or sideways, says something that is true of this place.",
          difficulty === "EASY"
            ? `The walk goes on with “${second.toUpperCase()}”.`
            : `The walk begins with “${first.toUpperCase()} ${second.toUpperCase()}”.`,
        ],
        nextStep: `The walk passes through “${longestOf(words.slice(2)).toUpperCase()}”.`,
        howItWorks:
          "Tap from stone to stone, up, down, left or right, and step on none twice. The walk says a sentence that is true of this place; its first word is laid already. Read the stones that are left over row by row: they are the word.",
        working: {
          explanation: `The walk says: “${text}.” The stones left over, row by row, are ${word.toUpperCase()}. It is true of ${place.name}.`,
          wrong: [],
          accepted: [],
          steps: difficulty === "EASY" ? 1 : 2,
          lacks: "the sentence",
        },
        says: [line],
      };
    }
    return null;
  },
};

/** Short true sentences, whole as the library has them: cut off they would say something else, or nothing. */
function sentencesOf(task: KindTask): { text: string; line: string }[] {
  return hiddenLines(task, 16, 38).map(({ text, line }) => ({ text, line }));
}

/** A walk of so many cells, side by side and none twice, over a grid; null where none is found in time. */
function walkOver(columns: number, rows: number, length: number, random: Random): number[] | null {
  const cells = Array.from({ length: columns * rows }, (_, at) => at);
  const next = cells.map((at) => {
    const column = at % columns;
    return [
      ...(column > 0 ? [at - 1] : []),
      ...(column < columns - 1 ? [at + 1] : []),
      ...(at >= columns ? [at - columns] : []),
      ...(at < columns * (rows - 1) ? [at + columns] : []),
    ];
  });
  for (let tries = 0; tries < 40; tries++) {
    // What stays dry lies all over the grid; a walk changes the color of a chessboard with every step.
    const seen = new Uint8Array(cells.length);
    for (const at of random.shuffle(cells).slice(length)) seen[at] = 1;
    let dark = 0;
    for (let at = 0; at < cells.length; at++)
      if (seen[at] === 0 && (Math.floor(at / columns) + (at % columns)) % 2 === 0) dark++;
    if (Math.abs(2 * dark - length) > 1) continue;
    // An end of the walk has one way on, and there are two ends.
    const free = (at: number): number => {
      const around = next[at] ?? [];
      let count = 0;
      for (let i = 0; i < around.length; i++) if (seen[around[i] ?? 0] === 0) count++;
      return count;
    };
    const open = cells.filter((at) => seen[at] === 0);
    const ends = open.filter((at) => free(at) < 2);
    if (ends.length > 2 || ends.some((at) => free(at) === 0)) continue;
    const walk = [ends[0] ?? random.pick(open)];
    for (const at of walk) seen[at] = 1;
    let steps = 0;
    const goOn = (): boolean => {
      if (walk.length === length) return true;
      if (++steps > 300) return false;
      const around = next[walk.at(-1) ?? 0] ?? [];
      const on: number[] = [];
      for (let i = 0; i < around.length; i++) {
        const cell = around[i] ?? 0;
        if (seen[cell] === 0) on.push(cell);
      }
      if (on.length === 0) return false;
      // Where fewer ways lead on, one must go now or never.
      const ordered = on.length === 1 ? on : byWays(random.shuffle(on), free);
      for (let i = 0; i < ordered.length; i++) {
        const cell = ordered[i] ?? 0;
        walk.push(cell);
        seen[cell] = 1;
        if (goOn()) return true;
        walk.pop();
        seen[cell] = 0;
      }
      return false;
    };
    if (goOn()) return walk;
  }
  return null;
}

/** A few cells by how many ways lead on from them, the fewest first; of as many as they came. */
function byWays(cells: number[], free: (at: number) => number): number[] {
  const ways = cells.map(free);
  for (let i = 1; i < cells.length; i++)
    for (let j = i; j > 0 && (ways[j] ?? 0) < (ways[j - 1] ?? 0); j--) {
      [cells[j], cells[j - 1]] = [cells[j - 1] ?? 0, cells[j] ?? 0];
      [ways[j], ways[j - 1]] = [ways[j - 1] ?? 0, ways[j] ?? 0];
    }
  return cells;
}

/** The rows of letters: the walk's, and in reading order the answer's among water. */
function laidOut(
  { word, random }: KindTask,
  { columns, rows }: { columns: number; rows: number },
  walk: readonly number[],
  letters: string,
): string[] {
  const signs = new Array<string>(columns * rows).fill("");
  for (const [i, at] of walk.entries()) signs[at] = letters[i] ?? "";
  const left = [...signs.keys()].filter((at) => signs[at] === "");
  const water = new Set(random.shuffle(left).slice(word.length));
  let nth = 0;
  for (const at of left) signs[at] = water.has(at) ? "." : (word[nth++] ?? "").toUpperCase();
  return Array.from({ length: rows }, (_, row) =>
    signs.slice(row * columns, (row + 1) * columns).join(""),
  );
}
