import { directionTo, milesBetween } from "./bearings.ts";
import type { Gazetteer, Town } from "./gazetteer.ts";
import type { NearTown, Place, Surroundings } from "./place.ts";
import { townsOf } from "./towns-by-state.ts";

const nearDegrees = 1.6;

/** Computes what lies around a place. stockmates are the places of its own file. */
export function surroundingsOf(
  place: Place,
  stockmates: readonly Place[],
  gazetteer: Gazetteer,
): Surroundings {
  return {
    towns: townsAround(place, townsOf(gazetteer, place.stateCode)),
    neighborCounties: gazetteer.countiesAround(place.point, place.county),
    fromCapital: fromCapital(place, gazetteer),
    betweenCapitals: betweenCapitals(place, gazetteer),
    noonAfterCapitalMin: noonAfterCapital(place, gazetteer),
    extremes: extremes(place, stockmates),
  };
}

/** So many towns count, however few live in them. */
const nearest = 12;
/** What a flat map may take for farther than it is, as a factor of squared distances: up to 72° N it errs by less. */
const flatSlack = 1.5;

function townsAround(place: Place, towns: readonly Town[]): NearTown[] {
  const { lat, lng } = place.point;
  const narrow = Math.cos((lat * Math.PI) / 180);
  const slack = nearDegrees / Math.max(0.3, narrow);
  const around: Town[] = [];
  // Most towns are small and not among the nearest: a flat map tells that, and their miles are not asked for.
  const flat: number[] = [];
  const least12 = new Array<number>(nearest).fill(Infinity);
  for (const town of towns) {
    const north = town.point.lat - lat;
    const east = town.point.lng - lng;
    if (Math.abs(north) >= nearDegrees || Math.abs(east) >= slack) continue;
    const away2 = north * north + east * narrow * (east * narrow);
    around.push(town);
    flat.push(away2);
    let i = nearest - 1;
    if (away2 >= (least12[i] ?? 0)) continue;
    for (; i > 0 && away2 < (least12[i - 1] ?? 0); i--) least12[i] = least12[i - 1] ?? 0;
    least12[i] = away2;
  }
  const far2 = (least12[nearest - 1] ?? 0) * flatSlack;
  const least = around.length < 400 ? 20_000 : 50_000;
  const near: { town: Town; distanceMi: number }[] = [];
  for (const [i, town] of around.entries())
    if (town.population >= least || (flat[i] ?? 0) <= far2)
      near.push({ town, distanceMi: milesBetween(town.point, place.point) });
  return near
    .sort((a, b) => a.distanceMi - b.distanceMi)
    .filter(({ town }, i) => i < nearest || town.population >= least)
    .slice(0, 40)
    .map(({ town, distanceMi }) => ({
      name: town.name,
      distanceMi,
      direction: directionTo(town.point, place.point),
      population: town.population,
    }));
}

function fromCapital(place: Place, gazetteer: Gazetteer): Surroundings["fromCapital"] {
  const state = gazetteer.states.find((each) => each.code === place.stateCode);
  if (state === undefined || place.stateCode === "DC") return null;
  const distanceMi = milesBetween(state.point, place.point);
  if (distanceMi < 8) return null;
  return { capital: state.capital, distanceMi, direction: directionTo(state.point, place.point) };
}

/** A tenth of a degree, 7 miles, keeps the claim safe from a rough pin. */
const safeDegrees = 0.1;

const northward = new WeakMap<Gazetteer, Gazetteer["states"]>();

/** The states by how far north their capitals lie, without the capital of the country; sorted once per gazetteer. */
function statesNorthward(gazetteer: Gazetteer): Gazetteer["states"] {
  const before = northward.get(gazetteer);
  if (before) return before;
  const made = gazetteer.states
    .filter(({ code }) => code !== "DC")
    .sort((a, b) => a.point.lat - b.point.lat);
  northward.set(gazetteer, made);
  return made;
}

function betweenCapitals(place: Place, gazetteer: Gazetteer): Surroundings["betweenCapitals"] {
  const states = statesNorthward(gazetteer);
  const { stateCode, point } = place;
  const south = states.findLast(
    (state) => state.point.lat < point.lat - safeDegrees && state.code !== stateCode,
  );
  const north = states.find(
    (state) => state.point.lat > point.lat + safeDegrees && state.code !== stateCode,
  );
  return south && north ? { north: north.capital, south: south.capital } : null;
}

/** The sun takes four minutes for a degree. */
function noonAfterCapital(place: Place, gazetteer: Gazetteer): number {
  const state = gazetteer.states.find((each) => each.code === place.stateCode);
  if (state === undefined) return 0;
  return Math.round((turned(state.point.lng) - eastward(place)) * 4);
}

function turned(lng: number): number {
  return lng > 0 ? lng - 360 : lng;
}

function extremes(place: Place, stockmates: readonly Place[]): string[] {
  const found: string[] = [];
  const only = (better: (other: Place) => boolean): boolean =>
    stockmates.length > 10 && !stockmates.some((other) => other.id !== place.id && better(other));
  if (only((other) => other.point.lat >= place.point.lat)) found.push("north");
  if (only((other) => other.point.lat <= place.point.lat)) found.push("south");
  if (only((other) => eastward(other) >= eastward(place))) found.push("east");
  if (only((other) => eastward(other) <= eastward(place))) found.push("west");
  return found;
}

/** Longitude with the Aleutians past 180 degrees on the western side. */
function eastward(place: Place): number {
  return turned(place.point.lng);
}
