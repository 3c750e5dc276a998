import { readdirSync, readFileSync } from "node:fs";
import { createGrid } from "@ten-paces/geo/grid";
import {
  addressLexicon,
  comparedIds,
  createHuntBuilder,
  createLibrary,
  geoGazetteer,
  type HuntBuilder,
  type Library,
  type Place,
  parsePlaces,
} from "../src/index.ts";

const data = new URL("../../data/", import.meta.url);
const folder = new URL("places/", data);

/** The landmark library as it stands in data/places. */
export function readLibrary(): Library {
  const compared = comparedIds(
    readFileSync(new URL("registers/compared.tsv", data), "utf8"),
    JSON.parse(readFileSync(new URL("registers/registers.json", data), "utf8")),
  );
  const places = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => {
      try {
        return read(name, compared);
      } catch (error) {
        console.error(`${name} is left out: ${error instanceof Error ? error.message : error}`);
        return [];
      }
    });
  return createLibrary(
    places,
    geoGazetteer(),
    JSON.parse(readFileSync(new URL("famous/places.json", data), "utf8")),
  );
}

function read(name: string, compared: ReadonlySet<string>): Place[] {
  return parsePlaces(
    JSON.parse(readFileSync(new URL(name, folder), "utf8")),
    name.replace(".json", ""),
    compared,
  );
}

/** A builder over the library with a grid key of its own: for reports and samples, never for play. */
export function sampleBuilder(): HuntBuilder {
  const secret = new Uint8Array(32).fill(10);
  return createHuntBuilder({
    library: readLibrary(),
    grid: createGrid(secret),
    lexicon: addressLexicon(),
  });
}
