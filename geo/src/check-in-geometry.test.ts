import { describe, expect, it } from "vitest";
import { distanceBand, type Fix, judgePosition, keptMoment } from "./check-in-geometry.ts";

const now = 1_800_000_000_000;
const center = { lat: 39.7392, lng: -104.9903 };
const metresPerDegree = 111_195.08;

/** A fix so many metres north of the centre. */
function fixAt(metresNorth: number, accuracy: number, ageMs = 1000): Fix {
  return {
    lat: center.lat + metresNorth / metresPerDegree,
    lng: center.lng,
    accuracy,
    at: now - ageMs,
  };
}
const judge = (...fixes: Fix[]) => judgePosition(fixes, center, now);

describe("a position is accepted", () => {
  it.each([
    [0, 1],
    [10.05, 0.01],
    [15, 5],
    [20.1, 10.06],
    [20.1, 25],
  ])("%d m away with %d m accuracy", (metres, accuracy) => {
    expect(judge(fixAt(metres, accuracy)).verdict).toBe("here");
  });

  it.each([
    [10.2, 0.1],
    [15.2, 5],
    [20.2, 10.06],
    [20.2, 25],
  ])("but not %d m away with %d m accuracy", (metres, accuracy) => {
    expect(judge(fixAt(metres, accuracy))).toMatchObject({
      verdict: "not_here",
      band: "under_500_ft",
    });
  });
});

describe("a weak signal", () => {
  it("starts above 25 m, even on the spot, and precise location is off above 500 m", () => {
    expect(judge(fixAt(0, 25)).verdict).toBe("here");
    expect(judge(fixAt(0, 25.01))).toMatchObject({
      verdict: "weak_signal",
      preciseLocationOff: false,
      accuracyM: 25.01,
    });
    expect(judge(fixAt(0, 500))).toMatchObject({ preciseLocationOff: false });
    expect(judge(fixAt(0, 500.1))).toMatchObject({ preciseLocationOff: true });
  });
});

describe("which fix decides", () => {
  it("is the most accurate fresh one, not the nearest", () => {
    const far = fixAt(3000, 4);
    const verdict = judge(fixAt(0, 20), far, fixAt(0, 9));
    expect(verdict).toMatchObject({ verdict: "not_here", band: "over_1_mile", accuracyM: 4 });
    expect(verdict.verdict !== "invalid" && verdict.fix).toBe(far);
  });

  it("is the newer of two alike", () => {
    const newer = fixAt(2, 5, 100);
    const verdict = judge(fixAt(1, 5, 9000), newer, fixAt(1, 5, 5000));
    expect(verdict.verdict !== "invalid" && verdict.fix).toBe(newer);
  });

  it("passes over what is older than 15 s", () => {
    expect(judge(fixAt(3000, 1, 15_001), fixAt(0, 8, 15_000))).toMatchObject({
      verdict: "here",
      accuracyM: 8,
    });
  });
});

describe("what cannot be judged", () => {
  const good = fixAt(0, 5);
  it.each([
    ["no_fix", []],
    ["too_many_fixes", [good, good, good, good, good, good]],
    ["stale", [fixAt(0, 5, 15_001), fixAt(0, 5, 60_000)]],
    ["from_the_future", [good, fixAt(0, 5, -60_001)]],
    ["not_finite", [good, { ...good, lat: Number.NaN }]],
    ["not_finite", [{ ...good, lng: Infinity }]],
    ["not_finite", [{ ...good, accuracy: Infinity }]],
    ["not_finite", [{ ...good, at: Number.NaN }]],
    ["accuracy_not_positive", [good, { ...good, accuracy: 0 }]],
    ["accuracy_not_positive", [{ ...good, accuracy: -5 }]],
    ["out_of_range", [{ ...good, lat: 90.001 }]],
    ["out_of_range", [{ ...good, lng: -180.001 }]],
  ])("%s", (why, fixes) => {
    expect(judge(...(fixes as Fix[]))).toEqual({ verdict: "invalid", why });
  });

  it("a clock up to a minute ahead is forgiven", () => {
    expect(judge(fixAt(0, 5, -60_000)).verdict).toBe("here");
  });
});

describe("a check-in that waited on a device", () => {
  const minute = 60_000;
  const now = 100 * minute;
  it.each([
    ["at once", [now - 1000], now, now - 1000],
    ["a quarter of an hour ago", [now - 16 * minute, now - 15 * minute], now, now - 15 * minute],
    ["longer ago", [now - 15 * minute - 1], now, null],
    ["by a clock a minute ahead", [now], now + minute, now],
    ["by a clock further ahead", [now], now + minute + 1, null],
    ["by a clock further behind", [now - 3 * minute], now - minute - 1, null],
    ["after it was sent", [now + 2000], now, null],
    ["at no moment", [], now, null],
    ["at a moment that is none", [Number.NaN], now, null],
  ])("measured %s", (_, measured, sentAt, moment) => {
    expect(
      keptMoment(
        measured.map((at) => ({ at })),
        sentAt,
        now,
      ),
    ).toBe(moment);
  });
});

describe("the band", () => {
  it("changes at 500 ft and at 1 mile", () => {
    expect([0, 152.4, 152.41, 1609.344, 1609.35, 5e6].map(distanceBand)).toEqual([
      "under_500_ft",
      "under_500_ft",
      "under_1_mile",
      "under_1_mile",
      "over_1_mile",
      "over_1_mile",
    ]);
  });
});
