import { readNumbers } from "./delta-text.ts";
import { earthRadiusM } from "./distance.ts";
import type { Point } from "./point.ts";

/** Areas that share their lines, as scripts/region-file.ts writes them. */
export interface RegionFile {
  scale: readonly number[];
  translate: readonly number[];
  /** Lines by their steps in quantised degrees, each as delta text. */
  arcs: string;
  /** Id, name, and rings as lists of arc numbers; ~n is arc n backwards. */
  regions: readonly (readonly [id: string, name: string, rings: string])[];
}

export interface Region {
  id: string;
  name: string;
  /** Closed rings, lng and lat in turn, longitudes above 0 less 360. Holes are rings too. */
  rings: Float64Array[];
  /** The lines it is made of; another region with one of them is its neighbour. */
  arcs: Set<number>;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Longitudes of the far west run on below -180. */
export const shiftLng = (lng: number) => (lng > 0 ? lng - 360 : lng);

export function readRegions(file: RegionFile): Region[] {
  const [scaleX = 1, scaleY = 1] = file.scale;
  const [fromX = 0, fromY = 0] = file.translate;
  const arcs = file.arcs.split(" ").map((text) => {
    const steps = readNumbers(text);
    const points: number[] = [];
    let [x, y] = [0, 0];
    for (let index = 0; index + 1 < steps.length; index += 2) {
      x += steps[index] ?? 0;
      y += steps[index + 1] ?? 0;
      points.push(shiftLng(x * scaleX + fromX), y * scaleY + fromY);
    }
    return points;
  });
  return file.regions.map(([id, name, text]) => {
    const ringArcs = text.split(" ").map(readNumbers);
    const rings = ringArcs.map((numbers) => Float64Array.from(numbers.flatMap(pointsOf)));
    const used = new Set(ringArcs.flat().map((number) => (number < 0 ? ~number : number)));
    return { id, name, rings, arcs: used, ...boxOf(rings) };
  });

  function pointsOf(number: number): number[] {
    const points = arcs[number < 0 ? ~number : number] ?? [];
    if (number >= 0) return points;
    const backwards: number[] = [];
    for (let index = points.length - 2; index >= 0; index -= 2) {
      backwards.push(points[index] ?? 0, points[index + 1] ?? 0);
    }
    return backwards;
  }
}

function boxOf(rings: readonly Float64Array[]) {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index += 2) {
      const lng = ring[index] ?? 0;
      const lat = ring[index + 1] ?? 0;
      box.west = Math.min(box.west, lng);
      box.east = Math.max(box.east, lng);
      box.south = Math.min(box.south, lat);
      box.north = Math.max(box.north, lat);
    }
  }
  return box;
}

/** Whether a point lies in a region (even-odd over all its rings, so holes are outside). */
export function contains(region: Region, point: Point): boolean {
  const lng = shiftLng(point.lng);
  const { lat } = point;
  if (lng < region.west || lng > region.east || lat < region.south || lat > region.north) {
    return false;
  }
  let inside = false;
  for (const ring of region.rings) {
    for (let index = 0; index + 3 < ring.length; index += 2) {
      const latA = ring[index + 1] ?? 0;
      const latB = ring[index + 3] ?? 0;
      if (latA > lat === latB > lat) continue;
      const lngA = ring[index] ?? 0;
      const lngB = ring[index + 2] ?? 0;
      if (lng < lngA + ((lat - latA) / (latB - latA)) * (lngB - lngA)) inside = !inside;
    }
  }
  return inside;
}

/**
 * Metres from a point to the nearest line of a region, from within or without, on a plane that touches the
 * earth at the point: good to a percent up to a few hundred kilometres.
 */
export function distanceToOutlineM(region: Region, point: Point): number {
  const metresPerDegree = (earthRadiusM * Math.PI) / 180;
  const scaleX = metresPerDegree * Math.cos((point.lat * Math.PI) / 180);
  const lng = shiftLng(point.lng);
  let nearest2 = Infinity;
  for (const ring of region.rings) {
    for (let index = 0; index + 3 < ring.length; index += 2) {
      const lngA = ring[index] ?? 0;
      const latA = ring[index + 1] ?? 0;
      const x = (lngA - lng) * scaleX;
      const y = (latA - point.lat) * metresPerDegree;
      const stepX = ((ring[index + 2] ?? 0) - lngA) * scaleX;
      const stepY = ((ring[index + 3] ?? 0) - latA) * metresPerDegree;
      const length2 = stepX * stepX + stepY * stepY;
      const along = length2 === 0 ? 0 : -(x * stepX + y * stepY) / length2;
      const part = Math.min(1, Math.max(0, along));
      const awayX = x + part * stepX;
      const awayY = y + part * stepY;
      nearest2 = Math.min(nearest2, awayX * awayX + awayY * awayY);
    }
  }
  return Math.sqrt(nearest2);
}

export interface RegionAt {
  region: Region;
  /** False where the point lies in none and this is the nearest. */
  inside: boolean;
  /** To the nearest line of the region. */
  distanceToOutlineM: number;
}

/** Regions by the whole degrees that their boxes, with a degree around them, have a part in. */
export interface RegionIndex {
  /** Those whose box is a degree away or less; a degree is 12 nautical miles up to 78° N. */
  near(point: Point): readonly Region[];
  /** The other regions that share a line with this one. */
  neighbors(region: Region): readonly Region[];
}

export function indexRegions(regions: readonly Region[]): RegionIndex {
  const cells = new Map<number, Region[]>();
  const cellOf = (lng: number, lat: number) => Math.floor(lat) * 1_000 + Math.floor(lng);
  const sharing = new Map<number, Region[]>();
  const beside = new Map<Region, readonly Region[]>();
  const put = (lists: Map<number, Region[]>, key: number, region: Region) => {
    const list = lists.get(key);
    if (list) list.push(region);
    else lists.set(key, [region]);
  };
  for (const region of regions) {
    for (let lat = Math.floor(region.south - 1); lat <= region.north + 1; lat++)
      for (let lng = Math.floor(region.west - 1); lng <= region.east + 1; lng++)
        put(cells, cellOf(lng, lat), region);
    for (const arc of region.arcs) put(sharing, arc, region);
  }
  return {
    near: (point) => cells.get(cellOf(shiftLng(point.lng), point.lat)) ?? [],
    neighbors: (region) => {
      const before = beside.get(region);
      if (before) return before;
      const found = new Set([...region.arcs].flatMap((arc) => sharing.get(arc) ?? []));
      found.delete(region);
      const made = [...found];
      beside.set(region, made);
      return made;
    },
  };
}

/** The region that a point lies in, or null. */
export function findRegionAround(index: RegionIndex, point: Point): Region | null {
  return index.near(point).find((region) => contains(region, point)) ?? null;
}

/** The region of a point, or else the nearest one within reach (12 nautical miles at most), or null. */
export function findRegionAt(index: RegionIndex, point: Point, reachM: number): RegionAt | null {
  const own = findRegionAround(index, point);
  if (own) {
    return { region: own, inside: true, distanceToOutlineM: distanceToOutlineM(own, point) };
  }
  const near = index.near(point).filter(reaching(point));
  let nearest: RegionAt | null = null;
  for (const region of near) {
    const away = distanceToOutlineM(region, point);
    if (away <= (nearest?.distanceToOutlineM ?? reachM)) {
      nearest = { region, inside: false, distanceToOutlineM: away };
    }
  }
  return nearest;
}

/** Whether the box of a region is near enough to look closer. */
function reaching({ lat, lng }: Point): (region: Region) => boolean {
  const shifted = shiftLng(lng);
  return (box) =>
    shifted > box.west - 1 && shifted < box.east + 1 && lat > box.south - 1 && lat < box.north + 1;
}
