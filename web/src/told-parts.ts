/** The parts of answers that are sentences of the product; names, clues and what people wrote stay as they are. */
const SENTENCES = new Set([
  "error",
  "message",
  "adminMessage",
  "question",
  "answer",
  "perks",
  "tag",
  "behind",
]);

/** The same answer with each sentence of the product as it is said. */
export function walkAnswer(value: unknown, say: (sentence: string) => string, name = ""): unknown {
  if (typeof value === "string") return SENTENCES.has(name) ? say(value) : value;
  if (Array.isArray(value)) return value.map((one) => walkAnswer(one, say, name));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, one]) => [key, walkAnswer(one, say, key)]));
}
