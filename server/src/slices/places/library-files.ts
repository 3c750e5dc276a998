import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Place, type PlaceRow, parsePlaces } from "@ten-paces/hunt-builder";

const folder = fileURLToPath(new URL("../../../../data/places/", import.meta.url));

/**
 * The landmarks of the repository's library. The files are checked by the tests, not at each start.
 * @param only stems of the files to read, such as "kansas"; null for all
 */
export function readLibraryFiles(only: readonly string[] | null = null): Place[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .filter((name) => only === null || only.includes(name.replace(".json", "")))
    .sort()
    .flatMap((name) => {
      const rows: PlaceRow[] = JSON.parse(readFileSync(join(folder, name), "utf8"));
      return parsePlaces(rows, name.replace(".json", ""));
    });
}
