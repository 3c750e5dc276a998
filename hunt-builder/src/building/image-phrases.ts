import { guardOf } from "../leaks.ts";
import type { Place } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { capitalized } from "../wording/sentences.ts";
import { kindNames, kindWords } from "../words/kinds.ts";
import { gravityOf, isSolemn } from "../words/solemn.ts";
import { headOf, isNounPhrase, mayEndOn, subjectOf, tellsDeed } from "./noun-phrases.ts";

const small = new Set(
  "a an the of in on at by to for from and or but with over under into as than per near".split(" "),
);
const dangling =
  /(?:^|\s)(?:of|in|on|at|by|to|for|from|and|or|but|with|over|under|into|as|than|a|an|the|is|was|are|were|that|who|which|so|because|if|when|where|then|not|no|before|behind|along|once|first|again|too|off|up|down|out|between|after|beside|near|only|now|all|two|three|four|five|hundred|thousand|million|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/i;
/** What points back to something, or only says where: it makes no picture by itself. */
const pointing =
  /^(?:it|its|he|his|she|her|they|their|here|there|this|that|these|those|you|your|we|one|no|none|not|and|but|so|or|whatever|whoever|whether)\b|\b(?:it|here|them|him)$|\bof (?:them|it|its)\b/i;
/** "Below the dam come the bridge": half a sentence. */
const turnedAbout =
  /^(?:below|above|behind|beside|under|inside|outside|beneath|between|among|near)\b.*\s(?:comes?|stands?|lies?|is|are|was|were|hangs?|waits?)\b/;
/** "Cut in half", "laid on marble": what was? */
const subjectless =
  /^(?:cut|laid|thrown|third|second|first|built|made|left|set|put|begun|late|always|almost|never|seen|given|worn|born|\p{L}+[^e]ed)\b/u;
/** "From the fair to the stairs", "touch the stone": neither a thing nor a sentence. */
const partOfLine =
  /^(?:from|to|at|in|on|of|by|with|without|for|through|across|who|which|that|where|when|while|until|since|once|touch|rub|walk|climb|look|duck|whisper|enter|stoop|flag|fold|hop|kiss|knot|slip|fear|be|swim|skate|sit|pull|come|sweep|cross|mind|beware|ask|float|stand|turn|follow|go|keep|try|see|find|bring|take|leave|wait|listen|step|ride|count)\b/;
/** Whom or where, which no line that stands alone tells. */
const unsaid =
  /\b(?:here|him|her|hers|his|them|they|he|she|theirs|its?|itself|this|these|those|another|others?|elder|younger)\b/;
/** Where a line begins that is but a part of a sentence. */
const placing =
  /^(?:between|under|over|above|below|behind|beside|inside|beneath|among|near|around|after|before)\b/;

/** A picture from a veiled line, small first letter, no mark at its end, and the place it belongs to. */
export interface ImagePhrase {
  text: string;
  place: Place;
}

/** Of fewer places that one may smile at there are hardly pictures enough for a title and a description. */
const fewestMerry = 5;

/**
 * Pictures that may stand in a public text: clauses of the places' veiled lines that make sense alone,
 * name no place of the hunt, and are of no place of death or faith where there are others.
 */
export function imagePhrases(places: readonly Place[]): ImagePhrase[] {
  return publicTexts(places, clausesOf);
}

/** Not all who died or suffered have a place of their own: they stand in no shop window. */
const ofDeath =
  /\b(?:graves?|dead|died|dying|killed|sorrow|slaves?|prisoners?|inmates?|convicts?|the fallen|hanged|blood|shells hit|mourn\w*|drowned)\b/i;

function publicTexts(places: readonly Place[], textsIn: (line: string) => string[]): ImagePhrase[] {
  const guards = places.map(guardOf);
  const merry = places.filter((place) => !isSolemn(place));
  const calm = places.filter((place) => gravityOf(place) !== "grave");
  return (merry.length >= fewestMerry ? merry : calm).flatMap((place) =>
    place.veiled
      .flatMap(textsIn)
      .filter(
        (text) =>
          // "Square" is what a hunt is made of.
          !/\bsquares?\b/.test(text) &&
          !ofDeath.test(text) &&
          guards.every((guard) => guard.findLeak(text) === null) &&
          places.every((each) => !saysTown(capitalized(text), each)),
      )
      .map((text) => ({ text, place })),
  );
}

/** In a sentence with two others. */
const longestLine = 9;

/** Lines that are short sentences as they stand, by the same rules. */
export function wholeLines(places: readonly Place[]): ImagePhrase[] {
  return publicTexts(places, (line) => {
    const text = line.replace(/\.$/, "");
    const isWhole = text.split(" ").length <= longestLine && /^[\p{L}' ’,-]+$/u.test(text);
    const isTorn = [pointing, dangling, subjectless, partOfLine, unsaid, placing].some((each) =>
      each.test(text),
    );
    return isWhole && !isTorn && tellsDeed(text) ? [text] : [];
  });
}

/** Things to look up for that the lines open with: "a ram", "four ladies". */
export function thingsToSee(places: readonly Place[]): ImagePhrase[] {
  return publicTexts(places, (line) => {
    const head = headOf(line);
    return head === null ? [] : [head];
  });
}

const fewest = 3;
const most = 6;

/** "Blue water in a red and yellow bowl" is cut only before what begins a thing of its own, or behind things. */
function headOfClause(clause: string): string {
  if (/\b(?:between|both|either)\b/.test(clause)) return clause;
  const [head = "", ...rest] = clause.split(" and ");
  const isWhole = /^(?:an?|the|two|three|four|five|six|his|her|its|their|no) /.test(
    rest.join(" and "),
  );
  return isWhole || mayEndOn(head.split(" ").at(-1) ?? "") ? head : clause;
}

function clausesOf(line: string): string[] {
  const [clause = "", ...later] = line.split(/[,;:.?!]/);
  // "The museum of sea, earth lodge and wheat".
  const isListed = /^,(?: [\p{L}-]+){1,2} and /u.test(line.slice(clause.length));
  if (isListed && !mayEndOn(clause.split(" ").at(-1) ?? "")) return [];
  const head = headOfClause(clause);
  // What comes later in a line is but a thing of its own where it has an article.
  const things = later
    .map((each) => each.trim().replace(/^(?:and|or|then|but) /, ""))
    .filter((text) => isThing({ text }));
  return [clause, head, ...things, ...thingsWithin(clause)]
    .map((each) => each.trim())
    .filter((each, i, all) => all.indexOf(each) === i && isPicture(each));
}

/** What only makes sense with what somebody does to it: "a palace to a brass town" was sent. */
const tiedToDeed = /\s(?:to|into|from|for|by|as|than|at|with|out|off|up|down)\s/;

/** What is no picture at the end of a sentence: how long, how often, one more. */
const ofTimeOrCount =
  /\b(?:years?|time|times|days?|hours?|months?|minutes?|night|century|quarter|wars?|other|others|another|few|little|lot|bit|while|part|dollars|name|place|share|president|man|men|woman|people)\b/;

/** The things that a sentence ends in: "a naked queen over the bottles", at which rocks flew. */
function thingsWithin(clause: string): string[] {
  const subject = subjectOf(clause);
  if (subject === null) return [];
  const words = clause.split(" ");
  const rests = words.flatMap((word, i) =>
    i > subject.split(" ").length && /^(?:an?|two|three|four|five|six|seven)$/.test(word)
      ? [words.slice(i).join(" ")]
      : [],
  );
  return rests.filter(
    (text) =>
      isThing({ text }) && tied.test(text) && !tiedToDeed.test(text) && !ofTimeOrCount.test(text),
  );
}

function isPicture(text: string): boolean {
  const words = text.split(" ");
  return (
    words.length >= fewest &&
    words.length <= most &&
    text.length >= 9 &&
    text.length <= 40 &&
    /^[\p{L}' ’-]+$/u.test(text) &&
    !pointing.test(text) &&
    !turnedAbout.test(text) &&
    !subjectless.test(text) &&
    !/\b(?:where|when|while) \p{L}+$/u.test(text) &&
    !dangling.test(text)
  );
}

/** Whether a phrase is a thing one can see, and neither a deed nor an order. */
export function isThing({ text }: Pick<ImagePhrase, "text">): boolean {
  return thingLike.test(text) && isNounPhrase(text);
}

const thingLike = /^(?:an?|the|two|three|four|five|six|seven|eight|nine|ten|twelve|twin) /;

const tied =
  /\s(?:of|in|with|without|under|over|for|on|among|behind|above|below|beside|from|that|who|whose|at|to|than|by|no|like|into|through|across)\s/;
const pale =
  /\b(?:second|middle|first|one|mad|plain|square tower|white tower|red hall|brick wall|brick box|high wall|feet|miles|side|sides|kinds|same|others?|alike|two of|log house|office|letters?)\b/;

/** How well a phrase makes somebody want to see what it means, 0 to 5. */
export function vividness({ text }: Pick<ImagePhrase, "text">): number {
  const words = text.split(" ").length;
  return (
    (tied.test(text) ? 2 : isNounPhrase(text) ? 0 : 1.5) +
    (words >= 4 ? 1 : 0) +
    (words >= 5 ? 0.5 : 0) +
    (isThing({ text }) ? 0.5 : 0) +
    (pale.test(text) ? 0 : 1)
  );
}

const kindNouns = new Set(
  ["curiosity", ...kindNames().map((kind) => kindWords(kind).noun)].map(
    (noun) => noun.split(" ").at(-1) ?? noun,
  ),
);

/** Whether a phrase opens with a kind of place, "a park with a lagoon", "a red theater": true, and no picture. */
export function saysKind({ text }: Pick<ImagePhrase, "text">): boolean {
  const [article = "", first = "", second = "", third = ""] = text.split(" ");
  if (!/^(?:an?|the)$/.test(article)) return false;
  // "A flat-backed archaeological site" has nothing after it.
  const isLast = text.split(" ").length === 4 && kindNouns.has(third);
  return isLast || kindNouns.has(first) || kindNouns.has(second);
}

/** What its kind is tells of a place less than any picture. */
const costOfKind = 4;

/** How much a phrase makes one want to go and see. */
export function allureOf(phrase: ImagePhrase): number {
  return vividness(phrase) - (saysKind(phrase) ? costOfKind : 0);
}

/** "a hand of stone" as a title: "A Hand of Stone". */
export function titleCase(text: string): string {
  const words = text.split(" ");
  return words
    .map((word, i) => (i > 0 && i < words.length - 1 && small.has(word) ? word : capitalized(word)))
    .join(" ");
}
