import { expect, test } from "vitest";
import { fromLocalTime, lackingIn, toLocalTime } from "./edit-values.ts";

test("a moment goes into the field and comes back, to the minute", () => {
  const at = new Date(2026, 0, 5, 7, 4);
  expect(toLocalTime(at)).toBe("2026-01-05T07:04");
  expect(fromLocalTime(toLocalTime(at))).toBe(at.toISOString());
  expect([fromLocalTime(""), fromLocalTime("soon")]).toEqual([null, null]);
});

test("what a text lacks is told field by field", () => {
  const sentences = { title: "A title?", author: "Who?" };
  expect(lackingIn({ title: "A", author: "B" }, sentences)).toEqual({});
  expect(lackingIn({ title: " ", author: "B" }, sentences)).toEqual({ title: "A title?" });
});
