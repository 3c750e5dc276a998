import type { ListedHunt } from "@ten-paces/contract";
import { expect, test } from "vitest";
import {
  filterHunts,
  type HuntFilters,
  isNarrowed,
  type NearStates,
  noFilters,
  orderHunts,
  readFilters,
  themesOf,
  writeFilters,
} from "./filters.ts";
import { statesNear, statesNearCapitol } from "./near-states.ts";

function hunt(id: string, type: "STATE" | "NATIONAL", variant: "PHYSICAL" | "DIGITAL"): ListedHunt {
  return {
    id,
    name: `Hunt ${id}`,
    description: "",
    state: type === "STATE" ? "NEW YORK" : "NATIONAL",
    type,
    variant,
    status: "ACTIVE",
    prizePool: 100,
    thresholdBTC: 0.5,
    hunters: 0,
    imageUrl: null,
    totalSquares: 10,
    difficulty: "EASY",
    estimatedDuration: 60,
    theme: null,
    opensAt: null,
  };
}

const all = [
  hunt("a", "STATE", "PHYSICAL"),
  hunt("b", "STATE", "DIGITAL"),
  hunt("c", "NATIONAL", "PHYSICAL"),
  hunt("d", "NATIONAL", "DIGITAL"),
];
const ids = (
  type: "ALL" | "STATE" | "NATIONAL",
  variant: "ALL" | "DIGITAL" | "PHYSICAL",
  search = "",
) => filterHunts(all, { ...noFilters, type, variant, search }).map(({ id }) => id);

test("the two groups of filters combine", () => {
  expect(ids("ALL", "ALL")).toEqual(["a", "b", "c", "d"]);
  expect(ids("STATE", "ALL")).toEqual(["a", "b"]);
  expect(ids("ALL", "DIGITAL")).toEqual(["b", "d"]);
  expect(ids("NATIONAL", "PHYSICAL")).toEqual(["c"]);
});

test("the search looks at name and state in any case", () => {
  expect(ids("ALL", "ALL", " new york ")).toEqual(["a", "b"]);
  expect(ids("ALL", "DIGITAL", "hunt B")).toEqual(["b"]);
  expect(ids("ALL", "ALL", "oregon")).toEqual([]);
});

const only = (more: Partial<HuntFilters>, hunts: readonly ListedHunt[]) =>
  filterHunts(hunts, { ...noFilters, ...more }).map(({ id }) => id);

const varied: ListedHunt[] = [
  { ...hunt("ny", "STATE", "PHYSICAL"), estimatedDuration: 600, theme: "Old stones" },
  { ...hunt("vt", "STATE", "DIGITAL"), state: "VERMONT", difficulty: "HARD", prizePool: 300 },
  {
    ...hunt("us", "NATIONAL", "PHYSICAL"),
    estimatedDuration: 300,
    theme: "Back roads",
    hunters: 9,
  },
];

test("state, difficulty, length and theme narrow, too", () => {
  expect(only({ state: "VT" }, varied)).toEqual(["vt"]);
  expect(only({ state: "NATIONAL" }, varied)).toEqual(["us"]);
  expect(only({ difficulty: "EASY" }, varied)).toEqual(["ny", "us"]);
  expect(only({ length: "short" }, varied)).toEqual(["vt"]);
  expect(only({ length: "half_day" }, varied)).toEqual(["us"]);
  expect(only({ length: "long", theme: "Old stones" }, varied)).toEqual(["ny"]);
  expect(themesOf(varied)).toEqual(["Back roads", "Old stones"]);
});

test("an order puts first what it names, and nearness begins at the reader's own state", () => {
  const ordered = (order: HuntFilters["order"], near: NearStates | null = null) =>
    orderHunts(varied, order, near).map(({ id }) => id);
  expect(ordered("state")).toEqual(["ny", "vt", "us"]);
  expect(ordered("shortest")).toEqual(["vt", "us", "ny"]);
  expect(ordered("treasure")).toEqual(["vt", "ny", "us"]);
  expect(ordered("hunters")).toEqual(["us", "ny", "vt"]);
  expect(ordered("nearest")).toEqual(["ny", "vt", "us"]);
  const burlington = statesNear({ lat: 44.48, lng: -73.21 });
  expect(burlington.own).toBe("VT");
  expect(ordered("nearest", burlington)).toEqual(["vt", "ny", "us"]);
  expect(ordered("nearest", statesNear({ lat: 40.7, lng: -74 }))[0]).toBe("ny");
});

test("a state's hunts are as far as its nearest line, and nobody abroad is in a state", () => {
  const anchorage = statesNear({ lat: 61.22, lng: -149.9 });
  expect(anchorage.to.get("AK")).toEqual({ miles: 0, away: "In your state" });
  // Cape Flattery, 1,330 miles from Anchorage by great circle.
  const { miles, away } = anchorage.to.get("WA") ?? { miles: 0, away: "" };
  expect(miles).toBeGreaterThan(1_250);
  expect(miles).toBeLessThan(1_400);
  expect(away).toBe(`${miles.toLocaleString("en-US")} mi away`);
  expect(statesNear({ lat: 48.86, lng: 2.35 }).own).toBeNull();
  // Cheyenne stands eleven miles north of Colorado, whose line there has no corner for a hundred.
  expect(statesNearCapitol("WY")?.to.get("CO")?.miles).toBeLessThan(13);
  expect(statesNearCapitol("NATIONAL")).toBeNull();
});

test("filters survive the address bar, and nonsense there counts as all", () => {
  const filters: HuntFilters = {
    type: "STATE",
    variant: "DIGITAL",
    search: "ohio",
    state: "OH",
    difficulty: "HARD",
    length: "long",
    theme: "Old stones",
    order: "nearest",
  };
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect(readFilters(new URLSearchParams("type=planet&variant=&sort=x&length=1"))).toEqual(
    noFilters,
  );
  expect(String(writeFilters(noFilters))).toBe("");
  expect(isNarrowed({ ...noFilters, order: "shortest" })).toBe(false);
  expect(isNarrowed({ ...noFilters, state: "OH" })).toBe(true);
});
