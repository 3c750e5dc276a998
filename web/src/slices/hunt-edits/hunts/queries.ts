import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getAdminHunt, listAdminHunts } from "@ten-paces/contract";
import { call } from "../../../api.ts";
import type { TableAddress } from "./table-address.ts";

/** Everything under it is stale once a hunt has changed. */
export const adminHuntsKey = ["admin", "hunts"] as const;

/** A page of the table; the one before stays while the next is on its way. */
export function adminHuntsQuery({ search, status, state, variant, sort, page }: TableAddress) {
  const query = {
    sort,
    page,
    ...(search && { search }),
    ...(status && { status }),
    ...(state && { state }),
    ...(variant && { variant }),
  };
  return queryOptions({
    queryKey: [...adminHuntsKey, "list", query],
    queryFn: ({ signal }) => call(listAdminHunts, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A hunt with all its squares and secrets. */
export function adminHuntQuery(id: string) {
  return queryOptions({
    queryKey: [...adminHuntsKey, "one", id],
    queryFn: ({ signal }) => call(getAdminHunt, { params: { id } }, { signal }),
  });
}
