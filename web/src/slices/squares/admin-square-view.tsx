import type { AdminSquare } from "@ten-paces/contract";
import { Badge } from "../../ui/badge.tsx";
import { HintText } from "../hints/hint-panel.tsx";
import { Solutions } from "../puzzles/worked-solutions.tsx";
import { formatPoint } from "./coordinates.ts";
import { SquareClues } from "./square-clues.tsx";
import { ThreeWords } from "./three-words.tsx";

/** Everything of a square, whatever the administrator has solved as a player. */
export function AdminSquareView({ square }: { square: AdminSquare }) {
  const score = square.searchabilityScore;
  return (
    <details open className="rounded-md border border-dashed border-edge p-4">
      <summary className="min-h-6 font-semibold">All clues of this square (administrator)</summary>
      <div className="mt-4 grid gap-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ThreeWords address={square.w3wAddress} source={square.wordSource} />
          <span className="font-mono text-sm text-quiet">{formatPoint(square.center)}</span>
          <Badge tone={square.surveyed ? "moss" : "neutral"}>
            {square.surveyed ? "Surveyed" : "Not surveyed"}
          </Badge>
          {score !== null && <Badge>Searchability {score.toFixed(2)}</Badge>}
        </div>
        <p>Landmarks: {square.landmarks.join(", ") || "none"}</p>
        <SquareClues square={square} decoys={square.decoyClues} />
        <Solutions workings={square.workings ?? []} words={square.w3wAddress.split(".")} />
        <section className="grid gap-2">
          <h3 className="text-lg">Hints</h3>
          <HintText level={1} text={square.hint1} />
          <HintText level={2} text={square.hint2} />
          <HintText level={3} text={square.hint3} />
        </section>
      </div>
    </details>
  );
}
