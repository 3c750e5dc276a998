import { directionTo, milesBetween } from "../bearings.ts";
import {
  bareThirdHints,
  firstHints,
  knownFirstHints,
  secondHints,
  thirdHints,
  thirdHintsApart,
  thirdHintsOfThing,
} from "../frames/hint-frames.ts";
import type { Source } from "../material/material.ts";
import { likelyTellingsOf, tellingsOf } from "../material/telling.ts";
import { milesText, townsToNameBy } from "../material/whereabouts.ts";
import { plural } from "../mechanisms/kin.ts";
import type { Place } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { standOf, standSentence } from "../stands/stand-of.ts";
import { countyInWords } from "../wording/counties.ts";
import { fill, inSentence, sentence, withArticle } from "../wording/sentences.ts";
import { nounOf, nounsOf } from "../words/place-nouns.ts";
import { whenOf } from "./date-in-hint.ts";
import { fewToTell, leftToTell } from "./left-to-tell.ts";
import { bookWay, isWayWorn } from "./ways.ts";
import {
  bookAsSaid,
  framesOf,
  isFresh,
  isKeyTold,
  isNewShape,
  isSaid,
  isToldAgain,
  isUnsaid,
  namesHuntmate,
  take,
  tellsAgain,
  type Workbench,
} from "./workbench.ts";

/**
 * Three hints, each worth more than the one before: what it is, when and in which county; how far from a
 * town; the town, what to ask for there, and where to stand. They are written before the clue list, so that
 * no line gives away for nothing what a hint sells.
 */
export function writeHints(bench: Workbench): [string, string, string] {
  const { place } = bench.task;
  const noun = sayable(bench);
  const when = whenOf(bench);
  const first = word(bench, bench.said.has("kind") ? knownFirstHints : firstHints, {
    kind: withArticle(noun),
    kind0: noun,
    kinds: plural(noun),
    when,
    one: when === "" ? "" : `, one${when}`,
    where: whereabouts(bench),
  });
  // What the last hint asks for is chosen first, so that the second does not tell it for less.
  const fact = askedFor(bench);
  const second = secondHint(bench, fact);
  const kind = nounOf(place);
  const slots = { kind, a: withArticle(kind), town: place.town, fact, thing: thingIn(fact) };
  const third = word(bench, thirdFrames(fact, kind), slots, true);
  return [first, second, withStand(third, place)];
}

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

/** The plainest noun for the place that gives nothing away. */
function sayable({ guard, task: { place } }: Workbench): string {
  return nounsOf(place).find((noun) => guard.findLeak(noun) === null) ?? "landmark";
}

/** In its county, or its state where the hunt is the nation's, unless that gives the town away. */
function whereabouts(bench: Workbench): string {
  const { place, surroundings } = bench.task;
  const state = place.stateCode === "DC" ? "in the nation's capital" : `in ${place.stateName}`;
  if (place.stock === "NATIONAL") return state;
  const county = `in ${countyInWords(place.stateCode, place.county)}`;
  const way = surroundings.fromCapital;
  const options = [county, ...(way ? [`to the ${way.direction} of ${way.capital}`] : []), state];
  const chosen = options.find(
    (text) =>
      bench.guard.findLeak(text) === null &&
      !saysTown(text, place) &&
      // A county may bear the name of what another square asks for.
      !namesHuntmate(bench, text),
  );
  if (chosen === county) bench.said.add("county");
  return chosen ?? "on our map";
}

interface Way {
  text: string;
  /** "east of Waco". */
  way: string;
  key: string;
}

/** Ways to say how far it is from somewhere that the square has not named, the most usual first. */
function ways(bench: Workbench): Way[] {
  const { place, surroundings, decoyPlaces } = bench.task;
  const towns = townsToNameBy(place, surroundings)
    .filter(({ distanceMi }) => distanceMi < 90)
    .map(({ name, distanceMi, direction }) => ({
      text: `${milesText(distanceMi)} ${direction} of ${name}`,
      way: `${direction} of ${name}`,
      key: `town:${name}`,
    }));
  // In a city every square is as far from the next town; another landmark tells more.
  const landmarks = decoyPlaces
    .map((each) => ({ each, miles: milesBetween(each.point, place.point) }))
    .filter(({ miles }) => miles >= nearestMi && miles <= farthestMi)
    .sort((x, y) => x.miles - y.miles)
    .map(({ each, miles }) => {
      const way = `${directionTo(each.point, place.point)} of ${inSentence(each.name)}`;
      return { text: `${milesText(miles)} ${way}`, way, key: `landmark:${each.id}` };
    });
  const fits = ({ text }: Way): boolean =>
    bench.guard.findLeak(text) === null && !saysTown(text, place);
  const said = (way: Way): number =>
    Number(bench.said.has(way.key)) +
    Number(bench.task.usedShapes.has(`far | ${way.text}`)) +
    2 * Number(isWayWorn(bench, way.way));
  const all = [...towns.slice(0, 2), ...landmarks, ...towns.slice(2)].filter(fits);
  return all
    .map((way) => ({ way, times: said(way) }))
    .sort((x, y) => x.times - y.times)
    .map(({ way }) => way);
}

const levels = ["EASY", "MEDIUM", "HARD"] as const;

const nearestMi = 0.4;
const farthestMi = 8;

/** What a second hint adds, and what where the list needs the rest. */
const additions: readonly Source[] = ["measure", "person", "year", "fact"];
const bareAdditions: readonly Source[] = ["measure"];

/** How far from somewhere, in words the stock has not read, and something more. */
function secondHint(bench: Workbench, keptBack: string): string {
  const left = leftToTell(bench);
  const sources = left < fewToTell ? bareAdditions : additions;
  const C = addition(bench, left < 2 ? [] : sources, keptBack);
  const far = ways(bench);
  // Where the first hint has told all of the way, something else is told.
  if (far.length === 0 && C !== "") return take(bench, C, `second hint, ${bench.task.sequenceNum}`);
  const all = [...far, { text: whereabouts(bench), way: "", key: "county" }];
  for (const isNew of [true, false])
    for (const way of all)
      for (const frame of ownFirst(bench, secondHints)) {
        const text = sentence(fill(frame, { far: way.text, C }).trim());
        if (!isFresh(bench, text) || (isNew && !isNewShape(bench, frame))) continue;
        bench.said.add(way.key);
        if (way.way !== "") bookWay(bench, way.way);
        if (isNewShape(bench, `far | ${way.text}`)) bench.shapes.push(`far | ${way.text}`);
        return take(bench, text, isNew ? frame : `${frame} again, ${bench.task.sequenceNum}`);
      }
  const [first] = all;
  return take(
    bench,
    sentence(`it lies ${first?.text ?? ""}. ${C}`),
    `second hint, ${bench.task.sequenceNum}`,
  );
}

/** One asks for what a place is or has; what once happened to it is asked for where nothing else is left. */
const pastWeight = 0.5;
const isBygone = (fact: string): boolean =>
  /^(?:was|were|had|held|took|sold|lost|got|became|began|bought|fed|gave|heard|saw|kept|ran|made|came|went|sent|fell|won|drew|grew|built|brought|cost|left|lay|lent|let|met|paid|put|rose|set|sank|spent|stood|told|[a-z]+ed)\b/.test(
    fact,
  );

/** What the people of the town know it by: a fact the square has not told; "" where none is left. */
function askedFor(bench: Workbench): string {
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

/** Frames in seeded order, those first that the hunts of other difficulties leave to this one: a state's three sound unlike. */
function ownFirst({ task }: Workbench, frames: readonly string[]): string[] {
  const share = levels.indexOf(task.difficulty);
  const own = frames.filter((_, i) => i % levels.length === share);
  const others = frames.filter((_, i) => i % levels.length !== share);
  return [...task.random.shuffle(own), ...task.random.shuffle(others)];
}

/** Words a hint in a frame that is new to the hunt and reads new in the stock. */
function word(
  bench: Workbench,
  frames: readonly string[],
  slots: Record<string, string>,
  mayLeak = false,
): string {
  for (const frame of ownFirst(bench, frames)) {
    if (!isNewShape(bench, frame)) continue;
    const text = sentence(fill(frame, slots));
    if (mayLeak ? isUnsaid(bench, text) : isFresh(bench, text)) return take(bench, text, frame);
  }
  for (const fresh of [true, false])
    for (const frame of frames) {
      const text = sentence(fill(frame, slots));
      if (!mayLeak && bench.guard.findLeak(text) !== null) continue;
      if (fresh && !isUnsaid(bench, text)) continue;
      return take(bench, text, `${frame} again, ${bench.task.sequenceNum}`);
    }
  throw new Error(`${bench.task.place.id}: no frame left for a hint`);
}

/** The hint leads by the map already. */
const ofTheMap: ReadonlySet<Source> = new Set(["town", "crossing", "near", "sight", "county"]);

/** A sentence that adds something the square has not said, and never the fact that is kept back; "" where there is none. */
export function addition(bench: Workbench, sources: readonly Source[], keptBack: string): string {
  const value = (key: string, source: Source): number =>
    (bench.said.has(key) ? 100 : 0) + sources.indexOf(source);
  const candidates = bench.material
    .filter((each) => sources.includes(each.source))
    .sort((a, b) => value(a.key, a.source) - value(b.key, b.source));
  const inWords = bench.material.filter(
    ({ source }) => !ofTheMap.has(source) && sources.length > 1,
  );
  const rest = inWords.filter((each) => !isSaid(bench, each));
  for (const chosen of [...candidates, ...rest]) {
    if (chosen.source === "image" || chosen.slots.fact === keptBack) continue;
    if (bench.said.has(chosen.key) || tellsAgain(bench, chosen)) continue;
    for (const frame of framesOf(chosen)) {
      const text = sentence(fill(frame, chosen.slots));
      if (!isFresh(bench, text)) continue;
      bookAsSaid(bench, chosen);
      return text;
    }
  }
  return "";
}
