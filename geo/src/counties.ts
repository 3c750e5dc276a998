import { countyRegions } from "./data/generated/county-regions.ts";
import { isPoint, type Point } from "./point.ts";
import {
  findRegionAt,
  indexRegions,
  type Region,
  type RegionIndex,
  readRegions,
} from "./regions.ts";

export interface County {
  /** Five digits: state and county. */
  fips: string;
  /** Bare: "Mohave", not "Mohave County". */
  name: string;
}

let read: RegionIndex | null = null;
function getRegions(): RegionIndex {
  read ??= indexRegions(readRegions(countyRegions));
  return read;
}

/** Piers, light stations and islands that the map leaves out belong to the county this near. */
const offshoreM = 12_000;

/** The county, parish, borough or independent city of a point (lines as in state-at), null at sea. */
export function findCountyAt(point: Point): County | null {
  const region = findRegion(point);
  return region && { fips: region.id, name: region.name };
}

/** The counties that share a line with the one at a point, of any state; empty at sea. */
export function countiesAround(point: Point): County[] {
  const own = findRegion(point);
  if (own === null) return [];
  return getRegions()
    .neighbors(own)
    .map(({ id, name }) => ({ fips: id, name }));
}

function findRegion(point: Point): Region | null {
  if (!isPoint(point)) return null;
  return findRegionAt(getRegions(), point, offshoreM)?.region ?? null;
}
