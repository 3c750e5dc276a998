import { expect, it } from "vitest";
import type { Difficulty } from "../hunt.ts";
import { buildStock, planStock } from "../stock.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { world } from "../testing/world.ts";
import { levelOf, strengthsOf } from "./strength.ts";

it("measures what a veiled line gives away", () => {
  const place = samplePlace(1, {
    kind: "bridge",
    facts: ["has a toll house of red brick at either end", "carries a road over the river"],
    years: [[1880, "was finished"]],
    people: [],
    veiled: [
      "no hurry up here",
      "brick for those who pay",
      "seven long steps and a stop",
      "a bridge that nobody paid for",
      "a toll house of brick by the river",
    ],
  });
  expect(strengthsOf(place)).toEqual(["far", "middle", "middle", "near", "near"]);
});

it("puts a line on the rung of its strength, and no near one on the hardest", async () => {
  const { builder, library } = world(["vermont", "ohio"]);
  const rank: Record<Difficulty, number> = { HARD: 0, MEDIUM: 1, EASY: 2 };
  const seen = new Map<string, number>();
  const plan = planStock(library, "strengths").filter(({ variant }) => variant === "PHYSICAL");
  for await (const made of buildStock(builder, plan)) {
    if ("error" in made) throw made.error;
    for (const { clues, placeId, shapes } of made.hunt.squares) {
      const place = library.findPlace(placeId);
      if (place === null) continue;
      for (const { text, category } of clues) {
        const at = place.veiled.findIndex((line) =>
          text.toLowerCase().includes(line.toLowerCase()),
        );
        if (category !== "Riddle" || at < 0) continue;
        const own = levelOf(strengthsOf(place)[at] ?? "middle");
        seen.set(own, (seen.get(own) ?? 0) + 1);
        // Lists of resistant hunts are graded anew by search; what the writer put there stands in its shapes.
        expect(shapes.some((shape) => shape.startsWith("line | image"))).toBe(true);
        if (made.hunt.difficulty === "EASY") {
          const line = clues.find((clue) => clue.text === text);
          const rung = rank[line?.difficulty ?? "EASY"];
          expect(own === "EASY" && rung === rank.HARD, text).toBe(false);
        }
      }
    }
  }
  expect(seen.size).toBe(3);
});
