import { states } from "@ten-paces/geo";
import { expect, test } from "vitest";
import { outlineCode } from "./outline-code.ts";
import { stateName } from "./state-names.ts";

test("states are written as people write them", () => {
  expect(states.length).toBeGreaterThan(50);
  for (const { name } of states) expect(stateName(name.toUpperCase())).toBe(name);
  expect(stateName("NATIONAL")).toBe("National");
  expect(stateName("FREE")).toBe("National");
});

test("every hunt has an outline", () => {
  expect(outlineCode("TEXAS")).toBe("TX");
  expect(outlineCode("NATIONAL")).toBe("NATIONAL");
  expect(outlineCode("FREE")).toBe("NATIONAL");
});
