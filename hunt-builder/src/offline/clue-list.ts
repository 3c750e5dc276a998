import type { Clue, Difficulty } from "../hunt.ts";
import { categories, type Material, type Source } from "../material/material.ts";
import { tellingsOf } from "../material/telling.ts";
import { saysKind } from "../words/says-kind.ts";
import { writeDecoys } from "./decoys.ts";
import { narrows } from "./narrows.ts";
import { isWayWorn, wayOf } from "./ways.ts";
import { asLine, isSaid, tellsAgain, type Workbench } from "./workbench.ts";

type Line = Omit<Clue, "id">;

/** Sources one of which makes a line, and the levels that it may have, in order of wish. */
type Wish = readonly [sources: readonly Source[], levels: readonly Difficulty[]];

const ages = ["hand", "between", "younger", "older"] as const;

/**
 * What a list is made of. A row tells the same thing plainly and by a likeness: an easy list has it plainly, a hard one
 * as a riddle and without a name, so that nobody looks up one line alone.
 */
const wishes: Record<Difficulty, readonly Wish[]> = {
  EASY: [
    [["fact"], ["EASY", "MEDIUM"]],
    [["person"], ["EASY"]],
    [
      [...ages, "year", "decade"],
      ["EASY", "MEDIUM", "HARD"],
    ],
    [["image"], ["EASY", "MEDIUM", "HARD"]],
    [["fact"], ["EASY", "MEDIUM"]],
    [["image"], ["EASY", "MEDIUM", "HARD"]],
  ],
  MEDIUM: [
    [["image"], ["HARD", "MEDIUM"]],
    [
      [...ages, "decade", "year"],
      ["HARD", "MEDIUM", "EASY"],
    ],
    [["fact"], ["MEDIUM", "EASY"]],
    [["person"], ["EASY"]],
    [["image"], ["MEDIUM", "EASY", "HARD"]],
    [["fact"], ["MEDIUM", "EASY"]],
  ],
  HARD: [
    [["image"], ["HARD", "MEDIUM"]],
    [ages, ["HARD"]],
    [["image"], ["HARD", "MEDIUM"]],
    [["decade"], ["MEDIUM"]],
    [["image"], ["MEDIUM", "EASY"]],
  ],
};

/** Said where the list is short without it. */
const lastWishes: readonly Wish[] = [
  [["fact"], ["MEDIUM", "EASY"]],
  [["image"], ["MEDIUM", "EASY"]],
];

const mostLines = 6;
/** With so many true ones nobody is led by the map as well. */
const enough = 5;
const few = 4;
const fewest = 3;
/** Lines of a list that lead by the map, its decoys among them. */
const mostByMap: Record<Difficulty, number> = { EASY: 1, MEDIUM: 2, HARD: 2 };
/** Lists in a hundred that have a decoy among those. */
const ledAstray: Record<Difficulty, number> = { EASY: 65, MEDIUM: 75, HARD: 90 };

const rank: Record<Difficulty, number> = { HARD: 0, MEDIUM: 1, EASY: 2 };
const isByMap = ({ source }: Material): boolean => categories[source] === "Location";

/**
 * The lines under the main clue of a square on the ground as a ladder, the hardest first and the most telling last; decoys
 * stand among the lines of their level. No line tells what the clue or a hint has told. A list would rather be short
 * than lead by the map again.
 */
export function writeClueList(bench: Workbench): { clues: Line[]; decoys: Line[] } {
  const { difficulty, random, decoyPlaces } = bench.task;
  const lines: Line[] = [];
  const mayBeLed = decoyPlaces.length > 0 && random.below(100) < ledAstray[difficulty];
  const add = (each: Material): boolean => {
    const line = asLine(bench, each);
    if (line !== null) lines.push(line);
    return line !== null;
  };
  for (const [sources, levels] of wishes[difficulty]) {
    if (lines.length >= mostLines) break;
    addFirst(bench, random.shuffle(sources), levels, add);
  }
  let byMap = mostByMap[difficulty];
  const isLed = mayBeLed && lines.length + byMap > fewest;
  if (isLed) byMap--;
  for (const sources of random.below(nearIn) === 0 ? [nears, sights] : [sights, nears])
    while (byMap > 0 && lines.length < enough && addFirst(bench, sources, anyLevel, add)) byMap--;
  for (const [sources, levels] of lastWishes)
    while (lines.length < few && addFirst(bench, sources, levels, add));
  // Rather what the row may tell twice than fewer lines than a puzzle can be made of, and rather the map than those.
  const isSurelyNew = (each: Material): boolean =>
    each.source !== "image" && !isSaid(bench, each) && !tellsAgain(bench, each, tellingsOf);
  for (const fits of [
    (each: Material) => !isByMap(each) && isNew(bench, each),
    (each: Material) => !isByMap(each) && isSurelyNew(each),
    (each: Material) => each.source !== "crossing" && isNew(bench, each) && !isWorn(bench, each),
    (each: Material) => each.source !== "crossing" && isNew(bench, each),
    (each: Material) => isNew(bench, each),
    (each: Material) => !isSaid(bench, each),
  ])
    for (const each of bench.material) if (lines.length < fewest && fits(each)) add(each);
  const led = lines.filter(({ category }) => category === categories.near).length;
  const decoys = writeDecoys(bench, 2, isLed, led);
  return { clues: laddered(bench, lines, decoys), decoys };
}

const nears: readonly Source[] = ["near", "town"];
const sights: readonly Source[] = ["sight"];
const anyLevel: readonly Difficulty[] = ["HARD", "MEDIUM", "EASY"];
/** One list in so many is led by a neighbor's name before it is by a likeness of one. */
const nearIn = 3;

/** Adds the first line that fits; false where there is none. */
function addFirst(
  bench: Workbench,
  sources: readonly Source[],
  levels: readonly Difficulty[],
  add: (each: Material) => boolean,
): boolean {
  const { difficulty, place } = bench.task;
  for (const source of sources)
    for (const level of levels)
      for (const each of bench.material) {
        if (each.source !== source || each.level !== level) continue;
        if (!isNew(bench, each) || !narrows(bench, each) || isWorn(bench, each)) continue;
        // What sort of place it is, is found out where it is hard.
        if (difficulty === "HARD" && level !== "EASY" && saysKind(place, each.slots)) continue;
        if (add(each)) return true;
      }
  return false;
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
  { task: { random } }: Workbench,
  clues: readonly Line[],
  decoys: readonly Line[],
): Line[] {
  const order = [...clues].sort((a, b) => rank[a.difficulty] - rank[b.difficulty]);
  for (const decoy of decoys) {
    const from = order.findIndex((line) => rank[line.difficulty] >= rank[decoy.difficulty]);
    const first = from < 0 ? order.length : from;
    const count = order.filter((line) => line.difficulty === decoy.difficulty).length;
    order.splice(first + random.below(count + 1), 0, decoy);
  }
  return order;
}
