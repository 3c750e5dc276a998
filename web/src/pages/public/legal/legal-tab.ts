const TABS = ["terms", "privacy", "sweepstakes", "cookies"] as const;

export type LegalTab = (typeof TABS)[number];

/** In which tab a part of the page stands. */
const TAB_OF_PART = new Map<string, LegalTab>([
  ...TABS.map((tab) => [tab, tab] as const),
  ["dmca", "terms"],
  ["responsible-gaming", "terms"],
  ["your-data", "privacy"],
]);

/** The tab that was chosen, else the one of the part that the address names after #, else the first. */
export function legalTabOf(search: string, hash: string): LegalTab {
  const chosen = new URLSearchParams(search).get("tab");
  return TABS.find((tab) => tab === chosen) ?? TAB_OF_PART.get(hash.slice(1)) ?? "terms";
}
