import type { listPlaces, Parts } from "@ten-paces/contract";
import type { TableSort } from "../../ui/data-table-column.ts";

type Query = Parts<typeof listPlaces>["query"];
export type Shown = NonNullable<Query["show"]>;
export type PlaceSort = NonNullable<Query["sort"]>;

/** What the library's page shows, as the address bar says it; null where nothing is filtered. */
export interface PlaceAddress {
  search: string;
  stock: string | null;
  kind: string | null;
  show: Shown;
  sort: PlaceSort;
  page: number;
  /** The place whose details are open. */
  place: string | null;
}

export const SHOWN: readonly Shown[] = ["all", "used", "unused", "withdrawn"];
const SORTS: readonly PlaceSort[] = [
  "name",
  "-name",
  "stock",
  "-stock",
  "kind",
  "-kind",
  "hunts",
  "-hunts",
];
const LONGEST_SEARCH = 100;
const LAST_PAGE = 10_000;

/** Reads the address; what makes no sense there is as if it were not there. */
export function readPlaceAddress(params: URLSearchParams): PlaceAddress {
  const page = Number(params.get("page") ?? "1");
  return {
    search: (params.get("search") ?? "").slice(0, LONGEST_SEARCH),
    stock: shortText(params.get("stock")),
    kind: shortText(params.get("kind")),
    show: oneOf(SHOWN, params.get("show")) ?? "all",
    sort: oneOf(SORTS, params.get("sort")) ?? "name",
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    place: placeId(params.get("place")),
  };
}

/**
 * The address with some of it changed, other parameters kept. A change of what is listed leads to page 1;
 * opening a place or turning a page does not.
 */
export function changePlaceAddress(
  params: URLSearchParams,
  change: Partial<PlaceAddress>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const relists = Object.keys(change).some((name) => name !== "place" && name !== "page");
  for (const [name, value] of Object.entries({ ...(relists && { page: 1 }), ...change })) {
    if (isDefault(name, value)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

function isDefault(name: string, value: unknown): boolean {
  if (value === null || value === "") return true;
  return (
    (name === "page" && value === 1) ||
    (name === "show" && value === "all") ||
    (name === "sort" && value === "name")
  );
}

/** The sort as the table's head shows it: "-hunts" is hunts, descending. */
export function toTableSort(sort: PlaceSort): TableSort {
  return sort.startsWith("-")
    ? { column: sort.slice(1), direction: "descending" }
    : { column: sort, direction: "ascending" };
}

export function fromTableSort({ column, direction }: TableSort): PlaceSort {
  return oneOf(SORTS, direction === "descending" ? `-${column}` : column) ?? "name";
}

/** The server takes names of at most 40 characters. */
function shortText(given: string | null): string | null {
  return given && given.length <= 40 ? given : null;
}

function placeId(given: string | null): string | null {
  return given && /^[a-z0-9-]{1,120}$/.test(given) ? given : null;
}

function oneOf<Option extends string>(
  options: readonly Option[],
  given: string | null,
): Option | null {
  return options.find((option) => option === given) ?? null;
}
