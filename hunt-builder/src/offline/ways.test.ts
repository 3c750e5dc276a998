import { expect, it } from "vitest";
import { bookSense, isSenseTold } from "./ways.ts";

it("takes two ways to one side of about one length for the same, from wherever they lead", () => {
  const bench = { said: new Set<string>() };
  bookSense(bench, "south", 10);
  expect(isSenseTold(bench, "south", 7)).toBe(true);
  expect(isSenseTold(bench, "southeast", 7)).toBe(false);
  expect(isSenseTold(bench, "south", 16)).toBe(false);
  bookSense(bench, "east", 1);
  expect(isSenseTold(bench, "east", 3)).toBe(false);
});
