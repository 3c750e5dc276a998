import { freeHuntTexts } from "@ten-paces/contract";
import { useEffect, useRef, useState } from "react";
import type { AttemptOutcome } from "./attempt-outcome.ts";
import { joinWords, noWords, splitAddress, type ThreeWords } from "./three-words-typed.ts";
import type { AttemptSender } from "./use-send-attempt.ts";

/** A check-in by its three words. What was typed stays until the square is solved. */
export function useWordsCheckIn(
  sender: AttemptSender,
  squareNum: number,
  onSolved: (message: string, huntCompleted: boolean) => void,
) {
  const unanswered = sender.findUnanswered(squareNum);
  const [words, setWords] = useState<ThreeWords>(() => {
    const body = unanswered?.body;
    return (body && "words" in body ? splitAddress(body.words) : null) ?? noWords;
  });
  const [outcome, setOutcome] = useState<AttemptOutcome | null>(() =>
    unanswered ? { kind: "lost" } : null,
  );
  const [malformed, setMalformed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  async function submit(): Promise<void> {
    // A second press can come before the button is drawn busy.
    if (sending.current) return;
    const address = joinWords(words);
    if (address === null) {
      setMalformed(freeHuntTexts.malformed);
      return;
    }
    sending.current = true;
    setMalformed(null);
    setBusy(true);
    const came = await sender.send({ squareNum, words: address });
    sending.current = false;
    if (came.kind === "answered" && came.answer.success) {
      onSolved(came.answer.message, came.answer.huntCompleted);
    }
    if (!mounted.current) return;
    setBusy(false);
    setOutcome(came);
  }

  return {
    words,
    change(next: ThreeWords): void {
      setWords(next);
      setMalformed(null);
    },
    submit,
    busy,
    malformed,
    outcome,
  };
}

export type WordsCheckIn = ReturnType<typeof useWordsCheckIn>;
