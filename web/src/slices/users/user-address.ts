import type { listUsers, Parts } from "@ten-paces/contract";
import type { TableSort } from "../../ui/data-table-column.ts";

type Query = Parts<typeof listUsers>["query"];
export type ShownUsers = NonNullable<Query["show"]>;
type UserSort = NonNullable<Query["sort"]>;

/** What the table of users shows, as the address bar says it. */
export interface UserAddress {
  search: string;
  show: ShownUsers;
  sort: UserSort;
  page: number;
}

export const SHOWN_USERS: readonly ShownUsers[] = ["all", "admins", "suspended"];
const SORTS: readonly UserSort[] = [
  "email",
  "-email",
  "displayName",
  "-displayName",
  "createdAt",
  "-createdAt",
];
const FIRST: UserAddress = { search: "", show: "all", sort: "-createdAt", page: 1 };
const LONGEST_SEARCH = 254;
const LAST_PAGE = 100_000;

/** Reads the address; what makes no sense there is as if it were not there. */
export function readUserAddress(params: URLSearchParams): UserAddress {
  const page = Number(params.get("page") ?? "1");
  return {
    search: (params.get("search") ?? "").slice(0, LONGEST_SEARCH),
    show: SHOWN_USERS.find((one) => one === params.get("show")) ?? FIRST.show,
    sort: SORTS.find((one) => one === params.get("sort")) ?? FIRST.sort,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : FIRST.page,
  };
}

/** The address with some of it changed, other parameters kept; any change but of the page leads to page 1. */
export function changeUserAddress(
  params: URLSearchParams,
  change: Partial<UserAddress>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ page: 1, ...change })) {
    if (value === FIRST[name as keyof UserAddress]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

export function toTableSort(sort: UserSort): TableSort {
  return sort.startsWith("-")
    ? { column: sort.slice(1), direction: "descending" }
    : { column: sort, direction: "ascending" };
}

export function fromTableSort({ column, direction }: TableSort): UserSort {
  const wanted = direction === "descending" ? `-${column}` : column;
  return SORTS.find((one) => one === wanted) ?? FIRST.sort;
}
