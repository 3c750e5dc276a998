import { expect, test } from "vitest";
import {
  countsAt,
  hoursSentence,
  nextCount,
  type Opening,
  sunAltitudeDeg,
} from "./square-hours.ts";

const denver = { lat: 39.74, lng: -104.99 };
const phoenix = { lat: 33.45, lng: -112.07 };
const honolulu = { lat: 21.31, lng: -157.86 };
const night = { from: "22:00", to: "07:00" };
const of = (opening: Opening = null, point = denver) => ({ point, opening, night });

test.each<[string, ReturnType<typeof of>, string, boolean]>([
  ["ten at night", of(), "2026-07-01T22:00:00-06:00", false],
  ["a minute before ten", of(), "2026-07-01T21:59:00-06:00", true],
  ["a minute before seven", of(), "2026-07-02T06:59:00-06:00", false],
  ["seven", of(), "2026-07-02T07:00:00-06:00", true],
  ["seven in winter, when clocks are an hour back", of(), "2026-01-02T07:00:00-07:00", true],
  ["Arizona keeps no summer time", of(null, phoenix), "2026-07-02T07:00:00-07:00", true],
  ["Hawaii has a time of its own", of(null, honolulu), "2026-07-02T22:30:00-10:00", false],
  ["before it opens", of({ hours: ["09:00", "17:00"] }), "2026-07-02T08:59:00-06:00", false],
  ["when it opens", of({ hours: ["09:00", "17:00"] }), "2026-07-02T09:00:00-06:00", true],
  ["when it closes", of({ hours: ["09:00", "17:00"] }), "2026-07-02T17:00:00-06:00", false],
  ["December, at seven in the dark", of({ hours: "daylight" }), "2026-12-21T07:05:00-07:00", false],
  [
    "July, light and a minute before eight",
    of({ hours: "daylight" }),
    "2026-07-02T07:59:00-06:00",
    false,
  ],
  ["July, at eight", of({ hours: "daylight" }), "2026-07-02T08:00:00-06:00", true],
  [
    "July, light, at eight in the evening",
    of({ hours: "daylight" }),
    "2026-07-02T20:00:00-06:00",
    false,
  ],
  ["December, at eight", of({ hours: "daylight" }), "2026-12-21T08:00:00-07:00", true],
  ["out of season", of({ hours: "always", months: [5, 9] }), "2026-10-01T12:00:00-06:00", false],
  [
    "a season over New Year",
    of({ hours: "always", months: [11, 3] }),
    "2026-01-05T12:00:00-07:00",
    true,
  ],
])("%s", (_, hours, at, counts) => expect(countsAt(hours, new Date(at))).toBe(counts));

test("the sun stands where almanacs say: sunrise of Denver on 21 December 2026 is at 7:17", () => {
  expect(sunAltitudeDeg(denver, new Date("2026-12-21T07:17:00-07:00"))).toBeCloseTo(-0.83, 0);
  expect(sunAltitudeDeg(denver, new Date("2026-06-21T13:02:00-06:00"))).toBeCloseTo(73.7, 0);
});

test("when it counts again is told on a quarter of an hour", () => {
  const next = nextCount(of({ hours: "daylight" }), new Date("2026-12-21T03:00:00-07:00"));
  expect(next?.toISOString()).toBe("2026-12-21T15:00:00.000Z");
  const season = nextCount(
    of({ hours: "always", months: [5, 9] }),
    new Date("2026-10-01T12:00:00Z"),
  );
  expect(season?.toISOString()).toBe("2027-05-01T13:00:00.000Z");
  expect(nextCount(of({ hours: ["22:30", "06:00"] }), new Date("2026-10-01T12:00:00Z"))).toBeNull();
});

test("it is said before one goes", () => {
  expect(hoursSentence(of({ hours: "daylight" }))).toBe(
    "Check-ins count here between 7 AM and 10 PM of its own time, while it is light, 8 AM to 8 PM.",
  );
  expect(hoursSentence(of({ hours: ["09:30", "17:00"], months: [5, 9] }))).toBe(
    "Check-ins count here between 7 AM and 10 PM of its own time, while it is open, 9:30 AM to 5 PM, from May to September.",
  );
});
