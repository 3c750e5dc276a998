import { expect, test } from "vitest";
import { triesFromNetwork, triesFromStrangers, triesWindowMs, waitSeconds } from "./rules.ts";

const firstAt = new Date("2026-05-04T12:00:00Z");
const later = (ms: number) => new Date(firstAt.getTime() + ms);

test("so many tries are free, the next waits for the end of the window", () => {
  for (const allowed of [triesFromNetwork, triesFromStrangers]) {
    expect(waitSeconds({ attempts: allowed, firstAt }, allowed, later(5000))).toBe(0);
    expect(waitSeconds({ attempts: allowed + 1, firstAt }, allowed, firstAt)).toBe(900);
    expect(waitSeconds({ attempts: allowed + 1, firstAt }, allowed, later(899_500))).toBe(1);
  }
});

test("a wait is never nothing, whatever the clocks say", () => {
  const after = later(triesWindowMs + 5);
  expect(waitSeconds({ attempts: 13, firstAt }, triesFromNetwork, after)).toBe(1);
});
