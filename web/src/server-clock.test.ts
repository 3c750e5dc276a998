import { expect, test } from "vitest";
import { clockOffsetMs, learnServerTime, onServerClock } from "./server-clock.ts";

const noon = Date.parse("2026-05-04T12:00:00Z");
const stamp = new Date(noon).toUTCString();

test("a right clock is left alone, whatever the line and the second's fraction", () => {
  for (const [sent, received] of [
    [0, 40],
    [-800, 200],
    [900, 1900],
    [-5000, 3000],
  ] as const) {
    expect(clockOffsetMs(noon + sent, noon + received, stamp)).toBe(0);
  }
});

test("a clock that is slow or fast is corrected to within a second and the line's delay", () => {
  const slow = clockOffsetMs(noon - 120_000, noon - 119_700, stamp);
  expect(slow).toBeGreaterThan(119_000);
  expect(slow).toBeLessThanOrEqual(120_000);
  const fast = clockOffsetMs(noon + 90_000, noon + 90_300, stamp);
  expect(fast).toBeGreaterThanOrEqual(-90_000);
  expect(fast).toBeLessThan(-88_000);
});

test("an answer without a readable date says nothing", () => {
  expect(clockOffsetMs(noon, noon + 10, null)).toBe(0);
  expect(clockOffsetMs(noon, noon + 10, "yesterday")).toBe(0);
});

test("only an answer of the server itself is learnt from", () => {
  const old = new Date(Date.now() - 3_600_000).toUTCString();
  const answer = (cacheControl: string) =>
    new Response("{}", { headers: { date: old, "cache-control": cacheControl } });
  learnServerTime(Date.now(), answer("public, max-age=300"));
  expect(onServerClock(5)).toBe(5);
  learnServerTime(Date.now(), answer("no-store"));
  expect(onServerClock(noon)).toBeLessThan(noon - 3_590_000);
});
