import { expect, test } from "vitest";
import { fingerprintsOf } from "./fingerprint.ts";

const fingerprint = fingerprintsOf(Uint8Array.from({ length: 32 }, (_, index) => index));

test("a fingerprint is the same for the same, and another for another purpose, text or secret", () => {
  const of = fingerprint("device", "a");
  expect(of).toMatch(/^[\w-]{16}$/);
  expect(fingerprint("device", "a")).toBe(of);
  const others = [
    fingerprint("network", "a"),
    fingerprint("device", "b"),
    fingerprintsOf(new Uint8Array(32))("device", "a"),
  ];
  expect(new Set([of, ...others]).size).toBe(4);
});
