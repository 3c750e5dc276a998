import { type Band, waitInWords } from "@ten-paces/contract";
import { useMemo } from "react";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { counted } from "../../ui/counted.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PackPicker } from "../billing/pack-picker.tsx";
import { WhereToStand } from "../trips/where-to-stand.tsx";
import { type AttemptOutcome, type CheckInAnswer, checkInFailure } from "./attempt-outcome.ts";
import { SolvedMoment } from "./solved-moment.tsx";
import { useCountdown } from "./use-countdown.ts";

type AttemptResultProps = {
  outcome: Exclude<AttemptOutcome, { kind: "lost" }>;
  huntId: string;
  costsNothing: boolean;
  onAgain: () => void;
  onClose: () => void;
};

/** What came of a check-in, and the way on. */
export function AttemptResult(props: AttemptResultProps) {
  const { outcome, huntId, costsNothing, onAgain, onClose } = props;
  switch (outcome.kind) {
    case "answered":
      return outcome.answer.success ? (
        <SolvedMoment answer={outcome.answer} huntId={huntId} onTheGround onClose={onClose} />
      ) : (
        <Missed
          answer={outcome.answer}
          huntId={huntId}
          costsNothing={costsNothing}
          onAgain={onAgain}
        />
      );
    case "held":
      return <Held outcome={outcome} onAgain={onAgain} />;
    case "failed":
      return (
        <div className="grid gap-4">
          <Notice tone="error" announce>
            {checkInFailure(outcome.message)}
          </Notice>
          <Button size="bar" onClick={onAgain}>
            Try Again
          </Button>
        </div>
      );
    case "refused":
      return (
        <div className="grid gap-4">
          <Notice tone="error" announce>
            {checkInFailure(outcome.message)}
          </Notice>
          {outcome.remedy === "get_credits" && <PackPicker huntId={huntId} />}
          {outcome.remedy === "subscribe" && (
            <LinkButton size="bar" to={paths.subscribe(huntId)}>
              Subscribe to Hunt
            </LinkButton>
          )}
          {outcome.remedy === "try_again" && (
            <>
              {outcome.code === "fixes_unusable" && (
                <p className="text-sm text-quiet">
                  If this happens again, let your device set its clock by itself.
                </p>
              )}
              <Button size="bar" onClick={onAgain}>
                Try Again
              </Button>
            </>
          )}
          {(outcome.remedy === "reload" || outcome.remedy === "none") && (
            <Button size="bar" onClick={onClose}>
              Back to the hunt
            </Button>
          )}
        </div>
      );
  }
}

/** What the window is called; its sentences begin with the same words, which are not said twice. */
export const ANSWER_TITLES = {
  solved: "You found it",
  not_here: "Not here",
  weak_signal: "Weak signal",
  wrong_words: "Not quite right",
  question: "Right spot",
  wrong_answer: "Not the answer",
} as const;

export function withoutTitle({ outcome, message }: CheckInAnswer): string {
  const title = ANSWER_TITLES[outcome];
  if (!message.startsWith(title)) return message;
  const rest = message.slice(title.length).replace(/^[.:,!]?\s*(but )?/, "");
  return rest === "" ? message : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

const BANDS: Record<Band, number> = { over_1_mile: 1, under_1_mile: 2, under_500_ft: 3 };

type MissedProps = {
  answer: CheckInAnswer;
  huntId: string;
  costsNothing: boolean;
  onAgain: () => void;
};

function Missed({ answer, huntId, costsNothing, onAgain }: MissedProps) {
  const weak = answer.outcome === "weak_signal";
  const broke = !weak && !costsNothing && answer.creditsRemaining <= 0;
  const label = costsNothing ? "Check In Again (free)" : "Check In Again (1 credit)";
  return (
    <div className="grid gap-4">
      <div role="alert" className="grid gap-3">
        {answer.band && <BandSteps reached={BANDS[answer.band]} />}
        <p className="text-lg font-semibold">{withoutTitle(answer)}</p>
        <WhereToStand where={answer.where} />
        {weak ? null : <CreditsLeft credits={answer.creditsRemaining} />}
      </div>
      {answer.preciseLocationOff && (
        <Notice>
          Your device seems to give only a rough position. The switch is in the settings of your
          phone, beside the browser's name.
        </Notice>
      )}
      {broke ? (
        <PackPicker huntId={huntId} />
      ) : (
        <Button size="bar" onClick={onAgain}>
          {weak ? "Try Again" : label}
        </Button>
      )}
    </div>
  );
}

/** How near, in three steps: over a mile, under a mile, under 500 feet. Decoration beside the sentence. */
function BandSteps({ reached }: { reached: number }) {
  return (
    <div aria-hidden="true" className="flex items-end gap-1.5">
      {[1, 2, 3].map((step) => (
        <span
          key={step}
          className={classNames(
            "flex-1 rounded-sm border",
            step === 1 ? "h-3" : step === 2 ? "h-5" : "h-8",
            step <= reached ? "border-brass bg-brass" : "border-dashed border-edge",
          )}
        />
      ))}
    </div>
  );
}

function Held({
  outcome,
  onAgain,
}: {
  outcome: { seconds: number; message: string; countsAt?: string; early?: boolean };
  onAgain: () => void;
}) {
  const wait = useMemo(() => ({ seconds: outcome.seconds }), [outcome]);
  const left = useCountdown(wait);
  return (
    <div className="grid gap-4">
      <Notice announce>{outcome.message} Nothing was charged.</Notice>
      {outcome.countsAt && (
        <p>
          It counts from <strong>{formatDateTime(outcome.countsAt)}</strong> on.
          {left > 0 && ` Still ${clockOf(left)}.`}
          {outcome.early && " Take your time, and wait where it is safe."}
        </p>
      )}
      <Button size="bar" disabled={left > 0} onClick={onAgain}>
        {left > 0 ? `Try again in ${waitInWords(left)}` : "Try Again"}
      </Button>
    </div>
  );
}

/** Seconds as a clock shows them: "1:02:09", "4:09". */
function clockOf(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const tail = `${minutes < 60 ? minutes : two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes < 60 ? tail : `${Math.floor(minutes / 60)}:${tail}`;
}

function CreditsLeft({ credits }: { credits: number }) {
  return <p className="text-quiet">{counted(credits, "credit")} left.</p>;
}
