import { distanceM, type Point } from "@ten-paces/geo";

/** Where one finder stood; accuracy in metres. */
export interface FinderFix extends Point {
  accuracyM: number;
  /** Who they are, as far as is known: two of one are one finder. */
  finder: string;
}

export interface Proposal extends Point {
  finders: number;
  /** Metres from the pin to the farthest finder that it was made of. */
  spreadM: number;
}

const fewest = 3;
/** Metres; who stood farther from the middle of all was somewhere else. */
const farthestM = 60;

/**
 * The pin that finders propose: their fixes weighed by accuracy, those aside that lie far from the middle. Null
 * where fewer than three independent ones are left.
 */
export function proposePin(fixes: readonly FinderFix[]): Proposal | null {
  const best = new Map<string, FinderFix>();
  for (const fix of fixes) {
    const before = best.get(fix.finder);
    if (!before || fix.accuracyM < before.accuracyM) best.set(fix.finder, fix);
  }
  const all = [...best.values()];
  const middle = { lat: median(all.map(({ lat }) => lat)), lng: median(all.map(({ lng }) => lng)) };
  const near = all.filter((fix) => distanceM(fix, middle) <= farthestM);
  if (near.length < fewest) return null;
  let [lat, lng, weight] = [0, 0, 0];
  for (const fix of near) {
    // Nobody's phone knows better than to three metres, whatever it says.
    const own = 1 / Math.max(3, fix.accuracyM) ** 2;
    lat += fix.lat * own;
    lng += fix.lng * own;
    weight += own;
  }
  const pin = { lat: lat / weight, lng: lng / weight };
  const spreadM = Math.max(...near.map((fix) => distanceM(fix, pin)));
  return { ...pin, finders: near.length, spreadM };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
