import type { ListedHunt } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { filterHunts, readFilters, writeFilters } from "./filters.ts";

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
) => filterHunts(all, { type, variant, search }).map(({ id }) => id);

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

test("filters survive the address bar, and nonsense there counts as all", () => {
  const filters = { type: "STATE", variant: "DIGITAL", search: "ohio" } as const;
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect(readFilters(new URLSearchParams("type=planet&variant="))).toEqual({
    type: "ALL",
    variant: "ALL",
    search: "",
  });
  expect(String(writeFilters({ type: "ALL", variant: "ALL", search: "" }))).toBe("");
});
