import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getAdminUser, listUsers } from "@ten-paces/contract";
import { call } from "../../api.ts";
import type { UserAddress } from "./user-address.ts";

export const usersKey = ["admin", "users"] as const;

/** A page of accounts; the one before stays while the next is on its way. */
export function usersQuery({ search, show, sort, page }: UserAddress) {
  const query = { show, sort, page, ...(search && { search }) };
  return queryOptions({
    queryKey: [...usersKey, query],
    queryFn: ({ signal }) => call(listUsers, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Everything of one account. */
export function userFileQuery(id: string) {
  return queryOptions({
    queryKey: [...usersKey, "one", id],
    queryFn: ({ signal }) => call(getAdminUser, { params: { id } }, { signal }),
  });
}
