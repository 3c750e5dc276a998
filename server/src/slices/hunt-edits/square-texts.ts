import type { Parts, updateSquare } from "@ten-paces/contract";
import type { SquareRow } from "../hunts/service.ts";

/** New texts of a square; what is left out stays. */
export type SquareTexts = Parts<typeof updateSquare>["body"];

/**
 * A square with new texts. A line of the list may also be a decoy or the prompt of a puzzle: all of them
 * are one text. Ids that are not there are passed over.
 */
export function withTexts(square: SquareRow, texts: SquareTexts): SquareRow {
  const { clue, hint1, hint2, hint3 } = texts;
  const newLines = new Map(texts.clues?.map((edit) => [edit.id, edit.text]));
  const newWords = new Map(texts.alternatives?.map((edit) => [edit.clueId, edit.text]));
  const renamed = new Map(
    square.clues.map((line) => [line.text, newLines.get(line.id) ?? line.text]),
  );
  return {
    ...square,
    clue: clue ?? square.clue,
    told: toldAfter(square, clue),
    hint1: hint1 ?? square.hint1,
    hint2: hint2 ?? square.hint2,
    hint3: hint3 ?? square.hint3,
    clues: square.clues.map((line) => ({ ...line, text: newLines.get(line.id) ?? line.text })),
    decoyClues: square.decoyClues.map((decoy) => renamed.get(decoy) ?? decoy),
    puzzles: square.puzzles.map((puzzle) => ({
      ...puzzle,
      prompt: newLines.get(puzzle.clueId) ?? puzzle.prompt,
      ...(puzzle.textAlternative !== undefined && {
        textAlternative: newWords.get(puzzle.clueId) ?? puzzle.textAlternative,
      }),
    })),
  };
}

/** How the old clue worked says nothing of a new one. */
function toldAfter({ told, clue: before }: SquareRow, clue = before): SquareRow["told"] {
  if (told === null || clue === before) return told;
  const { works: _, ...rest } = told;
  return rest;
}

/** The texts of a square as an edit names them. */
export function textsOf(square: SquareRow): SquareTexts {
  const { clue, hint1, hint2, hint3, clues, puzzles } = square;
  return {
    clue,
    hint1,
    hint2,
    hint3,
    clues: clues.map(({ id, text }) => ({ id, text })),
    alternatives: puzzles.flatMap(({ clueId, textAlternative }) =>
      textAlternative === undefined ? [] : [{ clueId, text: textAlternative }],
    ),
  };
}
