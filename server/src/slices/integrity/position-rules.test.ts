import { metresPerMile } from "@ten-paces/geo";
import { describe, expect, test } from "vitest";
import {
  judgeCopies,
  judgeFixes,
  judgeTimeZone,
  judgeTravel,
  type SeenFix,
} from "./position-rules.ts";

const metresPerDegree = 111_195.08;
const center = { lat: 38.5, lng: -98.5 };
const hour = 3_600_000;
const codes = (found: { code: string }[]) => found.map(({ code }) => code);
const north = (metres: number) => ({ lat: center.lat + metres / metresPerDegree, lng: center.lng });

describe("travel between two check-ins", () => {
  test.each([
    // metres, milliseconds, within one state's hunt, what it says
    [900, 1, true, []],
    [1_001, hour, true, []],
    [99 * metresPerMile, hour, true, []],
    [101 * metresPerMile, hour, true, ["travel_over_100_mph"]],
    [101 * metresPerMile, -hour, true, ["travel_over_100_mph"]],
    [599 * metresPerMile, hour, true, ["travel_over_100_mph"]],
    [601 * metresPerMile, hour, true, ["travel_over_600_mph"]],
    [1_100, 0, true, ["travel_over_600_mph"]],
    [500 * metresPerMile, hour, false, []],
    [601 * metresPerMile, hour, false, ["travel_over_600_mph"]],
  ] as const)("%d m in %d ms (one state: %s)", (metres, ms, inState, expected) => {
    const from = { ...center, atMs: 1e12 };
    expect(codes(judgeTravel(from, { ...north(metres), atMs: 1e12 + ms }, inState))).toEqual(
      expected,
    );
  });

  test("is told in miles and miles an hour", () => {
    const [found] = judgeTravel(
      { ...center, atMs: 0 },
      { ...north(250 * metresPerMile), atMs: hour },
      true,
    );
    expect(found?.reason).toBe("250 miles from the check-in before, at 250 mph.");
  });
});

describe("the fixes of one check-in", () => {
  const fix = (metres: number, accuracyM: number, atMs = 0): SeenFix => ({
    ...north(metres),
    accuracyM,
    atMs,
  });
  const cases: [string, SeenFix[], string[]][] = [
    ["of a phone that wanders", [fix(3, 8), fix(4, 6), fix(3.5, 5)], []],
    ["of one report only", [fix(3, 5)], []],
    ["all at one place", [fix(3, 8), fix(3, 6)], ["identical_fixes"]],
    ["on the centre, ever as accurate", [fix(0.1, 5), fix(0.25, 5)], ["too_exact"]],
    ["one of which lies on the centre, ever as accurate", [fix(6, 5), fix(0.2, 5)], ["too_exact"]],
    ["on the centre by chance", [fix(0.1, 5), fix(0.25, 6)], []],
    ["a single one on the centre", [fix(0.2, 5)], ["too_exact"]],
    ["a single one near the centre", [fix(0.4, 5)], []],
    ["typed", [fix(0, 4), fix(0, 4)], ["identical_fixes", "too_exact"]],
    ["that leap", [fix(0.5, 5, 0), fix(5_000, 6, 2_000)], ["fixes_jump"]],
    ["that become certain", [fix(900, 1_200, 0), fix(3, 6, 2_000)], []],
    ["in a fast car", [fix(0.5, 5, 0), fix(44, 6, 1_000), fix(90, 7, 2_000)], []],
    ["none at all", [], []],
  ];
  test.each(cases)("%s", (_, fixes, expected) => {
    expect(codes(judgeFixes(fixes, center))).toEqual(expected);
  });
});

test.each([
  [[], []],
  [["a"], ["fix_of_another"]],
  [["a", "b"], ["fix_of_another"]],
  [["a", "b", "a"], ["fixes_of_another"]],
])("fixes of %j", (owners, expected) => {
  expect(codes(judgeCopies(owners))).toEqual(expected);
});

describe("the time zone of the browser", () => {
  const summer = new Date("2026-07-04T12:00:00Z");
  const winter = new Date("2026-01-04T12:00:00Z");
  test.each([
    ["America/Chicago", -98.5, []],
    ["America/Denver", -98.5, []],
    ["America/New_York", -98.5, []],
    ["America/Los_Angeles", -98.5, []],
    ["America/New_York", -122, ["time_zone_far"]],
    ["Europe/Berlin", -98.5, ["time_zone_far"]],
    ["Asia/Kolkata", -98.5, ["time_zone_far"]],
    ["UTC", -75, ["time_zone_far"]],
    ["America/Nome", -171.7, []],
    ["America/Adak", -179.9, []],
    ["America/Adak", 173, []],
    ["Pacific/Honolulu", -178.3, []],
    ["America/Detroit", -90.4, []],
    ["No/Such_Zone", -98.5, []],
    [undefined, -98.5, []],
  ] as const)("%s at %d", (zone, lng, expected) => {
    for (const at of [summer, winter]) {
      expect(codes(judgeTimeZone(zone, { lat: 40, lng }, at))).toEqual(expected);
    }
  });
});
