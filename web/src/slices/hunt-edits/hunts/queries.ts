import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { getAdminHunt, type Input, listAdminHunts } from "@ten-paces/contract";
import { call } from "../../../api.ts";
import type { TableAddress } from "./table-address.ts";

type HuntsFilter = Omit<Input<typeof listAdminHunts>["query"], "page" | "pageSize">;

/** Everything under it is stale once a hunt has changed. */
export const adminHuntsKey = ["admin", "hunts"] as const;

/** Everything that shows hunts asks anew: the desk, and what hunters see, their seals among it. */
export async function refreshHunts(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ["admin"] }),
    client.invalidateQueries({ queryKey: ["hunts"] }),
  ]);
}

/** What the address narrows the list to, and its order; for a page of the table as for its export. */
export function huntsFilterOf({ page: _page, rows: _rows, ...filter }: TableAddress) {
  const given = Object.entries(filter).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(given) as HuntsFilter;
}

/** A page of the table; the one before stays while the next is on its way. */
export function adminHuntsQuery(address: TableAddress) {
  const { page, rows } = address;
  const query = { ...huntsFilterOf(address), page, pageSize: Number(rows) };
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
