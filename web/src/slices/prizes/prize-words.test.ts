import type { OwnPrize, PrizeStatus } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { placeWords, prizeStep } from "./prize-words.ts";

const bare = {
  claimUntil: null,
  claimedAt: null,
  paidAt: null,
  reference: null,
  reason: null,
  hold: null,
} satisfies Partial<OwnPrize>;

const cases: [PrizeStatus, Partial<OwnPrize>, string, string][] = [
  ["PENDING_REVIEW", {}, "Under review", "within 24 hours"],
  [
    "PENDING_REVIEW",
    {
      hold: {
        reason: "Two squares in a minute.",
        answerUntil: "",
        answeredAt: null,
        decision: null,
      },
    },
    "On hold",
    "Two squares in a minute.",
  ],
  ["NOTIFIED", { claimUntil: "2026-05-11T12:00:00Z" }, "To be claimed", "May 11, 2026"],
  ["CLAIMED", { claimedAt: "2026-05-05T12:00:00Z" }, "Claimed", "of May 5, 2026"],
  [
    "PAID",
    { paidAt: "2026-05-06T12:00:00Z", reference: "Check 12" },
    "Paid",
    "Reference: Check 12",
  ],
  ["FORFEITED", { reason: "It was late." }, "Forfeited", "It was late."],
  ["DISQUALIFIED", { reason: "A van drove it." }, "Not confirmed", "A van drove it."],
];

test.each(cases)("%s %j is %s", (status, more, label, part) => {
  const step = prizeStep({ ...bare, status, ...more });
  expect(step.label).toBe(label);
  expect(step.text).toContain(part);
});

test("places have names", () =>
  expect([1, 2, 3].map(placeWords)).toEqual(["First place", "Second place", "Third place"]));
