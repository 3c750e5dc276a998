import { describe, expect, test } from "vitest";
import { type CheckInEvent, type CheckInState, checkInReducer } from "./check-in-state.ts";

const closed: CheckInState = { phase: "closed" };
const reading = { accuracyM: 12, count: 2 };
const held = { kind: "held", seconds: 9, message: "Wait." } as const;

function after(...events: CheckInEvent[]): CheckInState {
  return events.reduce(checkInReducer, closed);
}
const opened = (permissionGranted: boolean, unanswered = false): CheckInEvent => ({
  type: "opened",
  permissionGranted,
  unanswered,
});

describe("a check-in by position", () => {
  test("explains before the browser asks, and does not where it will not ask", () => {
    expect(after(opened(false))).toEqual({ phase: "explaining" });
    expect(after(opened(true))).toEqual({ phase: "locating", reading: null });
  });

  test("begins with the attempt that was never answered", () => {
    expect(after(opened(true, true))).toEqual({ phase: "lost" });
  });

  test("goes from locating to sending to its outcome", () => {
    const locating = after(opened(true), { type: "reading", reading });
    expect(locating).toEqual({ phase: "locating", reading });
    expect(after(opened(true), { type: "sending" }, { type: "outcome", outcome: held })).toEqual({
      phase: "done",
      outcome: held,
    });
  });

  test("without an answer it is lost, and can be sent again", () => {
    const lost = after(
      opened(true),
      { type: "sending" },
      { type: "outcome", outcome: { kind: "lost" } },
    );
    expect(lost).toEqual({ phase: "lost" });
    expect(checkInReducer(lost, { type: "sending" })).toEqual({ phase: "sending" });
  });

  test("from any result it can be tried again", () => {
    const troubled = after(opened(true), { type: "trouble", trouble: "denied" });
    expect(troubled).toEqual({ phase: "trouble", trouble: "denied" });
    expect(checkInReducer(troubled, { type: "locating" }).phase).toBe("locating");
  });

  test("a late fix or answer does not open a closed window", () => {
    expect(checkInReducer(closed, { type: "reading", reading })).toBe(closed);
    expect(checkInReducer(closed, { type: "trouble", trouble: "denied" })).toBe(closed);
    expect(checkInReducer(closed, { type: "sending" })).toBe(closed);
    expect(checkInReducer(closed, { type: "outcome", outcome: held })).toBe(closed);
    expect(checkInReducer(closed, { type: "locating" })).toBe(closed);
  });

  test("while it is being sent it stays open, and a second press changes nothing", () => {
    const sending = after(opened(true), { type: "sending" });
    expect(checkInReducer(sending, { type: "closed" })).toBe(sending);
    expect(checkInReducer(sending, { type: "locating" })).toBe(sending);
    expect(checkInReducer(sending, opened(true))).toBe(sending);
  });
});
