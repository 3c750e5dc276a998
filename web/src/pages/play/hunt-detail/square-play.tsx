import type { CurrentSquare } from "@ten-paces/contract";
import { lazy, type ReactNode, Suspense } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { hintOffers } from "../../../slices/hints/hint-offer.ts";
import { HintPanel } from "../../../slices/hints/hint-panel.tsx";
import { useBuyHint } from "../../../slices/hints/use-buy-hint.ts";
import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { SquareSheet } from "../../../slices/squares/square-sheet.tsx";
import { isFreeHuntId } from "./standing.ts";

// For the last square of a hunt alone.
const WhatYouKnow = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/puzzles/what-you-know.tsx").then((module) => ({
      default: module.WhatYouKnow,
    })),
  ),
);

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
    <SquareSheet
      square={square}
      notesOf={huntId}
      more={
        isMadeOfOthers(square) && (
          <Suspense fallback={null}>
            <WhatYouKnow squares={detail.hunt.squares} />
          </Suspense>
        )
      }
      hints={<HintPanel offers={offers} pending={hints.pending} onBuy={hints.buy} />}
    >
      {children}
    </SquareSheet>
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
    <SquareSheet
      square={square}
      notesOf={huntId}
      hints={<HintPanel offers={offers} pending={null} closed={reason} onBuy={() => {}} />}
    />
  );
}
