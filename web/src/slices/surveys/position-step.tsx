import type { Fix } from "@ten-paces/contract";
import { distanceM, metresToFeet, type Point } from "@ten-paces/geo";
import { Button } from "../../ui/button.tsx";
import { formatDistance, formatMetresAsFeet } from "../../ui/distance.ts";
import { Notice } from "../../ui/notice.tsx";
import { AccuracyRing } from "../check-ins/accuracy-ring.tsx";
import { useBestFix } from "../check-ins/use-best-fix.ts";
import { LocationHelp, TROUBLE_TITLES } from "../field-aids/location-help.tsx";
import type { PositionSource } from "../field-aids/position-source.ts";
import { isSureEnough, SURE_ENOUGH_M } from "../hunt-edits/survey/survey-position.ts";

/** From the first fix: 10 to 15 seconds, and the surest of them is taken. */
const patience = { shortestMs: 10_000, goodM: SURE_ENOUGH_M, freshMs: 20_000 };

type PositionStepProps = {
  fix: Fix | null;
  /** Where the point is said to be. */
  at: Point;
  fault: string | undefined;
  source: PositionSource;
  onFix: (fix: Fix) => void;
};

/** Takes the surest of several fixes, with the accuracy shown as it falls. */
export function PositionStep({ fix, at, fault, source, onFix }: PositionStepProps) {
  const { state, start } = useBestFix(onFix, source, patience);
  const looking = state.phase === "locating";
  return (
    <section aria-labelledby="survey-position" className="grid gap-3">
      <h2 id="survey-position" className="text-xl">
        Where you stand
      </h2>
      {looking ? (
        <div className="grid gap-2 text-center">
          <AccuracyRing accuracyM={state.reading?.accuracyM ?? null} />
          <p role="status" className="font-semibold">
            Hold still for a few seconds…
          </p>
        </div>
      ) : (
        <>
          <p className="text-quiet">
            Stand where hunters are to stand, with a clear view of the sky. Your browser may ask
            whether Ten Paces may know where you are; the position is used for this pin.
          </p>
          {fix && (
            <p role="status">
              Known to{" "}
              <strong className="figure tabular-nums">{formatMetresAsFeet(fix.accuracy)}</strong>,{" "}
              {formatDistance(Math.round(metresToFeet(distanceM(at, fix))))} from where the library
              has it. {isSureEnough(fix) && "Good enough to pin."}
            </p>
          )}
          {state.phase === "trouble" && (
            <Notice tone="error" announce title={TROUBLE_TITLES[state.trouble]}>
              <LocationHelp trouble={state.trouble} costsCredits={false} />
            </Notice>
          )}
          {fix && fault && (
            <Notice tone="error" announce>
              {fault}
            </Notice>
          )}
          <div>
            <Button variant={fix ? "secondary" : "primary"} onClick={start}>
              {fix ? "Take It Again" : "Take My Position"}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
