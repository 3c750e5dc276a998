import { describe, expect, test } from "vitest";
import {
  alikeToTheEnd,
  judgePaceOfOthers,
  judgeReading,
  judgeRunPace,
  judgeTyping,
  paceBuckets,
  readingMs,
  type Try,
} from "./answer-rules.ts";

const codes = (found: { code: string }[]) => found.map(({ code }) => code);

test.each([
  [null, 100, ["never_shown"]],
  [0, 100, ["faster_than_reading"]],
  [7_999, 100, ["faster_than_reading"]],
  [8_000, 100, []],
  [24_999, 1_000, ["faster_than_reading"]],
  [25_000, 1_000, []],
] as const)(
  "a right answer after %s ms in sight of %d characters",
  (shownForMs, length, expected) => {
    expect(codes(judgeReading(shownForMs, length))).toEqual(expected);
  },
);

test("a whole hunt takes its reading and its solving", () => {
  const square = (shownForMs: number | null) => ({ shownForMs, characters: 1_000 });
  const least = readingMs(1_000) + 20_000;
  expect(codes(judgeRunPace([square(1), square(1)]))).toEqual([]);
  expect(codes(judgeRunPace([square(least), square(least), square(least)]))).toEqual([]);
  expect(codes(judgeRunPace([square(least - 1), square(least), square(least)]))).toEqual([
    "run_faster_than_reading",
  ]);
  // One that lay open overnight hides nothing of the others' own signs, and is no sign itself.
  expect(codes(judgeRunPace([square(1), square(1), square(1e7)]))).toEqual([]);
});

test.each([
  [null, ["not_typed"]],
  [undefined, ["not_typed"]],
  [{ keys: 0, pastes: 0, firstKeyMs: null }, ["not_typed"]],
  [{ keys: 0, pastes: 1, firstKeyMs: 5_000 }, ["pasted"]],
  [{ keys: 14, pastes: 0, firstKeyMs: 5_000 }, []],
  [{ keys: 3, pastes: 1, firstKeyMs: 5_000 }, []],
  [{ keys: 14, pastes: 0, firstKeyMs: 200 }, ["typed_at_once"]],
] as const)("typing %j", (typing, expected) => {
  expect(codes(judgeTyping(typing))).toEqual(expected);
});

describe("two hunters with the same answers", () => {
  const run = (...gaps: number[]): Try[] =>
    gaps.map((gapMs, index) => ({
      squareNum: index + 1,
      answer: `right-${index}`,
      success: true,
      gapMs,
    }));
  const mine = run(60_000, 120_000, 40_000, 300_000);
  const cases: [string, Try[], number][] = [
    ["at the very same pace", run(60_000, 120_000, 40_000, 300_000), 4],
    ["a second off", run(60_900, 119_100, 40_900, 300_900), 4],
    ["who has gone on since", [...run(60_000, 120_000, 40_000, 300_000, 5_000)], 4],
    ["as quick at the last only", run(10_000, 20_000, 90_000, 300_000), 1],
    ["at a pace of their own", run(75_000, 90_000, 61_000, 500_000), 0],
    ["who is not there yet", run(60_000, 120_000), 0],
  ];
  test.each(cases)("%s", (_, theirs, count) => {
    expect(alikeToTheEnd(mine, theirs)).toBe(count);
  });

  test("and the same mistakes", () => {
    const wrong = (answer: string): Try => ({ squareNum: 4, answer, success: false, gapMs: 9_000 });
    const [a, b, c, d] = run(60_000, 120_000, 40_000, 300_000);
    if (!a || !b || !c || !d) throw new Error("four squares");
    const slip = [a, b, c, wrong("slip"), d];
    expect(alikeToTheEnd(slip, slip)).toBe(5);
    expect(alikeToTheEnd(slip, [a, b, c, wrong("other"), d])).toBe(1);
    expect(alikeToTheEnd(slip, [a, b, c, d])).toBe(1);
  });

  test("are named when four answers are alike", () => {
    const others = new Map([
      ["twin", mine],
      ["other", run(1, 2, 3, 4)],
    ]);
    expect(judgePaceOfOthers(mine, others)).toMatchObject([
      { code: "pace_of_another", accounts: ["twin"] },
    ]);
    expect(judgePaceOfOthers(mine.slice(0, 3), others)).toEqual([]);
  });
});

test("whoever was as fast shares a name of the pace", () => {
  for (const gap of [0, 900, 1_500, 8_000, 11_900, 12_100, 60_000, 3_600_000]) {
    const apart = Math.max(1_000, 0.03 * gap);
    expect(paceBuckets(gap).near, String(gap)).toContain(paceBuckets(gap + apart).own);
    expect(paceBuckets(gap + apart).near, String(gap)).toContain(paceBuckets(gap).own);
  }
});
