import type { ClueLine, CurrentSquare, ShownPuzzle } from "@ten-paces/contract";
import { lazy } from "react";
import { arrivalOf } from "../../lazy-page.ts";
import { ClueList } from "./clue-list.tsx";
import { readMainClue } from "./main-clue.ts";

// A hunt on the ground has none. Whoever draws a square waits for them: without them it is not there.
const PuzzleCards = lazy(() => arrivalOf(() => import("../puzzles/puzzle-cards.tsx")));

type SquareCluesProps = {
  square: {
    sequenceNum: number;
    clue: string;
    clues: ClueLine[];
    puzzles: ShownPuzzle[];
    ladder?: Ladder | undefined;
  };
  decoys?: readonly string[];
  /** Where notes beside the puzzles belong; null: no notes, as in a solved square. */
  notesOf?: string | null;
};

/** What a square tells: its main clue, its puzzles where it is digital, and its clue list. */
export function SquareClues(props: SquareCluesProps) {
  return (
    <>
      <MainClue {...props} />
      <ClueLines {...props} />
    </>
  );
}

/** The clue itself, and the puzzles of a digital square. */
export function MainClue({ square, notesOf = null }: SquareCluesProps) {
  const clues = cluesOf(square);
  return (
    <>
      <section className="grid gap-2">
        <h3 className="label-caps text-brass-text">Puzzle challenge</h3>
        <Verse text={readMainClue(square.clue).text} />
      </section>
      {square.puzzles.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-lg">The three words</h3>
          <PuzzleCards
            puzzles={square.puzzles}
            clues={clues}
            notesAt={notesOf && `${notesOf}/${square.sequenceNum}`}
          />
        </section>
      )}
    </>
  );
}

/** The numbered list of a square; nothing where it has none. */
export function ClueLines({
  square,
  decoys,
  title = "Clues",
}: SquareCluesProps & { title?: string }) {
  // A puzzle is shown once: as a card, not as a line too.
  const asPuzzles = new Set(square.puzzles.map((puzzle) => puzzle.clueId));
  const lines = cluesOf(square).filter((clue) => !asPuzzles.has(clue.id));
  if (lines.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{title}</h3>
      <ClueList clues={lines} {...(decoys ? { decoys } : {})} />
      {square.ladder && <LadderNote ladder={square.ladder} />}
    </section>
  );
}

function cluesOf({ clue, clues }: SquareCluesProps["square"]): ClueLine[] {
  return clues.length > 0 ? clues : (readMainClue(clue).clues ?? []);
}

type Ladder = NonNullable<CurrentSquare["ladder"]>;

/** How many lines are to come, and what opens the next. */
function LadderNote({ ladder: { count, nextAt } }: { ladder: Ladder }) {
  const when = new Date(nextAt).toLocaleString("en-US", {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  });
  return (
    <p className="text-sm text-quiet">
      {count === 1 ? "One more line is" : `${count} more lines are`} to come. The next opens with a
      wrong check-in here, or by itself on <time dateTime={nextAt}>{when}</time>.
    </p>
  );
}

/** Lines as they were written; what has to wrap hangs, so that a line's end is told from a wrap. */
function Verse({ text }: { text: string }) {
  const lines = text.split("\n");
  let begins = 0;
  return (
    <p className="font-display text-xl leading-snug sm:text-2xl sm:leading-snug">
      {lines.map((line) => {
        const key = begins;
        begins += line.length + 1;
        return (
          <span key={key} className={lines.length > 1 ? "block pl-6 -indent-6" : "block"}>
            {line || "\u00a0"}
          </span>
        );
      })}
    </p>
  );
}
