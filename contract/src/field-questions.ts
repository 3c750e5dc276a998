import * as z from "zod/mini";

/** So many answers to a field question cost nothing; each one after them a credit. */
export const freeAnswerTries = 3;

/** What a hunter is asked on the spot, once their position there was accepted. */
export const askedQuestion = z.object({
  text: z.string(),
  /** Answers that still cost nothing. */
  triesFree: z.number(),
});
export type AskedQuestion = z.output<typeof askedQuestion>;

/** The same as whoever stood there wrote it: a question and the answers that are right. */
export const fieldQuestion = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(8, "Ask in at least 8 letters."),
      z.maxLength(200, "Ask in at most 200 letters."),
    ),
  answers: z
    .array(
      z.string().check(
        z.trim(),
        z.maxLength(60, "An answer has at most 60 letters."),
        z.refine((text) => comparableAnswer(text) !== "", "An answer has letters or figures."),
      ),
    )
    .check(
      z.minLength(1, "Give one to five answers."),
      z.maxLength(5, "Give one to five answers."),
    ),
});
export type FieldQuestion = z.output<typeof fieldQuestion>;

const units = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
  "sixteen seventeen eighteen nineteen",
]
  .join(" ")
  .split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const articles = new Set(["the", "a", "an"]);

/**
 * An answer as it is compared: small letters without accents, signs, spaces and articles, and numbers in figures.
 * "The Twenty-Two Lions", "22 lions" and "twenty two lions" are the same. Empty where nothing is left.
 */
export function comparableAnswer(text: string): string {
  const words =
    text
      .normalize("NFKD")
      .replace(/\p{Mark}/gu, "")
      .toLowerCase()
      .replace(/(\d)[,.'’ ](?=\d{3}(?!\d))/g, "$1")
      .replace(/['’]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const kept = words.filter((word) => !articles.has(word));
  // "A" may be all that stands on the stone.
  return withFigures(kept.length > 0 ? kept : words.slice(-1)).join("");
}

/** Whether an answer is one of those that are right. */
export function isRightAnswer(given: string, answers: readonly string[]): boolean {
  const plain = comparableAnswer(given);
  return plain !== "" && answers.some((one) => comparableAnswer(one) === plain);
}

/** Runs of number words ("two hundred and five") become figures; a year said in pairs ("nineteen twelve") too. */
function withFigures(words: readonly string[]): string[] {
  const made: string[] = [];
  for (let at = 0; at < words.length; ) {
    const read = readNumber(words, at);
    made.push(read ? String(read.value) : (words[at] ?? "").replace(/^0+(?=\d)/, ""));
    at = read ? read.end : at + 1;
  }
  return made;
}

function readNumber(words: readonly string[], from: number): { value: number; end: number } | null {
  const first = readBelowHundred(words, from);
  if (!first) return null;
  let { value, end } = first;
  const pair = value >= 10 ? readBelowHundred(words, end) : null;
  if (pair && pair.value >= 10) return { value: value * 100 + pair.value, end: pair.end };
  if (words[end] === "hundred") {
    value *= 100;
    end += 1;
    const more = afterAnd(words, end);
    if (more) ({ value, end } = { value: value + more.value, end: more.end });
  }
  if (words[end] === "thousand") {
    value *= 1000;
    end += 1;
    const more = afterAnd(words, end);
    const hundreds = more && words[more.end] === "hundred";
    if (more && !hundreds) ({ value, end } = { value: value + more.value, end: more.end });
    if (more && hundreds) {
      ({ value, end } = { value: value + more.value * 100, end: more.end + 1 });
      const last = afterAnd(words, end);
      if (last) ({ value, end } = { value: value + last.value, end: last.end });
    }
  }
  return { value, end };
}

function afterAnd(words: readonly string[], at: number) {
  return readBelowHundred(words, words[at] === "and" ? at + 1 : at);
}

function readBelowHundred(
  words: readonly string[],
  at: number,
): { value: number; end: number } | null {
  const word = words[at];
  if (word === undefined) return null;
  const unit = units.indexOf(word);
  if (unit >= 0) return { value: unit, end: at + 1 };
  const ten = tens.indexOf(word);
  if (ten < 0) return null;
  const next = units.indexOf(words[at + 1] ?? "");
  const value = (ten + 2) * 10;
  return next > 0 && next < 10 ? { value: value + next, end: at + 2 } : { value, end: at + 1 };
}
