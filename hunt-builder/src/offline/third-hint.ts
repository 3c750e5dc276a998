import {
  bareThirdHints,
  thirdHints,
  thirdHintsApart,
  thirdHintsOfThing,
} from "../frames/hint-frames.ts";
import {
  thirdHintsOfLaterLine,
  thirdHintsOfLine,
  thirdHintsPlain,
} from "../frames/plain-frames.ts";
import type { Clue } from "../hunt.ts";
import type { Material, Source } from "../material/material.ts";
import { likelyTellingsOf, tellingsOf } from "../material/telling.ts";
import { isOpenAtOnce } from "../open-lines.ts";
import type { Place } from "../place.ts";
import { standOf, standSentence } from "../stands/stand-of.ts";
import { withArticle } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { word } from "./hint-words.ts";
import { fewToTell, leftToTell } from "./left-to-tell.ts";
import { struckLine } from "./struck-line.ts";
import { asQuoted, asRead, type Unveiled, unveil } from "./unveil.ts";
import {
  bookAsSaid,
  clauseOf,
  isKeyTold,
  isSaid,
  isToldAgain,
  tellsAgain,
  type Workbench,
} from "./workbench.ts";

/** What a last hint asks for: a fact, or a sentence that says something else of the place. */
interface AskedFor {
  fact?: string;
  says?: string;
  /** What a riddle of the square means in plain words. */
  plain?: Unveiled;
  /** Whether that riddle opens after the square does. */
  isLater?: boolean;
  /** A sentence that says which line of the list is about another place. */
  struck?: string;
}

export function thirdHint(bench: Workbench, asked: AskedFor): string {
  const { says, plain, isLater = false } = asked;
  const fact = asked.fact ?? plain?.fact ?? "";
  const { place } = bench.task;
  const kind = nounOf(place);
  const slots = {
    kind,
    a: withArticle(kind),
    town: place.town,
    fact,
    thing: thingIn(fact),
    says: says ?? `it ${fact}`,
    image: plain?.image ? asQuoted(plain.image) : "",
  };
  const ofLine = isLater ? thirdHintsOfLaterLine : thirdHintsOfLine;
  const ofRiddle = plain?.image === undefined ? thirdHintsPlain : ofLine;
  const ofFact = says === undefined ? thirdFrames(fact, kind) : thirdHintsApart;
  const frames = plain === undefined ? ofFact : ofRiddle;
  return withStand(
    [word(bench, frames, slots, true), asked.struck].filter(Boolean).join(" "),
    place,
  );
}

/**
 * What neither the list nor another hint has told, by whatever words; else what the clue or a line of the list means in plain
 * words; else a neighbor to ask for, or which line is said of another place.
 * @param keys what the clue tells
 */
export function leftOver(
  bench: Workbench,
  keys: readonly string[],
  lines: readonly Omit<Clue, "id">[],
): AskedFor {
  const { facts } = bench.task.place;
  const isNew = (key: string, text: string): boolean =>
    !bench.said.has(key) && !isKeyTold(bench, key) && !isToldAgain(bench, text);
  const fact = facts
    .map((each, i) => ({ each, key: `fact:${i}` }))
    .filter(({ each, key }) => isNew(key, each))
    .sort((a, b) => Number(isBygone(a.each)) - Number(isBygone(b.each)))[0];
  if (fact !== undefined) {
    bench.said.add(fact.key);
    return { fact: fact.each };
  }
  for (const source of leftOvers)
    for (const each of bench.material) {
      if (each.source !== source || isSaid(bench, each) || isOfMaker(each)) continue;
      if (tellsAgain(bench, each, tellingsOf)) continue;
      bookAsSaid(bench, each);
      return { says: clauseOf(each) };
    }
  const plain = unveil(bench, keys, lines);
  if (plain !== null) {
    // A line that opens later is not quoted before it does.
    const isLater = plain.image !== undefined && !isOpen(bench, lines, plain.image);
    return { plain, isLater };
  }
  for (const each of bench.material)
    if (each.source === "near" && isInSight(each) && !isSaid(bench, each)) {
      bookAsSaid(bench, each);
      const { distance, back, other } = each.slots;
      return { says: `it is ${distance} ${back} of ${other}` };
    }
  const struck = struckLine(bench, lines);
  if (struck !== "") return { struck };
  const { name, town, county } = bench.task.place;
  const bears = (word: string): boolean => ` ${name} `.includes(` ${word} `);
  if (bears(town)) return { says: "it has the name of its town" };
  return bears(county) ? { says: "it has the name of its county" } : {};
}

/** Whether the line that tells a likeness stands on the page when the square opens. */
function isOpen({ task }: Workbench, lines: readonly Omit<Clue, "id">[], image: string): boolean {
  return lines.some((line) => line.text === asRead(image) && isOpenAtOnce(line, task));
}

/** Whoever asks in one town is not helped by what lies in the next. */
const isInSight = ({ slots: { distance = "" } }: Material): boolean =>
  /^(?:less than a|about a|about two|about three) miles?$/.test(distance);

const leftOvers: readonly Source[] = ["measure", "year", "person"];

/** Whoever asks in a town for what an architect drew is shown nothing. */
const isOfMaker = ({ source, slots: { deed = "" } }: Material): boolean =>
  source === "person" && /^(?:designed|drew|planned|built|laid out|led|made) /.test(deed);

/** "is a white church with a belfry": what one asks for is then said by the fact itself. */
const saysWhat =
  /^is (?=(?:an?|one of|the (?:\w+est|only|last|first)) (?!(?:few|foot|half|hundred|home|meeting|mile|place|quarter|seat|setting|short|site|size|spot|stop|subject|third|work)\b))/;

/** "is the largest of its faith": the largest what? */
const saysRank =
  /^is the (?:\w+est|first|last|only|one|same|\w+ernmost)(?: one)? (?:of|in|on|at|to|for|still|left)\b/;

const thingIn = (fact: string): string => fact.replace(saysWhat, "");

/** Frames for what a fact is like: "the church that is a church" and "the stone that replaced stones that …" are no sentences. */
export function thirdFrames(fact: string, kind: string): readonly string[] {
  if (fact === "") return bareThirdHints;
  if (/[:;]/.test(fact)) return thirdHints;
  if (saysWhat.test(fact) && !saysRank.test(fact)) return thirdHintsOfThing;
  const head = kind.split(" ").at(-1) ?? kind;
  const saysAgain = new RegExp(`\\b${head}s?\\b`, "i").test(fact);
  return saysAgain || /\b(?:that|which|who|whom|whose|where)\b/.test(fact)
    ? thirdHintsApart
    : thirdHints;
}

/** A last hint that ends in where to stand, where somebody has written that. */
export function withStand(hint3: string, place: Place): string {
  return [hint3, standSentence(standOf(place))].filter(Boolean).join(" ");
}

/** One asks for what a place is or has; what once happened to it is asked for where nothing else is left. */
const pastWeight = 0.5;
const isBygone = (fact: string): boolean =>
  /^(?:was|were|had|held|took|sold|lost|got|became|began|bought|fed|gave|heard|saw|kept|ran|made|came|went|sent|fell|won|drew|grew|built|brought|cost|left|lay|lent|let|met|paid|put|rose|set|sank|spent|stood|told|[a-z]+ed)\b/.test(
    fact,
  );

/** What the people of the town know it by: a fact the square has not told; "" where none is left. */
export function askedFor(bench: Workbench): string {
  const { facts } = bench.task.place;
  if (leftToTell(bench) < (isAlone(bench) ? fewToTell : 2)) return "";
  const spent = ({ fact, key }: { fact: string; key: string }): number =>
    (isKeyTold(bench, key, likelyTellingsOf) || isToldAgain(bench, fact) ? 1 : 0) +
    (isBygone(fact) ? pastWeight : 0);
  // What no likeness tells is lost to nobody: the list keeps its riddles.
  const tellings = tellingsOf(bench.task.place);
  const likenesses = (key: string): number =>
    [...(tellings.get(key) ?? [])].filter((each) => each.startsWith("image:")).length;
  const chosen = bench.task.random
    .shuffle(facts.map((fact, i) => ({ fact, key: `fact:${i}` })))
    .filter(({ key }) => !bench.said.has(key) && !isKeyTold(bench, key))
    .sort((a, b) => spent(a) - spent(b) || likenesses(a.key) - likenesses(b.key))[0];
  if (chosen !== undefined) {
    bench.said.add(chosen.key);
    bench.texts.push(chosen.fact);
  }
  return chosen?.fact ?? "";
}

/** Whether nobody in the town could mean another place of the stock by the same noun. */
function isAlone({ task: { place, stockmates } }: Workbench): boolean {
  return !stockmates.some(
    (each) => each !== place && each.town === place.town && nounOf(each) === nounOf(place),
  );
}
