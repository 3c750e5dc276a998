import { milesBetween } from "../bearings.ts";
import type { Library } from "../library.ts";
import type { Place } from "../place.ts";
import { kindWords } from "../words/kinds.ts";
import { standIn } from "../words/stand-ins.ts";

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

const mostAbroad = 8;
/** Of latitude, hardly more anywhere. */
const milesPerDegree = 68;
/** Nearer to it another row is of the same thing. */
const itselfMi = 1;
const byKind = new WeakMap<Library, ReadonlyMap<string, readonly Place[]>>();

/** Places of its own sort across a state's line, the nearest first: of the one aquarium of a state nothing else in it is taken for that. */
export function kinAbroad(library: Library, place: Place): Place[] {
  const kinds = byKind.get(library) ?? Map.groupBy(library.places, ({ kind }) => kind);
  byKind.set(library, kinds);
  return (kinds.get(place.kind) ?? [])
    .filter(
      ({ stock, name, point }) =>
        // Most of the land is struck without a distance being reckoned.
        Math.abs(point.lat - place.point.lat) < stillNearMi / milesPerDegree &&
        stock !== place.stock &&
        stock !== "NATIONAL" &&
        name !== place.name,
    )
    .map((other) => ({ other, miles: milesBetween(place.point, other.point) }))
    .filter(
      ({ other, miles }) =>
        miles <= stillNearMi && miles > itselfMi && standIn(place, other) === "sort",
    )
    .sort((a, b) => a.miles - b.miles)
    .slice(0, mostAbroad)
    .map(({ other }) => other);
}
