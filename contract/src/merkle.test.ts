import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hexOf, merkleLevels, merkleProof, rootOfProof } from "./merkle.ts";

const leafOf = (n: number) => new Uint8Array(createHash("sha256").update(`leaf ${n}`).digest());

test("of a tree of any size each leaf has a way to the root, and no other leaf has", async () => {
  for (let size = 1; size <= 19; size++) {
    const leaves = Array.from({ length: size }, (_, n) => leafOf(n));
    const levels = await merkleLevels(leaves);
    const root = hexOf(levels.at(-1)?.[0] ?? new Uint8Array());
    for (const [index, leaf] of leaves.entries()) {
      const proof = merkleProof(levels, index);
      expect(await rootOfProof(hexOf(leaf), proof)).toBe(root);
      expect(await rootOfProof(hexOf(leafOf(99)), proof)).not.toBe(root);
      const [first, ...rest] = proof;
      if (!first) continue;
      const turned = {
        ...first,
        side: first.side === "left" ? ("right" as const) : ("left" as const),
      };
      expect(await rootOfProof(hexOf(leaf), [turned, ...rest])).not.toBe(root);
    }
  }
});

test("a tree without leaves has no root, and one of a single leaf has that leaf", async () => {
  expect(await merkleLevels([])).toEqual([[]]);
  const levels = await merkleLevels([leafOf(1)]);
  expect(merkleProof(levels, 0)).toEqual([]);
  expect(await rootOfProof(hexOf(leafOf(1)), [])).toBe(hexOf(leafOf(1)));
});
