import type { Progress } from "@ten-paces/contract";
import { Coins } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { progressFigures } from "./progress-figures.ts";

type MobileHuntHeaderProps = {
  huntName: string;
  progress: Progress;
  /** Also on a large screen, which has a panel beside the squares otherwise. */
  atAnyWidth?: boolean;
};

/** Where the hunter stands, kept in sight on a phone while the clues are read. */
export function MobileHuntHeader(props: MobileHuntHeaderProps) {
  const { huntName, progress, atAnyWidth = false } = props;
  const { completed, total, current, percent } = progressFigures(progress);
  const credits = progress.creditsRemaining;
  return (
    <div
      className={classNames(
        "grid grid-cols-1 gap-1.5 border-b border-contour bg-paper px-4 py-2 sm:px-6",
        !atAnyWidth && "lg:hidden",
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 truncate text-sm font-semibold">{huntName}</p>
        <p className="inline-flex shrink-0 items-center gap-1 text-sm font-semibold text-brass-text tabular-nums">
          <Coins aria-hidden="true" className="size-4" />
          {credits}{" "}
          <span className="sr-only">{credits === 1 ? "credit" : "credits"} remaining</span>
        </p>
      </div>
      <div className="flex items-center gap-3 text-xs text-quiet tabular-nums">
        <span className="shrink-0">
          Square {current} of {total}
        </span>
        <span
          role="progressbar"
          aria-label="Squares completed"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={`${completed} of ${total}`}
          className="block h-1.5 flex-1 overflow-hidden rounded-full bg-contour"
        >
          <span
            className="block h-full origin-left bg-brass"
            style={{ transform: `scaleX(${percent / 100})` }}
          />
        </span>
        <span className="shrink-0">{percent}%</span>
      </div>
    </div>
  );
}
