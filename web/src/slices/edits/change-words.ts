import type { EditChange } from "@ten-paces/contract";
import { formatDateTime } from "../../ui/dates.ts";

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
  excerpt: "In one sentence",
  content: "Text",
  author: "Who speaks",
  publishedAt: "From",
  postedAt: "From",
  originalClue: "What it said",
  correction: "What is right",
  severity: "How grave it is",
  rule: "What holds there",
  date: "Day of the source",
  "btcPrice.usd": "Price of a Bitcoin (USD)",
  "btcPrice.asOf": "Price as of",
};

const LONGEST = 80;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/;

/** A change in lines of words: "Prize pool (BTC): 0.375 → 1.5". */
export function changeWords({ action, fields }: Pick<EditChange, "action" | "fields">): string[] {
  if (fields.length === 0) return [action];
  const said = fields.map(({ name, before, after }) => {
    const label = NAMES[name] ?? nameWords(name);
    const [old, now] = whereTheyDiffer(before, after);
    return `${label}: ${valueWords(old)} → ${valueWords(now)}`;
  });
  return /square/.test(action) ? [`${action}:`, ...said] : said;
}

/** "prizes.taxFormAbove.usd" as "Prizes: tax form above: usd". */
function nameWords(name: string): string {
  const words = name
    .replaceAll(".", ": ")
    .replaceAll(/([a-z])([A-Z])/g, (_, end: string, begin: string) => `${end} ${begin}`)
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
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
  if (typeof value === "string" && MOMENT.test(value)) return formatDateTime(value);
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
