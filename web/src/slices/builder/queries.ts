import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  getBuilderOptions,
  type HuntDraftShape,
  listPlaces,
  validateHunt,
} from "@ten-paces/contract";
import { call } from "../../api.ts";

/** The states with their unused places, and who writes. */
export const builderOptionsQuery = queryOptions({
  queryKey: ["admin", "builder", "options"],
  queryFn: ({ signal }) => call(getBuilderOptions, {}, { signal }),
});

/** What is wrong with a draft, by its revision; the answer for the one before stays meanwhile. */
export function validationQuery(draft: HuntDraftShape, revision: number) {
  return queryOptions({
    queryKey: ["admin", "builder", "validation", draft.seed, revision],
    queryFn: ({ signal }) => call(validateHunt, { body: { hunt: draft } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Places that no hunt stands on, in the stock of a draft. */
export function unusedPlacesQuery(stock: string, search: string) {
  return queryOptions({
    queryKey: ["admin", "places", "unused", stock, search],
    queryFn: ({ signal }) =>
      call(
        listPlaces,
        { query: { stock, show: "unused", sort: "name", ...(search && { search }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}
