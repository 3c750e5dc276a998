import { randomInt } from "node:crypto";
import type { getBuilderOptions, ResultInput } from "@ten-paces/contract";
import type { HuntDraft } from "@ten-paces/hunt-builder";
import type { Deps } from "../../lib/deps.ts";
import { readHolding } from "../lifecycle/service.ts";
import type { Builder } from "./service.ts";

/** The states of the library with how many of their places are free, NATIONAL last. */
export async function listOptions(
  deps: Deps,
  builder: Builder,
): Promise<ResultInput<typeof getBuilderOptions>> {
  const { byStock } = builder.get().library;
  const states: { state: string; unusedPlaces: number }[] = [];
  for (const [state, places] of byStock) {
    const { placeIds } = await readHolding(deps.db, state);
    const unusedPlaces = places.filter((place) => !placeIds.has(place.id)).length;
    states.push({ state, unusedPlaces });
  }
  const isNational = (state: string) => Number(state === "NATIONAL");
  states.sort(
    (a, b) => isNational(a.state) - isNational(b.state) || a.state.localeCompare(b.state),
  );
  return { states, writer: builder.writerName };
}

/** The wanted place, or any unused one where none is named; null where there is none. */
export function choosePlace(
  builder: Builder,
  draft: HuntDraft,
  used: ReadonlySet<string>,
  wanted: string | null,
): string | null {
  const inDraft = new Set(draft.squares.map((square) => square.placeId));
  const free = (builder.get().library.byStock.get(draft.state) ?? []).filter(
    (place) => !used.has(place.id) && !inDraft.has(place.id),
  );
  if (wanted !== null) return free.some((place) => place.id === wanted) ? wanted : null;
  return free[randomInt(Math.max(1, free.length))]?.id ?? null;
}
