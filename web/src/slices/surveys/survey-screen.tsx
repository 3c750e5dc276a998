import { longestPhrase, type SquareToSurvey } from "@ten-paces/contract";
import type { Point } from "@ten-paces/geo";
import { useState } from "react";
import { onServerClock } from "../../server-clock.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { ThumbBar } from "../check-ins/thumb-bar.tsx";
import type { PositionSource } from "../field-aids/position-source.ts";
import { stateName } from "../hunts/state-names.ts";
import type { SurveyBody } from "./field-store.ts";
import { dropDraft, findDraft, keepDraft } from "./kept-draft.ts";
import { mapAddress, nameOf, wayInWords } from "./nearest.ts";
import { PhotoStep } from "./photo-step.tsx";
import { PositionStep } from "./position-step.tsx";
import { fieldPositions } from "./shared-positions.ts";
import { draftOf, faultsOf, questionIn, type SurveyDraft } from "./survey-draft.ts";

type SurveyScreenProps = {
  square: SquareToSurvey;
  /** What was put together before and not taken. */
  begun?: SurveyDraft | undefined;
  here: Point | null;
  /** Surveys that wait on this phone. */
  waiting: number;
  /** Whether another square follows. */
  hasNext: boolean;
  source?: PositionSource;
  onSave: (body: SurveyBody) => Promise<void>;
  onBack: () => void;
};

/** On the spot: the position, the phrase that says where, and if one likes a question and a photo. */
export function SurveyScreen(props: SurveyScreenProps) {
  const { square, begun, here, waiting, hasNext, source = fieldPositions, onSave, onBack } = props;
  const [draft, setDraft] = useState<SurveyDraft>(
    () => begun ?? findDraft(nameOf(square)) ?? draftOf(square),
  );
  const [tried, setTried] = useState(false);
  const [unkept, setUnkept] = useState(false);
  const once = useOneAtATime();
  const faults = faultsOf(draft, square);
  const change = (part: Partial<SurveyDraft>) =>
    setDraft((old) => {
      const next = { ...old, ...part };
      keepDraft(nameOf(square), next);
      return next;
    });
  const asks = draft.question.trim() !== "" || draft.answers.trim() !== "";

  async function save(): Promise<void> {
    setTried(true);
    if (Object.keys(faults).length > 0 || !draft.fix) return;
    const { lat, lng, accuracy, at } = draft.fix;
    const body = {
      ...{ lat, lng, accuracy },
      at: onServerClock(at),
      version: square.version,
      where: draft.where,
      question: questionIn(draft),
      ...(draft.photo !== undefined && { photo: draft.photo }),
    };
    try {
      await onSave(body);
      dropDraft(nameOf(square));
    } catch {
      setUnkept(true);
    }
  }

  return (
    <form
      noValidate
      className="grid gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        void once(save);
      }}
    >
      <header className="grid gap-2">
        <h1 className="text-3xl">{square.placeName}</h1>
        <p className="text-quiet">
          {[square.town, stateName(square.state)].filter(Boolean).join(", ")} · {square.huntName},
          square {square.num}
        </p>
        <p>
          {here && (
            <strong className="text-brass-text tabular-nums">{wayInWords(here, square.at)} </strong>
          )}
          <a href={mapAddress(square)} className="link">
            Open in a map
          </a>
        </p>
        {waiting > 0 && <p className="text-sm text-quiet">Waiting to be sent: {waiting}</p>}
      </header>
      <PositionStep
        fix={draft.fix}
        at={square.at}
        fault={faults.position}
        source={source}
        onFix={(fix) => change({ fix })}
      />
      {tried && !draft.fix && (
        <Notice tone="error" announce>
          {faults.position}
        </Notice>
      )}
      <section aria-labelledby="survey-where" className="grid gap-3">
        <h2 id="survey-where" className="text-xl">
          Where to stand
        </h2>
        {square.doubt && <p>Check first whether {square.doubt}.</p>}
        <Field
          label="Stand …"
          hint="What hunters read last: at what, in front of what. 4 to 18 words, without the name of the place. Hint 3 ends in it."
          error={faults.where && (tried || draft.where !== square.where) ? faults.where : undefined}
          required
        >
          <TextArea
            rows={3}
            maxLength={longestPhrase * 2}
            value={draft.where}
            onChange={(event) => change({ where: event.target.value })}
          />
        </Field>
      </section>
      <section aria-labelledby="survey-question" className="grid gap-3">
        <h2 id="survey-question" className="text-xl">
          A question <span className="text-base font-normal text-quiet">(if you like)</span>
        </h2>
        <p className="text-quiet">
          Something that only somebody who stands here can read or count. It is asked once a
          hunter's position was accepted.
        </p>
        <Field label="Question" error={tried ? faults.question : undefined}>
          <TextInput
            maxLength={200}
            value={draft.question}
            onChange={(event) => change({ question: event.target.value })}
          />
        </Field>
        {asks && (
          <Field
            label="Right answers"
            hint="One a line, five at most. Capital letters, accents, spaces and articles do not matter, nor whether a number is in figures or in words."
            error={tried ? faults.answers : undefined}
          >
            <TextArea
              rows={3}
              value={draft.answers}
              onChange={(event) => change({ answers: event.target.value })}
            />
          </Field>
        )}
      </section>
      <PhotoStep
        photo={draft.photo}
        had={square.photographed}
        onPhoto={(photo) => change({ photo })}
      />
      {unkept && (
        <Notice tone="error" announce title="Not kept">
          This browser could not keep the survey. Leave this page open, free some space, and press
          again.
        </Notice>
      )}
      {tried && Object.keys(faults).length > 0 && (
        <p role="alert" className="font-medium text-flag">
          Something above is left to be mended.
        </p>
      )}
      <ThumbBar atAnyWidth>
        <div className="grid grid-cols-[auto_1fr] gap-3">
          <Button variant="secondary" size="bar" onClick={onBack}>
            Back
          </Button>
          <Button type="submit" size="bar">
            {hasNext ? "Save, and Next" : "Save"}
          </Button>
        </div>
      </ThumbBar>
    </form>
  );
}
