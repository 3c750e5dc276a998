import { directionTo, milesBetween } from "../bearings.ts";
import { firstHints, knownFirstHints, secondHints } from "../frames/hint-frames.ts";
import { neighborFrames, plainOfClue } from "../frames/plain-frames.ts";
import type { Clue } from "../hunt.ts";
import type { Source } from "../material/material.ts";
import { milesText, townsToNameBy } from "../material/whereabouts.ts";
import { plural } from "../mechanisms/kin.ts";
import { saysTown } from "../says-town.ts";
import { countyInWords } from "../wording/counties.ts";
import { fill, inSentence, sentence, withArticle } from "../wording/sentences.ts";
import { nounsOf } from "../words/place-nouns.ts";
import { whenOf } from "./date-in-hint.ts";
import { ownFirst, sentenceIn, word } from "./hint-words.ts";
import { fewToTell, leftToTell } from "./left-to-tell.ts";
import { struckLine } from "./struck-line.ts";
import { askedFor, leftOver, thirdHint } from "./third-hint.ts";
import { townSize } from "./town-size.ts";
import { neighborTold, toldByClue, unveil } from "./unveil.ts";
import { shapesOfSort } from "./used-shapes.ts";
import { bookWay, isAsFarAsClue, isWayWorn } from "./ways.ts";
import {
  bookAsSaid,
  framesOf,
  isFresh,
  isNewShape,
  isSaid,
  namesHuntmate,
  take,
  tellsAgain,
  type Workbench,
} from "./workbench.ts";

/**
 * Three hints, each worth more than the one before: what it is, when and in which county; how far from a
 * town, and which neighbor the clue means or what it says in plain words; the town, what to ask for there, and where to
 * stand. They are written before the clue list, so that no line gives away for nothing what a hint sells; what the list has
 * left over, or tells by a riddle, goes into them when it is written: by what this returns.
 */
export function writeHints(
  bench: Workbench,
): (lines: readonly Omit<Clue, "id">[]) => [string, string, string] {
  const ofClue = toldByClue(bench);
  const noun = sayable(bench);
  const isKnown = bench.said.has("kind");
  // What the last hint asks for is chosen first, so that no other tells it for less.
  const fact = askedFor(bench);
  // A kind and a region are worth little by themselves: a date goes with them, or a measure.
  const often = whenOf(bench);
  const measured = often === "" ? ofThePlace(bench, addition(bench, bareAdditions, fact)) : "";
  const when = often === "" && measured === "" ? whenOf(bench, true) : often;
  const more = when === "" && measured === "" ? townSize(bench) : measured;
  const region = word(bench, isKnown ? knownFirstHints : firstHints, {
    kind: withArticle(noun),
    kind0: noun,
    kinds: plural(noun),
    when,
    one: when === "" ? "" : `, one${when}`,
    where: whereabouts(bench),
  });
  const first =
    more === ""
      ? region
      : `${region} ${take(bench, more, `first hint, ${bench.task.sequenceNum}`)}`;
  const { text: second, isBare } = secondHint(bench, fact, ofClue);
  const third = fact === "" ? null : thirdHint(bench, { fact });
  return (lines) => {
    const last = third ?? thirdHint(bench, leftOver(bench, ofClue, lines));
    const more2 = isBare ? neighborSaid(bench, lines) || struckLine(bench, lines) : "";
    return [first, more2 === "" ? second : `${second} ${more2}`, last];
  };
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
  // Where a hunt has said a county twice, where it lies in it tells more.
  const inCounty = `county | ${place.county} | `;
  if (isCloseBy(bench) || shapesOfSort(bench.task.usedShapes, inCounty).length >= mostOfCounty) {
    const [way] = ways(bench).filter(({ text }) => !namesHuntmate(bench, text));
    if (way !== undefined) {
      bench.said.add(way.key);
      bookWay(bench, way.way);
      return way.way;
    }
  }
  const county = `in ${countyInWords(place.stateCode, place.county)}`;
  const mayBe = (text: string): boolean =>
    bench.guard.findLeak(text) === null &&
    !saysTown(text, place) &&
    // A county may bear the name of what another square asks for.
    !namesHuntmate(bench, text);
  if (mayBe(county)) {
    bench.said.add("county");
    const shape = `${inCounty}${bench.task.sequenceNum}`;
    if (isNewShape(bench, shape)) bench.shapes.push(shape);
    return county;
  }
  const capital = surroundings.fromCapital;
  const fromCapital = capital && {
    way: `${capital.direction} of ${capital.capital}`,
    key: `town:${capital.capital}`,
  };
  const chosen = [...(fromCapital ? [fromCapital] : []), ...ways(bench)].find(
    ({ way }) => mayBe(way) && !isWayWorn(bench, way),
  );
  if (chosen === undefined) return mayBe(state) ? state : "on our map";
  bench.said.add(chosen.key);
  bookWay(bench, chosen.way);
  return chosen === fromCapital ? `to the ${chosen.way}` : chosen.way;
}

const mostOfCounty = 2;

/** Miles from a place within which all of a hunt lies, so that its description tells the county of each. */
const closeByMi = 30;

function isCloseBy({ task: { place, huntmates } }: Workbench): boolean {
  return (
    huntmates.length > 0 &&
    huntmates.every(({ point }) => milesBetween(point, place.point) <= closeByMi)
  );
}

interface Way {
  text: string;
  /** "east of Waco". */
  way: string;
  key: string;
  miles: number;
}

/**
 * Ways to say how far it is from somewhere that the square has not named, the most usual first.
 * @param isClose whether the nearest marks come first, and none from which the clue has led as far
 */
function ways(bench: Workbench, isClose = false): Way[] {
  const { place, surroundings, decoyPlaces } = bench.task;
  const towns = townsToNameBy(place, surroundings)
    .filter(({ distanceMi }) => distanceMi < 90)
    .map(({ name, distanceMi, direction }) => ({
      text: `${milesText(distanceMi)} ${direction} of ${name}`,
      way: `${direction} of ${name}`,
      key: `town:${name}`,
      miles: distanceMi,
    }));
  // In a city every square is as far from the next town; another landmark tells more.
  const landmarks = decoyPlaces
    .map((each) => ({ each, miles: milesBetween(each.point, place.point) }))
    .filter(({ miles }) => miles >= nearestMi && miles <= (isClose ? farthestCloseMi : farthestMi))
    .sort((x, y) => x.miles - y.miles)
    .map(({ each, miles }) => {
      const way = `${directionTo(each.point, place.point)} of ${inSentence(each.name)}`;
      return { text: `${milesText(miles)} ${way}`, way, key: `landmark:${each.id}`, miles };
    });
  const fits = ({ text }: Way): boolean =>
    bench.guard.findLeak(text) === null && !saysTown(text, place);
  const said = (way: Way): number =>
    Number(bench.said.has(way.key)) +
    Number(bench.task.usedShapes.has(`far | ${way.text}`)) +
    2 * Number(isWayWorn(bench, way.way)) +
    Number(isClose && isAsFarAsClue(bench.texts[0] ?? "", way));
  const all = [...towns.slice(0, 2), ...landmarks, ...towns.slice(2)].filter(fits);
  return all
    .map((way) => ({ way, times: said(way) }))
    .sort((x, y) => x.times - y.times || (isClose ? x.way.miles - y.way.miles : 0))
    .map(({ way }) => way);
}

const nearestMi = 0.4;
const farthestMi = 8;
const farthestCloseMi = 25;

/** What a second hint adds, and what where the list needs the rest. */
const additions: readonly Source[] = ["measure", "year", "person", "fact"];
const bareAdditions: readonly Source[] = ["measure"];

/**
 * How far from somewhere, in words the stock has not read, and something more: which neighbor the clue means, what the
 * list can do without, or what the clue says in plain words.
 */
function secondHint(
  bench: Workbench,
  keptBack: string,
  ofClue: readonly string[],
): { text: string; isBare: boolean } {
  const left = leftToTell(bench);
  const sources = left < fewToTell ? bareAdditions : additions;
  const C =
    neighborOfClue(bench) ||
    ofThePlace(bench, addition(bench, left < 2 ? [] : sources, keptBack)) ||
    plainClue(bench, ofClue);
  const far = ways(bench, true);
  const { sequenceNum } = bench.task;
  // Where the first hint has told all of the way, something else is told.
  if (far.length === 0 && C !== "")
    return { text: take(bench, C, `second hint, ${sequenceNum}`), isBare: false };
  const all = [...far, { text: whereabouts(bench), way: "", key: "county", miles: 0 }];
  // "A crow would say in Colorado" says nothing.
  for (const isNew of [true, false])
    for (const way of all)
      for (const frame of way.way === "" ? secondHints.slice(0, 1) : ownFirst(bench, secondHints)) {
        const text = sentence(fill(frame, { far: way.text, C }).trim());
        if (!isFresh(bench, text) || (isNew && !isNewShape(bench, frame))) continue;
        bench.said.add(way.key);
        if (way.way !== "") bookWay(bench, way.way);
        if (isNewShape(bench, `far | ${way.text}`)) bench.shapes.push(`far | ${way.text}`);
        take(bench, text, isNew ? frame : `${frame} again, ${sequenceNum}`);
        return { text, isBare: C === "" };
      }
  const [first] = all;
  const text = sentence(`it lies ${first?.text ?? ""}. ${C}`.trim());
  return { text: take(bench, text, `second hint, ${sequenceNum}`), isBare: C === "" };
}

/** "It is 343 feet tall" would be said of the landmark from which the hint leads. */
function ofThePlace(bench: Workbench, text: string): string {
  const { its = "" } = bench.material.find(({ source }) => source === "measure")?.slots ?? {};
  if (!its.startsWith("it ") || text !== sentence(its)) return text;
  const said = sentence(`the ${bench.task.place.measure.what} ${its.slice(3)}`);
  return bench.guard.findLeak(said) === null ? said : text;
}

const ofNeighbors =
  /^(?:Two neighbors|Three ages|A line that strayed in|A rival|The odd one out|One life, two places)\. /;

/** Which neighbor the clue speaks of: what one is stuck on where it leads from one. */
function neighborOfClue(bench: Workbench): string {
  const works = bench.works ?? "";
  const text = works.replace(ofNeighbors, "");
  const mayBe = text !== works && isFresh(bench, text) && !saysTown(text, bench.task.place);
  return mayBe ? text : "";
}

function plainClue(bench: Workbench, ofClue: readonly string[]): string {
  const plain = unveil(bench, ofClue, [], false);
  return plain === null ? "" : sentenceIn(bench, plainOfClue, { fact: plain.fact });
}

/** Which neighbor a line of the list means, where the second hint has room for it. */
function neighborSaid(bench: Workbench, lines: readonly Omit<Clue, "id">[]): string {
  const told = neighborTold(bench, lines);
  if (told === null) return "";
  const text = sentenceIn(bench, neighborFrames, { ...told });
  return text === "" ? "" : take(bench, text, `neighbor, ${bench.task.sequenceNum}`);
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
