import { isDeedOfMany, isDeedOfOne } from "../words/finite-verbs.ts";
import { isThingToSee } from "../words/things-to-see.ts";

const ties = new Set(
  (
    "of in with without under over for on among behind above below beside from at to than by no like into through across round " +
    "around inside outside beneath between along upon near off past within as beyond toward about against out"
  ).split(" "),
);
const relatives = new Set("that who whose which".split(" "));
const openings = new Set(
  "a an the two three four five six seven eight nine ten eleven twelve twenty forty twin".split(
    " ",
  ),
);
const many = new Set(
  "people men women children they oxen geese feet teeth mice deer fish sheep cannon bison moose hundreds thousands dozens".split(
    " ",
  ),
);
/** What says how, when or of whom, and is no thing by itself. */
const noThing =
  /^(?:it|its|he|she|they|we|you|some|all|every|everyone|everybody|nobody|anybody|somebody|someone|something|those|these|one of|once|out|up|down|away|free|born|worn|bright|pink|black|red|white|dark|bigger|smaller|older|younger|taller|longer|wider|halfway|according|due|full|hurt|stuck|good|too|not|no|half of|part of|more|less|other|others|same|enough|much|many|few|even|what|how|why|since|because|gone|dead|empty|blank|silent|cold|warm|late|early|open|closed|shut|ready|safe|asleep|afloat|almost|nearly|hardly|barely|just|only|still)\b|\b(?:high|long|wide|tall|deep|old|each|alone|ago|anew|again|alike)$/;

/** What only tells a deed, whatever stands before it: "two were drawn", "the nation said thank you". */
const surelyDeeds = new Set(
  (
    "was were is are has have had did do does will would could can cannot must said came went took gave became began " +
    "brought grew knew threw wrote ate fell fought bought taught tell believe complain agree remain obey sleep eat " +
    "dive dives become go come keep make bring grow misheard growls warms glint rusts scares cracks saddle wiggle glints " +
    "burps scores quit lie lean obeys examines circle"
  ).split(" "),
);

/** Whether the word at a place of a phrase tells a deed there: "leaves" does after "a ship", not after "of". */
function isDeed(words: readonly string[], at: number): boolean {
  const [word = "", before = ""] = [words[at], words[at - 1]];
  if (at === 0) return false;
  if (surelyDeeds.has(word)) return true;
  if (openings.has(before)) return false;
  if (isDeedOfOne(word)) return !ties.has(before) || /s$/.test(word);
  if (/[^e]ed$/.test(word)) return !ties.has(before);
  const isMany = isPlural(before) && !ties.has(before);
  return isMany && isDeedOfMany(word);
}

/** What stands bare without being many: "salt beef on rye", but never "limestone cross with a dome". */
const stuff = new Set(
  (
    "art bamboo beef bone brass bread breakfast brick bronze brownstone butter chocolate cider clay coal coffee concrete " +
    "copper corn cotton counsel crystal cypress dessert dinner dust fiberglass fish fog fruit gilt glass gold granite grass " +
    "grief half-timber hay hemlock history holly homework honey honeycomb horsehair ice iron ivy lace leaf leather lettuce lightning " +
    "limestone linen lipstick lobster lotus lumber lunch machinery marble metal money moss mud music neon noise oak ore paint paper " +
    "pie pine plaster pop porcelain pride quartz quartzite rain rock rubbish rust rye salmon salt sand sandstone scrap " +
    "silence silk silver smoke snow soap sod soup spruce steam steel stone stucco sugar taffy teak thunder time timber tin tobacco " +
    "trout twilight varnish walnut water wax wheat wine wood wool art cactus justice china plywood thatch velvet"
  ).split(" "),
);

/** Where a thing is cut off, or where it only begins to say something of itself. */
const cutShort =
  /\b(?:below|above|beneath|outside|inside|nearby|behind|within|without|beyond|about|around|all|more|there|here|gone|open|low|bare|red|one|ones|two|four|five|six|seven|ten|many|second|day|front|south)$|\b(?:on|at|in) (?:one|that) (?:side|hand|end)$|\b(?:at the time|on the (?:right|left|way)|on top|at heart|by name|since|none|this|that|was chartered)$/;
/** What points to somebody or somewhere that is not in the phrase, or says when. */
const elsewhere =
  /\b(?:here|there|where|wherever|when|whenever|while|it|him|them|me|us|our|my|another|same)\b|\b(?:her|his|its|their|your)$/;
/** "The last of her kind", "brick by brick": nothing one could look at. */
const sayings =
  /^(?:the (?:\w+est|first|last|fifth) (?:of|in|on)\b|(\w+) by \1\b|thanks\b|hands (?:to|in)\b|the guilty\b|brick to\b)|\b(?:who|that) \w+ (?:would|will|is|are|was|were)\b/;
const own = /\b(?:her|his|its|their)\b/;
const one = /^(?:an?|the)$/;
const oddArticle = /^an? (?:old(?:er|est)|second|first|few|good|billion|bit|couple|pair|middle)\b/;
const sums = /^an? (?:hundred|thousand|million|dozen|score|series|gas|lens)\b/;
const number =
  /^(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|dozens|hundreds|thousands)$/;

const isPlural = (word: string): boolean =>
  many.has(word) ||
  (!/^(?:its|his)$/.test(word) && /(?:[^su'’i]s|ies|ois)$/.test(word)) ||
  /men$/.test(word);

/** Whether a phrase may be cut behind a word: behind many or a stuff, never behind "a red" of "a red and yellow bowl". */
export const mayEndOn = (word: string): boolean => isPlural(word) || stuff.has(word);

/** The words of a phrase up to what it is tied to. */
function beforeTie(words: readonly string[]): readonly string[] {
  const end = words.findIndex(
    (word, i) =>
      i > 0 &&
      (ties.has(word) || relatives.has(word) || word === "and" || word === "or" || word === "to"),
  );
  return end < 0 ? words : words.slice(0, end);
}

/** "Sharks circle", "the engines rust", "a bus stops": many in front of another word, or many of one. */
function isClause(words: readonly string[]): boolean {
  const head = beforeTie(words);
  const [first = ""] = head;
  const isOfSomebody = head.some((word) => /['’]s?$/.test(word));
  const noun = head.at(-1) ?? "";
  if (head.slice(0, -1).some((word) => isPlural(word) && !number.test(word))) return true;
  if (number.test(first) && !many.has(first)) return head.length < 2 || !isPlural(noun);
  if (/^an?$/.test(first)) return isPlural(noun) && !isOfSomebody && !sums.test(words.join(" "));
  if (openings.has(first)) return head.length < 2 && first !== "the";
  return !isPlural(noun) && !stuff.has(noun);
}

/** "Hikers add a stone": a thing begins in the middle that is tied to nothing. */
function isTornApart(words: readonly string[]): boolean {
  return words.some((word, i) => {
    const before = words[i - 1] ?? "";
    if (i === 0 || !/^(?:an?|the|its|his|her|their)$/.test(word)) return false;
    return !ties.has(before) && !/^(?:and|or|but|half|all|both|out|down|up|to|next)$/.test(before);
  });
}

/** Without how or where a thing is, "taller" in "doors taller than a house", "overhead" in "tin overhead". */
function withoutLooks(words: readonly string[]): readonly string[] {
  return words.filter(
    (word, i) =>
      i < 1 ||
      !(
        /^(?:overhead|underfoot|upstairs|indoors|aloft)$/.test(word) ||
        (i > 0 &&
          /^(?:than|as)$/.test(words[i + 1] ?? "") &&
          (isPlural(words[i - 1] ?? "") || /er$/.test(word)))
      ),
  );
}

/** The parts between ties, each a thing of its own: "the hall burns low" of "a lamp in the hall burns low". */
function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words)
    if (ties.has(word) || word === "and" || word === "or" || word === "to") parts.push([]);
    else parts.at(-1)?.push(word);
  return parts;
}

/** Whether "its" and "their" have somebody in the phrase to belong to. */
function isOwned(words: readonly string[]): boolean {
  const text = words.join(" ");
  if (!own.test(text)) return true;
  return one.test(words[0] ?? "") ? !/\btheir\b/.test(text) : !/\b(?:her|his|its)\b/.test(text);
}

/**
 * Whether a phrase is a thing or things, and neither a deed nor an order: "lions by the step", "a ram that reads". What
 * stands bare is many or a stuff, so that what is cut from a sentence is hardly ever taken for a thing.
 */
export function isNounPhrase(text: string): boolean {
  const words = text.toLowerCase().split(" ");
  const [first = ""] = words;
  const small = words.join(" ");
  if (noThing.test(small) || ties.has(first) || relatives.has(first)) return false;
  if (elsewhere.test(small) || sayings.test(small) || oddArticle.test(small) || !isOwned(words))
    return false;
  // What stands in a clause of its own may do what it likes.
  const clause = words.findIndex((word, i) => i > 0 && relatives.has(word));
  const said = withoutLooks(clause < 0 ? words : words.slice(0, clause));
  if (clause < 0 && cutShort.test(small)) return false;
  const isOrder = isDeedOfOne(first) || isDeedOfMany(first);
  if (!openings.has(first) && isOrder && !/[^s]s$/.test(first) && !stuff.has(first)) return false;
  // "Named for a flower": what is?
  if (/ed$/.test(first) && (words.length === 1 || ties.has(words[1] ?? ""))) return false;
  if (isClause(said) || isTornApart(said)) return false;
  const isTorn = partsOf(said).some((part) =>
    part.slice(0, -1).some((word) => isPlural(word) && !number.test(word)),
  );
  return !isTorn && said.every((_, i) => !isDeed(said, i));
}

/** Whether a line is a sentence: something in it does something, outside of what only describes. */
export function tellsDeed(text: string): boolean {
  const words = text.toLowerCase().replaceAll(",", " ,").split(" ");
  const clause = words.findIndex((word, i) => i > 0 && relatives.has(word));
  const said = clause < 0 ? words : words.slice(0, clause);
  return said.some((_, i) => isDeed(said, i));
}

/** What a sentence is about: its words before something is done; null for what is no sentence. */
export function subjectOf(clause: string): string | null {
  const words = clause.toLowerCase().split(" ");
  const at = words.findIndex((_, i) => isDeed(words, i));
  return at < 1 ? null : clause.split(" ").slice(0, at).join(" ");
}

const longestHead = 3;
const counts = new Set(
  "a an the two three four five six seven eight nine ten eleven twelve".split(" "),
);

/**
 * The thing that a line opens with, "a ram" of "a ram reads aloud", without what it is tied to and what it does; null
 * where that is nothing to look up for.
 */
export function headOf(line: string): string | null {
  const [clause = ""] = line.split(/[,;:.?!]/);
  const words = clause.trim().split(" ");
  const end = words.findIndex(
    (word, i) =>
      i > 0 && (ties.has(word) || relatives.has(word) || word === "and" || isDeed(words, i)),
  );
  const head = end < 0 ? words : words.slice(0, end);
  const text = head.join(" ");
  const noun = head.at(-1) ?? "";
  const isBare = !openings.has(head[0] ?? "");
  const isTold = head.filter((word) => !counts.has(word)).length > 1;
  if (
    head.length > longestHead ||
    own.test(text) ||
    !isThingToSee(noun, isTold) ||
    !isNounPhrase(text)
  )
    return null;
  if (!/^[\p{L}’'-]+$/u.test(head.join(""))) return null;
  return isBare && !/s$/.test(noun) ? null : text;
}
