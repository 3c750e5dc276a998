import { expect, it } from "vitest";
import { encipherUpper, expandKey } from "./speck.ts";

it("enciphers the test vector of the paper", () => {
  const key = Uint32Array.from([0x03020100, 0x0b0a0908, 0x13121110, 0x1b1a1918]);
  expect(encipherUpper(expandKey(key), 0x3b726574, 0x7475432d)).toBe(0x8c6fa548);
});

it("refuses a short key", () => {
  expect(() => expandKey(new Uint32Array(3))).toThrow(RangeError);
});
