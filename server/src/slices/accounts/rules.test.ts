import { expect, test } from "vitest";
import { loginTries, loginWaitSeconds, loginWindowMs } from "./rules.ts";

const firstAt = new Date("2026-05-04T12:00:00Z");
const later = (ms: number) => new Date(firstAt.getTime() + ms);

test("ten tries are free, the eleventh waits for the end of the window", () => {
  expect(loginWaitSeconds({ attempts: loginTries, firstAt }, later(5000))).toBe(0);
  expect(loginWaitSeconds({ attempts: loginTries + 1, firstAt }, firstAt)).toBe(900);
  expect(loginWaitSeconds({ attempts: loginTries + 1, firstAt }, later(899_500))).toBe(1);
});

test("a wait is never nothing, whatever the clocks say", () => {
  const after = later(loginWindowMs + 5);
  expect(loginWaitSeconds({ attempts: loginTries + 3, firstAt }, after)).toBe(1);
});
