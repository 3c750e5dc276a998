import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("a count agrees with its noun", () => {
  expect([0, 1, 1.5, 12_000].map((count) => counted(count, "hour"))).toEqual([
    "0 hours",
    "1 hour",
    "1.5 hours",
    "12,000 hours",
  ]);
});
