import type { Clue, Difficulty } from "../hunt.ts";
import type { Material, Source } from "../material/material.ts";
import { writeDecoys } from "./decoys.ts";
import { narrows } from "./narrows.ts";
import { asLine, isSaid, tellsAgain, type Workbench } from "./workbench.ts";

type Want = readonly Source[];

/** The rungs from the hardest to the most telling: for each, what it may be made of, in order of wish. */
const rungs: readonly (readonly [level: Difficulty, wants: Want])[] = [
  ["HARD", ["image", "nature", "older", "younger"]],
  ["HARD", ["nature", "younger", "older", "image", "pair", "crossing"]],
  ["MEDIUM", ["fact", "image", "crossing", "decade", "size", "nature", "neighbor"]],
  ["MEDIUM", ["image", "crossing", "decade", "pair", "fact", "size", "nature", "neighbor"]],
  ["EASY", ["person", "image", "year", "measure", "fact", "town"]],
  ["EASY", ["fact", "measure", "year", "person", "town", "county"]],
];

/** True lines beside a digital square's puzzles. */
const beside: readonly (readonly [level: Difficulty, wants: Want])[] = [
  ["HARD", ["image", "nature", "older", "younger", "crossing"]],
  ["MEDIUM", ["fact", "crossing", "decade", "pair", "nature"]],
  ["EASY", ["fact", "person", "year", "measure", "town"]],
];

const fewestLines = 6;

const rank: Record<Difficulty, number> = { HARD: 0, MEDIUM: 1, EASY: 2 };

/**
 * The lines under the main clue as a ladder, the hardest first and the most telling last; decoys stand among
 * the lines of their level. No line tells what the clue or a hint has told.
 * @param length six for a square on the ground, fewer beside puzzles, where one decoy is enough
 */
export function writeClueList(
  bench: Workbench,
  length = rungs.length,
): { clues: Omit<Clue, "id">[]; decoys: Omit<Clue, "id">[] } {
  const clues: Omit<Clue, "id">[] = [];
  const plan = length < rungs.length ? beside.slice(0, length) : rungs;
  for (const [level, wants] of plan) {
    const line = rung(bench, wants, level);
    if (line) clues.push(line);
  }
  const decoys = writeDecoys(bench, length < rungs.length ? 1 : 2);
  const told = ({ source }: Material): boolean => source === "fact" || source === "image";
  const short = Math.min(length, fewestLines - decoys.length);
  // A list is short rather than told twice, but not shorter than six lines with its decoys.
  for (const [enough, fits] of [
    [length, (each: Material) => !isSaid(bench, each) && !tellsAgain(bench, each)],
    [short, (each: Material) => !told(each) && !isSaid(bench, each)],
    [short, (each: Material) => !isSaid(bench, each)],
    [short, (each: Material) => !told(each)],
  ] as const)
    for (const each of dullLast(bench.material)) {
      if (clues.length >= enough) break;
      const line = fits(each) ? asLine(bench, each) : null;
      if (line) clues.push(line);
    }
  return { clues: laddered(bench, clues, decoys), decoys };
}

/** What a neighboring county says is said where nothing else is left. */
function dullLast(material: readonly Material[]): Material[] {
  const isDull = ({ source }: Material): boolean => source === "neighbor";
  return [...material.filter((each) => !isDull(each)), ...material.filter(isDull)];
}

function rung(bench: Workbench, wants: Want, level: Difficulty): Omit<Clue, "id"> | null {
  const fits = (each: Material): boolean =>
    !isSaid(bench, each) && narrows(bench, each) && !tellsAgain(bench, each);
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
  return source !== "image" || Math.abs(rank[level] - rank[wanted]) <= (wanted === "EASY" ? 0 : 1);
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
