import type { AskedQuestion } from "@ten-paces/contract";
import type { PositionTrouble } from "../field-aids/position-source.ts";
import type { AttemptOutcome } from "./attempt-outcome.ts";
import type { Reading } from "./fix-collector.ts";

/** Where a check-in by position stands. */
export type CheckInState =
  | { phase: "closed" }
  /** Says why the browser is about to ask for the position. */
  | { phase: "explaining" }
  | { phase: "locating"; reading: Reading | null }
  | { phase: "sending" }
  /** The position is accepted; its question is left. `told` is what came of the last try. */
  | { phase: "asked"; question: AskedQuestion; told: string | null; wrong: boolean }
  | { phase: "trouble"; trouble: PositionTrouble }
  | { phase: "done"; outcome: Exclude<AttemptOutcome, { kind: "lost" }> }
  /** Sent, and nothing was heard: the same attempt can be sent again. */
  | { phase: "lost" };

export type CheckInEvent =
  | { type: "opened"; permissionGranted: boolean; unanswered: boolean; asked?: AskedQuestion }
  | { type: "locating" }
  | { type: "reading"; reading: Reading }
  | { type: "trouble"; trouble: PositionTrouble }
  | { type: "sending" }
  | { type: "outcome"; outcome: AttemptOutcome }
  /** Of an attempt that waited for a network, and was sent by itself. */
  | { type: "arrived"; outcome: AttemptOutcome }
  | { type: "closed" };

/** The next state. What arrives late, after the hunter has closed the window, changes nothing. */
export function checkInReducer(state: CheckInState, event: CheckInEvent): CheckInState {
  switch (event.type) {
    case "opened":
      if (state.phase !== "closed") return state;
      if (event.unanswered) return { phase: "lost" };
      if (event.asked) return { phase: "asked", question: event.asked, told: null, wrong: false };
      return event.permissionGranted
        ? { phase: "locating", reading: null }
        : { phase: "explaining" };
    case "locating":
      return state.phase === "closed" || state.phase === "sending"
        ? state
        : { phase: "locating", reading: null };
    case "reading":
      return state.phase === "locating" ? { ...state, reading: event.reading } : state;
    case "trouble":
      return state.phase === "locating" ? { phase: "trouble", trouble: event.trouble } : state;
    case "sending":
      return state.phase === "closed" ? state : { phase: "sending" };
    case "outcome":
      if (state.phase !== "sending") return state;
      return afterSending(event.outcome);
    case "arrived":
      // Whoever is at something else meanwhile is not pulled away from it.
      return state.phase === "closed" || state.phase === "lost"
        ? afterSending(event.outcome)
        : state;
    case "closed":
      // A check-in on its way cannot be called back: the answer is waited for.
      return state.phase === "sending" ? state : { phase: "closed" };
  }
}

function afterSending(outcome: AttemptOutcome): CheckInState {
  if (outcome.kind === "lost") return { phase: "lost" };
  if (outcome.kind !== "answered" || !outcome.answer.question) return { phase: "done", outcome };
  const { question, message: told } = outcome.answer;
  return { phase: "asked", question, told, wrong: outcome.answer.outcome === "wrong_answer" };
}
