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
    `Hint 2: ${"x".repeat(79)}… → y`,
  ]);
  expect(changeWords({ ...change, fields: [] })).toEqual(["edit hunt"]);
});

test("of a long text is told what differs, wherever it stands", () => {
  const wordsOf = (before: string, after: string) =>
    changeWords({ action: "edit hunt", fields: [{ name: "clue", before, after }] });
  const long = "Laid along its embankment, the main span would leave something over, and a fog. ";
  expect(wordsOf(`${long}Walk on.`, `${long}Walk on. Count twice.`)).toEqual([
    "Clue: …ver, and a fog. Walk on. → …ver, and a fog. Walk on. Count twice.",
  ]);
  const [told] = wordsOf(`A stone. ${long}`, `A tower. ${long}`);
  expect(told).toBe("Clue: A stone. Laid along its embankm… → A tower. Laid along its embankm…");
});
