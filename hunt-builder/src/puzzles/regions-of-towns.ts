import { findCountyAt } from "@ten-paces/geo/counties";
import type { Library } from "../library.ts";
import type { Place } from "../place.ts";
import { withoutAccents } from "../wording/sentences.ts";
import { plainTowns } from "./kinds/plain-towns.ts";

export interface RegionTown {
  name: string;
  lat: number;
  lng: number;
  population: number;
}

export interface Regions {
  /** Towns by county name, or by state name in the nation's hunts; the largest first. */
  all: ReadonlyMap<string, readonly RegionTown[]>;
  /** The region in which the place stands; "" where the map does not say. */
  own: string;
}

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

const known = new WeakMap<Library, Map<string, Map<string, RegionTown[]>>>();
/** Towns that somebody from there would know. */
const leastPeople = 800;
const leastPeopleWide = 60_000;

/** The towns around a place by the region they lie in. @param wide by state, for hunts of the nation */
export function townsByRegion(library: Library, place: Place, wide: boolean): Regions {
  let shelf = known.get(library);
  if (shelf === undefined) {
    shelf = new Map();
    known.set(library, shelf);
  }
  const key = wide ? "" : place.stateCode;
  let all = shelf.get(key);
  if (all === undefined) {
    all = sorted(library, key);
    shelf.set(key, all);
  }
  return { all, own: wide ? place.stateName : countyOnMap(place) };
}

/** A name that stands twice in the state belongs to nobody; in the nation, to its one great city. */
function sorted(library: Library, stateCode: string): Map<string, RegionTown[]> {
  const wide = stateCode === "";
  const towns = plainTowns(library).filter(
    ({ state, population }) =>
      population >= (wide ? leastPeopleWide : leastPeople) && (wide || state === stateCode),
  );
  const named = new Map<string, number>();
  for (const { name, state } of library.towns)
    if (wide || state === stateCode) named.set(name, (named.get(name) ?? 0) + 1);
  const all = new Map<string, RegionTown[]>();
  const taken = new Set<string>();
  for (const { name, state, point, population } of towns.sort(
    (a, b) => b.population - a.population,
  )) {
    if (named.get(name) !== 1 && !wide) continue;
    if (wide && named.get(name) !== 1 && (population < 200_000 || taken.has(name))) continue;
    taken.add(name);
    const region = wide
      ? library.gazetteer.states.find(({ code }) => code === state)?.name
      : findCountyAt(point)?.name;
    if (region === undefined || name.includes(region)) continue;
    const list = all.get(region) ?? [];
    list.push({ name, ...point, population });
    all.set(region, list);
  }
  return all;
}
