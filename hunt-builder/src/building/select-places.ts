import { milesBetween } from "../bearings.ts";
import type { HuntRequest } from "../hunt.ts";
import type { Library } from "../library.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import { kindWords } from "../words/kinds.ts";
import { matchesTheme } from "./theme.ts";

/** Not enough unused places for the hunt asked for. */
export class TooFewPlaces extends Error {
  readonly state: string;
  readonly needed: number;
  readonly left: number;
  constructor(state: string, needed: number, left: number) {
    super(`${state} has ${left} unused places left, and the hunt needs ${needed}.`);
    this.state = state;
    this.needed = needed;
    this.left = left;
  }
}

/**
 * Places for a hunt, none of them used, in no order yet; fresh ones before worn ones. Physical hunts
 * gather around a place chosen by the seed, so that they can be traveled, and a worn place is taken
 * only where the fresh ones are much farther off; no kind stands in more than a third of them.
 * @throws TooFewPlaces
 */
export function selectPlaces(library: Library, request: HuntRequest, random: Random): Place[] {
  const count = request.totalSquares ?? 10;
  const stock =
    request.state === "FREE" ? library.places : (library.byStock.get(request.state) ?? []);
  const free = stock.filter((place) => !request.usedPlaceIds?.has(place.id));
  if (free.length < count) throw new TooFewPlaces(request.state, count, free.length);
  const isWorn = (place: Place) => request.wornPlaceIds?.has(place.id) ?? false;
  const ranked =
    request.variant === "PHYSICAL"
      ? byTravel(free, isWorn, random)
      : random.shuffle(free).sort((a, b) => Number(isWorn(a)) - Number(isWorn(b)));
  const themed = ranked.filter((place) => matchesTheme(place, request.theme ?? ""));
  const candidates = [...themed, ...ranked.filter((place) => !themed.includes(place))];
  return withVariety(candidates, count);
}

/** How many times farther a fresh place may lie than a worn one. */
const wornWeight = 3;

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
        (milesBetween(anchor.point, place.point) + 15) *
        (0.7 + 0.6 * random.next()) *
        hardship(place) *
        (isWorn(place) ? wornWeight : 1),
    }))
    .sort((a, b) => a.cost - b.cost || (a.place.id < b.place.id ? -1 : 1))
    .map(({ place }) => place);
}

/** Places one can hardly stand at, or whose pin is rough, come later. */
function hardship(place: Place): number {
  const flags = place.safety;
  return (
    (flags.includes("private_ground") ? 2 : 1) *
    (flags.includes("remote") ? 1.3 : 1) *
    (place.sure === "rough" ? 1.4 : 1)
  );
}

function withVariety(candidates: readonly Place[], count: number): Place[] {
  const most = Math.max(2, Math.ceil(count / 5));
  const chosen: Place[] = [];
  const ofKind = new Map<string, number>();
  for (const limit of [most, most * 2, count]) {
    for (const place of candidates) {
      if (chosen.length === count) return chosen;
      const { noun } = kindWords(place.kind);
      const before = ofKind.get(noun) ?? 0;
      if (before >= limit || chosen.includes(place)) continue;
      chosen.push(place);
      ofKind.set(noun, before + 1);
    }
  }
  return chosen;
}
