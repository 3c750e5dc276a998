import { expect, it } from "vitest";
import { wayIn } from "../frames/word-hint-frames.ts";
import type { HuntVariant } from "../hunt.ts";
import { textsOf } from "../sentences-of.ts";
import { world } from "../testing/world.ts";
import { voices } from "../voices/voices.ts";
import { capitalized } from "../wording/sentences.ts";
import { familyVeils } from "../words/families.ts";
import { keeperOf } from "../words/keepers.ts";
import { kindWords } from "../words/kinds.ts";
import { gravityOf } from "../words/solemn.ts";

const { builder, library } = world(["idaho", "south-carolina", "virginia", "indiana"]);
const sober = new Set(voices.flatMap(({ name, sober: isSober }) => (isSober ? [name] : [])));

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
  const { veils, family } = kindWords(place.kind);
  const keeper = keeperOf(place.kind);
  const jests = [...veils, ...familyVeils[family], `${keeper} `, `${capitalized(keeper)} `];
  for (const variant of ["PHYSICAL", "DIGITAL"] satisfies HuntVariant[])
    for (const difficulty of ["EASY", "MEDIUM", "HARD"] as const)
      for (const seed of ["a", "b", "c", "d"]) {
        const about = { state: place.stock, variant, difficulty, seed, totalSquares: 5 };
        const hunt = await builder.build({ ...about, usedPlaceIds: new Set([id]) });
        const { square } = await builder.rewriteSquare(hunt, 3, { seed, placeId: id });
        const texts = textsOf(square).join("\n");
        expect(jests.filter((jest) => texts.includes(jest))).toEqual([]);
        const [voice] = square.shapes.filter((shape) => shape.startsWith("voice:"));
        if (voice) expect(sober).toContain(voice.slice(6).replace(/ again$/, ""));
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
