import { expect, it } from "vitest";
import { isWordWorn } from "./word-worn.ts";

it("hears a telling word for the third time, and little words as often as they come", () => {
  const texts = ["The river came in by the back door.", "A plug holds the river up."];
  expect(isWordWorn({ texts }, "lies by the river")).toBe(true);
  expect(isWordWorn({ texts: texts.slice(1) }, "lies by the river")).toBe(false);
  expect(isWordWorn({ texts }, "was the gift of the miller")).toBe(false);
});
