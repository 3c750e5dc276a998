import { withoutAccents } from "../wording/sentences.ts";

const stop = new Set(
  `a an the and or of in on at to for from by with it its is are was were be been has have had that this these those as
  but not no nor so if than then there here where when which who whom what you your yours we our us i me my he she his her they
  their one only into over under about up down out off all any some more most other such do does did will would may might can`.split(
    /\s+/,
  ),
);

/** Terms of a text as the search sees them: lower case, no accents, no stop words, endings cut. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  const plain = withoutAccents(text)
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, "$1");
  for (const word of plain.match(/[a-z0-9]+/g) ?? []) {
    const term = termOf(word);
    if (term !== "") terms.push(term);
  }
  return terms;
}

/** What words are to the search, so that each is looked up once; "" where they are nothing. */
const known = new Map<string, string>();
/** More than the library has; an operator's own texts cannot grow it for ever. */
const mostKnown = 100_000;

function termOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const made = stop.has(word) || word.length < 2 ? "" : stem(word);
  if (known.size >= mostKnown) known.clear();
  known.set(word, made);
  return made;
}

/** Cuts plural and tense endings, so that "arches" finds "arch". */
function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word))
    return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  return word
    .replace(/(?:ies|ied)$/, "y")
    .replace(/(?:sses|shes|ches|xes)$/, (end) => end.slice(0, -2))
    .replace(/([^s])s$/, "$1")
    .replace(/(?:ing|ed)$/, "")
    .replace(/e$/, "");
}
