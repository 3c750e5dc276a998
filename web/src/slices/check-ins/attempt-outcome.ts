import type { checkIn, RefusalCode, Result } from "@ten-paces/contract";
import { CallFailed, type Outcome } from "../../api.ts";

export type CheckInAnswer = Result<typeof checkIn>;
type Refusal = RefusalCode<typeof checkIn>;

/** What would help a hunter who was refused. */
export type Remedy = "subscribe" | "reload" | "get_credits" | "try_again" | "none";

export type AttemptOutcome =
  | { kind: "answered"; answer: CheckInAnswer }
  | { kind: "refused"; code: Refusal; message: string; remedy: Remedy }
  /** Too many attempts: nothing was charged, and another may be made after so many seconds. */
  | { kind: "held"; seconds: number; message: string; countsAt?: string; early?: boolean }
  /** No answer came: the attempt may or may not have counted, so the same one is sent again. */
  | { kind: "lost" }
  | { kind: "failed"; message: string };

const remedies: Record<Exclude<Refusal, "too_soon" | "early" | "closed_now">, Remedy> = {
  no_credits: "get_credits",
  not_subscribed: "subscribe",
  not_current_square: "reload",
  hunt_not_active: "reload",
  resting: "reload",
  not_started: "reload",
  not_open_yet: "reload",
  position_first: "reload",
  wrong_kind: "none",
  words_malformed: "try_again",
  fixes_unusable: "try_again",
  kept_too_long: "try_again",
};

export const checkInFailure = (message: string) => `Check-in failed: ${message}`;

/** The product-wide limit does not say how long; half a minute is never too short for long. */
const USUAL_WAIT_SECONDS = 30;

/** What came of sending a check-in that was answered with a result or a refusal. */
export function outcomeOf(outcome: Outcome<typeof checkIn>): AttemptOutcome {
  if (outcome.ok) return { kind: "answered", answer: outcome.result };
  const { refusal } = outcome;
  if (refusal.code === "too_soon") {
    const seconds = refusal.data.retryAfterSeconds || USUAL_WAIT_SECONDS;
    return { kind: "held", seconds, message: refusal.error };
  }
  if (refusal.code === "early" || refusal.code === "closed_now") {
    const { retryAfterSeconds: seconds, countsAt } = refusal.data;
    return {
      kind: "held",
      early: refusal.code === "early",
      seconds,
      countsAt,
      message: refusal.error,
    };
  }
  const { code, error } = refusal;
  return { kind: "refused", code, message: error || "Unknown error", remedy: remedies[code] };
}

/** What came of a check-in whose call failed. */
export function outcomeOfFailure(error: unknown): AttemptOutcome {
  if (!(error instanceof CallFailed)) return { kind: "failed", message: "Unknown error" };
  if (error.kind === "network") return { kind: "lost" };
  if (error.code === "too_many_requests") {
    const seconds = error.retryAfterSeconds ?? USUAL_WAIT_SECONDS;
    return { kind: "held", seconds, message: error.message };
  }
  return { kind: "failed", message: error.told ?? "Unknown error" };
}

/** Whether the server has settled the attempt, so that its key has done its work. */
export function isSettled(outcome: AttemptOutcome, error: unknown): boolean {
  if (outcome.kind === "lost") return false;
  return !(error instanceof CallFailed && error.status >= 500);
}
