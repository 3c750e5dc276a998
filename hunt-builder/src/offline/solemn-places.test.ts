import { expect, it } from "vitest";
import { wayIn } from "../frames/word-hint-frames.ts";
import type { HuntVariant } from "../hunt.ts";
import { textsOf } from "../sentences-of.ts";
import { world } from "../testing/world.ts";
import { capitalized } from "../wording/sentences.ts";
import { keeperOf } from "../words/keepers.ts";
import { gravityOf } from "../words/solemn.ts";

const { builder, library } = world(["idaho", "south-carolina", "virginia", "indiana"]);

/** Places of which a builder without tags once joked. */
const places = [
  ["minidoka-national-historic-site", "grave"],
  ["penn-center", "grave"],
  ["american-civil-war-museum-at-historic-tredegar", "grave"],
  ["crown-hill-cemetery", "hushed"],
] as const;

it.each(places)("no one jokes about %s", async (id, gravity) => {
  const place = library.findPlace(id);
  if (place === null) throw new Error("it left the library");
  expect(gravityOf(place)).toBe(gravity);
  const keeper = keeperOf(place.kind);
  const jests = [`${keeper} `, `${capitalized(keeper)} `];
  for (const variant of ["PHYSICAL", "DIGITAL"] satisfies HuntVariant[])
    for (const difficulty of ["EASY", "MEDIUM", "HARD"] as const)
      for (const seed of ["a", "b", "c", "d"]) {
        const about = { state: place.stock, variant, difficulty, seed, totalSquares: 5 };
        const hunt = await builder.build({ ...about, usedPlaceIds: new Set([id]) });
        const { square } = await builder.rewriteSquare(hunt, 3, { seed, placeId: id });
        const texts = textsOf(square).join("\n");
        expect(jests.filter((jest) => texts.includes(jest))).toEqual([]);
        expect(
          square.shapes.filter((shape) =>
            /^mechanism \| (?:double_meaning|false_friend|scale|dialogue) /.test(shape),
          ),
        ).toEqual([]);
        expect(square.shapes.filter((shape) => wayIn.includes(shape))).toEqual([]);
        const prompts = square.puzzles.map(({ prompt }) => prompt).join("\n");
        if (gravity === "grave")
          expect(place.facts.filter((fact) => prompts.includes(fact))).toEqual([]);
        if (gravity === "grave")
          expect(texts).not.toMatch(
            /joined the Union|ten-foot squares|squares of ten feet|subtract/,
          );
      }
});
