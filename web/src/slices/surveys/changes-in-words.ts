import type { EditChange } from "@ten-paces/contract";

/** What others changed meanwhile: "Changed by ann@hunts.test (survey square)." */
export function changesInWords(changes: readonly EditChange[]): string {
  if (changes.length === 0) return "";
  const told = [...new Set(changes.map(({ by, action }) => `${by} (${action})`))];
  return `Changed by ${told.join(", ")}.`;
}
