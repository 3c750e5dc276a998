import type { ShownSquare } from "@ten-paces/contract";
import { HintText } from "../hints/hint-panel.tsx";
import { WorkedSolutions } from "../puzzles/worked-solutions.tsx";
import { formatPoint } from "./coordinates.ts";
import { SquareClues } from "./square-clues.tsx";
import { ThreeWords } from "./three-words.tsx";

type Solved = Extract<ShownSquare, { state: "completed" }>;

/** A solved square keeps no secret: its place, its address, its clues and all hints. */
export function SolvedSquare({ square }: { square: Solved }) {
  const { place } = square;
  return (
    <>
      <div className="grid gap-1">
        <p className="font-semibold">
          {place.name}, {place.town}
        </p>
        <p>
          <ThreeWords address={square.w3wAddress} source={square.wordSource} />
        </p>
        {square.voided && (
          <p>This square is void: its spot was wrong, so everybody passes it. Do not go there.</p>
        )}
        <p className="font-mono text-sm text-quiet">{formatPoint(place.center)}</p>
      </div>
      <SquareClues square={square} decoys={square.decoyClues} />
      <WorkedSolutions square={square} />
      <section className="grid gap-2">
        <h3 className="text-lg">Hints</h3>
        <HintText level={1} text={square.hint1} />
        <HintText level={2} text={square.hint2} />
        <HintText level={3} text={square.hint3} />
      </section>
    </>
  );
}
