import type { Place, Surroundings } from "../place.ts";
import { handsOf } from "./hands.ts";
import type { Material } from "./material.ts";
import { measureOf } from "./measures.ts";
import { agesOf } from "./older.ts";
import { toldOfRow } from "./said-of-place.ts";
import { nearOf, sightsOf, whereaboutsOf } from "./whereabouts.ts";

/** Everything the writer can say of a place. stockmates are the places of its stock, to compare it with; huntmates, those of its hunt, are not named. */
export function allOfPlace(
  place: Place,
  around: Surroundings,
  stockmates: readonly Place[],
  huntmates: readonly Place[],
): Material[] {
  const { said, dates, riddledDates } = toldOfRow(place);
  return [
    ...said,
    ...dates,
    ...riddledDates,
    ...measureOf(place),
    ...agesOf(place, stockmates, huntmates),
    ...handsOf(place, stockmates, huntmates),
    ...whereaboutsOf(place, around),
    ...nearOf(place, stockmates, huntmates),
    ...sightsOf(place, stockmates, huntmates),
  ];
}
