export const TOP_STATES = 5;

/** Counts from the largest down, those alike by name. */
export function sortedCounts(counts: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(counts).sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
}
