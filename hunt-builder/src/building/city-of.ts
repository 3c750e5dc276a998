import type { Town } from "../gazetteer.ts";
import type { Place } from "../place.ts";

/** In a smaller town its name would lead to the squares. */
const fewestPeople = 100_000;
const boroughs = new Set(["New York", "Kings", "Queens", "Bronx", "Richmond"]);

const spelled = (town: string): string => town.replace(/^St\.? /, "Saint ");

/**
 * The city in which every place lies; null where they lie in several towns, or in one that few live in. Among a
 * hundred thousand people a town's name says of no square where it is.
 */
export function cityOf(places: readonly Place[], towns: readonly Town[]): string | null {
  const [first] = places;
  if (first === undefined) return null;
  const { town, stateCode } = first;
  if (places.every((each) => each.stateCode === "DC")) return "Washington";
  if (stateCode === "NY" && places.every((each) => isOfNewYork(each))) return "New York";
  if (!places.every((each) => each.town === town && each.stateCode === stateCode)) return null;
  const name = spelled(town);
  const isLarge = towns.some(
    (each) =>
      each.population >= fewestPeople && each.state === stateCode && spelled(each.name) === name,
  );
  return isLarge ? town : null;
}

const isOfNewYork = ({ stateCode, county }: Place): boolean =>
  stateCode === "NY" && boroughs.has(county);
