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
