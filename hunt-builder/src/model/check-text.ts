import type { LeakGuard } from "../leaks.ts";
import { termsOf } from "../search/terms.ts";
import { digitsIn, spelledIn } from "../wording/numbers-in.ts";
import { sentencesIn } from "../wording/sentences.ts";
import { disguisesOf } from "./disguises.ts";
import { frameTerms } from "./frame-terms.ts";

/** What a text is measured against. */
export interface TextRules {
  guard: LeakGuard;
  /** Texts whose numbers and names it may use. */
  sources: readonly string[];
  shortest: number;
  longest: number;
  /** Terms it must share with its sources. */
  sharedTerms: number;
}

const notPlainText =
  /[<>{}[\]\\`|~^*_#@]|https?:|www\.|\w\.(?:com|net|org|io|gov|edu|info|app)\b|\p{Extended_Pictographic}|\p{Cc}|\p{Cf}|\p{Co}/iu;
const notAClue =
  /\b(?:instructions?|prompt|language model|as an ai|i cannot|i can't|sorry|ignore|disregard|system message|developer|api|password|credit card|json|data block|fact sheet|click|download|subscribe|call now|visit our|bitcoin|e-?mail)\b/i;
const written = /^[\p{Script=Latin}\p{N}\p{P}\p{Sc}° \n]+$/u;

/** What is wrong with a text from a model, in words that name no secret; empty when nothing is. */
export function faultsOf(text: string, rules: TextRules): string[] {
  const faults: string[] = [];
  if (text.length < rules.shortest || text.length > rules.longest)
    return [`has ${text.length} letters instead of ${rules.shortest} to ${rules.longest}`];
  if (notPlainText.test(text.replaceAll("\n", " ")) || !written.test(text))
    faults.push("is not plain text");
  if (notAClue.test(text)) faults.push("is not about the hunt");
  if ([text, ...disguisesOf(text)].some((each) => rules.guard.findLeak(each) !== null))
    faults.push("says a word that must not be said");
  faults.push(...grammarFaults(text));
  const known = rules.sources.join(" ");
  const numbers = new Set([...digitsIn(known), ...spelledIn(known), "1"]);
  if ([...digitsIn(text), ...spelledIn(text)].some((each) => !numbers.has(each)))
    faults.push("has a number that is not in its facts");
  const strange = namesIn(text).filter((name) => !known.toLowerCase().includes(name.toLowerCase()));
  if (strange.length > 0) faults.push("has a name that is not in its facts");
  if (asksFor(text, known)) faults.push("asks the reader for something");
  const terms = new Set(termsOf(known));
  if (sentencesIn(text).some((sentence) => isAside(sentence, terms)))
    faults.push("has a sentence that tells none of its facts");
  if (new Set(termsOf(text).filter((term) => terms.has(term))).size < rules.sharedTerms)
    faults.push("does not tell its facts");
  return faults;
}

/** What a clue has no reason to ask of a reader: money, secrets, messages. Allowed where the facts speak of it. */
const asked = new RegExp(
  [
    "\\b(?:wallets?|seed phrases?|passphrases?|private keys?|payments?|donations?)\\b",
    // As an order, or as what one must or may do: "the text on the stone" asks for nothing.
    "(?:^|[.!?:;,]\\s+|\\b(?:please|must|should|now|then|to|and|or|can|may)\\s+)(?:send|pay|wire|deposit|donate|transfer|invest|buy|call|phone|text|message|reply|contact|vote)\\b",
  ].join("|"),
  "gi",
);

function asksFor(text: string, known: string): boolean {
  const told = new Set(termsOf(known));
  return [...text.matchAll(asked)].some(([words]) =>
    termsOf(words).some((term) => !told.has(term)),
  );
}

/**
 * Whether a sentence speaks of nothing in the facts: it shares no term with them, and is not made of the words
 * alone that the offline writer, too, puts around facts.
 */
function isAside(sentence: string, factTerms: ReadonlySet<string>): boolean {
  const terms = termsOf(sentence);
  if (terms.some((term) => factTerms.has(term))) return false;
  return terms.some((term) => !frameTerms.has(term));
}

function grammarFaults(text: string): string[] {
  const faults: string[] = [];
  const plain = text.replace(/[“"][^”"]*[”"]/g, "“”");
  if (!/^[“"']?\p{Lu}/u.test(text)) faults.push("does not start with a capital");
  if (!/[.!?][”"’']?$/.test(text)) faults.push("does not end with a full stop");
  if (/ {2}|\s[,.;:!?]|\.\.|,,|;;|,\.|\.;/.test(text)) faults.push("has a slip in its punctuation");
  if (/\b(the|a|an|of|in|it|is|to|and|its|at|for|with)\s+\1\b/i.test(plain))
    faults.push("repeats a word");
  if (
    /\ba (?:[ai]|o(?!n[ce])|e(?!u|we))[a-z]{2,}|\ban (?:[bcdfgjklmnpqrstvwyz])[a-z]{2,}/.test(plain)
  )
    faults.push("has a wrong article");
  return faults;
}

/** Words with a capital that do not open a sentence or a quotation. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<=[\p{L}\p{N},;’'-] )\p{Lu}[\p{L}’'-]*/gu)]
    .map(([word]) => word.replace(/['’]s$/, ""))
    .filter((word) => word !== "I" && !/^I['’]/.test(word));
}
