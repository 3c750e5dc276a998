import { freeHuntTexts, type guessFreeHunt } from "@ten-paces/contract";
import { CallFailed, type Outcome } from "../../api.ts";

export type GuessOutcome =
  | { kind: "correct"; message: string }
  | { kind: "wrong"; message: string }
  | { kind: "held"; seconds: number; message: string };

/** A guess as it is sent, or null where it is not three alphabetic words joined by dots, in any case. */
export function readGuess(typed: string): string | null {
  // As it is copied elsewhere: with three strokes before it.
  const guess = typed
    .trim()
    .replace(/^\/{3}\s*/, "")
    .toLowerCase();
  return /^[a-z]+\.[a-z]+\.[a-z]+$/.test(guess) ? guess : null;
}

const USUAL_WAIT_SECONDS = 30;

/** What came of a guess, in the words for the screen. */
export function guessOutcome(outcome: Outcome<typeof guessFreeHunt>): GuessOutcome {
  if (outcome.ok) {
    return outcome.result.correct
      ? { kind: "correct", message: freeHuntTexts.correct }
      : { kind: "wrong", message: freeHuntTexts.wrong };
  }
  const { refusal } = outcome;
  const { error } = refusal;
  switch (refusal.code) {
    case "free_hunt_paused":
      return { kind: "wrong", message: error };
    case "words_malformed":
      return { kind: "wrong", message: freeHuntTexts.malformed };
    case "already_solved":
      // Solved in another window: what is shown next is the solved hunt.
      return { kind: "correct", message: error };
    case "too_soon":
      return { kind: "held", seconds: refusal.data.retryAfterSeconds || 1, message: error };
  }
}

/** What came of a guess whose call failed. */
export function guessFailure(error: unknown): GuessOutcome {
  if (error instanceof CallFailed && error.code === "too_many_requests") {
    const seconds = error.retryAfterSeconds ?? USUAL_WAIT_SECONDS;
    return { kind: "held", seconds, message: error.message };
  }
  return { kind: "wrong", message: freeHuntTexts.failed };
}
