import { stateRegions } from "./data/generated/state-regions.ts";
import { distanceM } from "./distance.ts";
import { isPoint, type Point } from "./point.ts";
import {
  distanceToOutlineM,
  findRegionAt,
  indexRegions,
  type Region,
  type RegionIndex,
  readRegions,
} from "./regions.ts";
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

let listed: readonly Region[] | null = null;
function getList(): readonly Region[] {
  listed ??= readRegions(stateRegions);
  return listed;
}

let read: RegionIndex | null = null;
function getRegions(): RegionIndex {
  read ??= indexRegions(getList());
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
  const found = findRegionAt(getRegions(), point, offshoreM);
  const state = found && findState(found.region.id);
  if (!found || !state) return null;
  return { state, inside: found.inside, distanceToBorderM: found.distanceToOutlineM };
}

/** Up to here a plane at the point is good to a percent or two, in metres. */
const flatUpToM = 400_000;

/**
 * How far each state is from a point, by its code: metres to its nearest spot, 0 in it and off its coast. Farther than
 * 400 km by the corners of its lines alone, which is good to say "about 560 miles".
 */
export function distancesToStatesM(point: Point): Map<string, number> {
  const own = findStateAt(point)?.state.code;
  return new Map(
    getList().map((region) => [
      region.id,
      region.id === own ? 0 : distanceToRegionM(region, point),
    ]),
  );
}

function distanceToRegionM(region: Region, point: Point): number {
  const flat = distanceToOutlineM(region, point);
  if (flat < flatUpToM) return flat;
  let nearest = Infinity;
  for (const ring of region.rings) {
    for (let index = 0; index + 1 < ring.length; index += 2) {
      const corner = { lat: ring[index + 1] ?? 0, lng: ring[index] ?? 0 };
      nearest = Math.min(nearest, distanceM(point, corner));
    }
  }
  return nearest;
}

const linesByCode = new Map<string, readonly (readonly Point[])[]>();

/**
 * The lines of a state, its coast among them: closed rings, the one of most points first; none for what is no state.
 * Of maps of 1 to 10 million: to be drawn, not to be measured.
 */
export function stateLines(code: string): readonly (readonly Point[])[] {
  const before = linesByCode.get(code);
  if (before) return before;
  const region = getList().find(({ id }) => id === code);
  const made = (region?.rings ?? [])
    .toSorted((a, b) => b.length - a.length)
    .map((ring) =>
      Array.from({ length: ring.length / 2 }, (_, i) => ({
        lat: ring[2 * i + 1] ?? 0,
        lng: ring[2 * i] ?? 0,
      })),
    );
  linesByCode.set(code, made);
  return made;
}
