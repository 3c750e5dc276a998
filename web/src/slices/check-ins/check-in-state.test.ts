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

const asked = { text: "How many lions?", triesFree: 3 };

function answered(outcome: "question" | "wrong_answer" | "solved"): CheckInEvent {
  const progress = { completedSquares: [], currentSquare: 1, totalSquares: 3, creditsRemaining: 4 };
  const told = { message: "Said.", progress, creditsRemaining: 4, huntCompleted: false };
  const question = outcome === "solved" ? {} : { question: asked };
  const answer = { success: outcome === "solved", outcome, ...told, ...question };
  return { type: "outcome", outcome: { kind: "answered", answer } };
}

describe("the question of a spot", () => {
  test("follows the accepted position, and stays after a wrong answer", () => {
    const first = after(opened(true), { type: "sending" }, answered("question"));
    expect(first).toEqual({ phase: "asked", question: asked, told: "Said.", wrong: false });
    const wrong = [{ type: "sending" } as const, answered("wrong_answer")].reduce(
      checkInReducer,
      first,
    );
    expect(wrong).toMatchObject({ phase: "asked", wrong: true });
    const right = [{ type: "sending" } as const, answered("solved")].reduce(checkInReducer, wrong);
    expect(right).toMatchObject({ phase: "done" });
  });

  test("is asked again after a reload, without looking for a position", () => {
    const event = { ...opened(true), asked } as CheckInEvent;
    expect(after(event)).toEqual({ phase: "asked", question: asked, told: null, wrong: false });
  });
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
