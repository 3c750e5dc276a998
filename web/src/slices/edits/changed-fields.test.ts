import { expect, test } from "vitest";
import { changedFields } from "./changed-fields.ts";

test("what changed is told value by value, and what stayed is not told", () => {
  const before = { name: "ann@hunts.test", suspended: false, btcPrice: { usd: 1, asOf: null } };
  const after = {
    name: "ann@hunts.test",
    suspended: true,
    btcPrice: { usd: 2, asOf: "2026-11-23" },
  };
  expect(changedFields(before, after)).toEqual([
    { name: "suspended", before: false, after: true },
    { name: "btcPrice.usd", before: 1, after: 2 },
    { name: "btcPrice.asOf", before: null, after: "2026-11-23" },
  ]);
  expect(changedFields(null, { replaces: ["a"] })).toEqual([
    { name: "replaces", before: null, after: '["a"]' },
  ]);
});
