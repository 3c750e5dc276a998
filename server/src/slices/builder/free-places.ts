import type { listFreePlaces, Parts, ResultInput } from "@ten-paces/contract";
import { distanceM, metresToMiles, type Point } from "@ten-paces/geo";
import { type HuntDraft, matchesTheme, type Place, squareStandOf } from "@ten-paces/hunt-builder";
import type { Deps } from "../../lib/deps.ts";
import type { Random } from "../../lib/random.ts";
import { type Holding, readPlaceHolding } from "../holdings/service.ts";
import { matches } from "../places/service.ts";
import { usesOf } from "./drafts.ts";
import type { Builder } from "./service.ts";

const mostListed = 100;

/** The places that a draft of a state may still take, the nearest first where a point is named. */
export async function showFreePlaces(
  deps: Deps,
  builder: Builder,
  query: Parts<typeof listFreePlaces>["query"],
): Promise<ResultInput<typeof listFreePlaces>> {
  const except = query.replaces?.split(",").filter(Boolean) ?? [];
  const held = await readPlaceHolding(deps.db, query.state, except);
  const { lat, lng } = query;
  const from = lat === undefined || lng === undefined ? null : { lat, lng };
  const found = (builder.get().library.byStock.get(query.state) ?? [])
    .filter((place) => !held.placeIds.has(place.id) && matches(place, { search: query.search }))
    .filter((place) => query.theme === undefined || matchesTheme(place, query.theme))
    // Only a physical draft asks from where.
    .filter((place) => (from === null && query.variant !== "PHYSICAL") || canBeStoodAt(place))
    .map((place) => ({ place, miles: from && milesBetween(from, place.point) }))
    .sort((a, b) => (a.miles ?? 0) - (b.miles ?? 0) || a.place.name.localeCompare(b.place.name));
  const places = found.slice(0, mostListed).map(({ place, miles }) => {
    const { id, name, kind, town, county } = place;
    return { id, name, kind, town, county, miles, usedIn: usesOf(id, held.uses) };
  });
  const dots = found.map(({ place }): [string, number, number] => [
    place.id,
    place.point.lat,
    place.point.lng,
  ]);
  return { places, total: found.length, dots };
}

const nearest = 5;

/**
 * The wanted place, or one of the builder's choice where none is named: for a physical hunt among those on
 * the way, fresh ones before worn ones. Null where there is none.
 */
export function choosePlace(
  random: Random,
  builder: Builder,
  draft: HuntDraft,
  held: Pick<Holding, "placeIds" | "wornPlaceIds">,
  sequenceNum: number,
  wanted: string | null,
): string | null {
  const inDraft = new Set(draft.squares.map((square) => square.placeId));
  const free = (builder.get().library.byStock.get(draft.state) ?? []).filter(
    (place) => !held.placeIds.has(place.id) && !inDraft.has(place.id),
  );
  const physical = draft.variant === "PHYSICAL";
  // One that is asked for by name may ask too much of people: the preview's errors say so.
  if (wanted !== null) {
    const found = free.find((place) => place.id === wanted);
    return found && (!physical || canBeStoodAt(found)) ? wanted : null;
  }
  const fitting = free.filter((place) => builder.get().fits(draft, sequenceNum, place));
  const fresh = fitting.filter((place) => !held.wornPlaceIds.has(place.id));
  const offered = fresh.length > 0 ? fresh : fitting;
  const best = physical ? onTheWay(draft, sequenceNum, offered) : offered;
  return best.length > 0 ? random.oneOf(best).id : null;
}

/** The few places that lengthen the route least. */
function onTheWay(draft: HuntDraft, sequenceNum: number, places: readonly Place[]): Place[] {
  const around = draft.squares.filter((square) => Math.abs(square.sequenceNum - sequenceNum) === 1);
  const detour = (place: Place) =>
    around.reduce((sum, square) => sum + distanceM(square.center, place.point), 0);
  return [...places].sort((a, b) => detour(a) - detour(b)).slice(0, nearest);
}

function canBeStoodAt(place: Place): boolean {
  return squareStandOf(place) !== null;
}

function milesBetween(a: Point, b: Point): number {
  return Math.round(metresToMiles(distanceM(a, b)));
}
