import { expect, test } from "vitest";
import { fileTypeOf } from "./file-type.ts";

test.each([
  ["ffd8ffe000104a46", "image/jpeg"],
  ["89504e470d0a1a0a00", "image/png"],
  ["255044462d312e37", "application/pdf"],
  ["524946460000000057454250", "image/webp"],
  ["524946460000000057415645", null],
  ["3c7376673e", null],
  ["4d5a9000", null],
  ["", null],
])("a file that begins with %s is %s", (hex, type) =>
  expect(fileTypeOf(Buffer.from(hex, "hex"))).toBe(type),
);
