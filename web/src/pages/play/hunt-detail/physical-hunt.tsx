import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { usePositionCheckIn } from "../../../slices/check-ins/use-position-check-in.ts";
import { useSendAttempt } from "../../../slices/check-ins/use-send-attempt.ts";
import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { whenIdle } from "../../../when-idle.ts";
import { HuntScreen } from "./hunt-screen.tsx";
import { PhysicalPlay } from "./physical-play.tsx";

const loadCheckInDialog = () =>
  import("../../../slices/check-ins/position-check-in-dialog.tsx").then((module) => ({
    default: module.PositionCheckInDialog,
  }));
const PositionCheckInDialog = lazy(() => arrivalOf(loadCheckInDialog));

/** The page of a hunt on the ground. */
export default function PhysicalHunt({ detail }: { detail: HuntDetail }) {
  const { hunt, progress } = detail;
  // Up here, because the window outlives what it is about: the square, or the hunt as one that is open.
  const checkIn = usePositionCheckIn(useSendAttempt(hunt.id), progress?.currentSquare ?? 1);
  return (
    <HuntScreen
      detail={detail}
      play={(thumb) => <PhysicalPlay detail={detail} thumb={thumb} checkIn={checkIn} />}
      over={
        <CheckInWindow
          checkIn={checkIn}
          huntId={hunt.id}
          costsNothing={detail.standing === "play_on"}
        />
      }
    />
  );
}

/**
 * The window of the check-in, fetched after the page and long before anybody stands without a signal.
 * Where it could not be fetched yet, opening it tries again.
 */
function CheckInWindow(props: ComponentProps<typeof PositionCheckInDialog>) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    whenIdle(() => {
      loadCheckInDialog().then(
        () => setReady(true),
        () => undefined,
      );
    }, 4_000);
  }, []);
  if (!ready && props.checkIn.state.phase === "closed") return null;
  return (
    <Suspense fallback={null}>
      <PositionCheckInDialog {...props} />
    </Suspense>
  );
}
