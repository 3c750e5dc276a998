/** A point on the earth: WGS 84 degrees, north and east positive, lng from -180 to 180. */
export interface Point {
  lat: number;
  lng: number;
}

/** Whether both numbers are finite and in range; NaN and Infinity are not. */
export function isPoint(point: Point): boolean {
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
}
