import { lazy } from "react";
import { createPortal } from "react-dom";
import { arrivalOf } from "../../../lazy-page.ts";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import {
  CHECK_IN_BUSY_LABEL,
  checkInLabel,
  RangeNote,
} from "../../../slices/check-ins/thumb-bar.tsx";
import type { PositionCheckIn } from "../../../slices/check-ins/use-position-check-in.ts";
import { RestingNotice } from "../../../slices/reports/resting-notice.tsx";
import { SquareTimeline } from "../../../slices/squares/square-timeline.tsx";
import { WhereToStand } from "../../../slices/trips/where-to-stand.tsx";
import { Button } from "../../../ui/button.tsx";
import { Later } from "../../../ui/later.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { NoCredits } from "./no-credits-later.tsx";
import { type PlayProps, SquarePlay } from "./square-play.tsx";

const StopButton = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/reports/stop-button.tsx").then((module) => ({
      default: module.StopButton,
    })),
  ),
);

/** A hunt on the ground: stand there and check in. */
export function PhysicalPlay({ detail, thumb, checkIn }: PlayProps & { checkIn: PositionCheckIn }) {
  const { hunt, progress } = detail;
  const playedOn = detail.standing === "play_on";
  const broke = !playedOn && (progress?.creditsRemaining ?? 0) <= 0;
  const resting = hunt.squares.find((square) => square.state === "current" && square.restingSince);
  const asked = hunt.squares.flatMap((square) =>
    square.state === "current" && square.question ? [square.question] : [],
  )[0];
  // The first tries at the question of the spot are free.
  const stuck = broke && (asked?.triesFree ?? 0) === 0;
  const button = (
    <Button
      size="bar"
      busy={checkIn.state.phase === "sending" || checkIn.state.phase === "locating"}
      busyLabel={CHECK_IN_BUSY_LABEL}
      disabled={stuck}
      onClick={() => void checkIn.open(asked)}
    >
      {asked ? "Answer the question" : checkInLabel(playedOn)}
    </Button>
  );
  return (
    <div className="grid min-w-0 gap-4">
      {checkIn.waits && checkIn.state.phase === "closed" && (
        <Notice title="A check-in waits to be sent">
          It is kept on this phone and sent by itself when the network is back. Within 15 minutes of
          when it was measured it counts.
        </Notice>
      )}
      {resting?.state === "current" && resting.restingSince && (
        <RestingNotice since={resting.restingSince} />
      )}
      <SquareTimeline
        squares={hunt.squares}
        adminSquares={detail.adminSquares}
        renderCurrent={(square) => (
          <SquarePlay detail={detail} square={square}>
            <WhereToStand where={square.where} />
            {!square.restingSince && (
              <>
                {asked && (
                  <Notice title="You stood at the right spot">
                    One thing is left to be answered: {asked.text}
                  </Notice>
                )}
                {stuck && <NoCredits huntId={hunt.id} />}
                <div className="hidden gap-2 lg:grid">{button}</div>
                {!asked && <RangeNote reachFt={square.reachFt} surveyed={square.surveyed} />}
                {!asked && square.countsWhen && <p className="text-sm">{square.countsWhen}</p>}
              </>
            )}
            <p className="text-sm">
              <Link to={paths.finder} className="link">
                See the three words of where you stand
              </Link>
            </p>
            <div className="min-h-11">
              <Later>
                <StopButton huntId={hunt.id} num={square.sequenceNum} />
              </Later>
            </div>
          </SquarePlay>
        )}
      />
      {thumb &&
        createPortal(
          resting ? <p className="py-3 text-center">This square rests. Please wait.</p> : button,
          thumb,
        )}
    </div>
  );
}
