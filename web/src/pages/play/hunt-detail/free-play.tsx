import { GuessForm } from "../../../slices/free-hunt/guess-form.tsx";
import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { SquareTimeline } from "../../../slices/squares/square-timeline.tsx";
import { SquarePlay } from "./square-play.tsx";

/** The monthly free hunt: one square, three free hints, a guess at its three words. */
export function FreePlay({ detail }: { detail: HuntDetail }) {
  return (
    <SquareTimeline
      squares={detail.hunt.squares}
      adminSquares={detail.adminSquares}
      renderCurrent={(square) => (
        <SquarePlay detail={detail} square={square}>
          <GuessForm />
        </SquarePlay>
      )}
    />
  );
}
