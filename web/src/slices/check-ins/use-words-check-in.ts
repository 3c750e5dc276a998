import { freeHuntTexts } from "@ten-paces/contract";
import { useRef, useState } from "react";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import type { AttemptOutcome } from "./attempt-outcome.ts";
import { describeDevice } from "./this-device.ts";
import { joinWords, noWords, splitAddress, type ThreeWords } from "./three-words-typed.ts";
import { TypingWatch } from "./typing-watch.ts";
import type { AttemptSender } from "./use-send-attempt.ts";

/** A check-in by its three words. What was typed stays until the square is solved. */
export function useWordsCheckIn(
  sender: AttemptSender,
  squareNum: number,
  onOutcome: (outcome: AttemptOutcome) => void,
) {
  const [words, setWords] = useState<ThreeWords>(noWords);
  const [outcome, setOutcome] = useState<AttemptOutcome | null>(null);
  const [malformed, setMalformed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const once = useOneAtATime();
  const [startedFor, setStartedFor] = useState<number | null>(null);
  const watch = useRef<TypingWatch | null>(null);
  if (startedFor !== squareNum) {
    watch.current = new TypingWatch();
    // Another square begins with what was sent for it and never answered, or with nothing.
    const body = sender.findUnanswered(squareNum)?.body;
    const sent = body && "words" in body ? splitAddress(body.words) : null;
    setStartedFor(squareNum);
    setWords(sent ?? noWords);
    setOutcome(sent ? { kind: "lost" } : null);
    setMalformed(null);
  }

  async function send(): Promise<void> {
    const address = joinWords(words);
    if (address === null) {
      setMalformed(freeHuntTexts.malformed);
      return;
    }
    setMalformed(null);
    setBusy(true);
    const typing = watch.current?.take();
    const came = await sender.send({
      squareNum,
      words: address,
      device: describeDevice(),
      ...(typing ? { typing } : {}),
    });
    setBusy(false);
    setOutcome(came);
    onOutcome(came);
  }

  return {
    words,
    change(next: ThreeWords): void {
      setWords(next);
      setMalformed(null);
    },
    /** Of word 0, 1 or 2, from the boxes of its puzzle; two of them may be set in one step. */
    setWord(index: number, word: string): void {
      setWords(([first, second, third]) => [
        index === 0 ? word : first,
        index === 1 ? word : second,
        index === 2 ? word : third,
      ]);
      setMalformed(null);
    },
    noteKey: () => watch.current?.noteKey(),
    notePaste: () => watch.current?.notePaste(),
    submit: () => once(send),
    busy,
    malformed,
    outcome,
  };
}

export type WordsCheckIn = ReturnType<typeof useWordsCheckIn>;
