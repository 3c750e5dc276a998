import type { CurrentSquare } from "@ten-paces/contract";
import { lazy, type ReactNode } from "react";
import { arrivalOf } from "../../lazy-page.ts";
import { Later } from "../../ui/later.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ClueLines, MainClue } from "./square-clues.tsx";
import { SquareAddress } from "./three-words.tsx";

// Half of what it is made of are pictures of its facts: it comes beside the clue and not before it.
const SquareTrip = lazy(() =>
  arrivalOf(() =>
    import("../trips/square-trip.tsx").then((module) => ({ default: module.SquareTrip })),
  ),
);

type SquareSheetProps = {
  square: CurrentSquare;
  /** Where notes beside the puzzles belong; null: no notes. */
  notesOf?: string | null;
  /** Between the clue and its list. */
  more?: ReactNode;
  hints: ReactNode;
  /** The way to check in. */
  children?: ReactNode;
};

/**
 * A square to be solved. On a phone: its clue, its address with the way to check in, its list, its hints.
 * On a desk the address and what one does stay beside the text.
 */
export function SquareSheet(props: SquareSheetProps) {
  const { square, notesOf = null, more, hints, children } = props;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-10">
      <div className="grid min-w-0 content-start gap-6">
        <MainClue square={square} notesOf={notesOf} />
        {more}
      </div>
      <section
        aria-label="Address and check-in"
        className="grid min-w-0 gap-3 border-y border-contour py-5 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start lg:rounded-md lg:border lg:bg-paper lg:px-5"
      >
        <SquareAddress address={square.w3wAddress} source={square.wordSource} />
        {square.asks && (
          <Later wait={<Skeleton className="h-36 w-full sm:h-24 lg:h-36" />}>
            <SquareTrip asks={square.asks} />
          </Later>
        )}
        {children}
      </section>
      <div className="min-w-0 max-w-reading empty:hidden">
        <ClueLines square={square} />
      </div>
      <div className="min-w-0 max-w-reading">{hints}</div>
    </div>
  );
}
