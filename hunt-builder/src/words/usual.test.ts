import { expect, it } from "vitest";
import { isUsualOf } from "./usual.ts";

it("knows what may be so of any place of a kind, and that a figure may not", () => {
  expect(isUsualOf("village", "steam each summer's end, and threshing for the fun of it")).toBe(
    true,
  );
  expect(isUsualOf("university", "has the oldest college hall still in use")).toBe(true);
  expect(isUsualOf("theater", "has an organ of 1,200 pipes")).toBe(false);
  expect(isUsualOf("peak", "has the oldest college hall still in use")).toBe(false);
});
