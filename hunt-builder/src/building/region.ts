import { milesBetween } from "../bearings.ts";
import type { Town } from "../gazetteer.ts";
import { guardOf } from "../leaks.ts";
import type { Library } from "../library.ts";
import type { Place, Point } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { landOf } from "../stands/roadless.ts";
import { isTownOfItsOwn } from "../words/quarters.ts";
import { cityOf } from "./city-of.ts";
import { partOfState } from "./part-of-state.ts";

/** Of a smaller town hardly anybody knows where it is. */
const fewestPeople = 20_000;
/** Farther than this nobody is near a town. */
const closeMi = 15;
/** A hunt whose places lie within this of its first one is told by one town. */
const compactMi = 20;

type Around = Pick<Library, "surroundings" | "towns"> & {
  gazetteer: Pick<Library["gazetteer"], "stateLines">;
};

/**
 * Where a hunt on the ground is traveled, for whoever thinks of going: "in Philadelphia" where all of it lies in one
 * city, else by towns that people know and in which none of its squares lies, since a square's own town is what its last
 * hint sells; where there are none, by the part of its state. Empty where nothing may be said.
 * @param places in the order of the hunt
 */
export function regionOf(places: readonly Place[], library: Around): string {
  const first = places[0];
  const last = places.at(-1);
  if (first === undefined || last === undefined) return "";
  const city = cityOf(places, library.towns);
  if (city !== null) return `in ${city}`;
  return byTowns(places, library) ?? byPart(places, library) ?? "";
}

function byTowns(places: readonly Place[], library: Around): string | null {
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isCompact = places.every((each) => milesBetween(each.point, first.point) <= compactMi);
  const one = townBy(first, places, library);
  if (one === null) return null;
  if (isCompact || first === last) return `around ${one}`;
  const other = townBy(last, places, library);
  if (other === null) return null;
  return one === other ? `around ${one}` : `from near ${one} to near ${other}`;
}

/** The town people would name for where a place lies: none of a square, and no suburb of a larger one. */
function townBy(place: Place, places: readonly Place[], library: Around): string | null {
  // The capital's quarters stand among the towns around it.
  if (place.stateCode === "DC") return null;
  const guards = places.map(guardOf);
  const [found] = library
    .surroundings(place)
    .towns.filter(
      ({ name, population, distanceMi }) =>
        population >= fewestPeople &&
        distanceMi <= closeMi &&
        isTownOfItsOwn(name) &&
        places.every((each) => !saysTown(name, each) && !name.includes(each.town)) &&
        guards.every((guard) => guard.findLeak(name) === null),
    )
    .map(({ name, population, distanceMi }) => ({
      name,
      population,
      pull: population / (distanceMi + 10) ** 2,
    }))
    .sort((a, b) => b.pull - a.pull);
  return found && !isSuburb(found, place.point, library.towns) ? found.name : null;
}

/** A town with another so much larger so near is told by that one. */
const largerBy = 1.5;
const suburbMi = 25;
/** Degrees that no town farther than these miles from another, and as far from the place, is within. */
const nearDegrees = 1;

function isSuburb(
  { name, population }: { name: string; population: number },
  { lat, lng }: Point,
  towns: readonly Town[],
): boolean {
  const near = towns.filter(
    ({ point }) =>
      Math.abs(point.lat - lat) < nearDegrees && Math.abs(point.lng - lng) < nearDegrees,
  );
  const own = near.find((each) => each.name === name && each.population === population);
  return (
    own !== undefined &&
    near.some(
      (each) =>
        each.population >= largerBy * population && milesBetween(each.point, own.point) <= suburbMi,
    )
  );
}

const islands: Readonly<Record<string, string>> = {
  "HI Honolulu": "on Oahu",
  "HI Hawaii": "on the island of Hawaii",
  "HI Maui": "on Maui",
  "HI Kauai": "on Kauai",
};

/** "in southeastern Michigan", "across Iowa". */
function byPart(places: readonly Place[], library: Around): string | null {
  const [first] = places;
  if (first === undefined || places.some(({ stateCode }) => stateCode !== first.stateCode))
    return null;
  const said =
    first.stateCode === "HI"
      ? islandOf(places)
      : partOfState(places, library.gazetteer.stateLines(first.stateCode));
  const isTold =
    said !== null &&
    places.every((each) => guardOf(each).findLeak(said) === null && !saysTown(said, each));
  return isTold ? said : null;
}

function islandOf(places: readonly Place[]): string | null {
  const lands = new Set(places.map(landOf));
  const [land = ""] = lands;
  return lands.size > 1 ? "from island to island" : (islands[land] ?? null);
}
