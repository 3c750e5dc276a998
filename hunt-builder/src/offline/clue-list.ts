import { isLead, leadFirst } from "../building/leads.ts";
import type { Clue, Difficulty } from "../hunt.ts";
import { categories, type Material, type Source } from "../material/material.ts";
import { likelyTellingsOf, tellingsOf } from "../material/telling.ts";
import { milesOfText } from "../material/whereabouts.ts";
import { saysKind } from "../words/says-kind.ts";
import { writeDecoys } from "./decoys.ts";
import { drawn } from "./drawn.ts";
import { narrows } from "./narrows.ts";
import { arePeopleWorn, isDeedTold } from "./people-told.ts";
import { shapesOfSort } from "./used-shapes.ts";
import { bookOnce, isWayWorn, wayOf } from "./ways.ts";
import { asLine, isSaid, tellsAgain, type Workbench } from "./workbench.ts";

type Line = Omit<Clue, "id">;

const anyLevel: readonly Difficulty[] = ["HARD", "MEDIUM", "EASY"];

/** Sources one of which makes a line, drawn by their weights, and the levels that it may have, in order of wish. */
type Wish = readonly [
  sources: Readonly<Partial<Record<Source, number>>>,
  levels: readonly Difficulty[],
];

/**
 * What a list is made of. A row tells the same thing plainly and by a likeness: an easy list has it plainly, a hard one
 * as a riddle and without a name, so that nobody looks up one line alone.
 */
const wishes: Record<Difficulty, readonly Wish[]> = {
  EASY: [
    [{ fact: 1 }, ["EASY", "MEDIUM"]],
    [{ person: 1 }, ["EASY"]],
    [{ image: 1 }, ["HARD", "MEDIUM"]],
    [{ fact: 1 }, ["EASY", "MEDIUM"]],
    [{ image: 1 }, ["EASY", "MEDIUM", "HARD"]],
  ],
  MEDIUM: [
    [{ image: 1 }, ["HARD", "MEDIUM"]],
    [{ fact: 1 }, ["MEDIUM"]],
    [{ image: 1 }, ["MEDIUM", "HARD"]],
    [{ image: 3, fact: 2 }, ["EASY"]],
    [{ person: 1 }, ["EASY"]],
    [{ fact: 1 }, ["MEDIUM", "EASY"]],
  ],
  HARD: [
    [{ image: 1 }, ["HARD", "MEDIUM"]],
    [{ image: 1 }, ["HARD", "MEDIUM"]],
    [{ image: 1 }, ["EASY"]],
    [{ image: 1 }, ["HARD", "MEDIUM"]],
    [{ person: 1, hand: 1 }, ["HARD", "EASY"]],
  ],
};

/** How a date is told where a list has room for one: by the plain year on the last rungs, or as something to find out. */
const dated: Record<Difficulty, Wish> = {
  EASY: [{ year: 6, happening: 2, term: 1, hand: 4 }, anyLevel],
  MEDIUM: [{ happening: 3, year: 5, term: 2, interval: 1, hand: 5 }, anyLevel],
  HARD: [{ interval: 2, happening: 3, year: 3, term: 2, hand: 5 }, anyLevel],
};

/** Said where the list is short without it. */
const lastWishes: readonly Wish[] = [
  [{ fact: 1 }, ["MEDIUM", "EASY"]],
  [{ image: 1 }, ["MEDIUM", "EASY", "HARD"]],
];

const mostLines = 6;
/** With so many true ones nobody is led by the map as well. */
const enough = 4;
const few = 4;
/** With fewer lines that lead, one would open and none be left to settle the matter, or the other way round. */
const fewLeads = 3;
const fewest = 3;
/** Lists in a hundred that have a decoy which leads by the map: as many of those lines are false as of any others. */
const ledAstray: Record<Difficulty, number> = { EASY: 14, MEDIUM: 14, HARD: 18 };

const rank: Record<Difficulty, number> = { HARD: 0, MEDIUM: 1, EASY: 2 };
const isByMap = ({ source }: Material): boolean => categories[source] === "Location";

/** An easy list, all of which is open, leads from where and when to what it is. */
const easyOrder: readonly string[] = [
  categories.near,
  categories.year,
  categories.older,
  categories.person,
];

/** Miles beyond which a bearing settles nothing: nobody counts 51 miles from a town. */
const shortWayMi = 10;

function isShortWay({ source, slots }: Material): boolean {
  if (source !== "near" && source !== "sight" && source !== "town") return false;
  return milesOfText(slots.distance ?? "") <= shortWayMi;
}

/**
 * The lines under the main clue of a square on the ground as a ladder, the hardest first and the most telling last; decoys
 * stand among the lines of their level. No line tells what the clue or a hint has told. What the row says comes first,
 * then a date, and one way of a few miles where the list is short without it.
 */
export function writeClueList(bench: Workbench): { clues: Line[]; decoys: Line[] } {
  const { difficulty, random, decoyPlaces } = bench.task;
  const lines: Line[] = [];
  const mayBeLed = decoyPlaces.length > 0 && random.below(100) < ledAstray[difficulty];
  const add = (each: Material): boolean => {
    const line = asLine(bench, each);
    if (line !== null) lines.push(line);
    if (line !== null && isMaker(each)) bookOnce(bench, `${sortOfMaker}${bench.task.sequenceNum}`);
    return line !== null;
  };
  const mayTell = (each: Material): boolean =>
    each.source !== "person" || (isDeedTold(each) && !arePeopleWorn(bench));
  for (const [sources, levels] of wishes[difficulty]) {
    if (lines.length >= mostLines) break;
    addFirst(bench, drawn(sources, random), levels, add, mayTell);
  }
  for (const [sources, levels] of lastWishes)
    while (lines.length < few && addFirst(bench, drawn(sources, random), levels, add));
  // Where the row has few sayings left, a neighbor that has to be found first leads, and a date would not.
  if (difficulty !== "EASY" && lines.filter(isLead).length < fewLeads)
    addFirst(bench, sights, anyLevel, add, isShortWay);
  // Beside three sayings a date tells nobody where to look: one list in two has none.
  const [dates, levels] = dated[difficulty];
  const mayDate = lines.length < fewest || random.below(2) === 0;
  if (lines.length < enough && mayDate) addFirst(bench, drawn(dates, random), levels, add);
  // Where the row has told all that it has, a way that can be walked or driven in a quarter of an hour.
  const isByName = difficulty === "EASY" && random.below(nearIn) === 0;
  const ways = isByName ? [...nears, ...sights] : [...sights, ...nears];
  if (lines.length < enough) addFirst(bench, ways, anyLevel, add, isShortWay);
  fillUp(bench, lines, fewest, add);
  const led = lines.filter(({ category }) => category === categories.near).length;
  const decoys = writeDecoys(bench, 2, { isLed: mayBeLed, byMap: led });
  // Where nobody could be meant instead, one more true line makes up for it.
  if (decoys.length === 0) {
    if (lines.length < few) addFirst(bench, drawn(dates, random), levels, add);
    fillUp(bench, lines, few, add);
  }
  return { clues: unlikeTheLast(bench, lines, decoys), decoys };
}

/** Rather what the row may tell twice than fewer lines than a puzzle can be made of, and rather the map than those. */
function fillUp(
  bench: Workbench,
  lines: readonly Line[],
  upTo: number,
  add: (each: Material) => boolean,
): void {
  const isSurelyNew = (each: Material): boolean =>
    each.source !== "image" && !isSaid(bench, each) && !tellsAgain(bench, each, tellingsOf);
  const isAtNeed = upTo <= fewest;
  const spare =
    lines.length < upTo
      ? plainestLast(bench).filter(({ source }) => isAtNeed || source !== "crossing")
      : [];
  for (const fits of [
    (each: Material) => !isByMap(each) && isNew(bench, each),
    (each: Material) => !isByMap(each) && isSurelyNew(each),
    (each: Material) => isShortWay(each) && isNew(bench, each) && !isWorn(bench, each),
    (each: Material) => each.source === "county" && isNew(bench, each) && narrows(bench, each),
    (each: Material) => each.source !== "crossing" && isNew(bench, each) && !isWorn(bench, each),
    (each: Material) => each.source !== "crossing" && isNew(bench, each),
    (each: Material) => isNew(bench, each),
    (each: Material) => !isSaid(bench, each),
  ])
    for (const each of spare) if (lines.length < upTo && fits(each)) add(each);
}

const sortOfOrder = "order of a list | ";
const mostDraws = 4;

/** The lines as a ladder on which no badges stand as they did on the one before, where it can be helped. */
function unlikeTheLast(bench: Workbench, lines: readonly Line[], decoys: readonly Line[]): Line[] {
  const { random, sequenceNum, usedShapes } = bench.task;
  const orderOf = (some: readonly Line[]): string => some.map(({ category }) => category).join();
  const mark = (nth: number, some: readonly Line[]): string =>
    `${sortOfOrder}${nth} ${orderOf(some)}`;
  const isTrue = (line: Line): boolean => !decoys.includes(line);
  let made = laddered(bench, lines, decoys);
  for (let i = 1; i < mostDraws; i++) {
    if (!usedShapes.has(mark(sequenceNum - 1, made.filter(isTrue)))) break;
    made = laddered(bench, random.shuffle(lines), decoys);
  }
  bench.shapes.push(mark(sequenceNum, made.filter(isTrue)));
  return made;
}

const nears: readonly Source[] = ["near", "town"];
const sights: readonly Source[] = ["sight"];
/** One list in so many is led by a neighbor's name before it is by a likeness of one. */
const nearIn = 3;

/** What is told by something to find out comes before what is a bare name or number, where anything will do. */
const plain: Partial<Record<Source, number>> = {
  person: 3,
  older: 2,
  younger: 2,
  between: 2,
  decade: 3,
  year: 3,
  measure: 3,
  county: 3,
};
const plainest = 3;

function plainestLast(bench: Workbench): Material[] {
  const late = areMakersTold(bench);
  const at = (each: Material): number =>
    late && isMaker(each) ? plainest : (plain[each.source] ?? 0);
  return [...bench.material].sort((a, b) => at(a) - at(b));
}

/** Adds the first line that fits; false where there is none. */
function addFirst(
  bench: Workbench,
  sources: readonly Source[],
  levels: readonly Difficulty[],
  add: (each: Material) => boolean,
  fits: (each: Material) => boolean = () => true,
): boolean {
  const { difficulty, place } = bench.task;
  for (const source of sources)
    for (const level of levels)
      for (const each of leastTaking(bench, source, level)) {
        if (!fits(each)) continue;
        if (!isNew(bench, each) || !narrows(bench, each) || isWorn(bench, each)) continue;
        // What sort of place it is, is found out where it is hard.
        if (difficulty === "HARD" && level !== "EASY" && saysKind(place, each.slots)) continue;
        if (add(each)) return true;
      }
  return false;
}

/** Of what a row says in one way first that beside which most else of it can still be said; of people those who did more than make it. */
function leastTaking(bench: Workbench, source: Source, level: Difficulty): Material[] {
  const found = bench.material.filter((each) => each.source === source && each.level === level);
  if (source === "person") {
    return found
      .filter((each) => !isMaker(each) || !areMakersTold(bench))
      .sort((a, b) => Number(isMaker(a)) - Number(isMaker(b)));
  }
  if (found.length < 2 || (source !== "image" && source !== "fact")) return found;
  const tellings = likelyTellingsOf(bench.task.place);
  const takes = ({ key }: Material): number =>
    [...(tellings.get(key) ?? [])].filter((each) => !bench.said.has(each)).length;
  return found.sort((a, b) => takes(a) - takes(b));
}

const sortOfMaker = "maker | ";
/** Squares of a hunt that tell who made the place, and nothing else of him: a name to be looked up. */
const mostMakers = 2;

function areMakersTold({ task: { usedShapes } }: Workbench): boolean {
  return shapesOfSort(usedShapes, sortOfMaker).length >= mostMakers;
}

/** "Bradford Gilbert designed it": what is told is the name. */
function isMaker({ source, slots }: Material): boolean {
  return source === "person" && /^\S+ (?:it|its? \S+|the \S+)$/.test(slots.deed ?? "");
}

function isNew(bench: Workbench, each: Material): boolean {
  return !isSaid(bench, each) && !tellsAgain(bench, each);
}

/** Whether a line would tell a way that the hunt has heard often enough. */
function isWorn(bench: Workbench, material: Material): boolean {
  const way = wayOf(material);
  return way !== null && isWayWorn(bench, way);
}

/** Each decoy somewhere among the lines of its level, so that its place tells nothing. */
export function laddered(
  { task: { random, difficulty, variant } }: Workbench,
  clues: readonly Line[],
  decoys: readonly Line[],
): Line[] {
  const order = [...clues].sort((a, b) => rank[a.difficulty] - rank[b.difficulty]);
  if (difficulty === "EASY" && variant === "PHYSICAL") {
    const at = ({ category }: Line): number => {
      const index = easyOrder.indexOf(category);
      return index < 0 ? easyOrder.length : index;
    };
    order.sort((a, b) => at(a) - at(b));
    for (const decoy of decoys) order.splice(random.below(order.length + 1), 0, decoy);
    return leadFirst(order, () => true);
  }
  for (const decoy of decoys) {
    const from = order.findIndex((line) => rank[line.difficulty] >= rank[decoy.difficulty]);
    const first = from < 0 ? order.length : from;
    const count = order.filter((line) => line.difficulty === decoy.difficulty).length;
    order.splice(first + random.below(count + 1), 0, decoy);
  }
  return order;
}
