import { milesBetween } from "../bearings.ts";
import type { Library } from "../library.ts";
import type { Place } from "../place.ts";
import { kindWords } from "../words/kinds.ts";

/** Beyond this a truth about another place no longer misleads anybody. */
const stillNearMi = 150;

/** Miles added for an odd sort: one of the same kind comes first, then of the same family, then any. */
function oddness(a: Place, b: Place, miles: number): number {
  if (miles > stillNearMi) return 3 * stillNearMi;
  if (a.kind === b.kind) return 0;
  return kindWords(a.kind).family === kindWords(b.kind).family ? stillNearMi : 2 * stillNearMi;
}

const decoyPlaces = 20;
/** In a city all of the nearest may share what a decoy could deny, such as the county. */
const decoyPlacesElsewhere = 8;

/** Places whose truths may mislead here: near, of the same kind before others, not in the hunt. */
export function decoysFor(library: Library, place: Place, apart: readonly Place[]): Place[] {
  const near = (library.byStock.get(place.stock) ?? [])
    .filter((each) => each.id !== place.id && !apart.includes(each))
    .map((each) => {
      const miles = milesBetween(place.point, each.point);
      return { each, cost: miles + oddness(each, place, miles) };
    })
    .sort((a, b) => a.cost - b.cost)
    .map(({ each }) => each);
  const elsewhere = near.slice(decoyPlaces).filter((each) => each.county !== place.county);
  return [...near.slice(0, decoyPlaces), ...elsewhere.slice(0, decoyPlacesElsewhere)];
}
