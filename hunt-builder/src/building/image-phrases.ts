import { guardOf } from "../leaks.ts";
import type { Place } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { capitalized } from "../wording/sentences.ts";
import { kindNames, kindWords } from "../words/kinds.ts";
import { gravityOf, isSolemn } from "../words/solemn.ts";

const small = new Set(
  "a an the of in on at by to for from and or but with over under into as than per".split(" "),
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
const subjectless = /^(?:cut|laid|thrown|third|second|first|built|made|left|set|put|begun)\b/;

/** A picture from a veiled line, small first letter, no mark at its end, and the place it belongs to. */
export interface ImagePhrase {
  text: string;
  place: Place;
}

/** Of fewer places that one may smile at there are hardly pictures enough for a title and a description. */
const fewestMerry = 5;

/**
 * Pictures that may stand in a public text: the first clauses of the places' veiled lines that make sense alone,
 * name no place of the hunt, and are of no place of death or faith where there are others.
 */
export function imagePhrases(places: readonly Place[]): ImagePhrase[] {
  const guards = places.map(guardOf);
  const merry = places.filter((place) => !isSolemn(place));
  const calm = places.filter((place) => gravityOf(place) !== "grave");
  return (merry.length >= fewestMerry ? merry : calm).flatMap((place) =>
    place.veiled
      .flatMap(firstClauses)
      .filter(
        (text) =>
          guards.every((guard) => guard.findLeak(text) === null) &&
          places.every((each) => !saysTown(capitalized(text), each)),
      )
      .map((text) => ({ text, place })),
  );
}

const fewest = 3;
const most = 6;

function firstClauses(line: string): string[] {
  const [clause = ""] = line.split(/[,;:.?!]/);
  const [head = ""] = /\b(?:between|both|either)\b/.test(clause) ? [clause] : clause.split(" and ");
  return [clause, head]
    .map((each) => each.trim())
    .filter((each, i, all) => all.indexOf(each) === i && isPicture(each));
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

/** Verbs that make a sentence of a thing: "a captain points", "the fair is gone". */
const deeds =
  /\s(?:is|are|was|were|has|have|had|can|could|may|will|would|must|did|does|do|came|come|comes|leans|spit|kneels|went|goes|ran|runs|said|says|took|takes|gave|gives|got|gets|fell|falls|rose|rises|stood|stands|lay|lies|sat|sits|kept|keeps|left|leaves|lost|loses|won|wins|built|builds|burned|burns|burst|broke|breaks|bought|buys|brought|brings|cut|cuts|died|dies|drew|draws|ate|eats|flew|flies|found|finds|grew|grows|held|holds|hung|hangs|heard|hears|knew|knows|led|leads|let|lets|lived|lives|looked|looks|loved|loves|made|makes|met|meets|moved|moves|needed|needs|opened|opens|paid|pays|passed|passes|put|puts|reads|rode|rides|rang|rings|sang|sings|sank|sinks|saw|sees|sent|sends|set|sets|shared|shook|shakes|shows|showed|sleeps|slept|smelled|sold|sells|speaks|spoke|spells|spent|stays|stayed|stole|stops|stopped|swam|swims|talks|talked|tells|told|thinks|thought|threw|throws|touched|turned|turns|waited|waits|walked|walks|wanted|wants|wears|wore|worked|works|wrote|writes|brushes|gobbles|rolls|rolled|crawls|crossed|crosses|points|survived|agreed|beat|began|begins|carried|carries|climbs|collected|counted|counts|crowned|danced|dances|drank|drinks|dug|ended|ends|fed|feeds|filled|fought|froze|gathered|glows|helped|hid|hides|hit|joined|jumped|laid|landed|laughs|learned|listens|lit|married|meant|melted|missed|named|planned|planted|pours|preached|pulls|pulled|refused|rests|returned|saved|served|shines|sleds|slid|started|steers|stepped|struck|swings|taught|tore|trotted|tumbles|visited|voted|watched|watches|wed|whistled|became|becomes|pushed|pushes|shut|dreamed|dropped|hauled|dragged|lifted|asked|asks|answered|forgot|forgets|vanished|blew|blows|drove|drives|chose|cried|cries|puff|promises|promised|spun|wept|sways|struts|drops|plays|hums|rears|grins|soars|screams|howls|roars|battered|feared|pass|struggles|lends|sketched|hosted|swallowed|cannot|called|interrupted|failed)\b/;
/** "A moose plays by the door": after "a" and its noun what ends in an s is done. */
const done =
  /^an? (?:(?!of|with|in|for|on|under|from|that|who)[\p{L}’'-]+ ){1,2}(?!of|glass|brass|grass|cross|dress|less)[\p{L}]+[^s]s (?:to|in|on|at|by|the|an?|its|his|her|over|up|down|behind|beside|across|like|for|close|free|\p{L}+ly)\b/u;

/** "Three women want a vote": what more than one thing does. */
const doneByMany =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twin|the \p{L}+s) .*\s(?:want|keep|hold|stand|look|lie|sit|hang|wait|sleep|come|go|show|tell|make|give|take|meet|sing|fly|swim|wear|lead|need|sell|call|agree|watch|guard|carry|lean|face|rise)\s/u;

/** Whether a phrase is a thing one can see, and neither a deed nor an order. */
export function isThing({ text }: Pick<ImagePhrase, "text">): boolean {
  if (!/^(?:an?|the|two|three|four|five|six|seven|eight|nine|ten|twelve|twin) /.test(text))
    return false;
  // What a thing does in a clause of its own ("a deck that still rises") leaves it a thing.
  const [head = ""] = text.split(/ (?:that|who|whose|which|where|when) /);
  return !deeds.test(head) && !done.test(head) && !doneByMany.test(head);
}

const tied =
  /\s(?:of|in|with|without|under|over|for|on|among|behind|above|below|beside|from|that|who|whose|at|to|than|by|no|like|into|through|across)\s/;
const pale =
  /\b(?:second|middle|first|one|mad|plain|square tower|white tower|red hall|brick wall|brick box|high wall|feet|miles|side|sides|kinds|same|others?|alike|two of|log house|office|letters?)\b/;

/** How well a phrase makes somebody want to see what it means, 0 to 5. */
export function vividness({ text }: Pick<ImagePhrase, "text">): number {
  const words = text.split(" ").length;
  return (
    (tied.test(text) ? 2 : deeds.test(text) ? 1.5 : 0) +
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

/** "a hand of stone" as a title: "A Hand of Stone". */
export function titleCase(text: string): string {
  const words = text.split(" ");
  return words
    .map((word, i) => (i > 0 && i < words.length - 1 && small.has(word) ? word : capitalized(word)))
    .join(" ");
}
