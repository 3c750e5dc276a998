import { TooFewPlaces } from "@ten-paces/hunt-builder";
import type { Deps } from "../../lib/deps.ts";
import type { Builder } from "../builder/service.ts";
import { readPlaceHolding } from "./holdings.ts";

export type Shortage = {
  /** A sentence with both numbers. */
  reason: string;
  unusedPlaces: number;
  needed: number;
};

/** By how much the places of a state do not do for a hunt; null where they do. */
export async function findShortage(
  deps: Pick<Deps, "db">,
  builder: Builder,
  hunt: { state: string; totalSquares: number; replaces?: string[] | undefined },
): Promise<Shortage | null> {
  const { state, totalSquares: needed } = hunt;
  const { placeIds } = await readPlaceHolding(deps.db, state, hunt.replaces);
  const places = builder.get().library.byStock.get(state) ?? [];
  const unusedPlaces = places.filter((place) => !placeIds.has(place.id)).length;
  if (unusedPlaces >= needed) return null;
  return { reason: new TooFewPlaces(state, needed, unusedPlaces).message, unusedPlaces, needed };
}
