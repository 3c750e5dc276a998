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
    neighborCounties: gazetteer.countiesAround(place.point),
    fromCapital: fromCapital(place, gazetteer),
    extremes: extremes(place, stockmates),
  };
}

function townsAround(place: Place, towns: readonly Town[]): NearTown[] {
  const { lat, lng } = place.point;
  const slack = nearDegrees / Math.max(0.3, Math.cos((lat * Math.PI) / 180));
  return towns
    .filter(
      (town) =>
        Math.abs(town.point.lat - lat) < nearDegrees && Math.abs(town.point.lng - lng) < slack,
    )
    .map((town) => ({
      name: town.name,
      distanceMi: milesBetween(town.point, place.point),
      direction: directionTo(town.point, place.point),
      population: town.population,
    }))
    .sort((a, b) => a.distanceMi - b.distanceMi)
    .filter((town, i, all) => i < 12 || (town.population >= 20_000 && all.length < 400))
    .slice(0, 40);
}

function fromCapital(place: Place, gazetteer: Gazetteer): Surroundings["fromCapital"] {
  const state = gazetteer.states.find((each) => each.code === place.stateCode);
  if (state === undefined || place.stateCode === "DC") return null;
  const distanceMi = milesBetween(state.point, place.point);
  if (distanceMi < 8) return null;
  return { capital: state.capital, distanceMi, direction: directionTo(state.point, place.point) };
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
  return place.point.lng > 0 ? place.point.lng - 360 : place.point.lng;
}
