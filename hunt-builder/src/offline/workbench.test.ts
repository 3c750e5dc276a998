import { expect, it } from "vitest";
import type { Material } from "../material/material.ts";
import { truthsOf } from "../puzzles/kinds/truths.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { clauseOf, framesOf, isSaid, type Workbench } from "./workbench.ts";

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

it("dates what was done after a fire, and not the fire", () => {
  const phrase = "was rebuilt after a fire";
  const [year, span] = (["year", "decade"] as const).map(
    (source): Material => ({
      source,
      key: `year:${phrase}`,
      level: "EASY",
      slots: { phrase, year: "1976", span: "in the 1970s" },
    }),
  );
  if (!year || !span) throw new Error("There are two.");
  expect(clauseOf(year)).toBe("in 1976 it was rebuilt after a fire");
  expect(clauseOf(span)).toBe("in the 1970s it was rebuilt after a fire");
  expect(framesOf(year)).toHaveLength(1);
  const told = truthsOf(samplePlace(1, { years: [[1976, phrase]] })).map(({ text }) => text);
  expect(told).toContain("was rebuilt after a fire, in 1976");
});
