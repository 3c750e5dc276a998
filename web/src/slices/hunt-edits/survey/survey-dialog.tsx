import type { AdminSquare, Fix } from "@ten-paces/contract";
import { distanceM } from "@ten-paces/geo";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatDistance, formatMetresAsFeet } from "../../../ui/distance.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ThreeWords } from "../../squares/three-words.tsx";
import { isSureEnough, movedFt } from "./survey-position.ts";
import { adviceFor, NO_POSITION } from "./survey-words.ts";
import { type Survey, useSurvey } from "./use-survey.ts";

type SurveyDialogProps = {
  huntId: string;
  square: AdminSquare;
  open: boolean;
  onClose: () => void;
};

/** With a phone on the spot: the pin moves to where one stands, and the address follows. */
export function SurveyDialog({ huntId, square, open, onClose }: SurveyDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Survey square ${square.sequenceNum}`}
      width="narrow"
    >
      <SurveySteps huntId={huntId} square={square} onClose={onClose} />
    </Dialog>
  );
}

type SurveyStepsProps = Pick<SurveyDialogProps, "huntId" | "square" | "onClose">;

function SurveySteps({ huntId, square, onClose }: SurveyStepsProps) {
  const survey = useSurvey(huntId, square);
  const outcome = survey.pin.data;
  if (outcome?.ok) {
    const { square: pinned, movedFt: feet } = outcome.result;
    return (
      <Sheet
        action={
          <Button size="bar" onClick={onClose}>
            Done
          </Button>
        }
      >
        <Notice tone="success" announce title="Pinned">
          The pin moved {formatDistance(feet)}. The square is surveyed.
        </Notice>
        <p>
          Its address is now <ThreeWords address={pinned.w3wAddress} source={pinned.wordSource} />
        </p>
      </Sheet>
    );
  }
  switch (survey.step) {
    case "explaining":
      return (
        <Sheet
          action={
            <Button size="bar" onClick={survey.look}>
              Find My Position
            </Button>
          }
        >
          <p>
            Stand in the middle of the square, where hunters should check in. Your browser will ask
            whether Ten Paces may know where you are; the position is used for this pin alone.
          </p>
          <p className="text-quiet">
            Allow the precise location, and keep a clear view of the sky.
          </p>
        </Sheet>
      );
    case "trouble":
      return (
        <Sheet
          action={
            <Button size="bar" onClick={survey.look}>
              Try Again
            </Button>
          }
        >
          <Notice tone="error" announce title="No position">
            {survey.trouble && NO_POSITION[survey.trouble]}
          </Notice>
        </Sheet>
      );
    case "looking":
      return <Looking survey={survey} square={square} />;
  }
}

function Looking({ survey, square }: { survey: Survey; square: AdminSquare }) {
  const { surest, pin, pinHere } = survey;
  const good = surest !== null && isSureEnough(surest);
  return (
    <Sheet
      action={
        <Button
          size="bar"
          disabled={!good}
          busy={pin.isPending}
          busyLabel="Pinning..."
          onClick={() => surest && pinHere(surest)}
        >
          Pin the Square Here
        </Button>
      }
    >
      <div className="grid min-h-32 content-center justify-items-center gap-1 text-center">
        {surest ? (
          <Reading fix={surest} square={square} />
        ) : (
          <Spinner size="large" label="Looking for your position…" />
        )}
      </div>
      {/* Only the turning point is read aloud, not every new number. */}
      <p role="status" className="text-center font-semibold">
        {surest !== null && (good ? "Good enough to pin." : "Wait until it is 33 ft or less…")}
      </p>
      {pin.data?.ok === false && (
        <Notice tone="error" announce title={pin.data.refusal.error}>
          {adviceFor(pin.data.refusal.code)}
        </Notice>
      )}
      {pin.error && (
        <Notice tone="error" announce title="Not pinned">
          {pin.error.message}
        </Notice>
      )}
    </Sheet>
  );
}

function Reading({ fix, square }: { fix: Fix; square: AdminSquare }) {
  const away = movedFt(distanceM(square.center, fix));
  return (
    <>
      <span className="label-caps text-quiet">Known to</span>
      <span className="figure text-4xl font-semibold tabular-nums">
        {formatMetresAsFeet(fix.accuracy)}
      </span>
      <span className="text-sm text-quiet">{formatDistance(away)} from the pin as it is</span>
    </>
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
