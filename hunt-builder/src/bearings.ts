import { bearingDeg, distanceM, metresToMiles } from "@ten-paces/geo";
import type { Point } from "./place.ts";

const names = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
];

/** Great-circle distance in statute miles. */
export function milesBetween(a: Point, b: Point): number {
  return metresToMiles(distanceM(a, b));
}

/** Eight-point direction in words of b as seen from a: "northwest". */
export function directionTo(a: Point, b: Point): string {
  return names[Math.round(bearingDeg(a, b) / 45) % 8] ?? "north";
}
