import type { CurrentSquare } from "@ten-paces/contract";
import { hintOffers } from "../../../slices/hints/hint-offer.ts";
import { HintPanel } from "../../../slices/hints/hint-panel.tsx";
import { useBuyHint } from "../../../slices/hints/use-buy-hint.ts";
import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { isFreeHuntId } from "./free-hunt-id.ts";

type SquareHintsProps = {
  detail: HuntDetail;
  square: CurrentSquare;
  /** Why none can be had now. */
  closed?: string;
};

/** The hints of the current square: those bought, and what the others cost. */
export function SquareHints({ detail, square, closed }: SquareHintsProps) {
  const huntId = detail.hunt.id;
  const hints = useBuyHint(huntId, square.sequenceNum);
  const offers = hintOffers({
    bought: square.hints,
    creditsRemaining: detail.progress?.creditsRemaining ?? 0,
    costsNothing: isFreeHuntId(huntId) || detail.standing === "play_on",
    freeLevel3Hint: detail.freeLevel3Hint,
  });
  return (
    <HintPanel
      offers={offers}
      pending={hints.pending}
      onBuy={hints.buy}
      {...(closed !== undefined && { closed })}
    />
  );
}
