import { describe, expect, it } from "vitest";
import { bearingDeg, compassPoint, distanceM, travelSpeedMph } from "./distance.ts";
import { metresPerMile } from "./units.ts";

const newYork = { lat: 40.7128, lng: -74.006 };
const losAngeles = { lat: 34.0522, lng: -118.2437 };

describe("distanceM", () => {
  it("measures New York to Los Angeles as 3,936 km", () => {
    expect(distanceM(newYork, losAngeles) / 1000).toBeCloseTo(3935.75, 0);
  });

  it("is 0 for one place, the same both ways, and small across the date line", () => {
    expect(distanceM(newYork, newYork)).toBe(0);
    expect(distanceM(newYork, losAngeles)).toBe(distanceM(losAngeles, newYork));
    expect(distanceM({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111_195, -1);
  });

  it("resolves a foot, and half the globe", () => {
    const foot = { lat: newYork.lat + 0.3048 / 111_195.08, lng: newYork.lng };
    expect(distanceM(newYork, foot)).toBeCloseTo(0.3048, 4);
    expect(distanceM({ lat: 90, lng: 0 }, { lat: -90, lng: 0 }) / 1000).toBeCloseTo(20_015.1, 0);
  });
});

describe("bearings", () => {
  it("reads the cardinal points off the sphere", () => {
    const at = { lat: 40, lng: -100 };
    expect(bearingDeg(at, { lat: 41, lng: -100 })).toBe(0);
    expect(bearingDeg(at, { lat: 39, lng: -100 })).toBe(180);
    expect(bearingDeg(at, { lat: 40, lng: -99.9 })).toBeCloseTo(90, 0);
    expect(bearingDeg(at, { lat: 40, lng: -100.1 })).toBeCloseTo(270, 0);
  });

  it("names the nearest of eight points, at every edge", () => {
    expect(
      [0, 22.4, 22.6, 90, 135, 180, 225, 270, 315, 337.6, 359.9, -90, 405].map(compassPoint),
    ).toEqual(["N", "N", "NE", "E", "SE", "S", "SW", "W", "NW", "N", "N", "W", "NE"]);
    expect(() => compassPoint(Number.NaN)).toThrow(RangeError);
  });
});

describe("travelSpeedMph", () => {
  it("is distance over time whichever came first", () => {
    const start = { lat: 40, lng: -100, atMs: 0 };
    const end = { lat: 40 + (60 * metresPerMile) / 111_195.08, lng: -100, atMs: 1_800_000 };
    expect(travelSpeedMph(start, end)).toBeCloseTo(120, 2);
    expect(travelSpeedMph(end, start)).toBeCloseTo(120, 2);
  });

  it("is infinite for two places at once and 0 for one place", () => {
    expect(travelSpeedMph({ ...newYork, atMs: 5 }, { ...losAngeles, atMs: 5 })).toBe(Infinity);
    expect(travelSpeedMph({ ...newYork, atMs: 5 }, { ...newYork, atMs: 5 })).toBe(0);
  });
});
