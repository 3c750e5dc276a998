import { expect, it } from "vitest";
import type { Place } from "../place.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { answersTo, farText, isAlone } from "./proof.ts";
import { onLine } from "./spots.ts";

const at = (n: number, lat: number, lng: number): Place =>
  samplePlace(n, { at: [lat, lng], veiled: [`number ${n} waits in the rain`] });
const moved = (place: Place): Place => ({
  ...place,
  ...(place.stand && { stand: { ...place.stand, at: [place.point.lat, place.point.lng] } }),
});

const target = moved(at(1, 38.5, -97.5));
const west = moved(at(2, 38.5, -97.7));
const east = moved(at(3, 38.5, -97.3));
const scene = (strangers: { name: string; point: { lat: number; lng: number } }[]) => ({
  place: target,
  gravity: "plain" as const,
  stockmates: [target, west, east],
  towns: [],
  strangers,
});

it("tells short ways in tenths of a mile, or not at all", () => {
  expect(farText(target, west, 0.62)).toBe("six tenths of a mile");
  expect(farText(target, west, 6.2)).toBe("about six miles");
  const vague = { ...west, ...(west.stand && { stand: { ...west.stand, sure: "near" as const } }) };
  expect(farText(target, vague, 0.62)).toBeNull();
});

it("measures a leg generously", () => {
  const leg = { from: west.point, miles: 10.8, side: "east" };
  expect(answersTo(leg, target.point)).toBe(true);
  expect(answersTo(leg, { lat: 38.5, lng: -97.9 })).toBe(false);
  expect(answersTo(leg, east.point)).toBe(false);
});

it("finds a place in the middle of two others, unless something famous stands there, too", () => {
  expect(onLine(scene([])).length).toBeGreaterThan(0);
  expect(onLine(scene([{ name: "Old Hall", point: { lat: 38.501, lng: -97.501 } }]))).toEqual([]);
  const { strangers: _, ...unproven } = scene([]);
  expect(onLine(unproven)).toEqual([]);
  expect(isAlone(scene([]), () => true)).toBe(false);
  expect(isAlone(scene([]), (point) => point.lng === -97.5)).toBe(true);
});
