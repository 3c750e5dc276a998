import { describe, expect, it } from "vitest";
import type { NearTown, Place } from "../place.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { readsWell } from "./measures.ts";
import { natureOf } from "./nature.ts";
import { whereaboutsOf } from "./whereabouts.ts";

describe("what kind of thing a place is", () => {
  const plain = Array.from({ length: 9 }, (_, i) => samplePlace(i + 2, { tags: ["made"] }));
  const said = (own: Partial<Place>, others: readonly Place[] = plain): string[] => {
    const place = samplePlace(1, own);
    return natureOf(place, [place, ...others]).map(({ slots }) => slots.nature ?? "");
  };
  it("is told by a tag that few others have", () => {
    expect(said({ tags: ["moved"] })).toContain("it was somewhere else before it came here");
    expect(said({ kind: "peak", tags: ["grown"] })).toContain("no hand made it");
  });
  it("is not told by a tag that is absent, that another denies, or that half of all have", () => {
    expect(said({ tags: ["made"] })).toEqual([]);
    expect(said({ kind: "peak", tags: ["grown", "made"] })).toEqual([]);
    expect(said({ tags: ["working", "retired"] })).not.toContain(
      "it still does what it was made for",
    );
    const alike = plain.map((each) => ({ ...each, tags: ["moved"] as const }) as unknown as Place);
    expect(said({ tags: ["moved"] }, alike)).toEqual([]);
  });
});

describe("a measure in a sentence", () => {
  const of = (what: string, unit: string): boolean => readsWell({ what, value: 20, unit, how: "" });
  it("tells of what is there, and not of a time, a crowd or a sum", () => {
    expect(of("tower", "ft")).toBe(true);
    expect(of("hall", "seats")).toBe(true);
    expect(of("namesake", "years of life")).toBe(false);
    expect(of("opening class of 1859", "students")).toBe(false);
    expect(of("starting fund", "dollars")).toBe(false);
  });
});

describe("a town among its neighbors", () => {
  const near = (name: string, population: number): NearTown => ({
    name,
    population,
    distanceMi: 20,
    direction: "north",
  });
  const sizes = (towns: readonly NearTown[]): string[] =>
    whereaboutsOf(samplePlace(1, { town: "Elk", county: "Ford" }), {
      towns,
      neighborCounties: [],
      fromCapital: null,
      betweenCapitals: null,
      noonAfterCapitalMin: 0,
      extremes: [],
    } as never)
      .filter(({ source }) => source === "size")
      .map(({ slots }) => `${slots.smaller} < ${slots.larger}`);
  it("is larger than one and smaller than another by a fifth at least", () => {
    expect(sizes([near("Elk", 9_000), near("Lund", 4_000), near("Waco", 20_000)])).toEqual([
      "Lund < Waco",
    ]);
    expect(sizes([near("Elk", 9_000), near("Lund", 8_000), near("Waco", 20_000)])).toEqual([]);
    expect(sizes([near("Lund", 4_000), near("Waco", 20_000)])).toEqual([]);
  });
});
