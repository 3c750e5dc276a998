import type { Town } from "../../gazetteer.ts";
import { guardOf, type LeakGuard } from "../../leaks.ts";
import type { Place, Point } from "../../place.ts";
import type { KindTask } from "./kind.ts";
import { plainTowns } from "./plain-towns.ts";

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

const milesOfDegree = 69.1;
const widths = [70, 100, 140, 200];
const widthsOfNation = [420, 560];
const mostTowns = 170;
const longestName = 16;
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
    const { xOf, yOf, spotOf, middle } = sheetAround(place.point, milesWide, right, up);
    const towns: SheetTown[] = [];
    for (const { name, point } of townsAround(task, milesWide, wants.wide)) {
      if (towns.length === mostTowns) break;
      const x = xOf(point);
      if (x < margin || x > 1000 - margin) continue;
      const y = yOf(point);
      if (y >= margin && y <= 1000 - margin) towns.push({ name, id: "", x, y });
    }
    if (firstApart(towns, wants.apart, wants.least, []).length < wants.least) continue;
    return {
      towns,
      outlines: () => outlinesOf(task, middle, milesWide, spotOf),
      milesWide,
      spotOf,
    };
  }
  return null;
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
  const xOf = (each: Point): number => Math.round(500 + eastOf(middle, each) * milesOfLng * scale);
  const yOf = (each: Point): number => Math.round(500 - (each.lat - lat) * milesOfDegree * scale);
  return { middle, xOf, yOf, spotOf: (each: Point): Spot => ({ x: xOf(each), y: yOf(each) }) };
}

/** Degrees to the east, over the line of dates too. */
function eastOf(from: Point, to: Point): number {
  return ((to.lng - from.lng + 540) % 360) - 180;
}

const strips = new WeakMap<readonly Town[], Strips>();
const around = new Map<Place, Around>();
/** Those of a hunt, which are asked for each of their puzzles. */
const mostAround = 20;
const leastOfCity = 25_000;

interface Around {
  byWidth: Map<number, readonly Town[]>;
  /** Whether a town's name gives the place away: a wider sheet asks of those of the narrower one again. */
  leaks: Map<string, boolean>;
  guard: LeakGuard;
}

function aroundOf(place: Place): Around {
  const before = around.get(place);
  if (before) return before;
  const made: Around = { byWidth: new Map(), leaks: new Map(), guard: guardOf(place) };
  if (around.size >= mostAround) around.clear();
  around.set(place, made);
  return made;
}

/** Towns around a place that any of its sheets may show, the largest first; a name does not stand twice among them. */
function townsAround({ place, library }: KindTask, milesWide: number, wide: boolean) {
  const { byWidth, leaks, guard } = aroundOf(place);
  const before = byWidth.get(milesWide);
  if (before) return before;
  const near = townsNear(plainTowns(library), place.point, milesWide, wide ? leastOfCity : 0);
  const isLeak = (name: string): boolean => {
    const known = leaks.get(name) ?? guard.findLeak(name) !== null;
    leaks.set(name, known);
    return known;
  };
  const often = new Map<string, number>();
  for (const { name } of near) often.set(name, often.has(name) ? 2 : 1);
  const made = near
    .filter(({ name }) => often.get(name) === 1 && name.length <= longestName && !isLeak(name))
    .sort((a, b) => b.population - a.population);
  byWidth.set(milesWide, made);
  return made;
}

/** Towns as far as any sheet of that width reaches, and a rim around it. */
function townsNear(
  towns: readonly Town[],
  middle: Point,
  milesWide: number,
  least: number,
): Town[] {
  const { sorted, byDegree } = strips.get(towns) ?? cutToStrips(towns);
  const reach = milesWide / milesOfDegree;
  const reachEast = reach / Math.cos((middle.lat * Math.PI) / 180);
  const ranks: number[] = [];
  const last = Math.floor(middle.lng + reachEast);
  for (let degree = Math.floor(middle.lng - reachEast); degree <= last; degree++) {
    const strip = byDegree.get(turned(degree)) ?? [];
    for (let i = firstFrom(strip, sorted, middle.lat - reach); i < strip.length; i++) {
      const rank = strip[i] ?? 0;
      const town = sorted[rank];
      if (town === undefined || town.point.lat > middle.lat + reach) break;
      if (town.population >= least && Math.abs(eastOf(middle, town.point)) <= reachEast)
        ranks.push(rank);
    }
  }
  // From south to north, as they are sorted.
  return ranks.sort((a, b) => a - b).flatMap((rank) => sorted[rank] ?? []);
}

/** Where in a strip the first town stands that lies no farther south than a latitude. */
function firstFrom(strip: readonly number[], sorted: readonly Town[], lat: number): number {
  let [from, to] = [0, strip.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[strip[middle] ?? 0]?.point.lat ?? lat) < lat) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Towns from south to north, and where those stand among them that lie in one degree of longitude. */
interface Strips {
  sorted: readonly Town[];
  byDegree: ReadonlyMap<number, readonly number[]>;
}

function cutToStrips(towns: readonly Town[]): Strips {
  const sorted = towns.toSorted((a, b) => a.point.lat - b.point.lat);
  const made = {
    sorted,
    byDegree: Map.groupBy(sorted.keys(), (rank) => Math.floor(sorted[rank]?.point.lng ?? 0)),
  };
  strips.set(towns, made);
  return made;
}

/** A degree of longitude as towns have it, -180 to 179. */
function turned(degree: number): number {
  return ((degree + 540) % 360) - 180;
}

const mostOutlines = 40;

/** Lines of states as far as they cross the sheet. */
function outlinesOf(
  { library }: KindTask,
  middle: Point,
  milesWide: number,
  spotOf: TownSheet["spotOf"],
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
      const spots = ring.map((point) => {
        const { x, y } = spotOf(point);
        return { x: snapped(x), y: snapped(y) };
      });
      // What is off the sheet on one side of it draws nothing.
      if (new Set(spots.map(({ x }) => x)).size < 2 || new Set(spots.map(({ y }) => y)).size < 2)
        continue;
      const line = spots
        .filter(({ x, y }, i) => i === 0 || x !== spots[i - 1]?.x || y !== spots[i - 1]?.y)
        .map(({ x, y }) => `${x},${y}`);
      if (line.length > 2) drawn.push(line.join(" "));
    }
  return drawn.filter((line) => line.length <= 6000).slice(0, mostOutlines);
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
