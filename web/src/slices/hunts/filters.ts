import type { Difficulty, ListedHunt } from "@ten-paces/contract";
import { outlineCode } from "./outline-code.ts";

export type TypeFilter = "ALL" | "STATE" | "NATIONAL";
export type VariantFilter = "ALL" | "DIGITAL" | "PHYSICAL";
export type LengthFilter = "ANY" | "short" | "half_day" | "long";
export type HuntOrder = "state" | "nearest" | "shortest" | "treasure" | "hunters";

export interface HuntFilters {
  type: TypeFilter;
  variant: VariantFilter;
  /** Part of a name or of a state, in any case. */
  search: string;
  /** Two letters, NATIONAL, or nothing for all. */
  state: string;
  difficulty: Difficulty | "ANY";
  length: LengthFilter;
  /** Word for word; nothing for all. */
  theme: string;
  order: HuntOrder;
}

export const noFilters: HuntFilters = {
  type: "ALL",
  variant: "ALL",
  search: "",
  state: "",
  difficulty: "ANY",
  length: "ANY",
  theme: "",
  order: "state",
};

/** What is near to the reader. */
export interface NearStates {
  /** The code of the state they are in; null abroad. */
  own: string | null;
  /** How far it is to each state, by its code: in miles, 0 to their own alone, and as a card says it. */
  to: ReadonlyMap<string, { miles: number; away: string }>;
}

const types: readonly TypeFilter[] = ["ALL", "STATE", "NATIONAL"];
const variants: readonly VariantFilter[] = ["ALL", "DIGITAL", "PHYSICAL"];
const difficulties = ["EASY", "MEDIUM", "HARD"] as const;
const lengths = ["short", "half_day", "long"] as const;
const orders: readonly HuntOrder[] = ["state", "nearest", "shortest", "treasure", "hunters"];

/** The filters in the address of the page; anything unknown there counts as all. */
export function readFilters(search: URLSearchParams): HuntFilters {
  const type = search.get("type")?.toUpperCase();
  const variant = search.get("variant")?.toUpperCase();
  const difficulty = search.get("difficulty")?.toUpperCase();
  const length = search.get("length");
  const order = search.get("sort");
  return {
    type: types.find((known) => known === type) ?? "ALL",
    variant: variants.find((known) => known === variant) ?? "ALL",
    search: search.get("search") ?? "",
    state: search.get("state")?.toUpperCase() ?? "",
    difficulty: difficulties.find((known) => known === difficulty) ?? "ANY",
    length: lengths.find((known) => known === length) ?? "ANY",
    theme: search.get("theme") ?? "",
    order: orders.find((known) => known === order) ?? "state",
  };
}

/** The same back into an address, without what says nothing. */
export function writeFilters(filters: HuntFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (filters.type !== "ALL") search.set("type", filters.type.toLowerCase());
  if (filters.variant !== "ALL") search.set("variant", filters.variant.toLowerCase());
  if (filters.search !== "") search.set("search", filters.search);
  if (filters.state !== "") search.set("state", filters.state.toLowerCase());
  if (filters.difficulty !== "ANY") search.set("difficulty", filters.difficulty.toLowerCase());
  if (filters.length !== "ANY") search.set("length", filters.length);
  if (filters.theme !== "") search.set("theme", filters.theme);
  if (filters.order !== "state") search.set("sort", filters.order);
  return search;
}

/** Whether anything is left out; an order leaves out nothing. */
export function isNarrowed(filters: HuntFilters): boolean {
  return String(writeFilters({ ...filters, order: "state" })) !== "";
}

/** How long a hunt takes: up to two hours, up to six, or longer. */
export function lengthOf({ estimatedDuration }: Pick<ListedHunt, "estimatedDuration">) {
  if (estimatedDuration <= 120) return "short";
  return estimatedDuration <= 360 ? "half_day" : "long";
}

/** All groups and the search combine. */
export function filterHunts(hunts: readonly ListedHunt[], filters: HuntFilters): ListedHunt[] {
  const wanted = filters.search.trim().toLowerCase();
  return hunts.filter(
    (hunt) =>
      (filters.type === "ALL" || hunt.type === filters.type) &&
      (filters.variant === "ALL" || hunt.variant === filters.variant) &&
      (filters.state === "" || outlineCode(hunt.state) === filters.state) &&
      (filters.difficulty === "ANY" || hunt.difficulty === filters.difficulty) &&
      (filters.length === "ANY" || lengthOf(hunt) === filters.length) &&
      (filters.theme === "" || hunt.theme === filters.theme) &&
      (wanted === "" || `${hunt.name} ${hunt.state}`.toLowerCase().includes(wanted)),
  );
}

/**
 * In another order; those that are equal stay as they were.
 * @param near null where nobody knows where the reader is
 */
export function orderHunts(
  hunts: readonly ListedHunt[],
  order: HuntOrder,
  near: NearStates | null,
): ListedHunt[] {
  const by = (rank: (hunt: ListedHunt) => number) => hunts.toSorted((a, b) => rank(a) - rank(b));
  switch (order) {
    case "shortest":
      return by((hunt) => hunt.estimatedDuration);
    case "treasure":
      return by((hunt) => -hunt.prizePool);
    case "hunters":
      return by((hunt) => -hunt.hunters);
    case "nearest": {
      if (!near) return [...hunts];
      // A hunt across the nation is near nobody.
      return by((hunt) => near.to.get(outlineCode(hunt.state))?.miles ?? Number.MAX_SAFE_INTEGER);
    }
    case "state":
      return [...hunts];
  }
}

/** Every theme among the hunts, by the alphabet. */
export function themesOf(hunts: readonly ListedHunt[]): string[] {
  return [...new Set(hunts.flatMap(({ theme }) => theme ?? []))].sort();
}
