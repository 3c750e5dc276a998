import type { PlanTerms } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { termsWords } from "./terms-words.ts";

const terms = (kind: PlanTerms["kind"], dueTodayCents: number, creditsNow: number): PlanTerms => ({
  planId: "three",
  kind,
  dueTodayCents,
  creditsNow,
  nextAt: "2026-12-23T17:00:00Z",
  nextSumCents: 2699,
});

test("what is due today, next, and what becomes of the credits stands in words", () => {
  expect(termsWords(terms("start", 2699, 15))).toEqual({
    dueToday: "$26.99",
    later: "$26.99 on December 23, 2026, and every month until you stop it",
    credits: "15 come at once. What is left of the monthly ones expires when the month ends.",
  });
  expect(termsWords(terms("larger", 850, 20))).toMatchObject({
    dueToday: "$8.50, the difference for the days until December 23, 2026",
    credits: "20 more come at once, and none expires by the change.",
  });
  expect(termsWords(terms("larger", 850, 0)).credits).toBe(
    "They stay as they are; none expires by the change.",
  );
  expect(termsWords(terms("smaller", 0, 0)).dueToday).toBe("Nothing");
});
