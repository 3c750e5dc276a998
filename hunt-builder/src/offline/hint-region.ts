import { directionTo, milesBetween } from "../bearings.ts";
import { wordsOf } from "../leaks.ts";
import { boundText, milesText, townsToNameBy } from "../material/whereabouts.ts";
import { saysTown } from "../says-town.ts";
import { countyInWords } from "../wording/counties.ts";
import { inSentence } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { gravityOf } from "../words/solemn.ts";
import { isLocal, reachOf, sideOfHunt, type WayFromFind, waysFromFinds } from "./local-hunt.ts";
import { shapesOfSort } from "./used-shapes.ts";
import {
  bookOnce,
  bookOther,
  bookSense,
  bookWay,
  isAsFarAsClue,
  isLikenessTold,
  isOtherTold,
  isSenseTold,
  isWayWorn,
  sortOfLikeness,
} from "./ways.ts";
import { isNewShape, namesHuntmate, type Workbench } from "./workbench.ts";

/** A way from somewhere that the square has not named. */
export interface Way {
  /** "about 12 miles north of Waco" */
  text: string;
  /** "north of Waco" */
  way: string;
  key: string;
  miles: number;
}

/**
 * Where to look, for a first hint: a part of the county; in a hunt that lies all around it, and where the county gives
 * something away, so many miles at most from a landmark or a town. In a hunt of one town both say nothing: it is told by a
 * landmark near by, by what was found before, or by the side of the hunt.
 */
export function regionOf(bench: Workbench): string {
  const { place } = bench.task;
  const isInTown = isLocal(bench.task);
  const county = isInTown ? null : partOfCounty(bench);
  const [way] = waysFrom(bench);
  const isNear = way !== undefined && way.miles <= farthestMi;
  // Where the description or other squares tell the county, a part of it is what most of the hunt lies in.
  const isKnown = isCloseBy(bench) || isCountyWorn(bench);
  if (county !== null && (!isKnown || !isNear)) {
    // Rather from what was found last than a county for the third time.
    const last = isCountyWorn(bench) ? byFind(bench, farthestMi) : null;
    if (last !== null) return last;
    bench.said.add("county");
    bookOnce(bench, `${countyShape(bench)}${bench.task.sequenceNum}`);
    return county;
  }
  const isStale =
    way === undefined ||
    isWayWorn(bench, way.way) ||
    way.miles > widestMi ||
    isLandmarkTold(bench, way.key);
  const last =
    isStale || (isInTown && isFindsTurn(bench))
      ? byFind(bench, isInTown ? reachOf(bench.task) : widestMi)
      : null;
  if (last !== null) return last;
  const where = way === undefined ? "" : `${bounded(bench, way.miles)} ${way.way}`;
  const mayBeSaid = where !== "" && bench.guard.findLeak(where) === null;
  if (isInTown && (isStale || !mayBeSaid)) return sideOfHunt(bench.task);
  if (way === undefined || !mayBeSaid) return `in ${place.stateName}`;
  bookFrom(bench, way);
  return where;
}

const bounds = ["no more than", "less than", "within", "in the", "at most"];

/** "no more than ten miles" or "in the ten miles": in turn, so that no hunt says one of them in every square. */
function bounded({ task: { sequenceNum, huntmates } }: Workbench, miles: number): string {
  const turn = sequenceNum + (huntmates[0]?.name.length ?? 0);
  const bound = bounds[turn % bounds.length] ?? "";
  const far = boundText(miles);
  return `${bound} ${bound === "in the" ? far.replace(/^an? /, "") : far}`;
}

const sortOfFind = "from a find | ";
const sortOfLast = `${sortOfFind}last | `;
/** Squares of a hunt whose first hint leads from what was found last, and in one that goes farther, from any find. */
const mostFromLast = 4;

/** "within a mile north of your last find": who is at this square has solved those before. */
function byFind(bench: Workbench, farthest: number): string | null {
  const { usedShapes, sequenceNum } = bench.task;
  const isLastWorn = shapesOfSort(usedShapes, sortOfLast).length >= mostFromLast;
  const mayBeEarlier = isLocal(bench.task) || isCountyWorn(bench);
  if (isLastWorn && !mayBeEarlier) return null;
  for (const way of findsAround(bench, farthest)) {
    const isOfLast = way.find === sequenceNum - 1;
    if (isOfLast ? isLastWorn : !mayBeEarlier) continue;
    const where = `${bounded(bench, way.miles)} ${way.direction} of ${way.name}`;
    // "A mile" is a word of Mile High.
    if (bench.guard.findLeak(where) !== null) continue;
    bookFind(bench, way);
    return where;
  }
  return null;
}

const nearestFindMi = 0.1;

/** Ways from finds that no text of the square leads from, as far as a hint goes; who stands beside one is led nowhere. */
export function findsAround(bench: Workbench, farthest: number): WayFromFind[] {
  return waysFromFinds(bench.task).filter(
    ({ find, miles, direction }) =>
      miles >= nearestFindMi &&
      miles <= farthest &&
      !bench.said.has(`find:${find}`) &&
      !isSenseTold(bench, direction, miles),
  );
}

/** Books that a hint leads from a find. */
export function bookFind(bench: Workbench, { find, direction, miles }: WayFromFind): void {
  bookSense(bench, direction, miles);
  const { sequenceNum } = bench.task;
  bench.said.add(`find:${find}`);
  const sort = find === sequenceNum - 1 ? sortOfLast : `${sortOfFind}earlier | `;
  bookOnce(bench, `${sort}${sequenceNum}.${find}`);
}

/** In one town it takes turns with the landmarks around. */
function isFindsTurn({ task: { usedShapes, sequenceNum } }: Workbench): boolean {
  return 2 * shapesOfSort(usedShapes, sortOfFind).length < sequenceNum - 1;
}

/** As far as a first hint leads from somewhere: a wider field is no field. */
const farthestMi = 15;
/** And from so far off it says nothing. */
const widestMi = 25;
/** A third of a county on each side is a part of its own. */
const third = 1 / 3;

/** "in the south of Lancaster County", or its state where the hunt is the nation's; null where that gives something away. */
function partOfCounty(bench: Workbench): string | null {
  const { place, gazetteer } = bench.task;
  if (place.stock === "NATIONAL")
    return place.stateCode === "DC" ? "in the nation's capital" : `in ${place.stateName}`;
  const county = countyInWords(place.stateCode, place.county);
  const spot = gazetteer.spotInCounty(place.point, place.county);
  const leaks = (text: string): boolean =>
    bench.guard.findLeak(text) !== null || saysTown(text, place) || namesHuntmate(bench, text);
  const whole = `in ${county}`;
  if (leaks(whole) || isNamedFor(bench, county)) return null;
  if (spot === null) return whole;
  const part = `in the ${partOf(spot)} of ${county}`;
  // The middle of a county may be a word of the name: "Middle Hall".
  if (leaks(part)) return whole;
  if (partOf(spot) !== middle) return part;
  // What lies in the middle of everything is said to lie nowhere.
  if (shapesOfSort(bench.task.usedShapes, sortOfMiddle).length >= mostInMiddle) return whole;
  bookOnce(bench, `${sortOfMiddle}${bench.task.sequenceNum}`);
  return part;
}

const middle = "middle";
const sortOfMiddle = "middle of a county | ";
/** First hints of a hunt that lead to the middle of a county. */
const mostInMiddle = 2;

function partOf({ north, east }: { north: number; east: number }): string {
  const row = north < third ? "south" : north > 1 - third ? "north" : "";
  const column = east < third ? "west" : east > 1 - third ? "east" : "";
  return `${row}${column}` || middle;
}

/** Whether kind and county are its name: "Utah County Courthouse" is told by both of them. */
function isNamedFor({ task: { place } }: Workbench, county: string): boolean {
  const told = new Set([...wordsOf(county), ...wordsOf(nounOf(place)), "the", "of", "old", "and"]);
  return wordsOf(place.name).every((word) => told.has(word));
}

const mostOfCounty = 2;
const countyShape = ({ task: { place } }: Workbench): string =>
  `county | ${place.stock === "NATIONAL" ? place.stateName : place.county} | `;

/** Places of a hunt in one part of a county from which on that part is where the hunt is, and no field. */
const crowd = 4;

/** Where a hunt has said a county twice, or most of it lies in the same part, it halves nothing any more. */
function isCountyWorn(bench: Workbench): boolean {
  const told = shapesOfSort(bench.task.usedShapes, countyShape(bench)).length;
  return told >= (isCrowded(bench) ? 1 : mostOfCounty);
}

function isCrowded({ task: { place, huntmates, gazetteer } }: Workbench): boolean {
  const partIn = ({ point, county }: typeof place): string => {
    const spot = gazetteer.spotInCounty(point, county);
    return spot === null ? "" : partOf(spot);
  };
  const same = huntmates.filter(({ county }) => county === place.county);
  if (same.length < crowd) return false;
  const own = partIn(place);
  return same.filter((each) => partIn(each) === own).length >= crowd;
}

/** Miles from a place within which all of a hunt lies, so that its description tells the county of each. */
const closeByMi = 20;

function isCloseBy({ task: { place, huntmates } }: Workbench): boolean {
  return (
    huntmates.length > 0 &&
    huntmates.every(({ point }) => milesBetween(point, place.point) <= closeByMi)
  );
}

const nearestMi = 0.4;
const farthestMarkMi = 10;
const farthestTownMi = 90;

/**
 * Ways from marks that the square has not named, the nearest first: landmarks that the hunt does not ask for or tell
 * by a likeness, and towns that are not its own, where it goes from one to another.
 */
export function waysFrom(bench: Workbench): Way[] {
  const { place, surroundings, decoyPlaces, stockmates, huntmates, usedShapes } = bench.task;
  const isInTown = isLocal(bench.task);
  const around = isInTown ? stockmates.filter((each) => !huntmates.includes(each)) : decoyPlaces;
  const landmarks = around
    .filter((each) => gravityOf(each) !== "grave" && mayLeadFrom(bench, each.id))
    .map((each) => ({
      name: inSentence(each.name),
      key: `landmark:${each.id}`,
      miles: milesBetween(each.point, place.point),
      direction: directionTo(each.point, place.point),
    }))
    .filter(({ miles }) => miles >= nearestMi && miles <= farthestMarkMi)
    .sort((x, y) => x.miles - y.miles);
  const towns = townsToNameBy(place, surroundings)
    .filter(({ distanceMi }) => distanceMi < farthestTownMi)
    .map(({ name, distanceMi, direction }) => ({
      name,
      key: `town:${name}`,
      miles: distanceMi,
      direction,
    }))
    .sort((x, y) => x.miles - y.miles);
  const near = isInTown
    ? landmarks.filter(({ miles }) => miles <= reachOf(bench.task))
    : [...landmarks, ...towns];
  const all = near.map(({ name, key, miles, direction }) => {
    const way = `${direction} of ${name}`;
    return { text: `${milesText(miles)} ${way}`, way, key, miles };
  });
  const [clue = ""] = bench.texts;
  const worn = (way: Way): number =>
    4 * Number(way.miles > farthestMi) +
    Number(bench.said.has(way.key)) +
    3 * Number(isLandmarkTold(bench, way.key)) +
    Number(usedShapes.has(`far | ${way.text}`)) +
    2 * Number(isWayWorn(bench, way.way)) +
    Number(isAsFarAsClue(clue, way));
  return all
    .filter(
      ({ text, way, key, miles }) =>
        !bench.said.has(key) &&
        !isSenseTold(bench, way.slice(0, way.indexOf(" ")), miles) &&
        bench.guard.findLeak(text) === null &&
        !saysTown(text, place) &&
        !namesHuntmate(bench, text),
    )
    .map((way) => ({ way, times: worn(way) }))
    .sort((x, y) => x.times - y.times || x.way.miles - y.way.miles)
    .map(({ way }) => way);
}

/** Books what a hint leads from, so that nothing of the hunt tells it by a likeness. */
export function bookFrom(bench: Workbench, { text, way, key, miles }: Way): void {
  bookSense(bench, way.slice(0, way.indexOf(" ")), miles);
  bench.said.add(key);
  bookWay(bench, way);
  if (isNewShape(bench, `far | ${text}`)) bench.shapes.push(`far | ${text}`);
  if (!key.startsWith("landmark:")) return;
  const id = key.slice("landmark:".length);
  if (mayLeadFrom(bench, id)) bookOnce(bench, `${sortOfMark}${id}`);
  bookOnce(bench, `${sortOfLikeness}${id}`);
  bookOther(bench, id);
}

function isLandmarkTold(bench: Workbench, key: string): boolean {
  return key.startsWith("landmark:") && isOtherTold(bench, key.slice("landmark:".length));
}

const sortOfMark = "mark | ";

/** Whether nothing of the hunt tells a landmark by a likeness, for all that a hint may have led from it. */
function mayLeadFrom(bench: Workbench, id: string): boolean {
  const mark = `${sortOfMark}${id}`;
  return (
    !isLikenessTold(bench, id) || bench.task.usedShapes.has(mark) || bench.shapes.includes(mark)
  );
}
