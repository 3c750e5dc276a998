import { describe, expect, it } from "vitest";
import { distanceM } from "./distance.ts";
import { createGrid } from "./grid/grid.ts";
import { publishedTestSecret } from "./grid/published-test-secret.ts";
import { findStateAt } from "./state-at.ts";
import { nearestTowns, towns } from "./towns.ts";

describe("towns", () => {
  it("are all in the grid and in their state, but for a few on a border", () => {
    const grid = createGrid(publishedTestSecret);
    expect(towns.length).toBeGreaterThan(15_000);
    expect(towns.filter(({ point }) => grid.encode(point) === null)).toEqual([]);
    const sample = towns.filter((_, index) => index % 25 === 0);
    const elsewhere = sample.filter(({ point, state }) => {
      const found = findStateAt(point);
      return found?.state.code !== state && (found?.distanceToBorderM ?? Infinity) > 2000;
    });
    expect(elsewhere.map(({ name, state }) => `${name}, ${state}`)).toEqual([]);
  });

  it("have names, people and the order that the search needs", () => {
    for (const [index, { name, population, point }] of towns.entries()) {
      expect(name).not.toBe("");
      expect(population).toBeGreaterThanOrEqual(1000);
      expect(point.lat).toBeGreaterThanOrEqual(towns[index - 1]?.point.lat ?? 0);
    }
  });
});

describe("nearestTowns", () => {
  it("finds what a search through all of them finds", () => {
    for (const point of [
      { lat: 40.7, lng: -74 },
      { lat: 39.8, lng: -98.6 },
      { lat: 64.8, lng: -147.7 },
      { lat: 19.9, lng: -155.6 },
      { lat: 51.88, lng: -176.66 },
    ]) {
      const expected = [...towns]
        .map((town) => ({ town, away: distanceM(point, town.point) }))
        .sort((a, b) => a.away - b.away)
        .slice(0, 5);
      const found = nearestTowns(point, { count: 5 });
      expect(found.map((town) => town.distanceM)).toEqual(expected.map(({ away }) => away));
    }
  });

  it("keeps to the choice, and says which way", () => {
    const [first, ...rest] = nearestTowns(
      { lat: 44.2706, lng: -71.3033 },
      { count: 1, minPopulation: 5000, maxDistanceM: 50_000 },
    );
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ name: "Berlin", state: "NH", direction: "NE" });
    expect(nearestTowns({ lat: 30, lng: -140 }, { maxDistanceM: 100_000 })).toEqual([]);
    expect(nearestTowns({ lat: Number.NaN, lng: 0 })).toEqual([]);
  });
});
