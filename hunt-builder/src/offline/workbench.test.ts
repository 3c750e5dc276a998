import { expect, it } from "vitest";
import type { Material } from "../material/material.ts";
import { isSaid, type Workbench } from "./workbench.ts";

it("holds a way as told that the clue leads by, however it names where that begins", () => {
  const of = (variant: "PHYSICAL" | "DIGITAL"): Workbench =>
    ({
      task: { variant, usedShapes: new Set(), sequenceNum: 1 },
      texts: ["Start from here: a tall plume. Yours is about 22 miles southwest of it."],
      said: new Set(),
      shapes: [],
    }) as unknown as Workbench;
  const near = (distance: string, back: string): Material => ({
    source: "near",
    key: "near:a-view",
    level: "EASY",
    slots: { other: "the View", distance, direction: "northeast", back },
  });
  expect(isSaid(of("PHYSICAL"), near("about 22 miles", "southwest"))).toBe(true);
  expect(isSaid(of("PHYSICAL"), near("about 21 miles", "southwest"))).toBe(false);
  expect(isSaid(of("PHYSICAL"), near("about 22 miles", "south"))).toBe(false);
  expect(isSaid(of("DIGITAL"), near("about 22 miles", "southwest"))).toBe(false);
});
