import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getPlace, listKeeperLetters, listPlaces, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";
import type { PlaceAddress } from "./place-address.ts";

export type PlaceList = Result<typeof listPlaces>;
export type PlaceDetail = Result<typeof getPlace>["place"];
export type Dot = PlaceList["dots"][number];

/** Everything under it is stale once a place has been withdrawn or restored. */
export const placesKey = ["admin", "places"] as const;

/** What the library is narrowed to and sorted by, without its page. */
export function placeFilterOf({ search, stock, kind, show, sort }: PlaceAddress) {
  return { show, sort, ...(search && { search }), ...(stock && { stock }), ...(kind && { kind }) };
}

/** A page of the library and the dots of all matches; the page before stays while the next is on its way. */
export function placesQuery(address: PlaceAddress) {
  const query = { ...placeFilterOf(address), page: address.page };
  return queryOptions({
    queryKey: [...placesKey, "list", query],
    queryFn: ({ signal }) => call(listPlaces, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A place with its facts, what is computed of it, and the hunts on it. */
export function placeQuery(id: string) {
  return queryOptions({
    queryKey: [...placesKey, "one", id],
    queryFn: ({ signal }) => call(getPlace, { params: { id } }, { signal }),
  });
}

/** A letter for each keeper of the ground that a hunt leads to. */
export function lettersQuery(huntId: string) {
  return queryOptions({
    queryKey: [...placesKey, "letters", huntId],
    queryFn: ({ signal }) => call(listKeeperLetters, { params: { id: huntId } }, { signal }),
  });
}
