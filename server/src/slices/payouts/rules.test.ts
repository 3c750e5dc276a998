import type { PrizeStatus } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { dueAt, needsSecond } from "./rules.ts";

const prize = {
  createdAt: new Date("2026-05-04T12:00:00Z"),
  claimUntil: new Date("2026-05-12T00:00:00Z"),
  claimedAt: new Date("2026-05-06T12:00:00Z"),
};

test.each<[PrizeStatus, string | null]>([
  ["PENDING_REVIEW", "2026-05-05T12:00:00.000Z"],
  ["NOTIFIED", "2026-05-12T00:00:00.000Z"],
  ["CLAIMED", "2026-05-08T12:00:00.000Z"],
  ["PAID", null],
  ["FORFEITED", null],
  ["DISQUALIFIED", null],
])("%s is due %s", (status, due) =>
  expect(dueAt({ ...prize, status })?.toISOString() ?? null).toBe(due),
);

test("two administrators above the sum, not at it", () =>
  expect([999_99, 1_000_00, 1_000_01].map((cents) => needsSecond(cents, 1_000))).toEqual([
    false,
    false,
    true,
  ]));
