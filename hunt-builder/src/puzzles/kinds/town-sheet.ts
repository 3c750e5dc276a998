import type { Point } from "../../place.ts";
import type { KindTask } from "./kind.ts";
import { type Around, eastOf, milesOfDegree, townsAround } from "./towns-around.ts";

/** A point of a sheet, 0 to 1000 to the right and down. */
export interface Spot {
  x: number;
  y: number;
}

export interface SheetTown extends Spot {
  id: string;
  name: string;
}

/** A flat map of towns around a place, which lies anywhere but in its middle. */
export interface TownSheet {
  /** Towns that may be drawn, the largest first; some lie close together. */
  towns: readonly SheetTown[];
  /** Lines of states that cross it. */
  outlines(): string[];
  /** Miles of a thousand points. */
  milesWide: number;
  spotOf(point: Point): Spot;
}

const widths = [70, 100, 140, 200];
const widthsOfNation = [420, 560];
const mostTowns = 170;
const margin = 50;
/** How far from the middle of its sheet a place may lie, of the sheet's width. */
const furthestAside = 0.28;
/** Points of lines lie on a grid of so many. */
const gridPoints = 4;

/**
 * A sheet wide enough for so many towns that stand apart; null where too few do.
 * @param wants.wide cities, far around
 * @param wants.apart points of the sheet between two towns
 */
export function townSheet(
  task: KindTask,
  wants: { wide: boolean; least: number; apart: number },
): TownSheet | null {
  const { place, random } = task;
  const aside = (): number => (random.next() * 2 - 1) * furthestAside;
  const [right, up] = [aside(), aside()];
  for (const milesWide of wants.wide ? widthsOfNation : widths) {
    const around = townsAround(task, milesWide, wants.wide);
    if (around.towns.length < wants.least) continue;
    const { xOf, yOf, spotOf, middle } = sheetAround(place.point, milesWide, right, up);
    const drawn = drawOn(around, xOf, yOf);
    // Nothing is made of the many sheets that are refused.
    if (!hasApart(drawn, wants.apart, wants.least)) continue;
    const towns = Array.from({ length: drawn }, (_, i): SheetTown => {
      const name = around.towns[nths[i] ?? 0]?.name ?? "";
      return { name, id: "", x: xs[i] ?? 0, y: ys[i] ?? 0 };
    });
    return {
      towns,
      outlines: () => outlinesOf(task, middle, milesWide, xOf, yOf),
      milesWide,
      spotOf,
    };
  }
  return null;
}

/** Of the towns on a sheet their number among those around it, and where they stand: written anew for every sheet. */
const nths = new Int32Array(mostTowns);
const xs = new Int32Array(mostTowns);
const ys = new Int32Array(mostTowns);
/** Those of them that stand apart. */
const apartXs = new Int32Array(mostTowns);
const apartYs = new Int32Array(mostTowns);

/** Puts the largest towns on a sheet. @returns how many */
function drawOn(
  { towns, isLeak }: Around,
  xOf: (point: Point) => number,
  yOf: (point: Point) => number,
): number {
  let drawn = 0;
  for (let nth = 0; nth < towns.length && drawn < mostTowns; nth++) {
    const point = towns[nth]?.point;
    if (point === undefined) break;
    const y = yOf(point);
    if (y < margin || y > 1000 - margin) continue;
    const x = xOf(point);
    if (x < margin || x > 1000 - margin || isLeak(nth)) continue;
    nths[drawn] = nth;
    xs[drawn] = x;
    ys[drawn] = y;
    drawn++;
  }
  return drawn;
}

/** Whether so many of the towns on a sheet stand apart, the largest taken first. */
function hasApart(drawn: number, apartBy: number, least: number): boolean {
  const leastSquare = apartBy * apartBy;
  let chosen = 0;
  for (let i = 0; i < drawn && chosen + drawn - i >= least; i++) {
    const [x, y] = [xs[i] ?? 0, ys[i] ?? 0];
    let stands = true;
    for (let k = 0; k < chosen && stands; k++) {
      const right = (apartXs[k] ?? 0) - x;
      const down = (apartYs[k] ?? 0) - y;
      stands = right * right + down * down >= leastSquare;
    }
    if (!stands) continue;
    apartXs[chosen] = x;
    apartYs[chosen] = y;
    if (++chosen >= least) return true;
  }
  return false;
}

/** The first of the towns that stand apart, with those that must be there; ids by their names' order. */
export function townsApart(
  towns: readonly SheetTown[],
  wants: { apart: number; most: number; with?: Iterable<SheetTown> },
): SheetTown[] {
  return firstApart(towns, wants.apart, wants.most, wants.with ?? [])
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((town, i) => ({ ...town, id: `t${i}` }));
}

function firstApart(
  towns: readonly SheetTown[],
  least: number,
  most: number,
  given: Iterable<SheetTown>,
): SheetTown[] {
  const chosen = [...given];
  for (const town of towns) {
    if (chosen.length >= most) break;
    if (standsApart(chosen, town, least)) chosen.push(town);
  }
  return chosen;
}

function standsApart(chosen: readonly Spot[], { x, y }: Spot, least: number): boolean {
  const leastSquare = least * least;
  for (let i = 0; i < chosen.length; i++) {
    const other = chosen[i];
    if (other === undefined) break;
    const [right, down] = [other.x - x, other.y - y];
    if (right * right + down * down < leastSquare) return false;
  }
  return true;
}

/** Points of the sheet between two of its spots. */
export function apart(a: Spot, b: Spot): number {
  const x = a.x - b.x;
  const y = a.y - b.y;
  return Math.sqrt(x * x + y * y);
}

/** Degrees clockwise from straight up, 0 up to but not 360. */
export function directionOn(from: Spot, to: Spot): number {
  return ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360;
}

function sheetAround(point: Point, milesWide: number, right: number, up: number) {
  const lat = point.lat + (up * milesWide) / milesOfDegree;
  const milesOfLng = milesOfDegree * Math.cos((lat * Math.PI) / 180);
  const middle = { lat, lng: point.lng + (right * milesWide) / milesOfLng };
  const scale = 1000 / milesWide;
  const xOf = (each: Point): number =>
    Math.round(500 + eastOf(middle.lng, each.lng) * milesOfLng * scale);
  const yOf = (each: Point): number => Math.round(500 - (each.lat - lat) * milesOfDegree * scale);
  return { middle, xOf, yOf, spotOf: (each: Point): Spot => ({ x: xOf(each), y: yOf(each) }) };
}

const mostOutlines = 40;

/** Lines of states as far as they cross the sheet. */
function outlinesOf(
  { library }: KindTask,
  middle: Point,
  milesWide: number,
  xOf: (point: Point) => number,
  yOf: (point: Point) => number,
): string[] {
  const drawn: string[] = [];
  const reach = milesWide / milesOfDegree;
  const reachEast = reach / Math.cos((middle.lat * Math.PI) / 180);
  for (const { code } of library.gazetteer.states)
    for (const ring of library.gazetteer.stateLines(code)) {
      const { south, north, west, east } = boxOf(ring);
      if (middle.lat + reach < south || middle.lat - reach > north) continue;
      const lng = middle.lng > 0 ? middle.lng - 360 : middle.lng;
      if (lng + reachEast < west || lng - reachEast > east) continue;
      const line = lineOf(ring, xOf, yOf);
      if (line !== null) drawn.push(line);
    }
  return drawn.filter((line) => line.length <= 6000).slice(0, mostOutlines);
}

/** A ring on the sheet; null where it lies off it on one side and draws nothing, or is no more than two spots. */
function lineOf(
  ring: readonly Point[],
  xOf: (point: Point) => number,
  yOf: (point: Point) => number,
): string | null {
  const spots: number[] = [];
  let [isWide, isHigh] = [false, false];
  for (const point of ring) {
    const [x, y] = [snapped(xOf(point)), snapped(yOf(point))];
    const last = spots.length - 2;
    if (last >= 0 && x === spots[last] && y === spots[last + 1]) continue;
    isWide ||= last >= 0 && x !== spots[0];
    isHigh ||= last >= 0 && y !== spots[1];
    spots.push(x, y);
  }
  if (!isWide || !isHigh || spots.length < 6) return null;
  let line = "";
  for (let i = 0; i < spots.length; i += 2)
    line += `${i === 0 ? "" : " "}${spots[i] ?? 0},${spots[i + 1] ?? 0}`;
  return line;
}

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}
const boxes = new WeakMap<readonly Point[], Box>();

function boxOf(ring: readonly Point[]): Box {
  const before = boxes.get(ring);
  if (before) return before;
  const lats = ring.map(({ lat }) => lat);
  const lngs = ring.map(({ lng }) => lng);
  const made = {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  };
  boxes.set(ring, made);
  return made;
}

/** Onto the grid, and not far off the sheet: what lies there is not seen. */
function snapped(value: number): number {
  return Math.min(1100, Math.max(-100, Math.round(value / gridPoints) * gridPoints));
}
