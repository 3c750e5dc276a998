import { type SealLeaf, sealRoot } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { changedPaths, groupValues } from "./sealed-values.ts";
import { verdictSentence, verifySeal } from "./verification.ts";

const leaf = (path: string, value: string): SealLeaf => ({
  path,
  value,
  salt: "00112233445566778899aabbccddeeff",
});
const leaves = [
  leaf("prizePoolSats", "37500000"),
  leaf("squares/02/hint1", "Go north."),
  leaf("squares/10/clue", "Look for a lamp."),
  leaf("squares/02/clues/02", "It shines."),
  leaf("squares/02/clues/01", "It stands."),
  leaf("squares/02/place", "Old Light, Berlin"),
];

test("values that were sealed hold, whatever their order", async () => {
  const root = await sealRoot(leaves);
  expect(await verifySeal({ root, leaves: [...leaves].reverse() })).toEqual({ outcome: "holds" });
});

test("one changed letter, salt, path or a missing value breaks the seal", async () => {
  const root = await sealRoot(leaves);
  const [first, ...others] = leaves;
  if (!first) throw new Error("no leaf");
  const tampered = [
    [{ ...first, value: "37500001" }, ...others],
    [{ ...first, salt: "ff112233445566778899aabbccddeeff" }, ...others],
    [{ ...first, path: "prizePool" }, ...others],
    others,
  ];
  for (const changed of tampered) {
    const verdict = await verifySeal({ root, leaves: changed });
    expect(verdict).toEqual({ outcome: "broken", computed: await sealRoot(changed) });
  }
});

test("nothing published gives no verdict; a browser that cannot compute says so", async () => {
  expect(await verifySeal({ root: "00", leaves: null })).toBeNull();
  const unable = () => Promise.reject(new TypeError("crypto.subtle is undefined"));
  const verdict = await verifySeal({ root: "00", leaves }, unable);
  expect(verdict).toEqual({ outcome: "impossible" });
  expect(verdict && verdictSentence(verdict)).toMatch(/https/);
});

test("values stand by square, the place first, clues in their order, hints last", () => {
  const groups = groupValues(leaves);
  expect(groups.map(({ title }) => title)).toEqual(["The hunt", "Square 2", "Square 10"]);
  expect(groups[1]?.values.map(({ label }) => label)).toEqual([
    "Place",
    "Clue 1",
    "Clue 2",
    "Hint 1",
  ]);
  expect(groups[0]?.values[0]?.label).toBe("Prize pool, in satoshis");
});

test("a later seal shows what was edited", () => {
  const later = [leaf("squares/02/hint1", "Go south."), leaf("squares/02/clues/03", "New.")];
  expect(changedPaths([...leaves.slice(2), ...later], leaves)).toEqual(
    new Set(["squares/02/hint1", "squares/02/clues/03"]),
  );
  // Another salt alone is no change.
  expect(changedPaths([{ ...leaf("prizePoolSats", "37500000"), salt: "ab" }], leaves).size).toBe(0);
});
