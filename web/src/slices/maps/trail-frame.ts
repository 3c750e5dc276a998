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
/** All of a sheet. */
const whole = frameOf({ left: 0, right: SHEET.width, top: 0, bottom: SHEET.height }, 1.1);

/** The part of a sheet, 16 to 9, that holds all spots with air around them; all of it for one, null for none. */
export function frameAround(spots: readonly Spot[]): Frame | null {
  if (spots.length === 0) return null;
  if (spots.length === 1) return whole;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return frameOf({ left, right, top, bottom }, air);
}

type Bounds = Record<"left" | "right" | "top" | "bottom", number>;

function frameOf({ left, right, top, bottom }: Bounds, times: number): Frame {
  const width = Math.max(leastWidth, (right - left) * times, (bottom - top) * times * shape);
  const height = width / shape;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** A quarter as wide as its frame, and as far from its edges as a letter is high. */
const insetShare = 0.25;
const insetMargin = 0.025;

/**
 * Where in a frame a small picture of the whole sheet says which part of it this is: in the corner that is farthest
 * from the trail.
 * @returns null where the frame shows most of the sheet itself
 */
export function insetIn(frame: Frame, spots: readonly Spot[]): Frame | null {
  if (frame.width > whole.width / 2) return null;
  const [width, height] = [frame.width * insetShare, frame.height * insetShare];
  const margin = frame.width * insetMargin;
  const corners = [frame.x + frame.width - width - margin, frame.x + margin].flatMap((x) =>
    [frame.y + margin, frame.y + frame.height - height - margin].map((y) => ({ x, y })),
  );
  const room = ({ x, y }: Spot) =>
    Math.min(...spots.map((spot) => Math.hypot(spot.x - x - width / 2, spot.y - y - height / 2)));
  const { x, y } = corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best));
  return { x, y, width, height };
}

/** What puts the whole sheet into an inset, as a transform. */
export function sheetInto({ x, y, width }: Frame): string {
  const times = (width / whole.width) * 0.86;
  const at = { x: x + width / 2, y: y + width / shape / 2 };
  return `translate(${at.x - (SHEET.width / 2) * times} ${at.y - (SHEET.height / 2) * times}) scale(${times})`;
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
