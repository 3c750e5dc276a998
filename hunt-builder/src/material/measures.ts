import type { Place } from "../place.ts";
import { measureClause } from "../wording/units.ts";
import type { Material } from "./material.ts";

/** What can be said of a place's measured number. */
export function measureOf({ measure }: Pick<Place, "measure">): Material[] {
  // How high its city lies tells nothing of a place.
  if (
    /\b(?:city|town|village|ground|site)$/.test(measure.what) &&
    measure.how.includes("sea level")
  )
    return [];
  return [
    { source: "measure", key: "measure", level: "EASY", slots: { its: measureClause(measure) } },
  ];
}
