import { describe, expect, it } from "vitest";
import type { Town } from "../gazetteer.ts";
import type { NearTown, Place } from "../place.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { regionOf } from "./region.ts";

const near = (name: string, distanceMi: number, population = 40_000): NearTown => ({
  name,
  population,
  distanceMi,
  direction: "north",
});

const at = (n: number, lat: number, own: Partial<Place> = {}): Place => ({
  ...samplePlace(n, { town: "Elk" }),
  point: { lat, lng: -97 },
  ...own,
});

const corners = [
  { lat: 37, lng: -102 },
  { lat: 40, lng: -102 },
  { lat: 40, lng: -94.6 },
  { lat: 37, lng: -94.6 },
];

function told(
  places: readonly Place[],
  around: ReadonlyMap<Place, readonly NearTown[]>,
  towns: readonly Town[] = [],
): string {
  return regionOf(places, {
    surroundings: (place) => ({ towns: around.get(place) ?? [] }) as never,
    gazetteer: { stateLines: () => [corners] },
    towns,
  });
}

const town = (name: string, lat: number, population: number): Town => ({
  name,
  state: "KS",
  population,
  point: { lat, lng: -97 },
});

describe("where a hunt is traveled", () => {
  const [one, two] = [at(1, 38.4), at(2, 38.5)];
  const far = at(3, 39.2);
  it("is told by the city where all of it lies in a large one", () => {
    expect(told([one, two], new Map(), [town("Elk", 38, 120_000)])).toBe("in Elk");
    expect(told([one, two], new Map(), [town("Elk", 38, 90_000)])).toBe("in central Kansas");
    const other = at(4, 38.5, { town: "Moose" });
    expect(told([one, other], new Map(), [town("Elk", 38, 120_000)])).toBe("in central Kansas");
  });
  it("is told by a town next to it, or by one at either end", () => {
    expect(told([one, two], new Map([[one, [near("Hays", 6)]]]))).toBe("around Hays");
    const ends = new Map([
      [one, [near("Hays", 6)]],
      [far, [near("Lund", 9)]],
    ]);
    expect(told([one, far], ends)).toBe("from near Hays to near Lund");
  });
  it("is never told by a suburb", () => {
    const around = new Map([[one, [near("Hays", 6)]]]);
    const towns = [town("Hays", 38.3, 40_000), town("Elk", 38.4, 90_000)];
    expect(told([one, two], around, towns)).toBe("in central Kansas");
  });
  it("is told by the part of its state where one of its ends is far from any town, or by all of the state", () => {
    expect(told([one, far], new Map([[one, [near("Hays", 6)]]]))).toBe("in central Kansas");
    expect(told([at(5, 37.1), at(6, 37.2)], new Map())).toBe("in southern Kansas");
    const west = at(6, 39.5, { point: { lat: 39.5, lng: -101.5 } });
    expect(told([at(5, 37.1), west], new Map())).toBe("across Kansas");
  });
  it("is never told by the town of a square, by a name of one, or by a town nobody knows", () => {
    expect(told([one, two], new Map([[one, [near("Elk", 1), near("Hays", 9)]]]))).toBe(
      "around Hays",
    );
    const named = at(1, 38.4, { name: "Hays Mill" });
    expect(told([named, two], new Map([[named, [near("Hays", 9)]]]))).toBe("in central Kansas");
    expect(told([one, two], new Map([[one, [near("Hays", 9, 900)]]]))).toBe("in central Kansas");
  });
  it("is told by a part only as far as all of it lies there", () => {
    const across = (...lngs: number[]): string =>
      told(
        lngs.map((lng, i) => at(10 + i, 38.5, { point: { lat: 38.5, lng } })),
        new Map(),
      );
    expect(across(-101.8, -101)).toBe("in western Kansas");
    expect(across(-101.5, -98.6)).toBe("in western and central Kansas");
    expect(across(-99, -97.5)).toBe("in central Kansas");
    expect(across(-100.5, -96.5)).toBe("across Kansas");
  });
  it("takes no part's name that means something else there", () => {
    const of = (stateCode: string, stateName: string, lat: number, lng: number): string =>
      told([at(1, lat, { stateCode, stateName, point: { lat, lng } })], new Map());
    expect(of("MD", "Maryland", 38.5, -95)).toBe("");
    expect(of("MD", "Maryland", 38.5, -98)).toBe("in central Maryland");
    expect(of("TN", "Tennessee", 38.5, -98)).toBe("in middle Tennessee");
    expect(of("WV", "West Virginia", 38.5, -95)).toBe("in the east of West Virginia");
  });
});
