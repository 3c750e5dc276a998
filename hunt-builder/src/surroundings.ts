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

function townsAround(place: Place, towns: readonly Town[]): NearTown[] {
  const { lat, lng } = place.point;
  const slack = nearDegrees / Math.max(0.3, Math.cos((lat * Math.PI) / 180));
  const near: { town: Town; distanceMi: number }[] = [];
  for (const town of towns)
    if (Math.abs(town.point.lat - lat) < nearDegrees && Math.abs(town.point.lng - lng) < slack)
      near.push({ town, distanceMi: milesBetween(town.point, place.point) });
  const least = near.length < 400 ? 20_000 : 50_000;
  return near
    .sort((a, b) => a.distanceMi - b.distanceMi)
    .filter(({ town }, i) => i < 12 || town.population >= least)
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

function betweenCapitals(place: Place, gazetteer: Gazetteer): Surroundings["betweenCapitals"] {
  const others = gazetteer.states
    .filter((state) => state.code !== place.stateCode && state.code !== "DC")
    .sort((a, b) => a.point.lat - b.point.lat);
  const south = others.filter((state) => state.point.lat < place.point.lat - safeDegrees).at(-1);
  const north = others.find((state) => state.point.lat > place.point.lat + safeDegrees);
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
