import type { Progress } from "@ten-paces/contract";
import { SquareMark } from "../../../ui/square-row.tsx";

type JumpGridProps = {
  progress: Progress;
  finished: boolean;
  onJump: (square: number) => void;
};

/** Ten buttons, one for each square: everything before the chosen one counts as solved. */
export function JumpGrid({ progress, finished, onJump }: JumpGridProps) {
  return (
    <ul className="mt-4 grid grid-cols-5 gap-2">
      {Array.from({ length: 10 }, (_, index) => index + 1).map((square) => {
        const solved = progress.completedSquares.includes(square);
        const current = !finished && square === progress.currentSquare;
        const state = solved ? "solved" : current ? "current" : "locked";
        return (
          <li key={square}>
            <button
              type="button"
              aria-label={`Square ${square}, ${state}`}
              aria-current={current ? "step" : undefined}
              onClick={() => onJump(square)}
              className="grid min-h-16 w-full justify-items-center gap-1 rounded-md border border-contour bg-raised py-2 text-sm font-semibold hover:border-pine hover:bg-pine-wash"
            >
              <span className="w-6">
                <SquareMark state={state} />
              </span>
              {square}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
