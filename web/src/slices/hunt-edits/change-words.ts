import type { HuntChange } from "@ten-paces/contract";

const NAMES: Record<string, string> = {
  name: "Name",
  description: "Description",
  thresholdBTC: "Threshold (BTC)",
  prizePool: "Prize pool (BTC)",
  imageUrl: "Image",
  opensAt: "Opens to everybody at",
  next: "Opens next",
  status: "Status",
  clue: "Clue",
  words: "Address",
  role: "Role",
  "btcPrice.usd": "Price of a Bitcoin (USD)",
  "btcPrice.asOf": "Price as of",
};

const LONGEST = 80;

/** A change in lines of words: "Prize pool (BTC): 0.375 → 1.5". */
export function changeWords({ action, fields }: Pick<HuntChange, "action" | "fields">): string[] {
  if (fields.length === 0) return [action];
  const said = fields.map(({ name, before, after }) => {
    const label = NAMES[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
    return `${label}: ${valueWords(before)} → ${valueWords(after)}`;
  });
  return /square/.test(action) ? [`${action}:`, ...said] : said;
}

function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (value === true) return "yes";
  if (value === false) return "no";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
