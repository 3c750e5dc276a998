import type { AttemptOutcome } from "./attempt-outcome.ts";
import type { Reading } from "./fix-collector.ts";
import type { PositionTrouble } from "./position-source.ts";

/** Where a check-in by position stands. */
export type CheckInState =
  | { phase: "closed" }
  /** Says why the browser is about to ask for the position. */
  | { phase: "explaining" }
  | { phase: "locating"; reading: Reading | null }
  | { phase: "sending" }
  | { phase: "trouble"; trouble: PositionTrouble }
  | { phase: "done"; outcome: Exclude<AttemptOutcome, { kind: "lost" }> }
  /** Sent, and nothing was heard: the same attempt can be sent again. */
  | { phase: "lost" };

export type CheckInEvent =
  | { type: "opened"; permissionGranted: boolean; unanswered: boolean }
  | { type: "locating" }
  | { type: "reading"; reading: Reading }
  | { type: "trouble"; trouble: PositionTrouble }
  | { type: "sending" }
  | { type: "outcome"; outcome: AttemptOutcome }
  | { type: "closed" };

/** The next state. What arrives late, after the hunter has closed the window, changes nothing. */
export function checkInReducer(state: CheckInState, event: CheckInEvent): CheckInState {
  switch (event.type) {
    case "opened":
      if (state.phase !== "closed") return state;
      if (event.unanswered) return { phase: "lost" };
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
      return event.outcome.kind === "lost"
        ? { phase: "lost" }
        : { phase: "done", outcome: event.outcome };
    case "closed":
      // A check-in on its way cannot be called back: the answer is waited for.
      return state.phase === "sending" ? state : { phase: "closed" };
  }
}
