import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Place, type PlaceRow, parsePlaces } from "@ten-paces/hunt-builder";

const folder = fileURLToPath(new URL("../../../../data/places/", import.meta.url));

/** Every landmark of the repository's library. The files are checked by the tests, not at each start. */
export function readLibraryFiles(): Place[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => {
      const rows: PlaceRow[] = JSON.parse(readFileSync(join(folder, name), "utf8"));
      return parsePlaces(rows, name.replace(".json", ""));
    });
}
