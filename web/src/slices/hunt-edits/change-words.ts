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
  hint1: "Hint 1",
  hint2: "Hint 2",
  hint3: "Hint 3",
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
    const [old, now] = whereTheyDiffer(before, after);
    return `${label}: ${valueWords(old)} → ${valueWords(now)}`;
  });
  return /square/.test(action) ? [`${action}:`, ...said] : said;
}

/** Letters that are told around what differs. */
const CONTEXT = 24;

/** Of two long texts what differs, with a few words around it; anything else as it is. */
function whereTheyDiffer(before: unknown, after: unknown): [unknown, unknown] {
  if (typeof before !== "string" || typeof after !== "string") return [before, after];
  if (before.length <= LONGEST && after.length <= LONGEST) return [before, after];
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same += 1;
  let sameEnd = 0;
  while (sameEnd < shorter - same && before.at(-1 - sameEnd) === after.at(-1 - sameEnd))
    sameEnd += 1;
  const cut = (text: string) => {
    const from = Math.max(0, same - CONTEXT);
    const to = Math.min(text.length, text.length - sameEnd + CONTEXT);
    return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
  };
  return [cut(before), cut(after)];
}

function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (value === true) return "yes";
  if (value === false) return "no";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
