import { describe, expect, test } from "vitest";
import { openingAfter, zoneOf } from "./calendar.ts";

describe("when an announced hunt opens", () => {
  const cases: [string, string, string, string][] = [
    [
      "on a Monday: the Saturday of the week",
      "KANSAS",
      "2026-11-23T18:00:00Z",
      "2026-11-28T18:00:00Z",
    ],
    ["72 hours before to the second", "KANSAS", "2026-11-25T18:00:00Z", "2026-11-28T18:00:00Z"],
    ["a second later: a week on", "KANSAS", "2026-11-25T18:00:01Z", "2026-12-05T18:00:00Z"],
    ["on the Saturday itself", "NEW YORK", "2026-11-28T10:00:00Z", "2026-12-05T17:00:00Z"],
    ["by the clocks of Hawaii", "HAWAII", "2026-11-23T18:00:00Z", "2026-11-28T22:00:00Z"],
    [
      "late on a Friday in Alaska, Saturday in Greenwich",
      "ALASKA",
      "2026-11-21T05:00:00Z",
      "2026-11-28T21:00:00Z",
    ],
    ["over the change to summer time", "OHIO", "2026-03-09T12:00:00Z", "2026-03-14T16:00:00Z"],
    ["over the change back", "OHIO", "2026-11-01T12:00:00Z", "2026-11-07T17:00:00Z"],
    [
      "in Arizona, which changes no clock",
      "ARIZONA",
      "2026-07-06T12:00:00Z",
      "2026-07-11T19:00:00Z",
    ],
    [
      "a state of two zones goes by its capital",
      "TENNESSEE",
      "2026-11-23T18:00:00Z",
      "2026-11-28T18:00:00Z",
    ],
    [
      "a hunt of the nation goes by the east",
      "NATIONAL",
      "2026-11-23T18:00:00Z",
      "2026-11-28T17:00:00Z",
    ],
    ["over the end of a year", "UTAH", "2026-12-30T18:00:00Z", "2027-01-02T19:00:00Z"],
  ];
  test.each(cases)("%s", (_, state, now, opens) => {
    expect(openingAfter(new Date(now), state).toISOString()).toBe(opens.replace("Z", ".000Z"));
  });

  test("a state has the zone of its capital", () => {
    expect(zoneOf("NORTH DAKOTA")).toBe("America/Chicago");
    expect(zoneOf("INDIANA")).toBe("America/Indiana/Indianapolis");
  });
});
