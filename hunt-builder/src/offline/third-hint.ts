import { thirdHints } from "../frames/hint-frames.ts";
import { likelyTellingsOf, tellingsOf } from "../material/telling.ts";
import type { Place } from "../place.ts";
import { termsOf } from "../search/terms.ts";
import { standOf, standSentence } from "../stands/stand-of.ts";
import { nounOf } from "../words/place-nouns.ts";
import { word } from "./hint-words.ts";
import { fewToTell, leftToTell } from "./left-to-tell.ts";
import { shapesOfSort } from "./used-shapes.ts";
import { isKeyTold, isToldAgain, type Workbench } from "./workbench.ts";

/** The end of the way: the town, what to ask for there, and where to stand. fact is what sets it apart; "" for none. */
export function thirdHint(bench: Workbench, fact: string): string {
  const { place } = bench.task;
  const { ask } = askFor(fact, nounOf(place));
  const town = place.town === "Bronx" ? "the Bronx" : place.town;
  const slots = { in: island.test(town) ? "on" : "in", town, ask };
  return withStand(inTurn(bench, Object.keys(thirdHints), slots), place);
}

const sortOfEnd = "end of the way | ";

/** A last hint in the shape that the hunt has read least of all. */
function inTurn(
  bench: Workbench,
  shapes: readonly string[],
  slots: Record<string, string>,
): string {
  const { usedShapes, random, sequenceNum } = bench.task;
  const read = shapesOfSort(usedShapes, sortOfEnd);
  const times = (shape: string): number =>
    read.filter((each) => each.startsWith(`${sortOfEnd}${shape} | `)).length;
  const [shape = "ask"] = random.shuffle(shapes).sort((a, b) => times(a) - times(b));
  bench.shapes.push(`${sortOfEnd}${shape} | ${sequenceNum}`);
  return word(bench, thirdHints[shape] ?? [], slots, true);
}

/** "In Rock Island", which is a city, and "on Mackinac Island". */
const island = /^(?:Staten|Mackinac|Jekyll|St\. Simons|Block|Tybee|Kelleys|Monhegan) Island$/;

/** A last hint that ends in where to stand, where somebody has written that. */
export function withStand(hint3: string, place: Place): string {
  return [hint3, standSentence(standOf(place))].filter(Boolean).join(" ");
}

/** "is a white church with a belfry": what one asks for is then said by the fact itself. */
const saysWhat =
  /^is (?=(?:an?|one of|the (?:\w+est|only|last|first)) (?!(?:few|foot|half|hundred|home|meeting|mile|place|quarter|seat|setting|short|site|size|spot|stop|subject|third|work)\b))/;

/** "is the largest of its faith": the largest what? */
const saysRank =
  /^is the (?:\w+est|first|last|only|one|same|\w+ernmost)(?: one)? (?:of|in|on|at|to|for|still|left|ever|that|which)\b/;

/** What somebody sees of it: "has a gilded dome". */
const has =
  /^(?:has|wears) (?=(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twin|colored|stained|white|red|black|blue|green|golden|gilded|stone|brick|marble|granite|wooden|iron|bronze|copper) )/;
const hasNoLook =
  /^has (?:an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?(?:name|namesake|half|hundred|thousand|million|year|time|day|week|month|role|story|history|twin|brother|host|carver|man|woman|boy|girl|founder|sister|record|population)s?\b/;
/** "stands on a bluff": where it is. */
const stands =
  /^(?:stands|sits|lies|rises) (?=(?:on|in|at|by|beside|above|over|under|below|behind|before|between|near|across|along|astride|atop|where|among) )/;
/** "is built of pink stone". */
const built =
  /^is (?=(?:built|made|faced|roofed|clad|painted|carved|topped|shaped|ringed|hung) (?!by |in 1|in 2))/;
/** A verb further on wants its "that". */
const goesOn =
  /,? (?:and|but|or|then) (?:also |still |once |never )?(?:is|was|are|were|has|had|did|does|[a-z]+s|[a-z]+ed|kept|held|ran|made|lost|won|took|came|went|got|gave|stood|became|saw|sold|built|put) /;
const isNested = /\bthat\b/;
/** "The statue that sees a street paved": nobody asks for what a place looks on at. */
const happens = /^(?:sees|saw|hears) /;
const long = 14;

/** One asks for what a place is or has; what once happened to it is asked for where nobody could know which one is meant. */
const isBygone = (fact: string): boolean =>
  /^(?:was|were|had|held|took|sold|lost|got|became|began|bought|fed|gave|heard|saw|kept|ran|made|came|went|sent|fell|won|drew|grew|built|brought|cost|left|lay|lent|let|met|paid|put|rose|set|sank|spent|stood|told|[a-z]+ed)\b/.test(
    fact,
  );

/** Whoever asks for a place in the street says what stands there to be seen, and no story. */
const clumsy = 3;

interface Ask {
  ask: string;
  /** How hard it is to ask for: 0 for what is seen, 1 for what it does, 2 for what it did, more for what is no good English. */
  cost: number;
}

/** What a fact is asked for by, with the noun of its place: "the church with a ceiling of pressed tin". */
export function askFor(fact: string, noun: string): Ask {
  const bare = `the ${noun}`;
  if (fact === "") return { ask: bare, cost: clumsy };
  const isClear = !/[:;“”]/.test(fact);
  if (isClear && saysWhat.test(fact) && !saysRank.test(fact))
    return { ask: fact.replace(saysWhat, ""), cost: 0 };
  const head = noun.split(" ").at(-1) ?? noun;
  const isTwice = new RegExp(`\\b${head}(?:e?s)?\\b`, "i").test(fact);
  if (!isClear || isTwice || happens.test(fact)) return { ask: bare, cost: clumsy };
  if (!goesOn.test(fact)) {
    if (has.test(fact) && !hasNoLook.test(fact) && !/ with /.test(fact))
      return { ask: `${bare} with ${fact.replace(has, "")}`, cost: 0 };
    for (const where of [stands, built])
      if (where.test(fact) && !/^stands (?:at|in) (?:the|a) (?:heart|head) of its\b/.test(fact))
        return { ask: `${bare} ${fact.replace(where, "")}`, cost: 0 };
  }
  if (isNested.test(fact)) return { ask: bare, cost: clumsy };
  const isLong = fact.split(" ").length > long;
  return { ask: `${bare} that ${fact}`, cost: (isBygone(fact) ? 2 : 1) + (isLong ? 0.5 : 0) };
}

/** With fewer things left to tell beside it, a last hint asks by what the list leaves over, or by what the clue or a line tells in other words. */
const manyToTell = fewToTell + 1;

/** What the people of the town know it by, where they have two of a kind: a fact the square has not told; "" where the list would miss it. */
export function askedFor(bench: Workbench): string {
  if (isAlone(bench) || leftToTell(bench) < manyToTell) return "";
  return bestToAsk(bench, (fact, key) =>
    isKeyTold(bench, key, likelyTellingsOf) || isToldAgain(bench, fact) ? 1 : 0,
  );
}

/**
 * And what neither the list nor another hint has told once both are written, by whatever words.
 * @param ofClue what of its row the clue tells
 */
export function leftToAsk(bench: Workbench, ofClue: readonly string[]): string {
  const isInTheseWords = (fact: string): number =>
    bench.texts.some((text) => isNearlySaid(text, fact)) ? clumsy : 0;
  return (
    bestToAsk(bench, (fact) => (isToldAgain(bench, fact) ? clumsy : 0)) ||
    // What the clue or a line tells by a likeness is no secret in the street, as long as no words of it are said again.
    bestToAsk(bench, isInTheseWords, () => true) ||
    // At the end of the way the clue may be said plainly.
    bestToAsk(
      bench,
      isInTheseWords,
      () => true,
      (key) => ofClue.includes(key),
    )
  );
}

/** Of a fact's telling words another text of the square may have this much. */
const mostSaid = 0.25;

function isNearlySaid(text: string, fact: string): boolean {
  const terms = new Set(termsOf(fact));
  const shared = new Set(termsOf(text).filter((term) => terms.has(term)));
  return shared.size > mostSaid * terms.size;
}

function bestToAsk(
  bench: Workbench,
  spent: (fact: string, key: string) => number,
  mayTell = (key: string): boolean => !isKeyTold(bench, key),
  maySayAgain = (_key: string): boolean => false,
): string {
  const { place, random } = bench.task;
  const noun = nounOf(place);
  // What no likeness tells is lost to nobody: the list keeps its riddles.
  const tellings = tellingsOf(place);
  const likenesses = (key: string): number =>
    [...(tellings.get(key) ?? [])].filter((each) => each.startsWith("image:")).length;
  const [chosen] = random
    .shuffle(place.facts.map((fact, i) => ({ fact, key: `fact:${i}` })))
    .filter(({ key }) => (!bench.said.has(key) || maySayAgain(key)) && mayTell(key))
    .map((each) => ({
      ...each,
      cost:
        askFor(each.fact, noun).cost +
        spent(each.fact, each.key) +
        // Where to stand says it already.
        (isNearlySaid(standOf(place)?.where ?? "", each.fact) ? 1 : 0),
    }))
    .filter(({ cost }) => cost < clumsy)
    .sort((a, b) => a.cost - b.cost || likenesses(a.key) - likenesses(b.key));
  if (chosen === undefined) return "";
  bench.said.add(chosen.key);
  bench.texts.push(chosen.fact);
  return chosen.fact;
}

/** Whether nobody in the town could mean another place of the stock by the same noun. */
function isAlone({ task: { place, stockmates } }: Workbench): boolean {
  return !stockmates.some(
    (each) => each !== place && each.town === place.town && nounOf(each) === nounOf(place),
  );
}
