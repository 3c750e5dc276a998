import { describe, expect, it } from "vitest";
import { countiesAround, countySheet, findCountyAt, spotInCounty } from "./counties.ts";
import { readNumbers, writeNumbers } from "./delta-text.ts";
import { findStateAt } from "./state-at.ts";
import { findState, findStateByName, states } from "./states.ts";

describe("states", () => {
  it("are 51, and each capitol stands in its state", () => {
    expect(states.length).toBe(51);
    expect(new Set(states.map(({ code }) => code)).size).toBe(51);
    for (const { code, capitol } of states) expect(findStateAt(capitol)?.state.code).toBe(code);
  });

  it("are found by code and by name in any case, or not", () => {
    expect(findState("nh")?.name).toBe("New Hampshire");
    expect(findStateByName("NEW HAMPSHIRE")?.code).toBe("NH");
    expect(findState("PR")).toBeNull();
    expect(findStateByName("NATIONAL")).toBeNull();
  });
});

describe("findStateAt", () => {
  it.each([
    ["Kansas City, on the Missouri side", 39.0997, -94.5786, "MO"],
    ["Kansas City, on the Kansas side", 39.1155, -94.6268, "KS"],
    ["Attu", 52.9, 173.1, "AK"],
    ["Waikiki", 21.28, -157.83, "HI"],
    ["Key West", 24.556, -81.782, "FL"],
    ["Upper Peninsula", 46.5, -87.4, "MI"],
    ["Northwest Angle", 49.3, -95.05, "MN"],
  ])("%s", (_, lat, lng, code) => {
    expect(findStateAt({ lat, lng })?.state.code).toBe(code);
  });

  it("takes a point off the coast to the nearest state, and leaves the high sea alone", () => {
    expect(findStateAt({ lat: 37.7, lng: -122.6 })).toMatchObject({
      inside: false,
      state: { code: "CA" },
    });
    expect(findStateAt({ lat: 30, lng: -140 })).toBeNull();
    expect(findStateAt({ lat: 51.5, lng: 0 })).toBeNull();
    expect(findStateAt({ lat: Number.NaN, lng: 0 })).toBeNull();
  });

  it("measures how near the border is", () => {
    // The 37th parallel is the border of Kansas and Oklahoma.
    const found = findStateAt({ lat: 37.1, lng: -98.5 });
    expect(found?.state.code).toBe("KS");
    expect(found?.distanceToBorderM).toBeGreaterThan(10_000);
    expect(found?.distanceToBorderM).toBeLessThan(12_000);
    expect(findStateAt({ lat: 38.5, lng: -98.5 })?.distanceToBorderM).toBeGreaterThan(150_000);
  });
});

describe("counties", () => {
  it("are found at a point, with their neighbours", () => {
    expect(findCountyAt({ lat: 36.0544, lng: -112.1401 })).toEqual({
      fips: "04005",
      name: "Coconino",
    });
    const around = countiesAround({ lat: 36.0544, lng: -112.1401 }).map(({ name }) => name);
    expect(around).toEqual(expect.arrayContaining(["Mohave", "Navajo", "Yavapai", "Gila", "Kane"]));
    expect(around).not.toContain("Coconino");
    // Boston Light stands on an island that the map does not show.
    expect(findCountyAt({ lat: 42.328, lng: -70.8901 })?.name).toMatch(/Suffolk|Plymouth/);
    expect(findCountyAt({ lat: 30, lng: -140 })).toBeNull();
    expect(countiesAround({ lat: 30, lng: -140 })).toEqual([]);
  });

  it("say in which part of them a point lies", () => {
    // The canyon's south rim is in the west of Coconino County, Hot Springs in the north of Fall River County.
    expect(spotInCounty({ lat: 36.0544, lng: -112.1401 })?.east).toBeLessThan(0.5);
    expect(spotInCounty({ lat: 43.4317, lng: -103.4744 })?.north).toBeGreaterThan(0.66);
    expect(spotInCounty({ lat: 30, lng: -140 })).toBeNull();
  });

  it("draws a county and those around it, the nearest first, on one sheet", () => {
    // Concord, New Hampshire: ten counties, and none of another state.
    const sheet = countySheet({ lat: 43.2067, lng: -71.5381 }, 16);
    expect(sheet[0]?.name).toBe("Merrimack");
    expect(sheet).toHaveLength(10);
    const byName = new Map(sheet.map((each) => [each.name, each]));
    const [coos, cheshire] = [byName.get("Coos"), byName.get("Cheshire")];
    expect(coos?.y).toBeLessThan(cheshire?.y ?? 0);
    expect(coos?.borders.map((fips) => sheet.find((each) => each.fips === fips)?.name)).toEqual(
      expect.arrayContaining(["Grafton", "Carroll"]),
    );
    for (const each of sheet) {
      for (const point of each.outline.split(" "))
        for (const value of point.split(",").map(Number)) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1000);
        }
      for (const fips of each.borders)
        expect(sheet.find((other) => other.fips === fips)?.borders).toContain(each.fips);
    }
    expect(countySheet({ lat: 43.2067, lng: -71.5381 }, 4)).toHaveLength(4);
    expect(countySheet({ lat: 30, lng: -140 }, 4)).toEqual([]);
  });

  it("lie side by side on a sheet only where one sees the line that they share", () => {
    /** The sides of an outline as drawn, each the same from both of its ends, with their lengths. */
    const sidesOf = (outline: string): Map<string, number> => {
      const points = outline.split(" ");
      return new Map(
        points.slice(1).map((point, i) => {
          const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [points[i] ?? "", point].map(
            (one) => one.split(",").map(Number),
          );
          return [[points[i], point].sort().join(" "), Math.hypot(bx - ax, by - ay)];
        }),
      );
    };
    for (const [lat, lng, one, other] of [
      [37.76, -122.44, "San Francisco", "Alameda"],
      [47.25, -122.85, "Mason", "Pierce"],
      [47.58, -122.7, "Kitsap", "Pierce"],
      [38.1, -75.75, "Somerset", "Dorchester"],
      [29.95, -91.05, "Assumption", "St. Martin"],
    ] as const) {
      const sheet = countySheet({ lat, lng }, 16);
      const named = (name: string) => sheet.find((each) => each.name === name);
      expect(named(one)?.name).toBe(one);
      expect(named(one)?.borders).not.toContain(named(other)?.fips ?? "none");
      const sides = new Map(sheet.map(({ fips, outline }) => [fips, sidesOf(outline)]));
      for (const { fips, borders } of sheet)
        for (const beside of borders) {
          const theirs = sides.get(beside);
          const length = [...(sides.get(fips) ?? [])].reduce(
            (sum, [side, of]) => sum + (theirs?.has(side) ? of : 0),
            0,
          );
          expect(length).toBeGreaterThan(30);
        }
    }
  });

  it("lie in the state that the state map says, for a coarse net of points", () => {
    const codes = new Map<string, string>();
    for (let lat = 30; lat < 48; lat += 1.3) {
      for (let lng = -120; lng < -75; lng += 1.7) {
        const state = findStateAt({ lat, lng });
        const county = findCountyAt({ lat, lng });
        if (!state?.inside || !county || state.distanceToBorderM < 2000) continue;
        const fips = county.fips.slice(0, 2);
        expect(codes.get(fips) ?? state.state.code).toBe(state.state.code);
        codes.set(fips, state.state.code);
      }
    }
    expect(codes.size).toBeGreaterThan(35);
  });
});

it("delta text brings whole numbers back", () => {
  const numbers = [0, 1, -1, 15, 16, -16, 31, 32, 1023, -99_999, 100_000];
  expect(readNumbers(writeNumbers(numbers))).toEqual(numbers);
  expect(() => readNumbers("A!")).toThrow("not a digit");
});
