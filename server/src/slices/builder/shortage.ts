import { type HuntBuilder, TooFewPlaces } from "@ten-paces/hunt-builder";
import type { Deps } from "../../lib/deps.ts";
import { readPlaceHolding } from "../holdings/service.ts";

export type Shortage = {
  /** A sentence with both numbers. */
  reason: string;
  unusedPlaces: number;
  needed: number;
};

/** Whatever has the library: the service, which this file knows nothing of. */
interface HasBuilder {
  get(): HuntBuilder;
}

interface Wanted {
  state: string;
  totalSquares: number;
  replaces?: string[] | undefined;
}

/** By how much the places of a state do not do for a hunt; null where they do. */
export async function findShortage(
  deps: Pick<Deps, "db">,
  builder: HasBuilder,
  hunt: Wanted,
): Promise<Shortage | null> {
  const { state, totalSquares: needed } = hunt;
  const unusedPlaces = await countFree(deps, builder, state, hunt.replaces ?? []);
  if (unusedPlaces >= needed) return null;
  return { reason: new TooFewPlaces(state, needed, unusedPlaces).message, unusedPlaces, needed };
}

/** The first of the hunts to be replaced, no more of them than a hunt needs for its places. */
export async function asManyAsNeeded(
  deps: Pick<Deps, "db">,
  builder: HasBuilder,
  { state, totalSquares, replaces = [] }: Wanted,
): Promise<string[]> {
  for (let count = 0; count < replaces.length; count += 1) {
    const first = replaces.slice(0, count);
    if ((await countFree(deps, builder, state, first)) >= totalSquares) return first;
  }
  return replaces;
}

async function countFree(
  deps: Pick<Deps, "db">,
  builder: HasBuilder,
  state: string,
  replaces: readonly string[],
): Promise<number> {
  const { placeIds } = await readPlaceHolding(deps.db, state, replaces);
  const places = builder.get().library.byStock.get(state) ?? [];
  return places.filter((place) => !placeIds.has(place.id)).length;
}
