import { townText } from "./data/generated/towns.ts";
import {
  bearingDeg,
  type CompassPoint,
  compassPoint,
  distanceM,
  earthRadiusM,
} from "./distance.ts";
import { isPoint, type Point } from "./point.ts";

export interface Town {
  name: string;
  /** Two-letter code. */
  state: string;
  point: Point;
  population: number;
}

export interface NearTown extends Town {
  distanceM: number;
  /** Where the town lies as seen from the point. */
  bearingDeg: number;
  direction: CompassPoint;
}

/**
 * US towns of 1,000 people or more from south to north (GeoNames, CC BY 4.0: see ATTRIBUTION.md). A line
 * of the file is "state|name|lat|lng|population", degrees in ten thousandths.
 */
export const towns: readonly Town[] = townText.split("\n").map((line) => {
  const [state = "", name = "", lat, lng, population] = line.split("|");
  const point = { lat: Number(lat) / 1e4, lng: Number(lng) / 1e4 };
  return { name, state, point, population: Number(population) };
});

export interface NearTownChoice {
  /** How many at most; 3 unless told. */
  count?: number;
  minPopulation?: number;
  maxDistanceM?: number;
}

/** The nearest towns, nearest first; empty for what is no point. */
export function nearestTowns(point: Point, choice: NearTownChoice = {}): NearTown[] {
  const { count = 3, minPopulation = 0, maxDistanceM = Infinity } = choice;
  if (!isPoint(point) || count < 1) return [];
  const found: { town: Town; distanceM: number }[] = [];
  let reachM = maxDistanceM;

  // Towns stand by latitude, and no town is nearer than its difference of latitude: walk both ways from
  // the point until that alone is too far.
  const start = findFirstNorthOf(point.lat);
  for (const step of [1, -1]) {
    for (let index = step > 0 ? start : start - 1; ; index += step) {
      const town = towns[index];
      if (town === undefined) break;
      if (latDistanceM(town.point.lat - point.lat) > reachM) break;
      if (town.population < minPopulation) continue;
      const away = distanceM(point, town.point);
      if (away > reachM) continue;
      found.push({ town, distanceM: away });
      found.sort((a, b) => a.distanceM - b.distanceM);
      if (found.length > count) found.pop();
      if (found.length === count) reachM = Math.min(reachM, found.at(-1)?.distanceM ?? reachM);
    }
  }
  return found.map(({ town, distanceM: away }) => {
    const bearing = bearingDeg(point, town.point);
    return { ...town, distanceM: away, bearingDeg: bearing, direction: compassPoint(bearing) };
  });
}

function latDistanceM(degrees: number): number {
  return (Math.abs(degrees) * earthRadiusM * Math.PI) / 180;
}

function findFirstNorthOf(lat: number): number {
  let low = 0;
  let high = towns.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((towns[middle]?.point.lat ?? 90) < lat) low = middle + 1;
    else high = middle;
  }
  return low;
}
