/** International foot (NIST, 1959), in metres. */
export const metresPerFoot = 0.3048;
/** Statute mile of 5,280 international feet, in metres. */
export const metresPerMile = 1609.344;
/** Nautical mile (1929), in metres. */
export const metresPerNauticalMile = 1852;

export function feetToMetres(distanceFt: number): number {
  return distanceFt * metresPerFoot;
}

export function metresToFeet(distanceM: number): number {
  return distanceM / metresPerFoot;
}

export function metresToMiles(distanceM: number): number {
  return distanceM / metresPerMile;
}
