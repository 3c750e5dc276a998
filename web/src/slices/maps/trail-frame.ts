import { SHEET, type Spot } from "./view.ts";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const shape = 16 / 9;
/** However near its squares lie to each other, a frame shows some country around them. */
const leastWidth = SHEET.width / 12;
const air = 1.5;

/** The part of a sheet, 16 to 9, that holds all spots with air around them; null for none. */
export function frameAround(spots: readonly Spot[]): Frame | null {
  if (spots.length === 0) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const width = Math.max(leastWidth, (right - left) * air, (bottom - top) * air * shape);
  const height = width / shape;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** A way from one spot to the next as somebody would draw it: with a slight bend, the same each time. */
export function trailBetween(from: Spot, to: Spot): string {
  const bend = 0.12;
  const at = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bend,
  };
  const say = ({ x, y }: Spot) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return `M${say(from)}Q${say(at)} ${say(to)}`;
}
