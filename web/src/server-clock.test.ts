import { afterEach, expect, test, vi } from "vitest";
import { clockOffsetMs, learnServerTime, momentNow, onServerClock } from "./server-clock.ts";

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

const answer = (date: number, cacheControl = "no-store") =>
  new Response("{}", {
    headers: { date: new Date(date).toUTCString(), "cache-control": cacheControl },
  });

afterEach(() => {
  vi.useRealTimers();
});

test("only an answer of the server itself is learnt from", () => {
  vi.useFakeTimers({ now: noon });
  learnServerTime(momentNow(), answer(noon));
  learnServerTime(momentNow(), answer(noon - 3_600_000, "public, max-age=300"));
  expect(onServerClock(noon)).toBe(noon);
  learnServerTime(momentNow(), answer(noon - 3_600_000));
  expect(onServerClock(noon)).toBe(noon - 3_599_000);
});

test("a clock that is set while an answer is under way is right from then on", () => {
  for (const wasOffBy of [15_000, -15_000]) {
    vi.useFakeTimers({ now: noon + wasOffBy });
    const sent = momentNow();
    vi.advanceTimersByTime(300);
    vi.setSystemTime(noon + 300);
    learnServerTime(sent, answer(noon));
    expect(onServerClock(noon)).toBe(noon);
    vi.useRealTimers();
  }
});

test("an answer that waited for a sleeping device says nothing false", () => {
  vi.useFakeTimers({ now: noon });
  const sent = momentNow();
  vi.setSystemTime(noon + 600_000);
  learnServerTime(sent, answer(noon));
  expect(onServerClock(noon)).toBe(noon);
});
