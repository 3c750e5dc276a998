import { findCountyAt } from "@ten-paces/geo/counties";
import type { Place } from "../place.ts";
import { withoutAccents } from "../wording/sentences.ts";

/**
 * The county of a place where the map and the library say the same, else "": on a line, or at a pin beside it, a solver
 * who looks it up and one who looks at the map would answer differently.
 */
export function countyOnMap(place: Place): string {
  const drawn = findCountyAt(place.point)?.name ?? "";
  return bare(drawn) === bare(place.county) ? drawn : "";
}

function bare(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}
