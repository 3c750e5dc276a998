import type { HintLevel } from "@ten-paces/contract";
import { ArrowLeft } from "lucide-react";
import { type Dispatch, lazy, Suspense, useEffect, useRef, useState } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import {
  CHECK_IN_BUSY_LABEL,
  checkInLabel,
  RangeNote,
  ThumbBar,
} from "../../../slices/check-ins/thumb-bar.tsx";
import { hintOffers } from "../../../slices/hints/hint-offer.ts";
import { HintPanel } from "../../../slices/hints/hint-panel.tsx";
import { MobileHuntHeader } from "../../../slices/squares/mobile-hunt-header.tsx";
import { progressFigures } from "../../../slices/squares/progress-figures.ts";
import { SquareSheet } from "../../../slices/squares/square-sheet.tsx";
import { SquareTimeline } from "../../../slices/squares/square-timeline.tsx";
import { COMPLETION_ID, useAdvance } from "../../../slices/squares/use-advance.ts";
import { Button } from "../../../ui/button.tsx";
import { Page } from "../../../ui/page.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { sampleName, shownSquares } from "./sample-hunt.ts";
import {
  CHECK_IN_MS,
  HINT_MS,
  progressOf,
  type Simulation,
  type SimulationEvent,
} from "./simulation.ts";

const Completion = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/squares/completion.tsx").then((module) => ({
      default: module.Completion,
    })),
  ),
);

type SimulatedHuntProps = {
  state: Simulation;
  dispatch: Dispatch<SimulationEvent>;
  onClose: () => void;
};

/** The hunt as on a phone, against the simulation. */
export function SimulatedHunt({ state, dispatch, onClose }: SimulatedHuntProps) {
  const progress = progressOf(state);
  const { finished, current } = progressFigures(progress);
  useAdvance(current, finished);
  const [pending, setPending] = useState<"check_in" | HintLevel | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
    return () => clearTimeout(timer.current);
  }, []);

  function later(what: "check_in" | HintLevel, milliseconds: number, done: () => void): void {
    if (pending !== null) return;
    setPending(what);
    timer.current = setTimeout(() => {
      setPending(null);
      done();
    }, milliseconds);
  }
  const checkIn = () =>
    later("check_in", CHECK_IN_MS, () => {
      dispatch({ type: "checked_in" });
      toast({
        tone: "success",
        text: `Check-in successful! You've completed square ${state.current}`,
      });
    });

  return (
    <Page title={sampleName} heading={null} width="reading">
      <div className="sticky top-13 z-20 -mx-4 -mt-8 sm:-mx-6 sm:-mt-12">
        <MobileHuntHeader huntName={sampleName} progress={progress} />
      </div>
      <div className="grid gap-5 pt-5">
        <div>
          <Button
            variant="ghost"
            className="-ml-5"
            icon={<ArrowLeft aria-hidden="true" className="size-5" />}
            onClick={onClose}
          >
            Back to the test page
          </Button>
          <h1 ref={top} tabIndex={-1} className="mt-2 text-2xl outline-none">
            {sampleName}
          </h1>
        </div>
        {finished && (
          <div id={COMPLETION_ID} tabIndex={-1} className="scroll-mt-32 outline-none">
            <Suspense fallback={null}>
              <Completion huntName={sampleName} place={null} withPrize={!state.free} />
            </Suspense>
          </div>
        )}
        <SquareTimeline
          squares={shownSquares(state.total, state.current, state.hints)}
          renderCurrent={(square) => (
            <SquareSheet
              square={square}
              hints={
                <HintPanel
                  offers={hintOffers({
                    bought: square.hints,
                    creditsRemaining: state.credits,
                    costsNothing: state.free,
                    freeLevel3Hint: false,
                  })}
                  pending={pending === "check_in" ? null : pending}
                  onBuy={(level) => later(level, HINT_MS, () => dispatch({ type: "hint", level }))}
                />
              }
            >
              <RangeNote />
            </SquareSheet>
          )}
        />
      </div>
      {!finished && (
        <ThumbBar atAnyWidth>
          <Button
            size="bar"
            busy={pending === "check_in"}
            busyLabel={CHECK_IN_BUSY_LABEL}
            disabled={state.credits <= 0}
            onClick={checkIn}
          >
            {checkInLabel(false)}
          </Button>
        </ThumbBar>
      )}
    </Page>
  );
}
