import { stateRegions } from "./data/generated/state-regions.ts";
import { isPoint, type Point } from "./point.ts";
import { contains, distanceToOutlineM, type Region, readRegions } from "./regions.ts";
import { findState, type State } from "./states.ts";
import { metresPerNauticalMile } from "./units.ts";

export interface StateAt {
  state: State;
  /** False for a point off the coast, or on an island the map leaves out: then it is the nearest state. */
  inside: boolean;
  /** To the nearest line of the state: its border, or its coast. */
  distanceToBorderM: number;
}

/** How far off the coast a point still belongs to a state. */
const offshoreM = 12 * metresPerNauticalMile;

let read: Region[] | null = null;
function getRegions(): Region[] {
  read ??= readRegions(stateRegions);
  return read;
}

/**
 * The state of a point, or null abroad and at sea beyond 12 nautical miles. The lines are those of the
 * Census Bureau for maps of 1 to 10 million (us-atlas, in steps of 400 m), so within a kilometre of a
 * border the answer may be the neighbour: see distanceToBorderM. Just across the Canadian or Mexican
 * border `inside` is false.
 */
export function findStateAt(point: Point): StateAt | null {
  if (!isPoint(point)) return null;
  let nearest: StateAt | null = null;
  for (const region of getRegions()) {
    const state = findState(region.id);
    if (state === null) continue;
    if (contains(region, point)) {
      return { state, inside: true, distanceToBorderM: distanceToOutlineM(region, point) };
    }
    if (!mayReach(region, point)) continue;
    const distanceToBorderM = distanceToOutlineM(region, point);
    if (distanceToBorderM <= (nearest?.distanceToBorderM ?? offshoreM)) {
      nearest = { state, inside: false, distanceToBorderM };
    }
  }
  return nearest;
}

/** Whether the box of a region is near enough to look closer; a degree covers 12 nautical miles to 78° N. */
function mayReach({ west, south, east, north }: Region, { lat, lng }: Point): boolean {
  const shifted = lng > 0 ? lng - 360 : lng;
  return shifted > west - 1 && shifted < east + 1 && lat > south - 1 && lat < north + 1;
}
