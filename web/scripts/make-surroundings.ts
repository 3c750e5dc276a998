/**
 * What lies in and around a state, for its map: lakes, rivers, the states beside it and the countries beyond, cut to
 * what the sheet shows, from data/maps/natural-earth.json and us-atlas. From the root:
 * node web/scripts/make-surroundings.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { states } from "@ten-paces/geo";
import { feature } from "topojson-client";
import { drawSheet, type Sheet, type SheetData } from "../src/slices/maps/sheet.ts";
import { SHEET } from "../src/slices/maps/view.ts";
import { deltas, thinned } from "./lines.ts";

type Point = [lng: number, lat: number];
type Ring = Point[];
interface Bounds {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** As make-natural-earth.ts writes it: lines as steps, rings with the outer one first. */
interface NaturalEarth {
  /** Steps in a degree. */
  unit: number;
  rivers: { name: string; rank: number; lines: number[][] }[];
  lakes: { name: string; rings: number[][] }[];
  lands: { name: string; polygons: number[][][] }[];
}

const json = (path: URL) => JSON.parse(readFileSync(path, "utf8"));
const generated = new URL("../src/slices/maps/generated/", import.meta.url);
const earth: NaturalEarth = json(new URL("../../data/maps/natural-earth.json", import.meta.url));

/** Points of a line of steps; east of the line of dates they count on to the west of -180. */
function unpacked(steps: readonly number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    const lng = x / earth.unit;
    points.push([lng > 0 ? lng - 360 : lng, y / earth.unit]);
  }
  return points;
}

/** Twice the area in square degrees, positive where it runs counterclockwise. */
function areaOf(ring: Ring): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** What of a ring lies within the bounds: cut at one side after another (Sutherland and Hodgman). */
function cutRing(ring: Ring, { west, east, south, north }: Bounds): Ring {
  const sides: [(point: Point) => boolean, (a: Point, b: Point) => Point][] = [
    [([x]) => x >= west, (a, b) => atLng(a, b, west)],
    [([x]) => x <= east, (a, b) => atLng(a, b, east)],
    [([, y]) => y >= south, (a, b) => atLat(a, b, south)],
    [([, y]) => y <= north, (a, b) => atLat(a, b, north)],
  ];
  let rest = ring;
  for (const [isIn, cross] of sides) {
    rest = rest.flatMap((point, i) => {
      const before = rest.at(i - 1) ?? point;
      if (isIn(point)) return isIn(before) ? [point] : [cross(before, point), point];
      return isIn(before) ? [cross(before, point)] : [];
    });
  }
  return rest;
}

function atLng(a: Point, b: Point, lng: number): Point {
  return [lng, a[1] + ((lng - a[0]) / (b[0] - a[0])) * (b[1] - a[1])];
}

function atLat(a: Point, b: Point, lat: number): Point {
  return [a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), lat];
}

/** The runs of a line that lie within the bounds, with the point before and after each. */
function cutLine(line: Point[], bounds: Bounds): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const [i, point] of line.entries()) {
    const isIn = isWithin(point, bounds);
    const before = line[i - 1];
    if (isIn && run.length === 0 && before) run.push(before);
    if (isIn || run.length > 0) run.push(point);
    if (!isIn && run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return run.length > 1 ? [...runs, run] : runs;
}

function isWithin([x, y]: Point, { west, east, south, north }: Bounds): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

function simplifiedRing(ring: Ring, tolerance: number): Ring {
  // Halved first: the ends of a ring are one point, from which nothing can be measured.
  const half = Math.floor(ring.length / 2);
  const start = ring[0];
  if (!start) return ring;
  const [one, other] = [ring.slice(0, half + 1), [...ring.slice(half), start]];
  return [...thinned(one, tolerance).slice(0, -1), ...thinned(other, tolerance).slice(0, -1)];
}

/** What a sheet shows at most, in degrees. */
function boundsOf(data: SheetData, code: string): Bounds {
  const sheet = drawSheet(data, code);
  const steps = Array.from({ length: 41 }, (_, i) => i / 40);
  const points = steps.flatMap((a) =>
    steps.flatMap((b) => sheet.unproject({ x: a * SHEET.width, y: b * SHEET.height }) ?? []),
  );
  const lngs = points.map(({ lng }) => (lng > 0 ? lng - 360 : lng));
  const lats = points.map(({ lat }) => lat);
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [airX, airY] = [(east - west) * 0.02, (north - south) * 0.02];
  return { west: west - airX, east: east + airX, south: south - airY, north: north + airY };
}

const perDegree = 1000;

/** Steps in thousandths of a degree, east and north in turn; the first is the point itself. */
const packed = (line: Point[]): number[] =>
  deltas(line.map(([x, y]) => [Math.round(x * perDegree), Math.round(y * perDegree)]));

/** A parallel is no great circle: long lines keep points in between, or they would bulge where they are drawn. */
function stepped(ring: Ring): Ring {
  return ring.flatMap((point, i) => {
    const next = ring[(i + 1) % ring.length] ?? point;
    const parts = Math.ceil(Math.abs(next[0] - point[0]) / longestDegrees);
    return Array.from({ length: Math.max(1, parts) }, (_, n): Point => {
      const share = n / Math.max(1, parts);
      return [point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])];
    });
  });
}

const longestDegrees = 0.5;

/** Rings as d3 wants them: the land at the right hand of who walks along them. */
const clockwise = (ring: Ring): Ring => (areaOf(ring) > 0 ? [...ring].reverse() : ring);

interface Land {
  name: string;
  rings: Ring[];
}

function readStates(): Land[] {
  const topology = json(new URL("../../node_modules/us-atlas/states-10m.json", import.meta.url));
  const { features } = feature(topology, topology.objects.states) as unknown as {
    features: {
      properties: { name?: string };
      geometry: { type: string; coordinates: Ring[][] | Ring[] } | null;
    }[];
  };
  return features.map(({ properties, geometry }) => {
    const polygons = (
      geometry?.type === "MultiPolygon" ? geometry.coordinates : [geometry?.coordinates ?? []]
    ) as Ring[][];
    // Holes are lakes, which are drawn over it.
    return {
      name: properties.name ?? "",
      rings: polygons.flatMap(([outer]) => (outer ? [outer] : [])),
    };
  });
}

const usStates = readStates();
const abroad: Land[] = earth.lands.map(({ name, polygons }) => ({
  name,
  rings: polygons.flatMap(([outer]) => (outer ? [unpacked(outer)] : [])),
}));

interface Measure {
  /** Points of the sheet that a line may be off. */
  offPx: number;
  /** How far across a lake has to be to be drawn. */
  acrossPx: number;
  /** Rivers of this rank and those above; 1 is the highest. */
  lowest: number;
}
const ofState: Measure = { offPx: 0.5, acrossPx: 4, lowest: 12 };
/** What has more water than a phone has patience. */
const others: Record<string, Measure> = {
  AK: { offPx: 1, acrossPx: 7, lowest: 12 },
  TX: { offPx: 0.8, acrossPx: 4, lowest: 12 },
  NATIONAL: { offPx: 0.8, acrossPx: 8, lowest: 4 },
};
/** The nation's insets have no room for water. */
const mainland: Bounds = { west: -130, east: -60, south: 14, north: 55 };

function surroundings(code: string, own: string | null) {
  const data = json(new URL(`${code}.json`, generated)) as SheetData;
  const { offPx, acrossPx, lowest } = others[code] ?? ofState;
  const isNation = code === "NATIONAL";
  const bounds = isNation ? mainland : boundsOf(data, code);
  const degreesPerPx = (bounds.north - bounds.south) / SHEET.height;
  // A map is magnified: half a point of what is seen at four times the size.
  const tolerance = (offPx * degreesPerPx) / 2;
  const least = (acrossPx * degreesPerPx) ** 2;
  const cut = (ring: Ring, off = tolerance) => {
    const rest = simplifiedRing(cutRing(ring, bounds), off);
    return rest.length > 2 && Math.abs(areaOf(rest)) > least
      ? [packed(clockwise(stepped(rest)))]
      : [];
  };
  const sheet = drawSheet(data, code);
  // The nation is drawn with its states: only what is beyond them is beside it.
  const lands = isNation ? abroad : [...usStates.filter(({ name }) => name !== own), ...abroad];
  const beside = lands.flatMap((land) => {
    const rings = land.rings.flatMap((ring) => cut(ring, tolerance * 2));
    if (rings.length === 0) return [];
    return [{ name: land.name, rings, label: labelOf(land.rings, sheet, isNation) }];
  });
  return {
    beside,
    lakes: earth.lakes.flatMap(({ name, rings: [outer] }) => {
      const [ring] = outer ? cut(unpacked(outer)) : [];
      return ring ? [{ name, ring }] : [];
    }),
    rivers: earth.rivers
      .filter(({ rank }) => rank <= lowest)
      .flatMap(({ rank, lines }) =>
        lines
          .flatMap((line) => cutLine(unpacked(line), bounds))
          .map((run) => [rank, ...packed(thinned(run, tolerance))]),
      ),
  };
}

const gridPx = 10;
const marginPx = 14;

/**
 * Where the name of a land stands best: in the middle of the widest row of it that is seen, with how wide that is in
 * points of the sheet. Null where no row has room.
 */
function labelOf(
  rings: Ring[],
  sheet: Sheet,
  isNation: boolean,
): [lng: number, lat: number, room: number] | null {
  const isIn = (x: number, y: number): boolean => {
    const at = sheet.unproject({ x, y });
    return at !== null && rings.some((ring) => holds(ring, [at.lng, at.lat]));
  };
  let best: { x: number; y: number; room: number } | null = null;
  // The nation's insets stand in the lower part, over Mexico.
  const lowest = isNation ? SHEET.height * 0.75 : SHEET.height - marginPx;
  for (let y = marginPx; y <= lowest; y += gridPx) {
    let from: number | null = null;
    for (let x = marginPx; x <= SHEET.width; x += gridPx) {
      if (x <= SHEET.width - marginPx && isIn(x, y)) {
        from ??= x;
        continue;
      }
      if (from === null) continue;
      const [room, middle] = [x - gridPx - from, (x - gridPx + from) / 2];
      from = null;
      if (best && room <= best.room) continue;
      if (isIn(middle, y - gridPx) && isIn(middle, y + gridPx)) best = { x: middle, y, room };
    }
  }
  const at = best && sheet.unproject(best);
  return best && at ? [round(at.lng), round(at.lat), best.room] : null;
}

const round = (degrees: number): number => Math.round(degrees * perDegree) / perDegree;

/** Whether a point lies within a ring, by the even-odd rule. */
function holds(ring: Ring, [x, y]: Point): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring.at(i - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

const target = new URL("around/", generated);
mkdirSync(target, { recursive: true });
for (const { code, name } of [...states, { code: "NATIONAL", name: null }]) {
  const text = JSON.stringify(surroundings(code, name));
  writeFileSync(new URL(`${code}.json`, target), `${text}\n`);
  process.stdout.write(`${code} ${text.length}  `);
}
