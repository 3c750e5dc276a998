import type { Town } from "../../gazetteer.ts";
import { guardOf } from "../../leaks.ts";
import type { Place, Point } from "../../place.ts";
import type { KindTask } from "./kind.ts";
import { plainTowns } from "./plain-towns.ts";

export const milesOfDegree = 69.1;
const longestName = 16;
const leastOfCity = 25_000;

/** Towns that a sheet of one width may show, the largest first; a name does not stand twice among them. */
export interface Around {
  /** Some of their names may give the place away. */
  towns: readonly Town[];
  /** Whether the name of the nth of them does: found out when it is first asked, for few of many are drawn. */
  isLeak(nth: number): boolean;
}

/** Of a place: by width, and for all widths whether a name gives it away. */
interface OfPlace {
  byWidth: Map<number, Around>;
  leaks: Map<string, boolean>;
}

const around = new Map<Place, OfPlace>();
/** Those of a hunt, which are asked for each of their puzzles. */
const mostAround = 20;

/** Towns around a place that any of its sheets may show. */
export function townsAround(
  { place, library }: KindTask,
  milesWide: number,
  wide: boolean,
): Around {
  let ofPlace = around.get(place);
  if (ofPlace === undefined) {
    if (around.size >= mostAround) around.clear();
    ofPlace = { byWidth: new Map(), leaks: new Map() };
    around.set(place, ofPlace);
  }
  const before = ofPlace.byWidth.get(milesWide);
  if (before) return before;
  const towns = townsNear(plainTowns(library), place.point, milesWide, wide);
  const { leaks } = ofPlace;
  const guard = guardOf(place);
  const isKnown = new Int8Array(towns.length);
  const made: Around = {
    towns,
    isLeak(nth) {
      if (isKnown[nth] === 0) {
        const name = towns[nth]?.name ?? "";
        const leaksIt = leaks.get(name) ?? guard.findLeak(name) !== null;
        leaks.set(name, leaksIt);
        isKnown[nth] = leaksIt ? 1 : -1;
      }
      return isKnown[nth] === 1;
    },
  };
  ofPlace.byWidth.set(milesWide, made);
  return made;
}

/** The towns of a gazetteer by their size, those in each degree of longitude from south to north. */
interface Strips {
  /** The largest first, of two alike the southern one. */
  ranked: readonly Town[];
  cities: number;
  /** For each town by its rank a number for its name. */
  names: Int32Array;
  /** How often each of those numbers was met: written anew for every look. */
  met: Uint8Array;
  byDegree: ReadonlyMap<number, Strip>;
}

/** Towns of one degree of longitude from south to north. */
interface Strip {
  ranks: Int32Array;
  lats: Float64Array;
  lngs: Float64Array;
}

const strips = new WeakMap<readonly Town[], Strips>();

function stripsOf(towns: readonly Town[]): Strips {
  const before = strips.get(towns);
  if (before) return before;
  const ranked = towns
    .toSorted((a, b) => a.point.lat - b.point.lat)
    .sort((a, b) => b.population - a.population);
  const numbers = new Map<string, number>();
  const names = Int32Array.from(ranked, ({ name }) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
  const point = (rank: number): Point => ranked[rank]?.point ?? { lat: 0, lng: 0 };
  const byDegree = new Map<number, Strip>();
  for (const [degree, all] of Map.groupBy(ranked.keys(), (rank) => Math.floor(point(rank).lng))) {
    const ranks = Int32Array.from(all.sort((a, b) => point(a).lat - point(b).lat));
    byDegree.set(degree, {
      ranks,
      lats: Float64Array.from(ranks, (rank) => point(rank).lat),
      lngs: Float64Array.from(ranks, (rank) => point(rank).lng),
    });
  }
  const made = {
    ranked,
    cities: ranked.filter(({ population }) => population >= leastOfCity).length,
    names,
    met: new Uint8Array(numbers.size),
    byDegree,
  };
  strips.set(towns, made);
  return made;
}

/** Towns as far as any sheet of that width reaches, and a rim around it, but for long names and those met twice. */
function townsNear(
  towns: readonly Town[],
  middle: Point,
  milesWide: number,
  wide: boolean,
): readonly Town[] {
  const { ranked, cities, names, met, byDegree } = stripsOf(towns);
  const most = wide ? cities : ranked.length;
  const reach = milesWide / milesOfDegree;
  const reachEast = reach / Math.cos((middle.lat * Math.PI) / 180);
  const near: number[] = [];
  const last = Math.floor(middle.lng + reachEast);
  for (let degree = Math.floor(middle.lng - reachEast); degree <= last; degree++) {
    const strip = byDegree.get(turned(degree));
    if (strip === undefined) continue;
    const { ranks, lats, lngs } = strip;
    for (let i = firstFrom(lats, middle.lat - reach); i < lats.length; i++) {
      if ((lats[i] ?? 0) > middle.lat + reach) break;
      const rank = ranks[i] ?? 0;
      if (rank < most && Math.abs(eastOf(middle.lng, lngs[i] ?? 0)) <= reachEast) near.push(rank);
    }
  }
  for (const rank of near) {
    const name = names[rank] ?? 0;
    if ((met[name] ?? 0) < 2) met[name] = (met[name] ?? 0) + 1;
  }
  const found: Town[] = [];
  for (const rank of Int32Array.from(near).sort()) {
    const town = ranked[rank];
    if (town && met[names[rank] ?? 0] === 1 && town.name.length <= longestName) found.push(town);
  }
  for (const rank of near) met[names[rank] ?? 0] = 0;
  return found;
}

/** Where in a strip the first town stands that lies no farther south than a latitude. */
function firstFrom(lats: Float64Array, lat: number): number {
  let [from, to] = [0, lats.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((lats[middle] ?? lat) < lat) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Degrees of longitude to the east, over the line of dates too. */
export function eastOf(from: number, to: number): number {
  const ahead = to - from + 540;
  // What a division leaves is the same, and takes many times as long.
  if (ahead >= 360 && ahead < 720) return ahead - 360 - 180;
  return (ahead % 360) - 180;
}

/** A degree of longitude as towns have it, -180 to 179. */
function turned(degree: number): number {
  return ((degree + 540) % 360) - 180;
}
