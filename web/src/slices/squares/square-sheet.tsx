import type { CurrentSquare } from "@ten-paces/contract";
import type { ReactNode } from "react";
import { SquareTrip } from "../trips/trip.tsx";
import { ClueLines, MainClue } from "./square-clues.tsx";
import { SquareAddress } from "./three-words.tsx";

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
        <SquareTrip asks={square.asks} />
        {children}
      </section>
      <div className="min-w-0 max-w-reading empty:hidden">
        <ClueLines square={square} />
      </div>
      <div className="min-w-0 max-w-reading">{hints}</div>
    </div>
  );
}
