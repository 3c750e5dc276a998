import { prizeStatus } from "@ten-paces/contract";
import { describe, expect, test } from "vitest";
import { isOpen, mayMove, remindersDue, shareOf } from "./rules.ts";

test.each([
  [37_500_000, [18_750_000, 11_250_000, 7_500_000]],
  [100, [50, 30, 20]],
  // What rounding leaves over is the first place's.
  [1, [1, 0, 0]],
  [9, [6, 2, 1]],
  [99, [51, 29, 19]],
  [0, [0, 0, 0]],
  [2_100_000_000_000_000, [1_050_000_000_000_000, 630_000_000_000_000, 420_000_000_000_000]],
])("of %d the places win %j, together all of it", (pool, shares) => {
  const won = [1, 2, 3].map((place) => shareOf(pool, place));
  expect(won).toEqual(shares);
  expect(won.reduce((sum, share) => sum + share, 0)).toBe(pool);
});

describe("the way of a prize", () => {
  const ways = [
    "PENDING_REVIEW NOTIFIED",
    "PENDING_REVIEW DISQUALIFIED",
    "NOTIFIED CLAIMED",
    "NOTIFIED FORFEITED",
    "NOTIFIED DISQUALIFIED",
    "CLAIMED PAID",
    "CLAIMED DISQUALIFIED",
    "DISQUALIFIED PENDING_REVIEW",
  ];
  const all = prizeStatus.options.flatMap((from) =>
    prizeStatus.options.map((to) => [from, to] as const),
  );
  test.each(all)("%s to %s", (from, to) =>
    expect(mayMove(from, to)).toBe(ways.includes(`${from} ${to}`)),
  );
  test("it is open until it is paid or lost", () =>
    expect(prizeStatus.options.filter(isOpen)).toEqual(["PENDING_REVIEW", "NOTIFIED", "CLAIMED"]));
});

test.each([
  ["2026-05-06T23:59:59Z", 0],
  ["2026-05-07T00:00:00Z", 1],
  ["2026-05-10T00:00:00Z", 2],
  ["2026-06-10T00:00:00Z", 2],
])("by %s a winner notified on May 4 has had %d reminders", (now, count) =>
  expect(remindersDue(new Date("2026-05-04T00:00:00Z"), new Date(now))).toBe(count),
);
