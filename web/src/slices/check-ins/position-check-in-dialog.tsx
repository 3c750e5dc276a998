import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { LocationHelp, TROUBLE_TITLES } from "../field-aids/location-help.tsx";
import { AccuracyRing } from "./accuracy-ring.tsx";
import { ANSWER_TITLES, AttemptResult } from "./attempt-result.tsx";
import type { CheckInState } from "./check-in-state.ts";
import { QuestionForm } from "./question-form.tsx";
import { isGoodEnough, neededAccuracy } from "./ring.ts";
import type { PositionCheckIn } from "./use-position-check-in.ts";

type PositionCheckInDialogProps = {
  checkIn: PositionCheckIn;
  huntId: string;
  /** Whether check-ins are free here. */
  costsNothing: boolean;
};

/** The window of a check-in by position: from the foot of a phone, where the thumb is. */
export function PositionCheckInDialog(props: PositionCheckInDialogProps) {
  const { state, close } = props.checkIn;
  return (
    <Dialog
      open={state.phase !== "closed"}
      onOpenChange={(open) => !open && close()}
      title={titleOf(state)}
      width="narrow"
    >
      <Phase {...props} />
    </Dialog>
  );
}

function titleOf(state: CheckInState): string {
  switch (state.phase) {
    case "trouble":
      return TROUBLE_TITLES[state.trouble];
    case "lost":
      return "No signal";
    case "asked":
      return state.wrong ? ANSWER_TITLES.wrong_answer : ANSWER_TITLES.question;
    case "done":
      if (state.outcome.kind === "held" && state.outcome.early) return "Right place, too early";
      if (state.outcome.kind !== "answered") return "Not checked in";
      return ANSWER_TITLES[state.outcome.answer.outcome];
    default:
      return "Check in";
  }
}

function Phase({ checkIn, huntId, costsNothing }: PositionCheckInDialogProps) {
  const { state, locate, resend, close } = checkIn;
  switch (state.phase) {
    case "closed":
      return null;
    case "explaining":
      return (
        <Sheet
          action={
            <Button size="bar" onClick={locate}>
              Find my position
            </Button>
          }
        >
          <p>
            Your browser will ask whether Ten Paces may know where you are. We use your position for
            this check-in, and only when you press the button.
          </p>
          <p className="text-quiet">
            Stand at the target, in the open if you can, and allow the precise location.
          </p>
        </Sheet>
      );
    case "locating":
      return <Locating reading={state.reading} />;
    case "sending":
      return (
        <div className="flex min-h-40 items-center justify-center">
          <Spinner size="large" label="Checking In..." />
        </div>
      );
    case "trouble":
      return (
        <Sheet
          action={
            state.trouble !== "unsupported" && (
              <Button size="bar" onClick={locate}>
                Try Again
              </Button>
            )
          }
        >
          <div role="alert">
            <LocationHelp trouble={state.trouble} />
          </div>
        </Sheet>
      );
    case "lost":
      return (
        <Sheet
          action={
            <Button size="bar" onClick={() => void resend()}>
              Send it again
            </Button>
          }
        >
          <Notice announce title="Waiting to be sent">
            No answer came. Your check-in is kept on this phone with the time it was measured, and
            sent by itself when the network is back: within 15 minutes it counts as if it had
            arrived at once. Sending it again never costs a second credit. You can close this
            window.
          </Notice>
        </Sheet>
      );
    case "asked":
      return <QuestionForm checkIn={checkIn} asked={state} costsNothing={costsNothing} />;
    case "done":
      return (
        <AttemptResult
          outcome={state.outcome}
          huntId={huntId}
          costsNothing={costsNothing}
          onAgain={() => void resend()}
          onClose={close}
        />
      );
  }
}

function Locating({ reading }: { reading: { accuracyM: number } | null }) {
  const good = reading !== null && isGoodEnough(reading.accuracyM);
  return (
    <div className="grid gap-4 pb-2 text-center">
      <AccuracyRing accuracyM={reading?.accuracyM ?? null} />
      {/* Only the turning points are read aloud, not every new number. */}
      <p role="status" className="font-semibold">
        {reading === null
          ? "Looking for your position…"
          : good
            ? "Good enough. Hold still a moment…"
            : `Getting closer to ${neededAccuracy()}…`}
      </p>
      <p className="text-sm text-quiet">
        The ring is how surely your device knows where you are. At {neededAccuracy()} or less you
        can check in.
      </p>
    </div>
  );
}

function Sheet({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="grid gap-4">
      {children}
      {action}
    </div>
  );
}
