import type { SquareToSurvey } from "@ten-paces/contract";
import { distanceM, metresToFeet, type Point } from "@ten-paces/geo";
import { formatDistance } from "../../ui/distance.ts";
import { stateName } from "../hunts/state-names.ts";

/** Names a square among all hunts: "kansas-physical-x1/3". */
export function nameOf({ huntId, num }: Pick<SquareToSurvey, "huntId" | "num">): string {
  return `${huntId}/${num}`;
}

/** Nearest first from where one stands; without a position by state, hunt and number. */
export function inFieldOrder(
  squares: readonly SquareToSurvey[],
  from: Point | null,
): SquareToSurvey[] {
  if (from) {
    const far = new Map(squares.map((square) => [square, distanceM(from, square.at)]));
    return squares.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
  }
  return squares.toSorted(
    (a, b) =>
      stateName(a.state).localeCompare(stateName(b.state)) ||
      a.huntName.localeCompare(b.huntName) ||
      a.num - b.num,
  );
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The direction from one point to another along the shortest way: degrees clockwise from north. */
export function bearingDegrees(from: Point, to: Point): number {
  const east = radians(to.lng - from.lng);
  const [north, south] = [radians(to.lat), radians(from.lat)];
  const y = Math.sin(east) * Math.cos(north);
  const x = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(east);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

const directions = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
];

/** "2.4 mi northeast"; "You are here." within a few paces. */
export function wayInWords(from: Point, to: Point): string {
  const metres = distanceM(from, to);
  if (metres < 10) return "You are here.";
  const direction = directions[Math.round(bearingDegrees(from, to) / 45) % 8] ?? "";
  return `${formatDistance(Math.round(metresToFeet(metres)))} ${direction}`;
}

/** An address that the map of a phone opens, with a label. Apple's devices do not know geo addresses. */
export function mapAddress(
  { at, placeName }: Pick<SquareToSurvey, "at" | "placeName">,
  agent: string = navigator.userAgent,
): string {
  const point = `${at.lat.toFixed(6)},${at.lng.toFixed(6)}`;
  if (/iPhone|iPad|Macintosh/.test(agent)) {
    return `maps:?ll=${point}&q=${encodeURIComponent(placeName)}`;
  }
  return `geo:${point}?q=${point}(${encodeURIComponent(placeName)})`;
}
