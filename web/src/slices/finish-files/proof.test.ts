import { expect, test } from "vitest";
import { readReceipt, shortTime } from "./proof.ts";

test.each([
  [0, "0 s"],
  [75, "1 min 15 s"],
  [3_600, "1 h"],
  [3_660, "1 h 1 min"],
  [3_605, "1 h"],
  [93_784, "1 d 2 h"],
  [-3, "0 s"],
])("%i seconds are %s", (seconds, text) => expect(shortTime(seconds)).toBe(text));

test("a receipt is read as it was pasted", () => {
  const receipt = "0f".repeat(32);
  expect(readReceipt(`  ${receipt.toUpperCase()}\n`)).toBe(receipt);
  expect(readReceipt(receipt.slice(1))).toBeNull();
  expect(readReceipt(`${receipt.slice(1)}g`)).toBeNull();
});
