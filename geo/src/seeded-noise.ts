/** FNV-1a: a 32-bit number from any text, the same everywhere. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** An angle for a lattice point, in radians; neighbours are unrelated. */
function latticeAngle(seed: number, x: number, y: number): number {
  let hash = seed ^ Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 0x100000000) * 2 * Math.PI;
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** How high the slope that starts at a lattice point has risen at a distance from it. */
function slopeFrom(seed: number, column: number, row: number, x: number, y: number): number {
  const angle = latticeAngle(seed, column, row);
  return Math.cos(angle) * (x - column) + Math.sin(angle) * (y - row);
}

/** Gradient noise: about -0.7 to 0.7, zero at every lattice point, smooth everywhere. */
function gradientNoise(seed: number, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = ease(x - column);
  const down = ease(y - row);
  const top =
    slopeFrom(seed, column, row, x, y) * (1 - across) +
    slopeFrom(seed, column + 1, row, x, y) * across;
  const bottom =
    slopeFrom(seed, column, row + 1, x, y) * (1 - across) +
    slopeFrom(seed, column + 1, row + 1, x, y) * across;
  return top * (1 - down) + bottom * down;
}

const TURN_COS = Math.cos(0.6);
const TURN_SIN = Math.sin(0.6);

/**
 * A height, mostly from 0 to 1, over the plane: hills about one unit wide with smaller ones on them,
 * turned against each other so that no direction shows.
 */
export function terrainHeight(seed: number, x: number, y: number): number {
  const turnedX = x * TURN_COS - y * TURN_SIN;
  const turnedY = x * TURN_SIN + y * TURN_COS;
  const hills = gradientNoise(seed, x, y);
  const knolls = gradientNoise(seed ^ 0x5bd1e995, turnedX * 2.1 + 7.3, turnedY * 2.1 + 1.9);
  return 0.5 + hills * 0.8 + knolls * 0.25;
}
