import { expect, test } from "vitest";
import { changeWords } from "./change-words.ts";

test("a change is told by its fields, old and new, in words", () => {
  const change = {
    at: "2026-05-04T12:00:00.000Z",
    by: "ann@hunts.test",
    action: "edit hunt",
    fields: [
      { name: "prizePool", before: 0.375, after: 1.5 },
      { name: "imageUrl", before: null, after: "/a.jpg" },
      { name: "hint2", before: "x".repeat(200), after: "y" },
    ],
  };
  expect(changeWords(change)).toEqual([
    "Prize pool (BTC): 0.375 → 1.5",
    "Image: none → /a.jpg",
    `Hint2: ${"x".repeat(79)}… → y`,
  ]);
  expect(changeWords({ ...change, fields: [] })).toEqual(["edit hunt"]);
});
