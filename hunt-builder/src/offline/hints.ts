import { firstHints, knownFirstHints, markHints, startHints } from "../frames/hint-frames.ts";
import type { Material, Source } from "../material/material.ts";
import { likelyTellingsOf } from "../material/telling.ts";
import { milesText } from "../material/whereabouts.ts";
import type { Place } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { fill, inSentence, sentence, withArticle } from "../wording/sentences.ts";
import { nounsOf } from "../words/place-nouns.ts";
import { whenOf } from "./date-in-hint.ts";
import { bookFind, bookFrom, findsAround, regionOf, waysFrom } from "./hint-region.ts";
import { sentenceIn, word } from "./hint-words.ts";
import { fewToTell, leftToTell } from "./left-to-tell.ts";
import { reachOf } from "./local-hunt.ts";
import { plainSentences } from "./plain-sentences.ts";
import { askedFor, leftToAsk, thirdHint } from "./third-hint.ts";
import { toldByClue, unveiledBy } from "./unveil.ts";
import { shapesOfSort } from "./used-shapes.ts";
import { isWordWorn } from "./word-worn.ts";
import {
  bookAsSaid,
  clauseOf,
  framesOf,
  isFresh,
  isSaid,
  take,
  tellsAgain,
  type Workbench,
} from "./workbench.ts";

/**
 * Three hints, each worth more than the one before: a field half as wide, or the first find of a clue that leads from
 * one; something that neither clue nor list tells; the town, what to ask for there, and where to stand. They are written
 * before the clue list, so that no line gives away for nothing what a hint sells; where every fact had to be left to the
 * list, the last one takes what it left over: by what this returns.
 */
export function writeHints(bench: Workbench): () => [string, string, string] {
  const ofClue = toldByClue(bench);
  const others = bench.task.stockmates.filter(({ id }) => bench.said.has(`landmark:${id}`));
  const find = firstFind(bench, others);
  const second = secondHint(bench) || thought(bench, ofClue) || mark(bench);
  bench.shapes.push(`${sortOfOpening}${openingOf(second)} | ${bench.task.sequenceNum}`);
  // What the last hint asks for is chosen before the list, so that no line tells it for nothing.
  const fact = askedFor(bench);
  const first = find || field(bench);
  const third = fact === "" ? null : thirdHint(bench, fact);
  return () => [first, second, third ?? thirdHint(bench, leftToAsk(bench, ofClue))];
}

const ofNeighbors =
  /^(?:Two neighbors|Three ages|A rival|The odd one out|One life, two places|Two of a sort|A walk told backwards|A conversation)\. /;
const ofOneStart = /^Two neighbors\. One starts from /;

/**
 * The other place that a clue leads from, sets aside or dates by: who is stuck there knows no way on.
 * @param others what the clue speaks of besides its own place
 */
function firstFind(bench: Workbench, others: readonly Place[]): string {
  const works = bench.works ?? "";
  const { place, sequenceNum } = bench.task;
  const other = others.length === 1 ? others[0] : undefined;
  const booked = (text: string): string =>
    text === "" ? "" : take(bench, text, `first find, ${sequenceNum}`);
  if (other !== undefined && ofOneStart.test(works))
    return booked(sentenceIn(bench, startHints, { other: inSentence(other.name) }));
  if (other !== undefined && works.startsWith("One town. ")) {
    const text = sentence(`the town is that of ${inSentence(other.name)}`);
    return isFresh(bench, text) && !saysTown(text, place) ? booked(text) : "";
  }
  if (other !== undefined && works.startsWith("A line that strayed in. ")) {
    const text = sentence(`the line that strayed in is about ${inSentence(other.name)}`);
    return isFresh(bench, text) && !saysTown(text, place) ? booked(text) : "";
  }
  const said = works.replace(ofNeighbors, "");
  const mayBe = said !== works && isFresh(bench, said) && !saysTown(said, place);
  return mayBe ? booked(said) : "";
}

/** What it is, where that is not known, and where to look. */
function field(bench: Workbench): string {
  const isKnown = bench.said.has("kind");
  const noun = sayable(bench);
  const isSaid = isKnown || noun === null;
  // A region alone is worth little: a measure goes with it, or a date.
  const measured = isSaid ? addition(bench, ["measure"]) : "";
  const when = measured === "" ? whenOf(bench, isSaid) : "";
  const where = regionOf(bench);
  const { sequenceNum } = bench.task;
  const region = word(bench, isSaid ? knownFirstHints : firstHints, {
    kind: withArticle(noun ?? ""),
    when,
    where,
  });
  if (measured !== "")
    return `${region} ${take(bench, ofThePlace(bench, measured), `measure, ${sequenceNum}`)}`;
  if (!isSaid || when === "") return region;
  const dated = sentence(`it dates from${when.replace(" of", "")}`);
  return isFresh(bench, dated) ? `${region} ${take(bench, dated, `date, ${sequenceNum}`)}` : region;
}

/** The plainest noun for the place that gives nothing away; null where it is none that halves anything. */
function sayable({ guard, task: { place } }: Workbench): string | null {
  const noun = nounsOf(place).find((each) => guard.findLeak(each) === null) ?? "landmark";
  return noun === "landmark" ? null : noun;
}

const sortOfOpening = "second hint | ";
/** Second hints of a hunt that begin with one word: an ear hears no more of them. */
const mostOfOpening = 4;

const openingOf = (text: string): string => text.split(/[ ,]/)[0] ?? "";

/** Whether the hunt has read as many second hints that begin as this one. */
function isOpeningWorn({ task: { usedShapes } }: Workbench, text: string): boolean {
  const start = `${sortOfOpening}${openingOf(text)} | `;
  const read = shapesOfSort(usedShapes, sortOfOpening);
  return read.filter((shape) => shape.startsWith(start)).length >= mostOfOpening;
}

/** What a second hint tells, in order of wish: what stands there or happened there, who had to do with it, how large or how old it is. */
const newsInOrder: readonly Source[] = ["fact", "person", "measure", "year", "image"];
/** Of a row with little left: a name or a number is more use to whoever is stuck than to a list that should lead. */
const newsOfFew: readonly Source[] = ["measure", "fact", "person", "year", "image"];
/** With fewer things left a list is short of lines already. */
const fewest = 3;
const newsOfLeast: readonly Source[] = ["measure", "year", "person", "fact", "image"];
const sortOfNews = "news | ";
/** Second hints of a hunt that tell a thing of one sort, while there is another. */
const mostOfNews: Partial<Record<Source, number>> = { person: 1, measure: 2, year: 1 };

/** Something new; of a row with hardly anything left what leads stays in the list. */
function secondHint(bench: Workbench): string {
  const left = leftToTell(bench);
  if (left < fewest) return news(bench, newsOfLeast);
  const told = shapesOfSort(bench.task.usedShapes, sortOfNews);
  const isWorn = (source: Source): boolean =>
    told.filter((shape) => shape.startsWith(`${sortOfNews}${source} `)).length >=
    (mostOfNews[source] ?? Number.POSITIVE_INFINITY);
  const wish = left <= fewToTell ? newsOfFew : newsInOrder;
  return news(
    bench,
    wish.toSorted((a, b) => Number(isWorn(a)) - Number(isWorn(b))),
  );
}

/**
 * Something of the place that neither its clue nor any other text of the square has told, by whatever words: whoever pays
 * for a hint is stuck, and the clue said plainly would be the clue again. "" where the row has told all that it has.
 */
function news(bench: Workbench, sources: readonly Source[]): string {
  const { place, sequenceNum, random } = bench.task;
  const noun = sayable(bench);
  const isKnown = noun !== null && bench.said.has("kind");
  const subjects = random.shuffle(["it", isKnown ? `the ${noun}` : "the place", "this place"]);
  for (const source of sources)
    for (const material of newsOf(bench, source)) {
      const wordings =
        source === "fact"
          ? subjects.flatMap((by) => plainSentences(material.slots.fact ?? "", by))
          : framesOf(material).map((frame) => fill(frame, material.slots));
      const text = wordings
        .map(sentence)
        .find(
          (each) => isFresh(bench, each) && !saysTown(each, place) && !isOpeningWorn(bench, each),
        );
      if (text === undefined) continue;
      bookAsSaid(bench, material);
      return take(bench, text, `${sortOfNews}${source} | ${sequenceNum}`);
    }
  return "";
}

/** What the row says in one way that is new to the square, that first beside which most likenesses are left to the list. */
function newsOf(bench: Workbench, source: Source): Material[] {
  const tellings = likelyTellingsOf(bench.task.place);
  const likenesses = ({ key }: Material): number =>
    [...(tellings.get(key) ?? [])].filter((each) => each.startsWith("image:")).length;
  return bench.material
    .filter(
      (each) =>
        each.source === source &&
        !isSaid(bench, each) &&
        !tellsAgain(bench, each) &&
        !isWordWorn(bench, clauseOf(each)),
    )
    .sort((a, b) => likenesses(a) - likenesses(b));
}

/** What the clue turned, in plain words; "" where the clue says it nearly so. */
function thought(bench: Workbench, ofClue: readonly string[]): string {
  const { place, sequenceNum, random } = bench.task;
  const noun = sayable(bench);
  const isKnown = noun !== null && bench.said.has("kind");
  const [subject = "it", ...spare] = random.shuffle([
    "it",
    ...(isKnown ? [`the ${noun}`] : ["it", "this place"]),
  ]);
  const fresh = (fact: string, by: string): string[] =>
    plainSentences(fact, by)
      .map(sentence)
      .filter((text) => isFresh(bench, text) && !saysTown(text, place));
  for (const subjects of [[subject], spare, ["the place"]])
    for (const fact of unveiledBy(bench, ofClue)) {
      const text = subjects
        .flatMap((by) => fresh(fact, by))
        .find((each) => !isOpeningWorn(bench, each));
      if (text === undefined) continue;
      bench.said.add(`fact:${place.facts.indexOf(fact)}`);
      return take(bench, text, `thought, ${sequenceNum}`);
    }
  return "";
}

/** Farther off a mark tells less than something else of the place does. */
const farthestMarkMi = 25;

/** How far it is from the nearest mark that the hunt has not used, or from an earlier find; where there is none near by, something else of the place. */
function mark(bench: Workbench): string {
  const { task } = bench;
  const book = (text: string): string => take(bench, text, `mark, ${task.sequenceNum}`);
  const led = (far: string): string =>
    sentenceIn(bench, markHints, { far }, (said) => !isOpeningWorn(bench, said));
  for (const way of waysFrom(bench).filter(({ miles }) => miles <= farthestMarkMi)) {
    const text = led(way.text);
    if (text === "") continue;
    bookFrom(bench, way);
    return book(text);
  }
  for (const way of findsAround(bench, Math.min(farthestMarkMi, reachOf(task)))) {
    const text = led(`${milesText(way.miles)} ${way.direction} of ${way.name}`);
    if (text === "") continue;
    bookFind(bench, way);
    return book(text);
  }
  const more = addition(bench, ["measure", "year", "person", "fact"]);
  return more === ""
    ? word(bench, markHints, { far: regionOf(bench) })
    : take(bench, more, `more, ${task.sequenceNum}`);
}

/** "It is 343 feet tall" would be said of the landmark from which the hint leads. */
function ofThePlace(bench: Workbench, text: string): string {
  const { its = "" } = bench.material.find(({ source }) => source === "measure")?.slots ?? {};
  if (!its.startsWith("it ") || text !== sentence(its)) return text;
  const said = sentence(`the ${bench.task.place.measure.what} ${its.slice(3)}`);
  return bench.guard.findLeak(said) === null ? said : text;
}

/** A sentence that adds something the square has not said; "" where there is none. */
function addition(bench: Workbench, sources: readonly Source[]): string {
  const candidates = bench.material
    .filter(({ source }) => sources.includes(source))
    .sort((a, b) => sources.indexOf(a.source) - sources.indexOf(b.source));
  for (const chosen of candidates) {
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
