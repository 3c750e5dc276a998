import type { HuntChange } from "@ten-paces/contract";

/** What others changed meanwhile: "Changed by ann@hunts.test (survey square)." */
export function changesInWords(changes: readonly HuntChange[]): string {
  if (changes.length === 0) return "";
  const told = [...new Set(changes.map(({ by, action }) => `${by} (${action})`))];
  return `Changed by ${told.join(", ")}.`;
}
