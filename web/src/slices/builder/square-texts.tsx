import type { ClueLine, ShownPuzzle } from "@ten-paces/contract";
import type { ReactNode } from "react";
import { Badge, DifficultyBadge } from "../../ui/badge.tsx";
import { PuzzleFigure } from "../puzzles/puzzle-figure.tsx";
import type { TextPlace } from "./draft-edits.ts";

/** What a stored square and one of a draft have in common. */
export interface TextsOfSquare {
  clue: string;
  clues: readonly ClueLine[];
  puzzles: readonly ShownPuzzle[];
  hint1: string;
  hint2: string;
  hint3: string;
  decoyClues: readonly string[];
}

/** Draws one text; `label` names it for assistive technology: "Hint 2". */
export type RenderText = (place: TextPlace, text: string, label: string) => ReactNode;

type SquareTextsProps = { square: TextsOfSquare; renderText?: RenderText };

const PLAIN: RenderText = (_, text) => <p className="whitespace-pre-line">{text}</p>;

const HINTS = [
  { level: 1, name: "Hint 1", remark: "vague" },
  { level: 2, name: "Hint 2", remark: "closer" },
  { level: 3, name: "Hint 3", remark: "nearly telling" },
] as const;

/** All texts of a square in the order in which a hunter meets them; decoys and puzzles are marked. */
export function SquareTexts({ square, renderText = PLAIN }: SquareTextsProps) {
  const hints = { 1: square.hint1, 2: square.hint2, 3: square.hint3 };
  return (
    <div className="grid gap-6">
      <Part title="Clue">
        <div className="border-l-2 border-brass pl-4">
          {renderText({ kind: "clue" }, square.clue, "The clue")}
        </div>
      </Part>
      <Part title={`Clue list (${square.clues.length})`}>
        <ol className="grid gap-4">
          {square.clues.map((line, index) => (
            <li key={line.id} className="grid grid-cols-[1.75rem_1fr] gap-x-2">
              <span aria-hidden="true" className="figure text-lg leading-snug text-brass-text">
                {index + 1}
              </span>
              <div className="grid min-w-0 gap-2">
                {renderText({ kind: "line", id: line.id }, line.text, `Line ${index + 1}`)}
                <LineMarks
                  line={line}
                  puzzle={square.puzzles.find((puzzle) => puzzle.clueId === line.id)}
                  isDecoy={square.decoyClues.includes(line.text)}
                  renderWords={(text) =>
                    renderText(
                      { kind: "drawing", id: line.id },
                      text,
                      `Line ${index + 1}, the drawing in words`,
                    )
                  }
                />
              </div>
            </li>
          ))}
        </ol>
      </Part>
      <Part title="Hints">
        <dl className="grid gap-4">
          {HINTS.map(({ level, name, remark }) => (
            <div key={level} className="grid gap-1">
              <dt className="text-sm font-semibold">
                {name} <span className="font-normal text-quiet">({remark})</span>
              </dt>
              <dd>{renderText({ kind: "hint", level }, hints[level], name)}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h4 className="label-caps text-quiet">{title}</h4>
      {children}
    </section>
  );
}

type LineMarksProps = {
  line: ClueLine;
  puzzle: ShownPuzzle | undefined;
  isDecoy: boolean;
  renderWords: (text: string) => ReactNode;
};

function LineMarks({ line, puzzle, isDecoy, renderWords }: LineMarksProps) {
  const figure = line.figure ?? puzzle?.figure;
  return (
    <>
      {figure && <PuzzleFigure figure={figure} text={puzzle?.textAlternative ?? line.text} />}
      {puzzle?.textAlternative !== undefined && (
        <div className="text-sm text-quiet">
          <span className="font-semibold">In words</span>
          {renderWords(puzzle.textAlternative)}
        </div>
      )}
      <div className="flex flex-wrap gap-1.5">
        <DifficultyBadge difficulty={line.difficulty} />
        <Badge>{line.category}</Badge>
        {puzzle && <Badge tone="sky">Puzzle, {puzzle.answerLength} letters</Badge>}
        {isDecoy && <Badge tone="rust">Decoy</Badge>}
      </div>
    </>
  );
}
