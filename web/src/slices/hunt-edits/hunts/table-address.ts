import {
  type HuntStatus,
  huntSorts,
  huntStatuses,
  type Variant,
  variants,
} from "@ten-paces/contract";
import type { TableSort } from "../../../ui/data-table-column.ts";

export type HuntSort = (typeof huntSorts)[number];

/** What the table shows, as the address bar says it; null where nothing is filtered. */
export interface TableAddress {
  search: string;
  status: HuntStatus | null;
  state: string | null;
  variant: Variant | null;
  sort: HuntSort;
  page: number;
}

const DEFAULT_SORT: HuntSort = "-createdAt";
const LONGEST_SEARCH = 100;

/** Reads the address; what makes no sense there is as if it were not there. */
export function readTableAddress(params: URLSearchParams): TableAddress {
  const page = Number(params.get("page") ?? "1");
  return {
    search: (params.get("search") ?? "").slice(0, LONGEST_SEARCH),
    status: oneOf(huntStatuses, params.get("status")),
    state: params.get("state") || null,
    variant: oneOf(variants, params.get("variant")),
    sort: oneOf(huntSorts, params.get("sort")) ?? DEFAULT_SORT,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address with some of it changed, other parameters kept; any change but of the page leads to page 1. */
export function changeTableAddress(
  params: URLSearchParams,
  change: Partial<TableAddress>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ page: null, ...change })) {
    const isDefault = value === DEFAULT_SORT || (name === "page" && value === 1);
    if (value === null || value === "" || isDefault) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The sort as the table's head shows it: "-prizePool" is prizePool, descending. */
export function toTableSort(sort: HuntSort): TableSort {
  return sort.startsWith("-")
    ? { column: sort.slice(1), direction: "descending" }
    : { column: sort, direction: "ascending" };
}

export function fromTableSort({ column, direction }: TableSort): HuntSort {
  const wanted = direction === "descending" ? `-${column}` : column;
  return oneOf(huntSorts, wanted) ?? DEFAULT_SORT;
}

function oneOf<Option extends string>(
  options: readonly Option[],
  given: string | null,
): Option | null {
  return options.find((option) => option === given) ?? null;
}
