import type { Point } from "./point.ts";
import { metresPerMile } from "./units.ts";

/** Mean radius of the earth (IUGG R1), in metres. */
export const earthRadiusM = 6_371_008.8;

const radians = Math.PI / 180;

/**
 * Great-circle distance in metres on the mean sphere (haversine); within 0.6 % of the ellipsoid.
 * NaN where a coordinate is not finite.
 */
export function distanceM(a: Point, b: Point): number {
  const halfLat = Math.sin(((b.lat - a.lat) * radians) / 2);
  const halfLng = Math.sin(((b.lng - a.lng) * radians) / 2);
  const h =
    halfLat * halfLat + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * halfLng * halfLng;
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Initial bearing of the great circle from a to b, clockwise from north, 0 up to but not 360. */
export function bearingDeg(a: Point, b: Point): number {
  const lngDifference = (b.lng - a.lng) * radians;
  const east = Math.sin(lngDifference) * Math.cos(b.lat * radians);
  const north =
    Math.cos(a.lat * radians) * Math.sin(b.lat * radians) -
    Math.sin(a.lat * radians) * Math.cos(b.lat * radians) * Math.cos(lngDifference);
  const bearing = (Math.atan2(east, north) / radians + 360) % 360;
  return bearing === 0 ? 0 : bearing;
}

export const compassPoints = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** The nearest of the eight points; any finite bearing is taken modulo 360. Throws RangeError else. */
export function compassPoint(bearing: number): CompassPoint {
  const eighth = ((Math.round(bearing / 45) % 8) + 8) % 8;
  const point = compassPoints[eighth];
  if (point === undefined) throw new RangeError(`not a bearing: ${bearing}`);
  return point;
}

/** A position with the time it was taken, in milliseconds since the epoch. */
export interface TimedPoint extends Point {
  atMs: number;
}

/**
 * Mean speed needed to travel from one position to the other, in whichever order they were taken.
 * Infinity for two places at one instant, 0 for one place.
 */
export function travelSpeedMph(a: TimedPoint, b: TimedPoint): number {
  const miles = distanceM(a, b) / metresPerMile;
  if (miles === 0) return 0;
  return miles / (Math.abs(b.atMs - a.atMs) / 3_600_000);
}
