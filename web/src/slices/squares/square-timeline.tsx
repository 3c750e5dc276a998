import type { AdminSquare, CurrentSquare, ShownSquare } from "@ten-paces/contract";
import { Lock } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { arrivalOf } from "../../lazy-page.ts";
import { Fold } from "../../ui/fold.tsx";
import { SquareMark } from "../../ui/square-row.tsx";
import { CurrentSquareCard } from "./current-square-card.tsx";
import { lockedTitle, solvedTitle } from "./folded-squares.ts";
import { isShown, type ShownByHand, toggled } from "./open-squares.ts";
import { SquareEntry } from "./square-entry.tsx";

// Nothing of either is in sight before a line is opened.
const AdminSquareView = lazy(() =>
  arrivalOf(() =>
    import("./admin-square-view.tsx").then((module) => ({ default: module.AdminSquareView })),
  ),
);
const SolvedSquare = lazy(() =>
  arrivalOf(() =>
    import("./solved-square.tsx").then((module) => ({ default: module.SolvedSquare })),
  ),
);

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
    return (
      found && (
        <Suspense fallback={null}>
          <AdminSquareView square={found} />
        </Suspense>
      )
    );
  };
  const entries = (folded: readonly FoldedSquare[]) => (
    <ol className="grid grid-cols-[minmax(0,1fr)] [&>li:last-child]:pb-0 [&>li:last-child>span:first-child]:hidden">
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
            {square.state === "completed" && (
              <Suspense fallback={null}>
                <SolvedSquare square={square} />
              </Suspense>
            )}
            {inFull(square)}
          </div>
        </SquareEntry>
      ))}
    </ol>
  );
  return (
    <ol aria-label="Squares" className="grid grid-cols-[minmax(0,1fr)] gap-3">
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
