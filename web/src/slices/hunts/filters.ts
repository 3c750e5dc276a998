import type { ListedHunt } from "@ten-paces/contract";

export type TypeFilter = "ALL" | "STATE" | "NATIONAL";
export type VariantFilter = "ALL" | "DIGITAL" | "PHYSICAL";

export interface HuntFilters {
  type: TypeFilter;
  variant: VariantFilter;
  /** Part of a name or of a state, in any case. */
  search: string;
}

const types: readonly TypeFilter[] = ["ALL", "STATE", "NATIONAL"];
const variants: readonly VariantFilter[] = ["ALL", "DIGITAL", "PHYSICAL"];

/** The filters in the address of the page; anything unknown there counts as ALL. */
export function readFilters(search: URLSearchParams): HuntFilters {
  const type = search.get("type")?.toUpperCase();
  const variant = search.get("variant")?.toUpperCase();
  return {
    type: types.find((known) => known === type) ?? "ALL",
    variant: variants.find((known) => known === variant) ?? "ALL",
    search: search.get("search") ?? "",
  };
}

/** The same back into an address, without what says nothing. */
export function writeFilters(filters: HuntFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (filters.type !== "ALL") search.set("type", filters.type.toLowerCase());
  if (filters.variant !== "ALL") search.set("variant", filters.variant.toLowerCase());
  if (filters.search !== "") search.set("search", filters.search);
  return search;
}

/** Both groups and the search combine. */
export function filterHunts(hunts: readonly ListedHunt[], filters: HuntFilters): ListedHunt[] {
  const wanted = filters.search.trim().toLowerCase();
  return hunts.filter(
    (hunt) =>
      (filters.type === "ALL" || hunt.type === filters.type) &&
      (filters.variant === "ALL" || hunt.variant === filters.variant) &&
      (wanted === "" || `${hunt.name} ${hunt.state}`.toLowerCase().includes(wanted)),
  );
}
