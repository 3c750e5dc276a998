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

/** Nobody takes one way for another that is so many degrees off it; "north" may well be said of what is 30. */
const clearlyOffDeg = 40;

/** Whether b, as seen from a, lies clearly off a direction in words. */
export function isOff(direction: string, a: Point, b: Point): boolean {
  const turn = Math.abs(bearingDeg(a, b) - 45 * names.indexOf(direction));
  return Math.min(turn, 360 - turn) > clearlyOffDeg;
}

/** Eight-point direction in words of b as seen from a: "northwest". */
export function directionTo(a: Point, b: Point): string {
  return names[Math.round(bearingDeg(a, b) / 45) % 8] ?? "north";
}
