import type { Point } from "./place.ts";

const toRad = Math.PI / 180;

/** Great-circle distance in statute miles. */
export function milesBetween(a: Point, b: Point): number {
  const sinLat = Math.sin(((b.lat - a.lat) * toRad) / 2);
  const sinLng = Math.sin(((b.lng - a.lng) * toRad) / 2);
  const h = sinLat * sinLat + Math.cos(a.lat * toRad) * Math.cos(b.lat * toRad) * sinLng * sinLng;
  return 3958.7613 * 2 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Eight-point direction in words of b as seen from a: "northwest". */
export function directionTo(a: Point, b: Point): string {
  const dLng = (b.lng - a.lng) * toRad;
  const y = Math.sin(dLng) * Math.cos(b.lat * toRad);
  const x =
    Math.cos(a.lat * toRad) * Math.sin(b.lat * toRad) -
    Math.sin(a.lat * toRad) * Math.cos(b.lat * toRad) * Math.cos(dLng);
  const degrees = (Math.atan2(y, x) / toRad + 360) % 360;
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
  return names[Math.round(degrees / 45) % 8] ?? "north";
}
