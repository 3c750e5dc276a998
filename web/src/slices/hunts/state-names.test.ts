import { expect, test } from "vitest";
import { outlineCode, stateName } from "./state-names.ts";

test("states are written as people write them", () => {
  expect(stateName("NEW HAMPSHIRE")).toBe("New Hampshire");
  expect(stateName("NATIONAL")).toBe("National");
  expect(stateName("FREE")).toBe("National");
});

test("every hunt has an outline", () => {
  expect(outlineCode("TEXAS")).toBe("TX");
  expect(outlineCode("NATIONAL")).toBe("NATIONAL");
  expect(outlineCode("FREE")).toBe("NATIONAL");
});
