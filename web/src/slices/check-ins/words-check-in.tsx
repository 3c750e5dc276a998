import { useEffect, useRef } from "react";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { checkInFailure } from "./attempt-outcome.ts";
import { useCountdown } from "./use-countdown.ts";
import type { WordsCheckIn as WordsCheckInState } from "./use-words-check-in.ts";
import { WordsForm } from "./words-form.tsx";

type WordsCheckInProps = {
  checkIn: WordsCheckInState;
  formId: string;
  huntId: string;
  lengths: readonly (number | undefined)[];
};

/** The check-in of a digital square: its three words, and what came of the last try. */
export function WordsCheckIn({ checkIn, formId, huntId, lengths }: WordsCheckInProps) {
  const came = useRef<HTMLDivElement>(null);
  const { outcome } = checkIn;
  useEffect(() => {
    if (outcome) came.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return (
    <div className="grid gap-3">
      <WordsForm
        id={formId}
        words={checkIn.words}
        lengths={lengths}
        busy={checkIn.busy}
        error={checkIn.malformed}
        onChange={checkIn.change}
        onKey={checkIn.noteKey}
        onPaste={checkIn.notePaste}
        onSubmit={checkIn.submit}
      />
      <div ref={came} className="scroll-mb-32">
        <Came checkIn={checkIn} formId={formId} huntId={huntId} />
      </div>
    </div>
  );
}

function Came({ checkIn, formId, huntId }: Omit<WordsCheckInProps, "lengths">) {
  const { outcome, busy } = checkIn;
  if (outcome === null || busy) return null;
  switch (outcome.kind) {
    case "answered":
      return outcome.answer.success ? null : (
        <Notice tone="error" announce>
          {outcome.answer.message}
        </Notice>
      );
    case "lost":
      return (
        <Notice tone="error" title="No signal" announce>
          <p>
            Your check-in was sent, but no answer came back. Your words are kept, and sending the
            same ones again never costs a second credit.
          </p>
          <Button type="submit" form={formId} variant="secondary" className="mt-3">
            Send it again
          </Button>
        </Notice>
      );
    case "held":
      return <Held outcome={outcome} />;
    case "failed":
      return (
        <Notice tone="error" announce>
          {checkInFailure(outcome.message)}
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="error" announce>
          <p>{checkInFailure(outcome.message)}</p>
          {outcome.remedy === "subscribe" && (
            <LinkButton variant="secondary" to={paths.subscribe(huntId)} className="mt-3">
              Subscribe to Hunt
            </LinkButton>
          )}
        </Notice>
      );
  }
}

function Held({ outcome }: { outcome: { seconds: number; message: string } }) {
  const left = useCountdown(outcome);
  return (
    <Notice announce>
      {outcome.message} Nothing was charged.
      {left > 0 && <span aria-hidden="true"> {left} s</span>}
    </Notice>
  );
}
