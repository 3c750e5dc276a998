// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import type { AttemptOutcome, CheckInAnswer } from "./attempt-outcome.ts";
import { AttemptResult } from "./attempt-result.tsx";

const missed: CheckInAnswer = {
  success: false,
  outcome: "not_here",
  message: "Not here. You are over 1 mile away.",
  band: "over_1_mile",
  progress: { completedSquares: [], currentSquare: 1, totalSquares: 10, creditsRemaining: 3 },
  creditsRemaining: 3,
  huntCompleted: false,
};

function show(outcome: Exclude<AttemptOutcome, { kind: "lost" }>) {
  answerCalls({});
  const pressed: string[] = [];
  const drawn = draw(
    <AttemptResult
      outcome={outcome}
      huntId="oh-1"
      costsNothing={false}
      onAgain={() => pressed.push("again")}
      onClose={() => pressed.push("close")}
    />,
  );
  return { ...drawn, pressed };
}

test("a miss says how far, what is left, and offers another try for a credit", async () => {
  const { user, pressed } = show({ kind: "answered", answer: missed });
  const told = screen.getByRole("alert").textContent;
  expect(told).toContain("You are over 1 mile away.");
  expect(told).not.toContain("Not here");
  expect(told).toContain("3 credits left.");
  await user.click(screen.getByRole("button", { name: "Check In Again (1 credit)" }));
  expect(pressed).toEqual(["again"]);
});

test("the last credit spent ends in the packs, not in a button that cannot be pressed", () => {
  show({ kind: "answered", answer: { ...missed, creditsRemaining: 0 } });
  expect(screen.queryByRole("button", { name: /Check In Again/ })).toBeNull();
  expect(screen.getAllByRole("button", { name: /credits/i }).length).toBeGreaterThan(0);
});

test("a weak signal costs nothing and says so once", () => {
  const message =
    "Weak signal: your position is only known to 300 ft, and 82 ft is needed. No credit was spent.";
  show({ kind: "answered", answer: { ...missed, outcome: "weak_signal", message } });
  const told = screen.getByRole("alert").textContent ?? "";
  expect(told).toMatch(/^Your position is only known/);
  expect(told).toContain("No credit was spent.");
  expect(screen.getByRole("button", { name: "Try Again" })).toBeDefined();
});

test("an early check-in says from when it counts, and is pressed again then", async () => {
  const message = "You are at the right place, and you are early.";
  const countsAt = "2026-05-04T16:30:00.000Z";
  show({ kind: "held", seconds: 3_729, message, countsAt });
  expect(screen.getByText(/It counts from/).textContent).toMatch(
    /from May 4, 2026, .*M on\. Still 1:02:0\d\./,
  );
  const button = screen.getByRole("button", { name: "Try again in 63 minutes" });
  expect(button).toHaveProperty("disabled", true);
});

test("a solved square says where it was, and goes on", async () => {
  const place = { name: "The Plinth", town: "Toledo", center: { lat: 1, lng: 2 } };
  const answer = { ...missed, success: true, outcome: "solved" as const, place };
  const { user, pressed } = show({
    kind: "answered",
    answer: { ...answer, message: "Check-in successful! You've completed square 1" },
  });
  expect(screen.getByText("The Plinth")).toBeDefined();
  expect(screen.getByText("Toledo")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "On to the next square" }));
  expect(pressed).toEqual(["close"]);
});

test("a failure without a word is an unknown error", () => {
  show({ kind: "failed", message: "Unknown error" });
  expect(screen.getByRole("alert").textContent).toBe("Check-in failed: Unknown error");
});
