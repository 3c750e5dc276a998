import type { CurrentSquare } from "@ten-paces/contract";
import type { ReactNode } from "react";
import { hintOffers } from "../../../slices/hints/hint-offer.ts";
import { HintPanel } from "../../../slices/hints/hint-panel.tsx";
import { useBuyHint } from "../../../slices/hints/use-buy-hint.ts";
import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { WhatYouKnow } from "../../../slices/puzzles/what-you-know.tsx";
import { SquareClues } from "../../../slices/squares/square-clues.tsx";
import { SquareAddress } from "../../../slices/squares/three-words.tsx";
import { SquareTrip } from "../../../slices/trips/trip.tsx";
import { isFreeHuntId } from "./standing.ts";

export interface PlayProps {
  detail: HuntDetail;
  /** Where the button within reach of the thumb stands; null until it is there. */
  thumb: HTMLElement | null;
}

type SquarePlayProps = {
  detail: HuntDetail;
  square: CurrentSquare;
  /** The way to check in. */
  children: ReactNode;
};

/** The current square: what it tells, its hints, its address, and the way to check in. */
export function SquarePlay({ detail, square, children }: SquarePlayProps) {
  const huntId = detail.hunt.id;
  const hints = useBuyHint(huntId, square.sequenceNum);
  const offers = hintOffers({
    bought: square.hints,
    creditsRemaining: detail.progress?.creditsRemaining ?? 0,
    costsNothing: isFreeHuntId(huntId) || detail.standing === "play_on",
    freeLevel3Hint: detail.freeLevel3Hint,
  });
  return (
    <>
      <SquareClues square={square} notesOf={huntId} />
      {isMadeOfOthers(square) && <WhatYouKnow squares={detail.hunt.squares} />}
      <SquareTrip asks={square.asks} />
      <HintPanel offers={offers} pending={hints.pending} onBuy={hints.buy} />
      <section className="grid gap-3 border-t border-contour pt-5">
        <SquareAddress address={square.w3wAddress} />
        {children}
      </section>
    </>
  );
}

/** Whether its puzzles want what the squares before have told. */
function isMadeOfOthers({ puzzles }: CurrentSquare): boolean {
  return puzzles.some(({ artefact }) => artefact?.kind.startsWith("meta_"));
}

/** The current square of a hunt that cannot be played now: to be read, not to be solved. */
export function HeldSquare({
  square,
  huntId,
  reason,
}: {
  square: CurrentSquare;
  huntId: string;
  reason: string;
}) {
  const offers = hintOffers({
    bought: square.hints,
    creditsRemaining: 0,
    costsNothing: isFreeHuntId(huntId),
    freeLevel3Hint: false,
  });
  return (
    <>
      <SquareClues square={square} notesOf={huntId} />
      <SquareTrip asks={square.asks} />
      <HintPanel offers={offers} pending={null} closed={reason} onBuy={() => {}} />
      <section className="border-t border-contour pt-5">
        <SquareAddress address={square.w3wAddress} />
      </section>
    </>
  );
}
