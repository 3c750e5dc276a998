import type { getAnalytics, Result } from "@ten-paces/contract";

const WHOLE = new Intl.NumberFormat("en-US");
const TENTHS = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** 1234 → "1,234". */
export const wholeNumber = (count: number) => WHOLE.format(count);

/** "67 %" of a whole; an en dash of nothing. */
export function shareOf(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`;
}

/** How long something took, exactly enough to compare: 0.4 → "under a minute", 35 → "35 min", 90 → "1.5 h". */
export function tookWords(minutes: number): string {
  if (minutes < 1) return "under a minute";
  if (minutes < 60) return `${Math.round(minutes)} min`;
  if (minutes < 48 * 60) return `${TENTHS.format(minutes / 60)} h`;
  return `${TENTHS.format(minutes / 60 / 24)} days`;
}

/** "map_path" → "Map path". */
export function kindWords(kind: string): string {
  const words = kind.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Funnel = Result<typeof getAnalytics>["funnel"];

/**
 * Each step with how many began, and how many took the step before it. Nobody has to confirm an address to subscribe:
 * that step is beside the way, and the one after it is held against the one before.
 */
export function waysOf(funnel: Funnel): (Funnel[number] & { of: number; before: number })[] {
  const of = funnel[0]?.users ?? 0;
  let before = of;
  return funnel.map((one) => {
    const row = { ...one, of, before };
    if (one.step !== "confirmed") before = one.users;
    return row;
  });
}
