import type { Clue, Difficulty } from "../hunt.ts";
import type { Material, Source } from "../material/material.ts";
import { tellingsOf } from "../material/telling.ts";
import { writeDecoys } from "./decoys.ts";
import { narrows } from "./narrows.ts";
import { isNearSaid, isWayWorn, wayOf } from "./ways.ts";
import { asLine, isSaid, tellsAgain, type Workbench } from "./workbench.ts";

type Want = readonly Source[];

type Rung = readonly [level: Difficulty, wants: Want];

/** What rungs may be made of, in order of wish. */
const made = {
  riddle: ["HARD", ["image", "sight", "hand", "between", "younger", "older", "pair", "crossing"]],
  relation: ["HARD", ["hand", "sight", "between", "younger", "older", "image", "pair", "crossing"]],
  trait: ["MEDIUM", ["fact", "image", "decade", "pair", "crossing"]],
  likeness: ["MEDIUM", ["image", "decade", "pair", "fact", "crossing"]],
  name: ["EASY", ["person", "image", "fact", "year", "measure", "near", "town"]],
  plain: ["EASY", ["fact", "image", "measure", "year", "person", "near", "town"]],
} as const satisfies Record<string, Rung>;

/** The rungs from the hardest to the most telling: the harder the hunt, the more of them must be worked out. */
const rungs: Record<Difficulty, readonly Rung[]> = {
  HARD: [made.riddle, made.relation, made.riddle, made.trait, made.likeness, made.name],
  MEDIUM: [made.riddle, made.relation, made.trait, made.likeness, made.name, made.plain],
  EASY: [made.riddle, made.likeness, made.trait, made.name, made.plain, made.plain],
};

/** True lines beside a digital square's puzzles. */
const beside: readonly Rung[] = [
  ["HARD", ["image", "between", "older", "younger", "crossing"]],
  ["MEDIUM", ["fact", "crossing", "decade", "pair"]],
  ["EASY", ["fact", "person", "year", "measure", "town"]],
];

const mostLines = 6;
/** With the decoys, where there is as much to say; of true ones at least. */
const fewestLines = 7;
const fewestTrue = 3;
/** Up to so many true ones a second line may lead by the map. */
const mostByMap = 4;

const rank: Record<Difficulty, number> = { HARD: 0, MEDIUM: 1, EASY: 2 };

/**
 * The lines under the main clue as a ladder, the hardest first and the most telling last; decoys stand among
 * the lines of their level. No line tells what the clue or a hint has told.
 * @param length six for a square on the ground, fewer beside puzzles, where one decoy is enough
 */
export function writeClueList(
  bench: Workbench,
  length = mostLines,
): { clues: Omit<Clue, "id">[]; decoys: Omit<Clue, "id">[] } {
  const clues: Omit<Clue, "id">[] = [];
  const plan = length < mostLines ? beside.slice(0, length) : rungs[bench.task.difficulty];
  for (const [level, wants] of plan) {
    const line = rung(bench, wants, level);
    if (line) clues.push(line);
  }
  const decoys = writeDecoys(bench, length < mostLines ? 1 : 2);
  // Beside puzzles a list would rather be short than answer for what one of them asks.
  const answers = (each: Material): boolean => bench.tells.length > 0 && tellsAgain(bench, each);
  const short = Math.min(length, fewestLines - decoys.length);
  const isNew = (each: Material): boolean => !isSaid(bench, each) && !tellsAgain(bench, each);
  const isPlain = ({ source }: Material): boolean =>
    source !== "fact" && source !== "image" && source !== "sight";
  const isSaidNowhere = (each: Material): boolean => !bench.said.has(each.key) && !answers(each);
  const isSurelyTold = (each: Material): boolean => tellsAgain(bench, each, tellingsOf);
  // A list is short rather than told twice.
  const fewest = Math.min(length, fewestTrue);
  const fewUsual = Math.min(short, mostByMap);
  for (const [enough, fits] of [
    [short, (each: Material) => isNew(each) && !isWorn(bench, each) && !isMapAgain(bench, each)],
    [fewUsual, (each: Material) => isNew(each) && !isWorn(bench, each)],
    [
      short,
      (each: Material) =>
        !isSaid(bench, each) &&
        !isSurelyTold(each) &&
        !isWorn(bench, each) &&
        !isMapAgain(bench, each) &&
        !answers(each),
    ],
    [fewest, isNew],
    // A second way from another landmark is told before anything is told again, and the same way never.
    [fewest, (each: Material) => isPlain(each) && each.source !== "town" && isSaidNowhere(each)],
    [fewest, (each: Material) => !isSaid(bench, each) && !answers(each)],
    [fewest, (each: Material) => isPlain(each) && isSaidNowhere(each)],
  ] as const)
    for (const each of bench.material) {
      if (clues.length >= enough) break;
      const line = fits(each) ? asLine(bench, each) : null;
      if (line) clues.push(line);
    }
  return { clues: laddered(bench, clues, decoys), decoys };
}

/** One line of a list is enough that leads by the map, and one from another landmark. */
function isMapAgain(bench: Workbench, { source }: Material): boolean {
  if (source === "near" && isNearSaid(bench)) return true;
  return (source === "town" || source === "near") && bench.said.has("crossing");
}

/** Whether a line would tell a way that the hunt has heard often enough. */
function isWorn(bench: Workbench, material: Material): boolean {
  const way = wayOf(material);
  return way !== null && isWayWorn(bench, way);
}

function rung(bench: Workbench, wants: Want, level: Difficulty): Omit<Clue, "id"> | null {
  const fits = (each: Material): boolean =>
    !isSaid(bench, each) &&
    narrows(bench, each) &&
    !tellsAgain(bench, each) &&
    !isMapAgain(bench, each) &&
    !isWorn(bench, each);
  for (const source of wants) {
    const found = bench.material.filter(
      (each) => each.source === source && isStrongEnough(each, level) && fits(each),
    );
    found.sort(
      (a, b) => Math.abs(rank[a.level] - rank[level]) - Math.abs(rank[b.level] - rank[level]),
    );
    for (const each of found) {
      const line = asLine(bench, each);
      if (line) return { ...line, difficulty: level };
    }
  }
  return null;
}

/** A veiled line stands where it gives away as much as its rung: the hardest ones say nothing that can be looked up. */
function isStrongEnough({ source, level }: Material, wanted: Difficulty): boolean {
  return (
    source !== "image" || Math.abs(rank[level] - rank[wanted]) <= (wanted === "MEDIUM" ? 1 : 0)
  );
}

/** Each decoy somewhere among the lines of its level, so that its place tells nothing. */
function laddered(
  { task: { random } }: Workbench,
  clues: readonly Omit<Clue, "id">[],
  decoys: readonly Omit<Clue, "id">[],
): Omit<Clue, "id">[] {
  const order = [...clues].sort((a, b) => rank[a.difficulty] - rank[b.difficulty]);
  for (const decoy of decoys) {
    const from = order.findIndex((line) => rank[line.difficulty] >= rank[decoy.difficulty]);
    const first = from < 0 ? order.length : from;
    const count = order.filter((line) => line.difficulty === decoy.difficulty).length;
    order.splice(first + random.below(count + 1), 0, decoy);
  }
  return order;
}
