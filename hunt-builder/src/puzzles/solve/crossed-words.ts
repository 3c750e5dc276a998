import type { Artefact } from "../artefact.ts";
import { wordsOfClue } from "./crossing-clues.ts";
import type { KindSolver } from "./shelf.ts";

type Entry = Extract<Artefact, { kind: "crossed_words" }>["entries"][number];

/** Every filling of the grid with words that the clues mean, as the rings read it. */
export const solveCrossedWords: KindSolver<"crossed_words"> = ({ artefact, place, shelf }) => {
  const { grid, entries, loose, rings } = artefact;
  const told = new Map<string, string>();
  for (const [row, text] of grid.entries())
    for (const [column, sign] of [...text].entries())
      if (/[A-Z]/.test(sign)) told.set(`${row},${column}`, sign.toLowerCase());
  const wordsOf = (clue: string): string[] =>
    [...new Set(wordsOfClue(clue, place, shelf).map((word) => word.toLowerCase()))].filter((word) =>
      /^[a-z]+$/.test(word),
    );
  const looseWords = loose.map(wordsOf);
  const cellsOf = ({ row, column, across, length }: Entry): string[] =>
    Array.from({ length }, (_, i) => `${row + (across ? 0 : i)},${column + (across ? i : 0)}`);
  const found = new Set<string>();
  let steps = 0;

  function fill(
    nth: number,
    letters: ReadonlyMap<string, string>,
    used: ReadonlySet<number>,
  ): void {
    if (++steps > 20_000 || found.size > 20) return;
    const entry = entries[nth];
    if (entry === undefined) {
      const read = rings.map(({ row, column }) => letters.get(`${row},${column}`) ?? "");
      found.add(read.join(""));
      return;
    }
    const choices =
      entry.clue === ""
        ? looseWords.flatMap((words, i) => (used.has(i) ? [] : words.map((word) => ({ word, i }))))
        : wordsOf(entry.clue).map((word) => ({ word, i: -1 }));
    const cells = cellsOf(entry);
    for (const { word, i } of choices) {
      if (word.length !== entry.length) continue;
      if (cells.some((cell, at) => (letters.get(cell) ?? word[at]) !== word[at])) continue;
      const next = new Map(letters);
      for (const [at, cell] of cells.entries()) next.set(cell, word[at] ?? "");
      fill(nth + 1, next, i < 0 ? used : new Set([...used, i]));
    }
  }
  fill(0, told, new Set());
  return steps > 20_000 ? [] : [...found].filter((word) => shelf.isAnswer(word));
};
