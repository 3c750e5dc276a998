import type { ClueLine, ShownPuzzle } from "@ten-paces/contract";
import { PuzzleCard } from "../puzzles/puzzle-card.tsx";
import { ClueList } from "./clue-list.tsx";
import { readMainClue } from "./main-clue.ts";

type SquareCluesProps = {
  square: { sequenceNum: number; clue: string; clues: ClueLine[]; puzzles: ShownPuzzle[] };
  decoys?: readonly string[];
  /** Where notes beside the puzzles belong; null: no notes, as in a solved square. */
  notesOf?: string | null;
};

/** What a square tells: its main clue, its puzzles where it is digital, and its clue list. */
export function SquareClues({ square, decoys, notesOf = null }: SquareCluesProps) {
  const { text, clues: inside } = readMainClue(square.clue);
  const clues = square.clues.length > 0 ? square.clues : (inside ?? []);
  // A puzzle is shown once: as a card, not as a line too.
  const asPuzzles = new Set(square.puzzles.map((puzzle) => puzzle.clueId));
  const lines = clues.filter((clue) => !asPuzzles.has(clue.id));
  return (
    <>
      <section className="grid gap-2">
        <h3 className="label-caps text-brass-text">Puzzle challenge</h3>
        <p className="font-display text-xl leading-snug whitespace-pre-line sm:text-2xl sm:leading-snug">
          {text}
        </p>
      </section>
      {square.puzzles.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-lg">The three words</h3>
          {square.puzzles.map((puzzle) => (
            <PuzzleCard
              key={puzzle.clueId}
              puzzle={puzzle}
              line={clues.find((clue) => clue.id === puzzle.clueId)}
              notesName={notesOf && `${notesOf}/${square.sequenceNum}/${puzzle.clueId}`}
            />
          ))}
        </section>
      )}
      {lines.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-lg">Clues</h3>
          <ClueList clues={lines} {...(decoys ? { decoys } : {})} />
        </section>
      )}
    </>
  );
}
