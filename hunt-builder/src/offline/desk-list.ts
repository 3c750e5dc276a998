import type { Clue, Difficulty } from "../hunt.ts";
import type { Material, Source } from "../material/material.ts";
import { tellingsOf } from "../material/telling.ts";
import { laddered } from "./clue-list.ts";
import { writeDecoys } from "./decoys.ts";
import { narrows } from "./narrows.ts";
import { isNearSaid, isWayWorn, wayOf } from "./ways.ts";
import { asLine, isSaid, tellsAgain, type Workbench } from "./workbench.ts";

type Rung = readonly [level: Difficulty, wants: readonly Source[]];

/** What the true lines are made of, in order of wish. */
const rungs: readonly Rung[] = [
  ["HARD", ["image", "between", "older", "younger", "crossing"]],
  ["MEDIUM", ["fact", "crossing", "decade", "pair"]],
  ["EASY", ["fact", "person", "year", "measure", "town"]],
];

const rank: Record<Difficulty, number> = { HARD: 0, MEDIUM: 1, EASY: 2 };

/** The three true lines beside a digital square's puzzles, and the decoy among them. No line tells what the clue or a hint has told. */
export function writeDeskList(bench: Workbench): {
  clues: Omit<Clue, "id">[];
  decoys: Omit<Clue, "id">[];
} {
  const clues: Omit<Clue, "id">[] = [];
  for (const [level, wants] of rungs) {
    const line = rung(bench, wants, level);
    if (line) clues.push(line);
  }
  const decoys = writeDecoys(bench, 1, false);
  // Beside puzzles a list would rather be short than answer for what one of them asks.
  const answers = (each: Material): boolean => bench.tells.length > 0 && tellsAgain(bench, each);
  const isNew = (each: Material): boolean => !isSaid(bench, each) && !tellsAgain(bench, each);
  const isPlain = ({ source }: Material): boolean => source !== "fact" && source !== "image";
  const isSaidNowhere = (each: Material): boolean => !bench.said.has(each.key) && !answers(each);
  const isSurelyTold = (each: Material): boolean => tellsAgain(bench, each, tellingsOf);
  const isFit = (each: Material): boolean => !isWorn(bench, each) && !isMapAgain(bench, each);
  for (const fits of [
    (each: Material) => isNew(each) && isFit(each),
    (each: Material) => isNew(each) && !isWorn(bench, each),
    (each: Material) =>
      !isSaid(bench, each) && !isSurelyTold(each) && isFit(each) && !answers(each),
    isNew,
    // A second way from another landmark is told before anything is told again, and the same way never.
    (each: Material) => isPlain(each) && each.source !== "town" && isSaidNowhere(each),
    (each: Material) => !isSaid(bench, each) && !answers(each),
    (each: Material) => isPlain(each) && isSaidNowhere(each),
  ])
    for (const each of bench.material) {
      if (clues.length >= rungs.length) break;
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

function rung(
  bench: Workbench,
  wants: readonly Source[],
  level: Difficulty,
): Omit<Clue, "id"> | null {
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
