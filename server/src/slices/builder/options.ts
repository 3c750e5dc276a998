import type { getBuilderOptions, ResultInput } from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import { type Holding, readPlaceHoldings } from "../holdings/service.ts";
import { mustBeSurveyed } from "../settings/service.ts";
import type { Builder } from "./service.ts";

type StateOption = ResultInput<typeof getBuilderOptions>["states"][number];

/** The states of the library with how many of their places are free, NATIONAL last. */
export async function listOptions(
  deps: Deps,
  builder: Builder,
): Promise<ResultInput<typeof getBuilderOptions>> {
  const holdingOf = await readPlaceHoldings(deps.db);
  const states = [...builder.get().library.byStock].map(([state, places]): StateOption => {
    const { placeIds, wornPlaceIds, uses } = holdingOf(state);
    const free = places.filter((place) => !placeIds.has(place.id));
    return {
      state,
      unusedPlaces: free.length,
      wornPlaces: free.filter((place) => wornPlaceIds.has(place.id)).length,
      liveVariants: liveOf(uses),
      inStock: inStockOf(uses),
    };
  });
  const isNational = (state: string) => Number(state === "NATIONAL");
  states.sort(
    (a, b) => isNational(a.state) - isNational(b.state) || a.state.localeCompare(b.state),
  );
  return {
    states,
    surveyedOnly: await mustBeSurveyed(deps, deps.db),
    writer: builder.writerName,
    spendingCapUsd: builder.spendingCapUsd,
  };
}

function liveOf(uses: Holding["uses"]): StateOption["liveVariants"] {
  const live = [...uses.values()]
    .flat()
    .filter(({ status }) => status === "ACTIVE" || status === "PAUSED");
  return [...new Set(live.map(({ variant }) => variant))];
}

/** The hunts that wait in stock, with the places they would give back. */
function inStockOf(uses: Holding["uses"]): StateOption["inStock"] {
  const rows = [...uses.values()]
    .flat()
    .filter(({ status }) => status === "PENDING" || status === "AVAILABLE");
  return [...Map.groupBy(rows, ({ huntId }) => huntId)]
    .map(([huntId, own]) => ({
      huntId,
      name: own[0]?.huntName ?? "",
      variant: own[0]?.variant ?? "PHYSICAL",
      difficulty: own[0]?.difficulty ?? "MEDIUM",
      places: own.length,
    }))
    .sort((a, b) => b.variant.localeCompare(a.variant) || a.name.localeCompare(b.name));
}
