import type { Progress } from "@ten-paces/contract";
import { Coins } from "lucide-react";
import { progressFigures } from "./progress-figures.ts";

type HuntBarProps = { huntName: string; progress: Progress };

/** Where the hunter stands, kept in sight on a phone while the clues are read. */
export function MobileHuntHeader(props: HuntBarProps) {
  return (
    <div className="flex h-14 items-center border-b border-contour bg-paper px-4 sm:px-6">
      <HuntBar {...props} />
    </div>
  );
}

/** The hunt in two lines of a bar: its name and the credits, the square and the share of the way. */
export function HuntBar({ huntName, progress }: HuntBarProps) {
  const { completed, total, current, percent } = progressFigures(progress);
  const credits = progress.creditsRemaining;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <div className="@container grid min-w-0 flex-1 gap-0.5">
        <p className="truncate text-sm leading-tight font-semibold">{huntName}</p>
        <div className="flex items-center gap-2 text-xs leading-tight text-quiet tabular-nums">
          <span className="shrink-0 @max-[7rem]:hidden">
            Square {current} of {total}
          </span>
          <span aria-hidden="true" className="shrink-0 @min-[7rem]:hidden">
            {current}/{total}
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
          <span className="shrink-0 @max-[7rem]:hidden">{percent}%</span>
        </div>
      </div>
      <p className="inline-flex shrink-0 items-center gap-1 text-sm font-semibold text-brass-text tabular-nums">
        <Coins aria-hidden="true" className="size-4" />
        {credits} <span className="sr-only">{credits === 1 ? "credit" : "credits"} remaining</span>
      </p>
    </div>
  );
}
