import type { CurrentSquare, SolvedSquare } from "@ten-paces/contract";
import { PuzzleFigure } from "../puzzles/puzzle-figure.tsx";
import { readMainClue } from "./main-clue.ts";

/** Lines to write on: many below the square one is at, a few below a solved one. */
const LINES = { current: 10, completed: 3 } as const;

/** A square as paper shows it. It is given what the page of the hunt has, and so nothing that is secret. */
export function PrintedSquare({ square }: { square: CurrentSquare | SolvedSquare }) {
  const solved = square.state === "completed";
  const asPuzzles = new Set(square.puzzles.map(({ clueId }) => clueId));
  const lines = square.clues.filter(({ id }) => !asPuzzles.has(id));
  const hints = [square.hints[1], square.hints[2], square.hints[3]].filter((hint) => hint !== null);
  return (
    <section
      aria-labelledby={`printed-${square.sequenceNum}`}
      className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-contour pt-4 print:break-inside-avoid-page"
    >
      <h2 id={`printed-${square.sequenceNum}`} className="text-xl">
        Square {square.sequenceNum}
        {solved && `: ${square.place.name}, ${square.place.town}`}
      </h2>
      <p className="font-mono text-lg wrap-anywhere">{square.w3wAddress}</p>
      <p className="max-w-prose font-display text-lg whitespace-pre-line">
        {readMainClue(square.clue).text}
      </p>
      {!solved &&
        square.puzzles.map((puzzle) => (
          <div key={puzzle.clueId} className="grid gap-2 print:break-inside-avoid">
            <h3 className="text-base">
              Word {puzzle.word}, {puzzle.answerLength} letters
            </h3>
            <p className="max-w-prose whitespace-pre-line">{puzzle.prompt}</p>
            {puzzle.artefact && (
              <p className="max-w-prose whitespace-pre-line text-quiet">
                {puzzle.textAlternative ?? "This puzzle is drawn: it is worked on the screen."}
              </p>
            )}
            {puzzle.figure && (
              <PuzzleFigure figure={puzzle.figure} text={puzzle.textAlternative ?? puzzle.prompt} />
            )}
            <p aria-hidden="true" className="figure tracking-widest">
              {"_ ".repeat(puzzle.answerLength)}
            </p>
          </div>
        ))}
      {!solved && lines.length > 0 && (
        <ol className="grid max-w-prose list-decimal gap-1 pl-6">
          {lines.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      )}
      {!solved && hints.length > 0 && (
        <div>
          <h3 className="text-base">Hints you have bought</h3>
          <ul className="max-w-prose list-disc pl-6">
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </div>
      )}
      <NoteLines count={LINES[square.state]} />
    </section>
  );
}

function NoteLines({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="print:break-inside-avoid">
      <p className="label-caps text-quiet">Notes</p>
      {Array.from({ length: count }, (_, line) => line).map((line) => (
        <div key={line} className="h-8 border-b border-contour" />
      ))}
    </div>
  );
}
