import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type SealLeaf, sealRoot } from "./seals.ts";

// By the words of its description, and by other code than its own.
const sha256 = (...parts: (Buffer | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();
const leafOf = ({ path, value, salt }: SealLeaf) =>
  sha256(Buffer.from([0]), Buffer.from(salt, "hex"), JSON.stringify([path, value]));
const nodeOf = (left: Buffer, right: Buffer) => sha256(Buffer.from([1]), left, right);

const a: SealLeaf = { path: "a", value: "Go north.", salt: "00112233445566778899aabbccddeeff" };
const b: SealLeaf = {
  path: "b",
  value: "“Ünïcode”, too",
  salt: "ff00ff00ff00ff00ff00ff00ff00ff00",
};
const c: SealLeaf = { path: "c", value: "", salt: "0123456789abcdef0123456789abcdef" };

test("one leaf is its own root, two are a node, an odd one goes up as it is", async () => {
  expect(await sealRoot([a])).toBe(leafOf(a).toString("hex"));
  expect(await sealRoot([a, b])).toBe(nodeOf(leafOf(a), leafOf(b)).toString("hex"));
  const three = nodeOf(nodeOf(leafOf(a), leafOf(b)), leafOf(c));
  expect(await sealRoot([c, a, b])).toBe(three.toString("hex"));
});

test("a node cannot be passed off as a leaf", async () => {
  const node = nodeOf(leafOf(a), leafOf(b));
  const posing: SealLeaf = { path: "a", value: node.toString("latin1"), salt: a.salt };
  expect(await sealRoot([posing])).not.toBe(await sealRoot([a, b]));
});
