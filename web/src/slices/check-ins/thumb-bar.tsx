import { type CurrentSquare, checkInCostCredits, checkInRangeFt } from "@ten-paces/contract";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

/** "Check In Here (1 credit)". */
export function checkInLabel(costsNothing: boolean): string {
  return `Check In Here (${costsNothing ? "free" : `${checkInCostCredits} credit`})`;
}

export const CHECK_IN_BUSY_LABEL = "Checking In...";

type ThumbBarProps = {
  /** Also on a large screen, which has its buttons beside the text otherwise. */
  atAnyWidth?: boolean;
  children: ReactNode;
};

/** Stays at the foot of a phone while its page is read, within reach of the thumb. */
export function ThumbBar({ atAnyWidth = false, children }: ThumbBarProps) {
  return (
    <div
      className={classNames(
        "sticky bottom-0 z-20 -mx-4 mt-6 border-t border-contour bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6",
        !atAnyWidth && "lg:hidden",
      )}
    >
      {children}
    </div>
  );
}

type RangeNoteProps = Pick<CurrentSquare, "reachFt" | "surveyed">;

/** How near one has to be, beside the button of a physical square: as far as anybody knows where it lies. */
export function RangeNote({ reachFt = checkInRangeFt, surveyed = true }: RangeNoteProps) {
  return (
    <p className="text-sm text-quiet">
      {surveyed
        ? `Make sure you're within ${checkInRangeFt} feet of the target location`
        : `This square has not been surveyed yet: within ${reachFt.toLocaleString("en-US")} feet counts.`}
    </p>
  );
}
