import type { CurrentSquare } from "@ten-paces/contract";
import { lazy, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { arrivalOf } from "../../../lazy-page.ts";
import {
  type AttemptOutcome,
  type CheckInAnswer,
  checkInFailure,
} from "../../../slices/check-ins/attempt-outcome.ts";
import { CHECK_IN_BUSY_LABEL, checkInLabel } from "../../../slices/check-ins/thumb-bar.tsx";
import { useSendAttempt } from "../../../slices/check-ins/use-send-attempt.ts";
import { useWordsCheckIn } from "../../../slices/check-ins/use-words-check-in.ts";
import { WordsCheckIn } from "../../../slices/check-ins/words-check-in.tsx";
import { type Answers, AnswersContext } from "../../../slices/puzzles/answers-context.ts";
import { SquareTimeline } from "../../../slices/squares/square-timeline.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { NoCredits } from "./no-credits-later.tsx";
import { type PlayProps, SquarePlay } from "./square-play.tsx";

const SolvedDialog = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/check-ins/solved-dialog.tsx").then((module) => ({
      default: module.SolvedDialog,
    })),
  ),
);

const FORM_ID = "check-in-words";

/** A hunt of puzzles: their three answers are the address, and typing it is the check-in. */
export function DigitalPlay({ detail, thumb }: PlayProps) {
  const { hunt, progress } = detail;
  const playedOn = detail.standing === "play_on";
  const broke = !playedOn && (progress?.creditsRemaining ?? 0) <= 0;
  const [found, setFound] = useState<CheckInAnswer | null>(null);
  const checkIn = useWordsCheckIn(
    useSendAttempt(hunt.id),
    progress?.currentSquare ?? 1,
    (outcome) => {
      if (outcome.kind !== "answered" || !outcome.answer.success) sayWhatOutlives(outcome);
      else setFound(outcome.answer);
    },
  );
  const answers = answersOf(checkIn);
  const button = (
    <Button
      type="submit"
      form={FORM_ID}
      size="bar"
      busy={checkIn.busy}
      busyLabel={CHECK_IN_BUSY_LABEL}
      disabled={broke}
    >
      {checkInLabel(playedOn)}
    </Button>
  );
  return (
    <div className="min-w-0">
      <SquareTimeline
        squares={hunt.squares}
        adminSquares={detail.adminSquares}
        renderCurrent={(square) => (
          <AnswersContext value={answers}>
            <SquarePlay detail={detail} square={square}>
              {broke && <NoCredits huntId={hunt.id} />}
              <WordsCheckIn
                checkIn={checkIn}
                formId={FORM_ID}
                huntId={hunt.id}
                lengths={answerLengths(square)}
              />
              <div className="hidden lg:block">{button}</div>
            </SquarePlay>
          </AnswersContext>
        )}
      />
      {thumb && createPortal(button, thumb)}
      {found && (
        <Suspense fallback={null}>
          <SolvedDialog answer={found} huntId={hunt.id} onClose={() => setFound(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** The boxes under the puzzles are the three words of the check-in. */
function answersOf(checkIn: ReturnType<typeof useWordsCheckIn>): Answers {
  return {
    wordOf: (nth) => checkIn.words[nth - 1] ?? "",
    setWord: (nth, word) => checkIn.setWord(nth - 1, word),
    noteKey: checkIn.noteKey,
    notePaste: checkIn.notePaste,
  };
}

/** The form goes with its square: what ends it is said where it stays to be read. */
function sayWhatOutlives(outcome: AttemptOutcome): void {
  if (outcome.kind === "refused" && outcome.remedy === "reload") {
    toast({ tone: "error", text: checkInFailure(outcome.message) });
  }
}

function answerLengths({ puzzles }: CurrentSquare): (number | undefined)[] {
  return [1, 2, 3].map((word) => puzzles.find((puzzle) => puzzle.word === word)?.answerLength);
}
