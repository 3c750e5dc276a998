import { isPoint, type Point } from "@ten-paces/geo";

/** A point with 5 decimals (about 4 feet): "38.57660, -121.49360". */
export function formatPoint({ lat, lng }: Point): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
}

const NUMBER = String.raw`([+-]?\d+(?:\.\d+)?)`;
const DECIMAL = new RegExp(String.raw`^${NUMBER}°?\s*([NS])?[\s,;]+${NUMBER}°?\s*([EW])?$`, "i");
const SIXTIETHS = String.raw`(\d+)°\s*(\d+(?:\.\d+)?)['′’]\s*(?:(\d+(?:\.\d+)?)["″”]\s*)?`;
const DEGREES = new RegExp(`^${SIXTIETHS}([NS])[\\s,;]*${SIXTIETHS}([EW])$`, "i");

/**
 * A typed coordinate, latitude first: "38.5766, -121.4936", "38.5766 N 121.4936 W" or
 * "38°34'35.8"N 121°29'37"W". Null for anything else and for what lies off the globe.
 */
export function readPoint(typed: string): Point | null {
  const text = typed.trim().replace(/^\(|\)$/g, "");
  const decimal = DECIMAL.exec(text);
  if (decimal) {
    const [, lat, south, lng, west] = decimal;
    return checked(signed(Number(lat), south), signed(Number(lng), west));
  }
  const degrees = DEGREES.exec(text);
  if (!degrees) return null;
  const [, latD, latM, latS, south, lngD, lngM, lngS, west] = degrees;
  return checked(
    signed(fromSixtieths(latD, latM, latS), south),
    signed(fromSixtieths(lngD, lngM, lngS), west),
  );
}

function fromSixtieths(degrees = "0", minutes = "0", seconds = "0"): number {
  return Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
}

function signed(value: number, hemisphere: string | undefined): number {
  return /[sw]/i.test(hemisphere ?? "") ? -Math.abs(value) : value;
}

function checked(lat: number, lng: number): Point | null {
  const point = { lat, lng };
  return isPoint(point) ? point : null;
}
