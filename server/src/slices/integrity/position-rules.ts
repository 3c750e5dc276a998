import { distanceM, metresPerMile, type Point, travelSpeedMph } from "@ten-paces/geo";
import { type Signal, signal } from "./signals.ts";

/** A position at a moment, in milliseconds since the epoch. */
export interface Seen extends Point {
  atMs: number;
}

export interface SeenFix extends Seen {
  /** Metres. */
  accuracyM: number;
}

/** Nearer than this nobody says how fast somebody went. */
const shortestTripM = 1_000;
const fasterThanCarsMph = 100;
const fasterThanPlanesMph = 600;

/** How fast somebody got from one place to the other; null for a trip too short to say. */
export function tripMph(from: Seen, to: Seen): number | null {
  if (!(distanceM(from, to) > shortestTripM)) return null;
  // Two places in the same second: a second is what phones tell time to.
  const tookMs = Math.max(1_000, Math.abs(to.atMs - from.atMs));
  return travelSpeedMph(from, { ...to, atMs: from.atMs + tookMs });
}

function miles(metres: number): string {
  const count = metres / metresPerMile;
  return count < 10 ? count.toFixed(1) : Math.round(count).toLocaleString("en-US");
}
const rounded = (mph: number) => Math.round(mph).toLocaleString("en-US");

/**
 * Travel from the check-in before, of any hunt. Within one state's hunt nobody flies; between hunts, and in the
 * national one, a plane is fair.
 */
export function judgeTravel(from: Seen, to: Seen, withinStateHunt: boolean): Signal[] {
  const mph = tripMph(from, to);
  if (mph === null || mph <= (withinStateHunt ? fasterThanCarsMph : fasterThanPlanesMph)) return [];
  const code = mph > fasterThanPlanesMph ? "travel_over_600_mph" : "travel_over_100_mph";
  const reason = `${miles(distanceM(from, to))} miles from the check-in before, at ${rounded(mph)} mph.`;
  return [signal(code, reason)];
}

/** A fix this near to the middle of a square was taken from the finder. */
const tooExactM = 0.3;

/** What the fixes of one check-in say by themselves. */
export function judgeFixes(fixes: readonly SeenFix[], center: Point): Signal[] {
  const [first, ...more] = fixes;
  if (!first) return [];
  const found: Signal[] = [];
  if (more.length > 0 && more.every((fix) => fix.lat === first.lat && fix.lng === first.lng)) {
    found.push(signal("identical_fixes", `${fixes.length} fixes at the very same place.`));
  }
  const constant = more.every((fix) => fix.accuracyM === first.accuracyM);
  if (constant && fixes.some((fix) => distanceM(fix, center) < tooExactM)) {
    const many = more.length > 0 ? ", and the accuracy never changes" : "";
    found.push(signal("too_exact", `Less than a foot from the middle of the square${many}.`));
  }
  if (fixes.some((fix, index) => jumpsTo(fixes[index - 1], fix))) {
    found.push(
      signal("fixes_jump", "The fixes of this one check-in lie farther apart than anybody moves."),
    );
  }
  return found;
}

/**
 * Fixes that another account sent to the last digit, by whose they are, once for each fix. A single one may be
 * the answer of one network to two people; two are a copy.
 */
export function judgeCopies(owners: readonly string[]): Signal[] {
  const accounts = [...new Set(owners)];
  const most = Math.max(0, ...accounts.map((id) => owners.filter((one) => one === id).length));
  if (most === 0) return [];
  if (most === 1)
    return [signal("fix_of_another", "One fix came from another account too.", accounts)];
  return [
    signal("fixes_of_another", `${most} of the fixes came from another account too.`, accounts),
  ];
}

/** Whether one fix is farther from the one before than both are uncertain and a car goes meanwhile. */
function jumpsTo(before: SeenFix | undefined, fix: SeenFix): boolean {
  if (!before) return false;
  const seconds = Math.abs(fix.atMs - before.atMs) / 1_000;
  const carM = (seconds * fasterThanCarsMph * metresPerMile) / 3_600;
  return distanceM(before, fix) > 2 * (before.accuracyM + fix.accuracyM) + carM + 50;
}

/** Hours. Phones set their zone by where they are; Alaska's lies 2.4 hours off its sun at the most. */
const zoneTooFarHours = 2.75;

/** A time zone of the browser that is not the square's. */
export function judgeTimeZone(timeZone: string | undefined, center: Point, now: Date): Signal[] {
  const zoneHours = timeZone === undefined ? null : standardOffsetHours(timeZone, now);
  if (zoneHours === null) return [];
  const apart = Math.abs(zoneHours - center.lng / 15);
  if (Math.min(apart, 24 - apart) <= zoneTooFarHours) return [];
  return [signal("time_zone_far", `The browser's clock is set to ${timeZone}.`)];
}

/** Hours ahead of UTC without daylight saving time; null for what is no time zone. */
export function standardOffsetHours(timeZone: string, now: Date): number | null {
  const year = now.getUTCFullYear();
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
    const offsets = [0, 6].map((month) => {
      const parts = format.formatToParts(new Date(Date.UTC(year, month, 1)));
      const text = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
      const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text) ?? [];
      const size = Number(hours ?? 0) + Number(minutes ?? 0) / 60;
      return sign === "-" ? -size : size;
    });
    return Math.min(...offsets);
  } catch {
    return null;
  }
}
