import type { AdminSquare, CurrentSquare, ShownSquare } from "@ten-paces/contract";
import { Lock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Fold } from "../../ui/fold.tsx";
import { SquareMark } from "../../ui/square-row.tsx";
import { AdminSquareView } from "./admin-square-view.tsx";
import { CurrentSquareCard } from "./current-square-card.tsx";
import { lockedTitle, solvedTitle } from "./folded-squares.ts";
import { isShown, type ShownByHand, toggled } from "./open-squares.ts";
import { SolvedSquare } from "./solved-square.tsx";
import { SquareEntry } from "./square-entry.tsx";

type SquareTimelineProps = {
  squares: readonly ShownSquare[];
  /** For administrators: everything of every square. */
  adminSquares?: readonly AdminSquare[] | undefined;
  renderCurrent: (square: CurrentSquare) => ReactNode;
};

type FoldedSquare = Exclude<ShownSquare, { state: "current" }>;

/** The square to solve now, and the others folded to a line for the solved and one for the locked. */
export function SquareTimeline({ squares, adminSquares, renderCurrent }: SquareTimelineProps) {
  const [byHand, setByHand] = useState<ShownByHand>({});
  const current = squares.find((square) => square.state === "current");
  const solved = squares.filter((square) => square.state === "completed");
  const locked = squares.filter((square) => square.state === "locked");
  const inFull = (square: ShownSquare) => {
    const found = adminSquares?.find(({ sequenceNum }) => sequenceNum === square.sequenceNum);
    return found && <AdminSquareView square={found} />;
  };
  const entries = (folded: readonly FoldedSquare[]) => (
    <ol className="grid [&>li:last-child]:pb-0 [&>li:last-child>span:first-child]:hidden">
      {folded.map((square) => (
        <SquareEntry
          key={square.sequenceNum}
          sequenceNum={square.sequenceNum}
          state={square.state}
          caption={square.state === "completed" ? square.place.name : null}
          shown={isShown(square, byHand)}
          onToggle={() => setByHand((before) => toggled(square, before))}
        >
          <div className="grid grid-cols-1 gap-6">
            {square.state === "locked" && <p className="text-sm text-quiet">{LOCKED_TEXT}</p>}
            {square.state === "completed" && <SolvedSquare square={square} />}
            {inFull(square)}
          </div>
        </SquareEntry>
      ))}
    </ol>
  );
  return (
    <ol aria-label="Squares" className="grid gap-3">
      {current && (
        <CurrentSquareCard
          sequenceNum={current.sequenceNum}
          shown={isShown(current, byHand)}
          onToggle={() => setByHand((before) => toggled(current, before))}
        >
          {renderCurrent(current)}
          {inFull(current)}
        </CurrentSquareCard>
      )}
      {solved.length > 0 && (
        <li>
          <Fold
            title={solvedTitle(solved.length, squares.length)}
            note={solved.at(-1)?.place.name}
            icon={<SquareMark state="solved" />}
            startsOpen={!current}
          >
            {entries(solved)}
          </Fold>
        </li>
      )}
      {locked.length > 0 && (
        <li>
          <Fold
            title={lockedTitle(locked)}
            note={LOCKED_TEXT}
            icon={<Lock className="size-5" />}
            startsOpen={!current && adminSquares !== undefined}
          >
            {entries(locked)}
          </Fold>
        </li>
      )}
    </ol>
  );
}

const LOCKED_TEXT = "Locked - Complete previous squares first";
