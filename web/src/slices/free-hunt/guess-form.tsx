import { useQueryClient } from "@tanstack/react-query";
import { freeHuntTexts, guessFreeHunt, waitInWords } from "@ten-paces/contract";
import { type FormEvent, useRef, useState } from "react";
import { attempt } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { useCountdown } from "../check-ins/use-countdown.ts";
import { type GuessOutcome, guessFailure, guessOutcome, readGuess } from "./guess-outcome.ts";

/** The guess at the free hunt's square: free of charge, as often as one likes within reason. */
export function GuessForm({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const client = useQueryClient();
  const [malformed, setMalformed] = useState<string | undefined>();
  const [checking, setChecking] = useState(false);
  const [outcome, setOutcome] = useState<GuessOutcome | null>(null);
  const once = useOneAtATime();
  const input = useRef<HTMLInputElement>(null);
  const left = useCountdown(outcome?.kind === "held" ? outcome : null);

  async function submit(): Promise<void> {
    const words = readGuess(typed);
    if (words === null) {
      setOutcome(null);
      setMalformed(freeHuntTexts.malformed);
      input.current?.focus();
      return;
    }
    setMalformed(undefined);
    setChecking(true);
    const came = await attempt(guessFreeHunt, { body: { words } }).then(guessOutcome, guessFailure);
    setChecking(false);
    setOutcome(came);
    if (came.kind === "correct") void client.invalidateQueries({ queryKey: ["hunts"] });
  }

  const solved = outcome?.kind === "correct";
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        once(submit);
      }}
      noValidate
      className="grid gap-3"
    >
      <Field
        label="Your guess"
        hint="Three words, joined by dots. A guess costs nothing."
        error={malformed}
      >
        <TextInput
          ref={input}
          mono
          value={typed}
          placeholder="index.home.raft"
          readOnly={checking || solved}
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="send"
          onChange={(event) => {
            onType(event.target.value);
            setMalformed(undefined);
          }}
        />
      </Field>
      {outcome && !checking && <Came outcome={outcome} />}
      <Button
        type="submit"
        size="bar"
        busy={checking}
        busyLabel="Checking..."
        disabled={typed.trim() === "" || solved || left > 0}
      >
        {left > 0 ? `Try again in ${waitInWords(left)}` : "Submit Guess"}
      </Button>
    </form>
  );
}

function Came({ outcome }: { outcome: GuessOutcome }) {
  if (outcome.kind === "correct") {
    return (
      <Notice tone="success" announce>
        <span aria-hidden="true">🎉 </span>
        {outcome.message}
      </Notice>
    );
  }
  return (
    <Notice tone={outcome.kind === "held" ? "info" : "error"} announce>
      {outcome.message}
    </Notice>
  );
}
