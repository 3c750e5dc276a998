import type { ClueLine, ShownPuzzle } from "@ten-paces/contract";
import { PuzzleCard } from "./puzzle-card.tsx";

type PuzzleCardsProps = {
  puzzles: readonly ShownPuzzle[];
  /** The lines of the square, among them those of the puzzles. */
  clues: readonly ClueLine[];
  /** Where notes beside the puzzles belong, "hunt/square"; null: no notes. */
  notesAt: string | null;
};

/** The puzzles of a digital square, a card each. */
export default function PuzzleCards({ puzzles, clues, notesAt }: PuzzleCardsProps) {
  return puzzles.map((puzzle) => (
    <PuzzleCard
      key={puzzle.clueId}
      puzzle={puzzle}
      line={clues.find((clue) => clue.id === puzzle.clueId)}
      notesName={notesAt && `${notesAt}/${puzzle.clueId}`}
    />
  ));
}
