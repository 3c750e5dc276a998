import { expect, test } from "vitest";
import { momentsOf } from "./moments.ts";

test("yesterday is the whole day before, from midnight to midnight where the reader is", () => {
  const now = new Date(2026, 2, 1, 0, 30);
  expect(momentsOf("yesterday", now)).toEqual({
    from: new Date(2026, 1, 28).toISOString(),
    until: new Date(2026, 2, 1).toISOString(),
  });
  expect(momentsOf("today", now)).toEqual({ from: new Date(2026, 2, 1).toISOString() });
  expect(momentsOf("7-days", now)).toEqual({ from: new Date(2026, 1, 23).toISOString() });
  expect(momentsOf("any", now)).toEqual({});
});
