import { countyRegions } from "./data/generated/county-regions.ts";
import { isPoint, type Point } from "./point.ts";
import {
  findRegionAround,
  findRegionAt,
  indexRegions,
  type Region,
  type RegionIndex,
  readRegions,
  shiftLng,
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

export interface SpotInCounty {
  /** 0 at its southernmost point, 1 at its northernmost. */
  north: number;
  /** 0 at its westernmost point, 1 at its easternmost. */
  east: number;
}

/** How far to the north and to the east a point lies in the largest part of its county; null at sea and on an island of it. */
export function spotInCounty(point: Point): SpotInCounty | null {
  const region = findRegion(point);
  if (region === null) return null;
  const box = largestPartOf(region);
  const north = (point.lat - box.south) / (box.north - box.south);
  const east = (shiftLng(point.lng) - box.west) / (box.east - box.west);
  return [north, east].every((share) => share >= 0 && share <= 1) ? { north, east } : null;
}

export interface CountyOnSheet extends County {
  /** Of its largest part, 0 to 1000 to the right and down over the sheet. */
  x: number;
  y: number;
  /** The largest part in the same points: "x,y x,y …". */
  readonly outline: string;
  /** Those of the sheet that one sees it share a line with: not a corner, and not a line out on the water. */
  borders: readonly string[];
}

/**
 * The county of a point and those around it in the same state, as far as they are reached over land from it, drawn on
 * a sheet of a thousand points: a flat map, good to look at, not to measure on.
 * @param most so many counties, the county of the point first
 * @param towards those nearest to it come next; the county of the point then lies at the sheet's edge
 */
export function countySheet(point: Point, most: number, towards: Point = point): CountyOnSheet[] {
  const own = findRegion(point);
  if (own === null) return [];
  const state = own.id.slice(0, 2);
  const distances = new Map<Region, number>();
  const away = (region: Region): number => {
    const before = distances.get(region);
    if (before !== undefined) return before;
    const [lng, lat] = middleOf(region);
    const east = (lng - shiftLng(towards.lng)) * Math.cos((lat * Math.PI) / 180);
    const made = Math.hypot(east, lat - towards.lat);
    distances.set(region, made);
    return made;
  };
  const chosen = [own];
  const edge = new Set<Region>();
  for (let last: Region | undefined = own; last && chosen.length < most; ) {
    for (const each of getRegions().neighbors(last))
      if (each.id.startsWith(state) && !chosen.includes(each) && sharedOf(last, each) > 0)
        edge.add(each);
    let next: Region | undefined;
    for (const each of edge) if (next === undefined || away(each) < away(next)) next = each;
    if (next === undefined) break;
    edge.delete(next);
    chosen.push(next);
    last = next;
  }
  const { spotOf, outlineOf, scale } = sheetOf(chosen);
  return chosen.map((region) => ({
    fips: region.id,
    name: region.name,
    ...spotOf(region),
    // Drawn when it is asked for: most sheets are refused for what stands on them.
    get outline() {
      return outlineOf(region);
    },
    borders: getRegions()
      .neighbors(region)
      .filter((each) => chosen.includes(each) && sharedOf(region, each) * scale >= leastShared)
      .map(({ id }) => id),
  }));
}

/** Of a thousand: who looks at a shorter line takes it for a corner, or for none. */
const leastShared = 40;

/** Points of the sheet lie on a grid of so many, so that lines which two counties share stay one line. */
const gridPoints = 5;

function sheetOf(regions: readonly Region[]) {
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const region of regions) {
    const box = largestPartOf(region);
    south = Math.min(south, box.south);
    north = Math.max(north, box.north);
    west = Math.min(west, box.west);
    east = Math.max(east, box.east);
  }
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = 960 / Math.max((east - west) * narrow, north - south);
  const across = (lng: number): number => 20 + (lng - west) * narrow * scale;
  const down = (lat: number): number => 20 + (north - lat) * scale;
  const spotOf = (region: Region) => {
    const [lng, lat] = middleOf(region);
    return { x: Math.round(across(lng)), y: Math.round(down(lat)) };
  };
  const outlineOf = (region: Region): string => {
    const { ring } = largestPartOf(region);
    const points: string[] = [];
    let last = "";
    for (let i = 0; i + 1 < ring.length; i += 2) {
      const point = `${snapped(across(ring[i] ?? 0))},${snapped(down(ring[i + 1] ?? 0))}`;
      if (point !== last) points.push(point);
      last = point;
    }
    return points.join(" ");
  };
  return { spotOf, outlineOf, scale };
}

const snapped = (value: number): number => Math.round(value / gridPoints) * gridPoints;

/** Twice the area of a ring in square degrees, with its sign. */
function areaOf(ring: Float64Array): number {
  let area = 0;
  for (let i = 0; i + 3 < ring.length; i += 2)
    area += (ring[i] ?? 0) * (ring[i + 3] ?? 0) - (ring[i + 2] ?? 0) * (ring[i + 1] ?? 0);
  return area;
}

/** The largest ring of a region and how far it reaches. */
interface Part {
  ring: Float64Array;
  south: number;
  north: number;
  west: number;
  east: number;
}

const parts = new WeakMap<Region, Part>();

function largestPartOf(region: Region): Part {
  const before = parts.get(region);
  if (before) return before;
  const ring = region.rings.reduce((a, b) => (Math.abs(areaOf(b)) > Math.abs(areaOf(a)) ? b : a));
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const [lng = 0, lat = 0] = [ring[i], ring[i + 1]];
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  const made = { ring, south, north, west, east };
  parts.set(region, made);
  return made;
}

const shared = new WeakMap<Region, Map<Region, number>>();
const sides = new WeakMap<Region, Map<number, number>>();

/** The line that the largest parts of two regions share, in degrees of latitude; 0 where they lie apart. */
function sharedOf(one: Region, other: Region): number {
  const before = shared.get(one)?.get(other);
  if (before !== undefined) return before;
  const [ours, theirs] = [sidesOf(one), sidesOf(other)];
  let made = 0;
  for (const [side, length] of ours) if (theirs.has(side)) made += length;
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const) {
    const known = shared.get(a) ?? new Map<Region, number>();
    shared.set(a, known.set(b, made));
  }
  return made;
}

/** Keeps the two halves of a side's key apart: longitudes are no multiples of it. */
const apart = 7_919.13;

/** The sides of a region's largest part with their lengths, each by a number that is the same from both of its ends. */
function sidesOf(region: Region): ReadonlyMap<number, number> {
  const before = sides.get(region);
  if (before) return before;
  const { ring, south, north } = largestPartOf(region);
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const made = new Map<number, number>();
  for (let i = 0; i + 3 < ring.length; i += 2) {
    const [ax, ay] = [ring[i] ?? 0, ring[i + 1] ?? 0];
    const [bx, by] = [ring[i + 2] ?? 0, ring[i + 3] ?? 0];
    made.set((ax + bx) * apart + (ay + by), Math.hypot((bx - ax) * narrow, by - ay));
  }
  sides.set(region, made);
  return made;
}

const middles = new WeakMap<Region, readonly [lng: number, lat: number]>();

/** The centroid of the largest part. */
function middleOf(region: Region): readonly [lng: number, lat: number] {
  const before = middles.get(region);
  if (before) return before;
  const { ring } = largestPartOf(region);
  const [fromLng = 0, fromLat = 0] = ring;
  let [lng, lat, area] = [0, 0, 0];
  for (let i = 0; i + 3 < ring.length; i += 2) {
    const [ax, ay] = [(ring[i] ?? 0) - fromLng, (ring[i + 1] ?? 0) - fromLat];
    const [bx, by] = [(ring[i + 2] ?? 0) - fromLng, (ring[i + 3] ?? 0) - fromLat];
    const cross = ax * by - bx * ay;
    area += cross;
    lng += (ax + bx) * cross;
    lat += (ay + by) * cross;
  }
  const middle = [fromLng + lng / (3 * area), fromLat + lat / (3 * area)] as const;
  middles.set(region, middle);
  return middle;
}

function findRegion(point: Point): Region | null {
  if (!isPoint(point)) return null;
  return (
    findRegionAround(getRegions(), point) ??
    findRegionAt(getRegions(), point, offshoreM)?.region ??
    null
  );
}
