import { metresToFeet } from "@ten-paces/geo";
import { madeOnce } from "./made-once.ts";

const FEET_PER_MILE = 5280;

const whole = madeOnce(() => new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 }));
const tenths = madeOnce(() => new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 }));

/** Feet below a thousand, miles above: 33 → "33 ft", 7920 → "1.5 mi". */
export function formatDistance(distanceFt: number): string {
  if (distanceFt < 1000) return `${whole().format(distanceFt)} ft`;
  return `${tenths().format(distanceFt / FEET_PER_MILE)} mi`;
}

/** Metres, as the browser reports accuracy, in words of feet: 10 → "33 ft". */
export function formatMetresAsFeet(metres: number): string {
  return `${whole().format(metresToFeet(metres))} ft`;
}
