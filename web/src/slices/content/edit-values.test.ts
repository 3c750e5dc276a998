import { expect, test } from "vitest";
import { fromLocalTime, problemsOf, toLocalTime } from "./edit-values.ts";

test("a moment goes into the field and comes back, to the minute", () => {
  const at = new Date(2026, 0, 5, 7, 4);
  expect(toLocalTime(at)).toBe("2026-01-05T07:04");
  expect(fromLocalTime(toLocalTime(at))).toBe(at.toISOString());
  expect([fromLocalTime(""), fromLocalTime("soon")]).toEqual([null, null]);
});

test("what an announcement lacks is told beside its field", () => {
  const whole = {
    title: "A",
    excerpt: "B",
    content: "C",
    author: "D",
    publishedAt: "2026-01-05T07:04",
  };
  expect(problemsOf(whole)).toEqual({});
  expect(Object.keys(problemsOf({ ...whole, title: " ", publishedAt: "" }))).toEqual([
    "title",
    "publishedAt",
  ]);
});
