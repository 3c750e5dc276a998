import type { Fix } from "@ten-paces/contract";
import { maxFixAgeMs, maxFixes, weakSignalAboveM } from "@ten-paces/geo";
import type { PositionSource, PositionTrouble } from "../field-aids/position-source.ts";

/** Time as the collector needs it: milliseconds since the epoch, and a call later that can be cancelled. */
export interface Timer {
  now(): number;
  after(milliseconds: number, call: () => void): () => void;
}

export const browserTimer: Timer = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const id = setTimeout(call, milliseconds);
    return () => clearTimeout(id);
  },
};

/** From the first fix: even a good one is given company for this long, for the server to compare. */
export const SHORTEST_MS = 5_000;
/** From the first fix: after this the best that came has to do. */
export const LONGEST_MS = 15_000;
/** To the first fix: time to read the browser's question and for a cold receiver to wake. */
export const PATIENCE_MS = 45_000;

/**
 * A watch reports changes. Where the only report carries an old time, as some receivers and every
 * simulated one do, and nothing newer comes for this long, the browser still vouches for it: it was
 * asked for no remembered position.
 */
export const OLD_REPORT_MS = 10_000;

/** Young enough to arrive in time, even over a slow line. */
const SAFE_AGE_MS = 8_000;

export type Collected =
  | { kind: "fixes"; fixes: Fix[] }
  | { kind: "trouble"; trouble: PositionTrouble };

export interface Reading {
  /** The best accuracy so far, in metres. */
  accuracyM: number;
  count: number;
}

/** How long company is given even to a good fix, and how good one has to be, in metres, to be enough then. */
export interface Patience {
  shortestMs?: number;
  goodM?: number;
  /** How old the one that is taken may be; as old as the server takes from afar where left out. */
  freshMs?: number;
}

interface Listeners {
  onReading(reading: Reading): void;
  /** Called once, unless stopped before. */
  onDone(collected: Collected): void;
}

/**
 * Collects up to 5 fixes over 5 (or as many as told) to 15 seconds and calls back once. Returns how to stop, after which
 * nothing is called any more.
 */
export function collectFixes(
  source: PositionSource,
  timer: Timer,
  { onReading, onDone }: Listeners,
  { shortestMs = SHORTEST_MS, goodM = weakSignalAboveM }: Patience = {},
): () => void {
  let fixes: Fix[] = [];
  let firstAt: number | null = null;
  let oldReport: Fix | null = null;
  let ended = false;
  const endings: (() => void)[] = [];

  function stop(): void {
    ended = true;
    for (const end of endings) end();
  }
  function finish(collected: Collected): void {
    if (ended) return;
    stop();
    onDone(collected);
  }
  const finishWithFixes = () => finish({ kind: "fixes", fixes: standing(fixes, timer.now()) });
  const finishWithOldReport = () => {
    if (firstAt === null && oldReport) {
      finish({ kind: "fixes", fixes: [{ ...oldReport, at: timer.now() }] });
    }
  };
  const isGood = () => Math.min(...fixes.map((fix) => fix.accuracy)) <= goodM;

  endings.push(
    timer.after(PATIENCE_MS, () => {
      if (firstAt === null) finish({ kind: "trouble", trouble: "unavailable" });
    }),
  );
  const unwatch = source.watch({
    onFix(fix) {
      if (ended || !isWellFormed(fix)) return;
      if (timer.now() - fix.at > maxFixAgeMs) {
        if (oldReport === null) endings.push(timer.after(OLD_REPORT_MS, finishWithOldReport));
        oldReport = fix;
        return;
      }
      fixes = keepBest([...fixes, fix]);
      onReading({
        accuracyM: Math.min(...fixes.map(({ accuracy }) => accuracy)),
        count: fixes.length,
      });
      if (firstAt === null) {
        firstAt = timer.now();
        endings.push(timer.after(shortestMs, () => isGood() && finishWithFixes()));
        endings.push(timer.after(LONGEST_MS, finishWithFixes));
      } else if (timer.now() - firstAt >= shortestMs && isGood()) finishWithFixes();
    },
    onTrouble(trouble) {
      // A receiver that finds nothing may find something in the next second; a refusal stands.
      if (trouble !== "unavailable") finish({ kind: "trouble", trouble });
    },
  });
  endings.push(unwatch);
  if (ended) unwatch();
  return stop;
}

function isWellFormed(fix: Fix): boolean {
  return [fix.lat, fix.lng, fix.accuracy, fix.at].every(Number.isFinite) && fix.accuracy > 0;
}

/** The last report stands until the next: where it is about to be too old for the server, it is of now. */
function standing(fixes: Fix[], now: number): Fix[] {
  const newest = fixes.reduce((a, b) => (b.at >= a.at ? b : a));
  if (now - newest.at <= SAFE_AGE_MS) return fixes;
  return fixes.map((fix) => (fix === newest ? { ...fix, at: now } : fix));
}

/** The most accurate of those that are young enough to be sent alone; the last one is. */
export function bestFresh(fixes: readonly Fix[], now: number, freshMs = SAFE_AGE_MS): Fix {
  const newest = fixes.reduce((a, b) => (b.at >= a.at ? b : a));
  return fixes
    .filter((fix) => now - fix.at <= freshMs)
    .reduce((a, b) => (b.accuracy < a.accuracy ? b : a), newest);
}

/** At most five: the least accurate goes, of two alike the older one. */
function keepBest(fixes: Fix[]): Fix[] {
  if (fixes.length <= maxFixes) return fixes;
  const worst = fixes.reduce((a, b) => (b.accuracy > a.accuracy ? b : a));
  return fixes.filter((fix) => fix !== worst);
}
