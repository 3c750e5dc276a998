import { milesBetween } from "../bearings.ts";
import { guardOf } from "../leaks.ts";
import type { Library } from "../library.ts";
import type { Place } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { isTownOfItsOwn } from "../words/quarters.ts";

const fewestPeople = 15_000;
/** Farther than this nobody is near a town. */
const closeMi = 15;
/** What is "not far from" a town, where a whole hunt is told by it. */
const farthestMi = 30;
/** A hunt whose places lie within this of its first one is told by one town. */
const compactMi = 25;

/**
 * Where a hunt on the ground is traveled, for whoever thinks of going: by towns that people know and in which none
 * of its squares lies, since a square's own town is what its last hint sells. Empty where there is no such town.
 * @param places in the order of the hunt
 */
export function regionOf(places: readonly Place[], library: Pick<Library, "surroundings">): string {
  const first = places[0];
  const last = places.at(-1);
  if (first === undefined || last === undefined) return "";
  const guards = places.map(guardOf);
  const townBy = (place: Place, withinMi: number): { name: string; miles: number } | null => {
    // The capital's quarters stand among the towns around it.
    if (place.stateCode === "DC") return null;
    const [found] = library
      .surroundings(place)
      .towns.filter(
        ({ name, population, distanceMi }) =>
          population >= fewestPeople &&
          distanceMi <= withinMi &&
          isTownOfItsOwn(name) &&
          places.every((each) => !saysTown(name, each) && !name.includes(each.town)) &&
          guards.every((guard) => guard.findLeak(name) === null),
      )
      .map(({ name, population, distanceMi }) => ({
        name,
        miles: distanceMi,
        pull: population / (distanceMi + 10) ** 2,
      }))
      .sort((a, b) => b.pull - a.pull);
    return found ?? null;
  };
  const isCompact = places.every((each) => milesBetween(each.point, first.point) <= compactMi);
  if (isCompact || first === last) {
    const town = townBy(first, farthestMi);
    if (town === null) return "";
    return `${town.miles <= closeMi ? "close to" : "not far from"} ${town.name}`;
  }
  const one = townBy(first, closeMi);
  const other = townBy(last, closeMi);
  if (one === null || other === null) return "";
  return one.name === other.name
    ? `all around ${one.name}`
    : `from near ${one.name} to near ${other.name}`;
}
