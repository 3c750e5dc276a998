import { milesBetween } from "../bearings.ts";
import { doubtOf } from "../compared.ts";
import type { Difficulty, HuntRequest } from "../hunt.ts";
import type { Library } from "../library.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import { excessesOf } from "../stands/limits.ts";
import { landOf } from "../stands/roadless.ts";
import { feetAt, standOf } from "../stands/stand-of.ts";
import { kindWords } from "../words/kinds.ts";
import { legsOf, orderForTravel } from "./route.ts";
import { matchesTheme } from "./theme.ts";

/** Not enough unused places for the hunt asked for. */
export class TooFewPlaces extends Error {
  readonly state: string;
  readonly needed: number;
  readonly left: number;
  constructor(state: string, needed: number, left: number) {
    super(
      `${state} has ${left} unused place${left === 1 ? "" : "s"} left, and the hunt needs ${needed}.`,
    );
    this.state = state;
    this.needed = needed;
    this.left = left;
  }
}

/**
 * Places for a hunt, none of them used, in no order yet; fresh ones before worn ones. Physical hunts stand
 * only where a person can, within what their difficulty may ask, and gather around a place chosen by the
 * seed, so that they can be traveled; a worn place is taken only where the fresh ones are much farther off, and
 * one known from memory alone only where those that a register knows are, the more so the oftener its kind was wrong;
 * one whose stand somebody doubted, where little else is left.
 * Hunts at a desk like the places that those cannot use. No kind stands in more than a third of them.
 * @throws TooFewPlaces
 */
export function selectPlaces(library: Library, request: HuntRequest, random: Random): Place[] {
  const count = request.totalSquares ?? 10;
  const physical = request.variant === "PHYSICAL";
  const stock =
    request.state === "FREE" ? library.places : (library.byStock.get(request.state) ?? []);
  const free = stock
    .filter((place) => !request.usedPlaceIds?.has(place.id))
    .filter((place) => !physical || standOf(place) !== null);
  if (free.length < count) throw new TooFewPlaces(request.state, count, free.length);
  const isWorn = (place: Place) => request.wornPlaceIds?.has(place.id) ?? false;
  if (!physical) return withVariety(themedFirst(atDesk(free, isWorn, random), request), count);
  const fits = (places: readonly Place[]): boolean =>
    excessesOf(
      places.flatMap((place) => standOf(place) ?? []),
      request.difficulty,
      count,
    ).length === 0;
  let best: Choice | null = null;
  for (let anchor = 0; anchor < mostAnchors; anchor++) {
    const ranked = themedFirst(byTravel(free, isWorn, random.fork(`anchor ${anchor}`)), request);
    const places = withVariety(ranked, count, fits);
    const cost =
      tripCost(places) *
      (1 + places.filter(isWorn).length) *
      (1 + places.filter(isDoubted).length) *
      (1 + places.reduce((sum, place) => sum + (place.uncompared ? doubtOf(place) / 6 : 0), 0));
    const found = { places, cost };
    if (best === null || isBetter(found, best)) best = found;
    const isEnough = best.places.length === count && best.cost < farFlung;
    if (isEnough && anchor + 1 >= anchors[request.difficulty]) break;
  }
  const places = best?.places ?? [];
  if (places.length < count) throw new TooFewPlaces(request.state, count, places.length);
  return places;
}

interface Choice {
  places: Place[];
  /** Miles by road, and more where it holds what one would rather not have. */
  cost: number;
}

function isBetter(a: Choice, b: Choice): boolean {
  return a.places.length === b.places.length ? a.cost < b.cost : a.places.length > b.places.length;
}

/** Miles by road from the first to the last; a leg that takes half a day makes a way far-flung. */
function tripCost(places: readonly Place[]): number {
  const legs = legsOf(orderForTravel(places).map(feetAt)).map((leg) => leg.miles);
  const miles = legs.reduce((sum, leg) => sum + leg, 0);
  return Math.max(0, ...legs) > comfortableLegMi ? farFlung + miles : miles;
}

/** Anchors of which the one with the shortest way is taken: an easy hunt is an easy trip too. */
const anchors: Record<Difficulty, number> = { EASY: 6, MEDIUM: 4, HARD: 3 };
/** More are tried while a hunt has a leg longer than this by road, or lacks places. */
const mostAnchors = 8;
const comfortableLegMi = 150;
const farFlung = 10_000;

function themedFirst(ranked: readonly Place[], { theme = "" }: HuntRequest): Place[] {
  const themed = new Set(ranked.filter((place) => matchesTheme(place, theme)));
  return [...themed, ...ranked.filter((place) => !themed.has(place))];
}

function atDesk(
  free: readonly Place[],
  isWorn: (place: Place) => boolean,
  random: Random,
): Place[] {
  const drawn = new Map(free.map((place) => [place, random.next() + spared(place)]));
  const order = (place: Place): number => drawn.get(place) ?? 0;
  return [...free].sort(
    (a, b) =>
      Number(isWorn(a)) - Number(isWorn(b)) || order(a) - order(b) || (a.id < b.id ? -1 : 1),
  );
}

/** Places where anybody can stand for nothing are kept for the hunts that need them. */
function spared(place: Place): number {
  const stand = standOf(place);
  if (stand === null) return 0;
  if (isDoubted(place)) return 0.1;
  if (place.uncompared) return 0.2;
  return stand.asks.ticket === "no" && stand.asks.terrain <= 2 ? 0.6 : 0.3;
}

const isDoubted = (place: Place): boolean => standOf(place)?.doubt !== undefined;

/** How many times farther a fresh place may lie than a worn one. */
const wornWeight = 3;
/** How many times farther a place may lie whose stand nobody doubted than one whose was. */
const doubtWeight = 25;

function byTravel(
  free: readonly Place[],
  isWorn: (place: Place) => boolean,
  random: Random,
): Place[] {
  const fresh = free.filter((place) => !isWorn(place));
  const anchor = random.pick(fresh.length > 0 ? fresh : free);
  return free
    .map((place) => ({
      place,
      cost:
        (milesBetween(feetAt(anchor), feetAt(place)) + 15) *
        (0.7 + 0.6 * random.next()) *
        hardship(place) *
        (landOf(place) === landOf(anchor) ? 1 : 4) *
        (isWorn(place) ? wornWeight : 1),
    }))
    .sort((a, b) => a.cost - b.cost || (a.place.id < b.place.id ? -1 : 1))
    .map(({ place }) => place);
}

/** Places that ask more, and those known less well, come later. */
function hardship(place: Place): number {
  const stand = standOf(place);
  if (stand === null) return 1;
  const { asks, ground, sure } = stand;
  return (
    (asks.ticket === "person" ? 1.5 : asks.ticket === "car" ? 1.2 : 1) *
    (asks.terrain > 2 ? 1.3 : 1) *
    (asks.ferry ? 2 : 1) *
    (asks.walkM > 2_000 ? 1.3 : 1) *
    (ground.ask === "needed" ? 1.2 : 1) *
    (sure === "near" ? 1.1 : 1) *
    (isDoubted(place) ? doubtWeight : 1) *
    (place.uncompared ? doubtOf(place) : 1)
  );
}

function withVariety(
  candidates: readonly Place[],
  count: number,
  fits: (places: readonly Place[]) => boolean = () => true,
): Place[] {
  const most = Math.max(2, Math.ceil(count / 5));
  const chosen: Place[] = [];
  const ofKind = new Map<string, number>();
  for (const limit of [most, most * 2, count]) {
    for (const place of candidates) {
      if (chosen.length === count) return chosen;
      const { noun } = kindWords(place.kind);
      const before = ofKind.get(noun) ?? 0;
      if (before >= limit || chosen.includes(place) || !fits([...chosen, place])) continue;
      chosen.push(place);
      ofKind.set(noun, before + 1);
    }
  }
  return chosen;
}
