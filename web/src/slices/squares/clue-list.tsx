import type { ClueLine } from "@ten-paces/contract";
import { lazy, Suspense } from "react";
import { arrivalOf } from "../../lazy-page.ts";
import { Badge, DifficultyMark } from "../../ui/badge.tsx";
import { codeInWords } from "../../ui/code-words.ts";

// Few clues are drawn.
const PuzzleFigure = lazy(() =>
  arrivalOf(() =>
    import("../puzzles/puzzle-figure.tsx").then((module) => ({ default: module.PuzzleFigure })),
  ),
);

type ClueListProps = {
  clues: readonly ClueLine[];
  /** Texts that were true of another place, known once the square is solved. */
  decoys?: readonly string[];
};

/** The numbered clues of a square, each with how hard it is and what it is about. */
export function ClueList({ clues, decoys = [] }: ClueListProps) {
  return (
    <ol className="grid gap-4">
      {clues.map((clue, index) => (
        <li key={clue.id} className="grid grid-cols-[1.75rem_1fr] gap-x-2">
          <span aria-hidden="true" className="figure text-lg leading-snug text-brass-text">
            {index + 1}
          </span>
          <div className="grid min-w-0 gap-1">
            <p>{clue.text}</p>
            {clue.figure && (
              <Suspense fallback={null}>
                <PuzzleFigure figure={clue.figure} text={clue.text} />
              </Suspense>
            )}
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <DifficultyMark difficulty={clue.difficulty} />
              <span className="label-caps text-quiet">{codeInWords(clue.category)}</span>
              {decoys.includes(clue.text) && (
                <Badge tone="rust">{clue.about ? `Decoy: it meant ${clue.about}` : "Decoy"}</Badge>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
