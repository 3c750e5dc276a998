import type { AdminSquare, CurrentSquare, ShownSquare } from "@ten-paces/contract";
import { Lock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AdminSquareView } from "./admin-square-view.tsx";
import { isShown, type ShownByHand, toggled } from "./open-squares.ts";
import { SolvedSquare } from "./solved-square.tsx";
import { SquareEntry } from "./square-entry.tsx";

type SquareTimelineProps = {
  squares: readonly ShownSquare[];
  /** For administrators: everything of every square. */
  adminSquares?: readonly AdminSquare[] | undefined;
  renderCurrent: (square: CurrentSquare) => ReactNode;
};

/** The squares of a hunt from the first to the last, along the line that joins them. */
export function SquareTimeline({ squares, adminSquares, renderCurrent }: SquareTimelineProps) {
  const [byHand, setByHand] = useState<ShownByHand>({});
  return (
    <ol aria-label="Squares" className="grid [&>li:last-child>span:first-child]:hidden">
      {squares.map((square) => {
        const inFull = adminSquares?.find((other) => other.sequenceNum === square.sequenceNum);
        return (
          <SquareEntry
            key={square.sequenceNum}
            sequenceNum={square.sequenceNum}
            state={square.state}
            caption={square.state === "completed" ? square.place.name : null}
            shown={isShown(square, byHand)}
            onToggle={() => setByHand((before) => toggled(square, before))}
          >
            <div className="grid gap-6">
              {square.state === "locked" && <LockedText />}
              {square.state === "current" && renderCurrent(square)}
              {square.state === "completed" && <SolvedSquare square={square} />}
              {inFull && <AdminSquareView square={inFull} />}
            </div>
          </SquareEntry>
        );
      })}
    </ol>
  );
}

function LockedText() {
  return (
    <p className="text-sm text-quiet">
      <Lock aria-hidden="true" className="mr-2 hidden size-4 sm:-mt-0.5 sm:inline" />
      Locked - Complete previous squares first
    </p>
  );
}
