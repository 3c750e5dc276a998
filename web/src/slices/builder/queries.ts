import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  getBuilderOptions,
  type HuntDraftShape,
  listFreePlaces,
  validateHunt,
} from "@ten-paces/contract";
import { call } from "../../api.ts";
import type { BuilderForm } from "./form.ts";

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

/** Places that a draft may still take: those nearest to a square come first on the road. */
export function freePlacesQuery(draft: HuntDraftShape, num: number, search: string) {
  const { state, replaces } = draft;
  const square = draft.squares.find(({ sequenceNum }) => sequenceNum === num);
  const near = draft.variant === "PHYSICAL" && square ? square.center : {};
  const query = {
    state,
    ...near,
    ...(replaces.length > 0 && { replaces: replaces.join(",") }),
    ...(search && { search }),
  };
  return queryOptions({
    queryKey: ["admin", "builder", "places", query],
    queryFn: ({ signal }) => call(listFreePlaces, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The free places of a state that go with a theme, as the builder takes them first. */
export function themedPlacesQuery(
  { state, variant, replaces }: Pick<BuilderForm, "state" | "variant" | "replaces">,
  theme: string,
) {
  const query = {
    state,
    variant,
    theme,
    ...(replaces.length > 0 && { replaces: replaces.join(",") }),
  };
  return queryOptions({
    queryKey: ["admin", "builder", "places", query],
    queryFn: ({ signal }) => call(listFreePlaces, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
