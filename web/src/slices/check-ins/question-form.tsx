import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { CheckInState } from "./check-in-state.ts";
import type { PositionCheckIn } from "./use-position-check-in.ts";

type QuestionFormProps = {
  checkIn: Pick<PositionCheckIn, "typed" | "setTyped" | "answer">;
  asked: Extract<CheckInState, { phase: "asked" }>;
  /** Whether tries are free here however many there are. */
  costsNothing: boolean;
};

/** What is asked on the spot, once the position was accepted: the answer completes the check-in. */
export function QuestionForm({ checkIn, asked, costsNothing }: QuestionFormProps) {
  const { question, told, wrong } = asked;
  const costs = !costsNothing && question.triesFree === 0;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (checkIn.typed.trim() !== "") void checkIn.answer();
      }}
    >
      <p role={wrong ? "alert" : "status"}>
        {told ?? "Your position was accepted here. One thing is left."}
      </p>
      <p className="border-l-4 border-brass pl-4 text-lg font-semibold">{question.text}</p>
      <Field
        label="Your answer"
        hint="Capital letters, accents and spaces do not matter, nor whether a number is in figures or in words."
        required
      >
        <TextInput
          value={checkIn.typed}
          maxLength={100}
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="send"
          onChange={(event) => checkIn.setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" size="bar" disabled={checkIn.typed.trim() === ""}>
        {costs ? "Answer (1 credit)" : "Answer"}
      </Button>
      {!costsNothing && <p className="text-sm text-quiet">{costSentence(question.triesFree)}</p>}
    </form>
  );
}

function costSentence(triesFree: number): string {
  if (triesFree === 0) return "The free tries are used up: each answer costs 1 credit now.";
  const tries = triesFree === 1 ? "One more try is" : `${triesFree} tries are`;
  return `${tries} free. After that each costs 1 credit. You need not stay there to answer.`;
}
