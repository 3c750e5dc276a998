import { readdirSync, readFileSync } from "node:fs";
import { createPinMover } from "@ten-paces/geo/grid";
import { words } from "@ten-paces/geo/words";
import type { AddressGrid } from "../address-grid.ts";
import { createHuntBuilder, type HuntBuilder } from "../builder.ts";
import { addressLexicon } from "../definitions.ts";
import { geoGazetteer } from "../geo-gazetteer.ts";
import { createLibrary, type FamousRow, type Library, parsePlaces } from "../library.ts";
import type { Lexicon } from "../puzzles/lexicon.ts";

const famous: FamousRow[] = JSON.parse(
  readFileSync(new URL("../../../data/famous/places.json", import.meta.url), "utf8"),
);
const folder = new URL("../../../data/places/", import.meta.url);

export interface World {
  library: Library;
  lexicon: Lexicon;
  grid: AddressGrid;
  builder: HuntBuilder;
}

/** The real landmarks of some states (all of them where none is named), with a grid of its own. */
export function world(stems?: readonly string[]): World {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.replace(".json", ""));
  const places = files
    .filter((stem) => stems === undefined || stems.includes(stem))
    .flatMap((stem) =>
      parsePlaces(JSON.parse(readFileSync(new URL(`${stem}.json`, folder), "utf8")), stem),
    );
  const library = createLibrary(places, geoGazetteer(), famous);
  const lexicon = addressLexicon(words);
  return {
    library,
    lexicon,
    grid: scrambled,
    builder: createHuntBuilder({ library, lexicon, grid: scrambled }),
  };
}

const cell = 0.00003;
const movePin = createPinMover(new TextEncoder().encode("a secret for worlds of tests"));

/** A stand-in for the grid: an address per cell, made by mixing row and column. */
export const scrambled: AddressGrid = {
  movePin,
  encode({ lat, lng }) {
    const row = Math.round(lat / cell);
    const column = Math.round(lng / cell);
    let state = (Math.imul(row, 73_856_093) ^ Math.imul(column, 19_349_663)) >>> 0;
    const word = (): string => {
      state = Math.imul(state ^ (state >>> 15), 2_246_822_507) >>> 0;
      state = (state ^ (state >>> 13)) >>> 0;
      return words[state % words.length] ?? "";
    };
    return {
      words: `${word()}.${word()}.${word()}`,
      center: { lat: row * cell, lng: column * cell },
    };
  },
};
