import { describe, expect, it } from "vitest";
import type { Place, PlaceRow } from "../place.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { datesOf } from "./dates.ts";
import type { Material } from "./material.ts";
import { measureOf, readsWell } from "./measures.ts";
import { agesOf, beganIn } from "./older.ts";
import { likelyTellingsOf, tellingsOf } from "./telling.ts";
import { nearOf, sightsOf, townsToNameBy } from "./whereabouts.ts";

describe("towns to name a place by", () => {
  const around = (population: number, distanceMi: number) => ({
    towns: [{ name: "Bigtown", population, distanceMi, direction: "south" }],
    neighborCounties: [],
    fromCapital: null,
    betweenCapitals: null,
    noonAfterCapitalMin: 0,
    extremes: [],
  });
  const place = samplePlace(1, { town: "Bronx" });
  const isNamed = (population: number, distanceMi: number): boolean =>
    townsToNameBy(place, around(population, distanceMi)).length > 0;
  it("are none in which the place may lie, by whatever name its quarter goes", () => {
    expect(isNamed(8_300_000, 9)).toBe(false);
    expect(isNamed(8_300_000, 30)).toBe(true);
    expect(isNamed(650_000, 6)).toBe(false);
    expect(isNamed(650_000, 12)).toBe(true);
    expect(isNamed(30_000, 4)).toBe(true);
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
  it("is of the place itself where it is the place that is measured", () => {
    const its = (kind: string, name: string, what: string): string | undefined =>
      measureOf({ kind, name, measure: { what, value: 16, unit: "rooms", how: "" } })[0]?.slots.its;
    expect(its("house", "Ash House", "house")).toBe("it has 16 rooms");
    expect(its("house", "Rosemount", "house")).toBe("it has 16 rooms");
    expect(its("house", "Ash House", "main house")).toBe("its main house has 16 rooms");
    expect(its("museum", "Ash Museum", "house")).toBe("its house has 16 rooms");
  });
});

describe("the age of a place", () => {
  const began = (own: Partial<PlaceRow>) => beganIn(samplePlace(1, own))?.year;
  it("is none of what was there before there were years, whenever it was opened", () => {
    const opened: PlaceRow["years"] = [[1964, "opened"]];
    expect(began({ kind: "cave", tags: ["grown", "dark"], years: opened })).toBeUndefined();
    expect(began({ kind: "archaeological_site", tags: ["ruin"], years: opened })).toBeUndefined();
    expect(began({ kind: "lake", tags: ["made", "grown"], years: opened })).toBe(1964);
    expect(began({ kind: "park", tags: ["grown"], years: opened })).toBe(1964);
  });
});

describe("a date in a sentence", () => {
  const sources = (year: number, phrase: string): string[] =>
    datesOf({ years: [[year, phrase]] }).map(({ source }) => source);
  it("is no span of years where another span is told", () => {
    expect(sources(1905, "hosted talks between two powers")).toEqual(["year"]);
    expect(sources(1915, "hosted talks between two powers")).toEqual(["year", "decade"]);
    expect(sources(1905, "was built")).toEqual(["year", "decade"]);
  });
});

describe("two places between which one began", () => {
  const of = (year: number): Place =>
    samplePlace(year, {
      name: `Marker of ${["Ash", "Elm", "Fir", "Oak", "Bay"][(year / 10) % 5]} ${year < 1900 ? "Hill" : "Vale"}`,
      years: [[year, "opened"]],
    });
  const all = [1850, 1860, 1870, 1880, 1890, 1900, 1910, 1920, 1930, 1940].map(of);
  const bracketsOf = (place: Place, huntmates: readonly Place[] = []): Material[] =>
    agesOf(place, all, huntmates).filter(({ source }) => source === "between");
  it("are the nearest that are not of the hunt", () => {
    const [, , , , place] = all;
    if (place === undefined) throw new Error("no place");
    expect(bracketsOf(place)).toHaveLength(1);
    const [one] = bracketsOf(place);
    const [other] = bracketsOf(
      place,
      all.filter(({ name }) => name === one?.slots.other),
    );
    expect(other?.slots.other).not.toBe(one?.slots.other);
  });
  it("are not told where one of them is missing", () => {
    const [first] = all;
    expect(first && bracketsOf(first)).toEqual([]);
  });
});

describe("what a row tells twice", () => {
  const place = samplePlace(1, {
    facts: ["keeps a car in which letters were sorted on the way", "was built of red granite"],
    veiled: [
      "stamps were canceled on the move",
      "letters were sorted while the sparks flew",
      "nobody waits under the clock now",
    ],
    people: [["Ada Brook", "drew it"]],
    years: [[1908, "was built as a station"]],
  });
  const told = (key: string): string[] => [...(tellingsOf(place).get(key) ?? [])].sort();
  it("is known by a word or a sort of thing that both have", () => {
    expect(told("fact:0")).toEqual(["fact:0", "image:0", "image:1"]);
    expect(told("image:0")).toContain("image:1");
  });
  it("is what the row's writer says, whatever word is shared", () => {
    const stated: Place = {
      ...place,
      veiled: [
        place.veiled[0] ?? "",
        "one car too many was left outside for years",
        place.veiled[2] ?? "",
      ],
      tells: ["fact:0", "", "fact:0 year:0 person:0"],
    };
    const toldOf = (key: string): string[] => [...(likelyTellingsOf(stated).get(key) ?? [])].sort();
    expect(toldOf("image:1")).toEqual(["image:1"]);
    expect(toldOf("fact:0")).toEqual(["fact:0", "image:0", "image:2"]);
    expect(toldOf("image:0")).toEqual(["fact:0", "image:0", "image:2"]);
    expect(toldOf("year:was built as a station")).toContain("image:2");
    expect(toldOf("person:Ada Brook")).toEqual(["image:2", "person:Ada Brook"]);
  });
  it("is nothing else", () => {
    expect(told("image:2")).toEqual(["image:2"]);
    expect(told("fact:1")).toEqual(["fact:1"]);
    expect(told("person:Ada Brook")).toEqual(["person:Ada Brook"]);
  });
});

describe("neighbors", () => {
  const at = (
    n: number,
    lat: number,
    lng: number,
    own: Parameters<typeof samplePlace>[1] = {},
  ) => ({
    ...samplePlace(n, { name: `Marker of ${["Ash", "Elm", "Fir", "Oak"][n]} Hill`, ...own }),
    point: { lat, lng },
  });
  const place = at(0, 40, -90);
  const north = at(1, 40.05, -90, { veiled: ["a hand of stone", "stamps were canceled here"] });
  const east = at(2, 40, -89.9, { tags: ["made", "deaths_here"] });
  it("are told by name, or by a likeness that makes sense from afar, and no grave one", () => {
    const all = [place, north, east];
    expect(nearOf(place, all, [place]).map(({ slots }) => slots.other)).toEqual([
      "Marker of Elm Hill",
    ]);
    expect(sightsOf(place, all, [place]).map(({ slots }) => slots)).toEqual([
      {
        image: "a hand of stone",
        distance: "about three miles",
        direction: "north",
        back: "south",
      },
    ]);
  });
  it("are none of the hunt", () => {
    expect(sightsOf(place, [place, north], [place, north])).toEqual([]);
  });
});
