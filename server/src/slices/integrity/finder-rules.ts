import { distanceM, type Point } from "@ten-paces/geo";
import { type Seen, tripMph } from "./position-rules.ts";
import { type Signal, signal } from "./signals.ts";

/** One look-up of the finder. */
export interface SeenLookUp extends Seen {
  /** Whether an administrator pointed at the place without standing there. */
  pointed: boolean;
}

const nearM = 500;
const widerM = 1_000;
/** Two places within this time tell how fast somebody would have been; later they may have travelled. */
const togetherMs = 12 * 3600 * 1000;
const fasterThanCarsMph = 100;
const leastOfLattice = 12;
const leastTyped = 3;

/**
 * What an account asked of the finder about the surroundings of a square it checked in at: from elsewhere, in a
 * lattice, or with coordinates that somebody typed.
 */
export function judgeLookUps(
  lookUps: readonly SeenLookUp[],
  checkIns: readonly Seen[],
  center: Point,
): Signal[] {
  const near = lookUps.filter((one) => distanceM(one, center) <= nearM);
  const wider = lookUps.filter((one) => distanceM(one, center) <= widerM);
  const elsewhere: Seen[] = [...checkIns, ...lookUps.filter(({ pointed }) => !pointed)];
  const far = near.filter(
    (one) => one.pointed || elsewhere.some((other) => cannotBeBoth(one, other)),
  );
  const found: Signal[] = [];
  if (far.length > 0) {
    found.push(
      signal(
        "finder_far",
        `The finder was asked about this square ${times(far.length)} from elsewhere.`,
      ),
    );
  }
  const lined = inRowsAndColumns(distinctPoints(wider));
  if (lined.length >= leastOfLattice) {
    found.push(
      signal(
        "finder_lattice",
        `${lined.length} look-ups around this square lie in rows and columns.`,
      ),
    );
  }
  const typed = distinctPoints(wider).filter(({ lat, lng }) => isRound(lat) && isRound(lng));
  if (typed.length >= leastTyped) {
    found.push(
      signal("finder_typed", `${typed.length} look-ups have coordinates that no device tells.`),
    );
  }
  return found;
}

const times = (count: number) => (count === 1 ? "once" : `${count} times`);

function cannotBeBoth(one: Seen, other: Seen): boolean {
  if (Math.abs(one.atMs - other.atMs) > togetherMs) return false;
  return (tripMph(one, other) ?? 0) > fasterThanCarsMph;
}

function distinctPoints(points: readonly Point[]): Point[] {
  return [...new Map(points.map((point) => [`${point.lat},${point.lng}`, point])).values()];
}

/**
 * Points that share their row or their column with two others, to a tenth of a metre: people walk in no such
 * way. Whatever was asked besides takes nothing from it.
 */
export function inRowsAndColumns<P extends Point>(points: readonly P[]): P[] {
  const rows = countBy(points.map(({ lat }) => lat.toFixed(6)));
  const columns = countBy(points.map(({ lng }) => lng.toFixed(6)));
  return points.filter(
    ({ lat, lng }) =>
      (rows.get(lat.toFixed(6)) ?? 0) >= 3 || (columns.get(lng.toFixed(6)) ?? 0) >= 3,
  );
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Four decimals or fewer: devices tell six and more, tables of places four. */
function isRound(degrees: number): boolean {
  return Math.abs(degrees * 1e4 - Math.round(degrees * 1e4)) < 1e-6;
}
