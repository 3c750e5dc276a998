import { expect, test } from "vitest";
import { filterFaqs, holds } from "./filters.ts";

const refunds = {
  id: "refunds",
  category: "Pricing" as const,
  question: "Can I get a refund or my money back?",
  answer: "We can give a payment back whole.",
};

test("each word that is typed is looked for, wherever it stands", () => {
  expect(holds("Money  BACK", refunds.question, refunds.answer)).toBe(true);
  expect(holds("refund payment", refunds.question, refunds.answer)).toBe(true);
  expect(holds("refund lantern", refunds.question, refunds.answer)).toBe(false);
  expect(holds("  ", refunds.question)).toBe(true);
});

test("a question is found by its words, within its category", () => {
  expect(filterFaqs([refunds], "payment back", "all")).toEqual([refunds]);
  expect(filterFaqs([refunds], "payment back", "Credits")).toEqual([]);
});
