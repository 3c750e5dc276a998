import { describe, expect, it } from "vitest";
import { legsOf } from "../building/route.ts";
import type { Place, StandAsks } from "../place.ts";
import { samplePlace, standAt } from "../testing/sample-places.ts";
import { excessesOf, limitsFor } from "./limits.ts";
import { landOf } from "./roadless.ts";
import { commonMonths, monthsOf, seasonOf } from "./season.ts";
import { feetAt, standOf, standSentence } from "./stand-of.ts";
import { squareStandOf, tripOf } from "./trip.ts";

const asking = (...asks: Partial<StandAsks>[]) =>
  Array.from({ length: 10 }, (_, i) => standAt([38, -97], { asks: asks[i] ?? {} }));
const codes = (difficulty: "EASY" | "MEDIUM" | "HARD", ...asks: Partial<StandAsks>[]) =>
  excessesOf(asking(...asks), difficulty).map(({ code }) => code);

describe("what a hunt of ten may ask", () => {
  const ticket = { ticket: "person" } as const;
  it("is two tickets, and none where it is easy", () => {
    expect(codes("MEDIUM", ticket, { ticket: "car" })).toEqual([]);
    expect(codes("HARD", ticket, ticket, ticket)).toEqual(["too_many_tickets"]);
    expect(codes("EASY", ticket)).toEqual(["too_many_tickets"]);
  });
  it("is terrain 3, and 2 where it is easy", () => {
    expect(codes("HARD", { terrain: 3 })).toEqual([]);
    expect(codes("HARD", { terrain: 4 })).toEqual(["too_hard"]);
    expect(codes("EASY", { terrain: 2 })).toEqual([]);
    expect(codes("EASY", { terrain: 3 })).toEqual(["too_hard"]);
  });
  it("is few ferries and opening hours, and a season in which all of it is open", () => {
    expect(codes("EASY", { ferry: true })).toEqual(["too_many_ferries"]);
    expect(codes("MEDIUM", { ferry: true }, { ferry: true })).toEqual([]);
    const hours = { hours: ["09:00", "17:00"] } satisfies Partial<StandAsks>;
    expect(codes("MEDIUM", hours, hours, hours)).toEqual([]);
    expect(codes("MEDIUM", hours, hours, hours, hours)).toEqual(["too_many_opening_hours"]);
    expect(codes("MEDIUM", { months: [5, 9] }, { months: [4, 10] })).toEqual([]);
    expect(codes("MEDIUM", { months: [5, 9] }, { months: [10, 3] })).toEqual(["no_common_season"]);
    const summer = { months: [5, 9] } satisfies Partial<StandAsks>;
    expect(codes("EASY", summer, summer, summer)).toEqual(["too_many_seasons"]);
  });
  it("grows and shrinks with the number of squares", () => {
    expect(limitsFor("HARD", 5).tickets).toBe(1);
    expect(limitsFor("HARD", 20).tickets).toBe(4);
  });
});

describe("a season", () => {
  it("may run over New Year", () => {
    const winter = standAt([38, -97], { asks: { months: [11, 3] } });
    expect(monthsOf(winter)).toEqual([1, 2, 3, 11, 12]);
    expect(seasonOf(monthsOf(winter))).toEqual([11, 3]);
  });
  it("is what all have in common, and none where that is all the year", () => {
    const stands = asking({ months: [4, 10] }, { months: [6, 12] });
    expect(seasonOf(commonMonths(stands))).toEqual([6, 10]);
    expect(seasonOf(commonMonths(asking()))).toBeNull();
  });
});

describe("where one stands", () => {
  it("is the stand and not the place, and nowhere where nobody can", () => {
    const place = samplePlace(1, { stand: standAt([38.61, -97.61]) });
    expect(feetAt(place)).toEqual({ lat: 38.61, lng: -97.61 });
    expect(standSentence(standOf(place))).toBe("Stand outside the main doors of the hall.");
    expect(standOf(samplePlace(2, { stand: null }))).toBeNull();
    expect(squareStandOf(samplePlace(2, { stand: null }))).toBeNull();
  });
  it("tells players no point", () => {
    expect(JSON.stringify(squareStandOf(samplePlace(3)))).not.toMatch(/38\.|97\./);
  });
});

describe("what a trip asks", () => {
  const trip = (places: Place[]) => tripOf(places, legsOf(places.map(feetAt)));
  const near = (num: number, asks: Partial<StandAsks> = {}, away = 0.004) => {
    const at: [number, number] = [38.5 + num * away, -97.5];
    return samplePlace(num, { at, stand: standAt(at, { asks }) });
  };
  it("is a walk, a ride, an afternoon, a day or days, by its miles", () => {
    const ten = (away: number) =>
      trip(Array.from({ length: 10 }, (_, i) => near(i, {}, away))).kind;
    expect(ten(0.004)).toBe("on_foot");
    expect(ten(0.02)).toBe("bicycle");
    expect(ten(0.06)).toBe("afternoon_by_car");
    expect(ten(0.15)).toBe("day_by_car");
    expect(ten(0.4)).toBe("days");
  });
  it("counts tickets, fees, hours, ferries and walks, and names the season", () => {
    expect(
      trip([
        near(1, { ticket: "person", hours: ["09:00", "17:00"] }),
        near(2, { ticket: "car", months: [5, 10] }),
        near(3, { walkM: 900, terrain: 3 }),
        near(4, { ferry: true, hours: "always", months: [4, 9] }),
      ]),
    ).toEqual({
      kind: "day_by_car",
      miles: 0.9,
      tickets: 1,
      carFees: 1,
      months: [5, 9],
      openingHours: 1,
      daylight: 2,
      longestWalkM: 900,
      terrain: 3,
      ferries: 1,
      flights: 0,
      keepersToAsk: 0,
    });
  });
  it("counts what no road joins", () => {
    const on = (stateCode: string, county: string, town = "") =>
      landOf({ stateCode, county, town });
    expect(on("HI", "Honolulu")).not.toBe(on("HI", "Kauai"));
    expect(on("HI", "Maui", "Kaunakakai")).not.toBe(on("HI", "Maui", "Lahaina"));
    expect(on("AK", "Anchorage")).toBe(on("AK", "Fairbanks North Star"));
    expect(on("AK", "Juneau")).not.toBe(on("AK", "Sitka"));
    expect(on("KS", "McPherson")).toBe(on("NE", "Lancaster"));
  });
});
