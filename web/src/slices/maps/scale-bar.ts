import { metresToFeet } from "@ten-paces/geo";

const FEET_PER_MILE = 5280;

export interface ScaleBar {
  label: string;
  /** In the units that metresPerUnit was given in. */
  length: number;
}

/** The longest round distance that fits: 1, 2 or 5 times a power of ten, in feet below half a mile. */
export function scaleBar(metresPerUnit: number, longest: number): ScaleBar {
  const feet = metresToFeet(metresPerUnit * longest);
  const inMiles = feet >= FEET_PER_MILE / 2;
  const room = inMiles ? feet / FEET_PER_MILE : feet;
  const power = 10 ** Math.floor(Math.log10(room));
  const digit = [5, 2, 1].find((candidate) => candidate * power <= room) ?? 1;
  const distance = Number((digit * power).toPrecision(1));
  const label = `${distance.toLocaleString("en-US")} ${inMiles ? "mi" : "ft"}`;
  return { label, length: (distance / room) * longest };
}
