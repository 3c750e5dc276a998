import { expect, it } from "vitest";
import { leakGuard } from "../leaks.ts";
import { crossingCluesOf } from "../puzzles/kinds/crossing-clues.ts";
import { lastNameOf } from "../puzzles/kinds/last-names.ts";
import { world } from "../testing/world.ts";
import { isUnfit } from "./unfit.ts";

const { library, lexicon } = world(["tennessee"]);

it("asks for no last name that nobody wants to write down", () => {
  expect(lastNameOf("Roland Wank")).toBeNull();
  const dam = library.findPlace("norris-dam");
  if (!dam) throw new Error("no Norris Dam");
  const words = crossingCluesOf(dam, leakGuard(dam, [])).map(({ word }) => word);
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter(isUnfit)).toEqual([]);
});

it("finds none among the words of addresses", () => {
  expect(lexicon.words.filter(isUnfit)).toEqual([]);
});
