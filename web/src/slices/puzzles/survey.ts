import { poles } from "./short-words.ts";
import { directionOf, type Spot } from "./town-map.ts";

/** A line of a field book. */
export interface Leg {
  /** Degrees clockwise from north. */
  degrees: number;
  /** Null where nobody can read them any more. */
  miles: number | null;
}

const quarters: Readonly<Record<string, number>> = { N: 0, E: 90, S: 180, W: 270 };

const LEG = /^(?:due ([NESW])|([NS]) (\d+)° ([EW])) (\?|\d+) mi$/;

/** "S 55° W 11 mi", "due N ? mi"; null for what is no leg. */
export function legOf(text: string): Leg | null {
  const read = LEG.exec(text);
  if (read === null) return null;
  const [, due, pole = "N", turned, side, chain] = read;
  const sense = (pole === "N") === (side === "E") ? 1 : -1;
  const degrees = due ? (quarters[due] ?? 0) : (quarters[pole] ?? 0) + sense * Number(turned);
  return { degrees: (degrees + 360) % 360, miles: chain === "?" ? null : Number(chain) };
}

/** A leg as it is read aloud: "south, 55 degrees toward west, 11 miles". */
export function legInWords(text: string): string {
  const read = LEG.exec(text);
  if (read === null) return text;
  const [, due, pole = "N", turned, side = "E", chain] = read;
  const way = due ? `due ${poles[due]}` : `${poles[pole]}, ${turned} degrees toward ${poles[side]}`;
  return chain === "?" ? `${way}, miles unreadable` : `${way}, ${chain} miles`;
}

/** Where the ruler ends that lies along a leg; off the map where the miles cannot be read. */
export function rulerEnd(from: Spot, { degrees, miles }: Leg, milesWide: number): Spot {
  const far = miles === null ? 1500 : (1000 * miles) / milesWide;
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + far * Math.sin(angle), y: from.y - far * Math.cos(angle) };
}

/** As far from the ruler's end, in points of the map, a flag still stands at it. */
const snap = 48;
const mostAskew = 6;

/** Whether a flag stands where the ruler ends, or on its line where the miles cannot be read. */
export function isAtEnd(from: Spot, to: Spot, leg: Leg, milesWide: number): boolean {
  if (leg.miles === null) {
    if (from.x === to.x && from.y === to.y) return false;
    return Math.abs(((directionOf(from, to) - leg.degrees + 540) % 360) - 180) <= mostAskew;
  }
  const end = rulerEnd(from, leg, milesWide);
  return Math.hypot(end.x - to.x, end.y - to.y) <= snap;
}

/** "N 58° E, 12 miles": a flag as a surveyor sees it from another. */
export function bearingInWords(from: Spot, to: Spot, milesWide: number): string {
  const degrees = Math.round(directionOf(from, to)) % 360;
  const miles = Math.round((Math.hypot(to.x - from.x, to.y - from.y) * milesWide) / 1000);
  const pole = degrees < 90 || degrees > 270 ? poles.N : poles.S;
  const turned = Math.min(degrees, Math.abs(180 - degrees), 360 - degrees);
  const side = degrees < 180 ? poles.E : poles.W;
  return `${pole}, ${turned} degrees toward ${side}, ${miles} miles`;
}
