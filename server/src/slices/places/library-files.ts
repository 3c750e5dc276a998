import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  comparedIds,
  type FamousRow,
  type Place,
  type PlaceRow,
  parsePlaces,
} from "@ten-paces/hunt-builder";

const data = fileURLToPath(new URL("../../../../data/", import.meta.url));
const folder = join(data, "places");

/**
 * The landmarks of the repository's library. The files are checked by the tests, not at each start.
 * @param only stems of the files to read, such as "kansas"; null for all
 */
export function readLibraryFiles(only: readonly string[] | null = null): Place[] {
  const compared = readCompared();
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .filter((name) => only === null || only.includes(name.replace(".json", "")))
    .sort()
    .flatMap((name) => {
      const rows: PlaceRow[] = JSON.parse(readFileSync(join(folder, name), "utf8"));
      return parsePlaces(rows, name.replace(".json", ""), compared);
    });
}

/** Famous places that are no rows of the library, beside which clues that lead by the map are proven. */
export function readFamous(): FamousRow[] {
  return JSON.parse(readFileSync(join(data, "famous", "places.json"), "utf8"));
}

function readCompared(): Set<string> {
  const read = (name: string) => readFileSync(join(data, "registers", name), "utf8");
  return comparedIds(read("compared.tsv"), JSON.parse(read("registers.json")));
}
