import type { Clue, Difficulty } from "../hunt.ts";
import type { Source } from "../material/material.ts";
import { writeDecoys } from "./decoys.ts";
import { asLine, clauseOf, type Workbench } from "./workbench.ts";

type Want = [source: Source, level: Difficulty];

/** What a list is made of, in order of wish; the first `trueLines` that can be had are taken. */
const wishes: Record<Difficulty, Want[]> = {
  EASY: [
    ["fact", "EASY"],
    ["year", "EASY"],
    ["image", "MEDIUM"],
    ["fact", "EASY"],
    ["person", "EASY"],
    ["measure", "EASY"],
    ["town", "EASY"],
    ["fact", "EASY"],
    ["county", "MEDIUM"],
    ["capital", "EASY"],
    ["name_letters", "MEDIUM"],
    ["year", "EASY"],
    ["fact", "EASY"],
  ],
  MEDIUM: [
    ["fact", "EASY"],
    ["image", "MEDIUM"],
    ["year", "MEDIUM"],
    ["fact", "EASY"],
    ["person", "MEDIUM"],
    ["measure", "MEDIUM"],
    ["town", "EASY"],
    ["county", "MEDIUM"],
    ["measure", "EASY"],
    ["name_letters", "MEDIUM"],
    ["fact", "EASY"],
    ["extreme", "MEDIUM"],
    ["capital", "MEDIUM"],
    ["year", "EASY"],
  ],
  HARD: [
    ["comparison", "HARD"],
    ["event", "HARD"],
    ["image", "MEDIUM"],
    ["fact", "EASY"],
    ["measure", "HARD"],
    ["person", "HARD"],
    ["town", "HARD"],
    ["fact", "EASY"],
    ["sun", "HARD"],
    ["parallel", "HARD"],
    ["year_pair", "HARD"],
    ["year", "HARD"],
    ["name_letters", "HARD"],
    ["county", "MEDIUM"],
    ["name_letters", "MEDIUM"],
    ["fact", "EASY"],
  ],
};

/** True lines of a physical square's list; with two decoys that makes eight. */
const trueLines = 6;

const fewestLines = 6;

/** Places by which a wish may fall behind those after it, so that no two lists are made alike. */
const shuffleWidth = 5;

/** The wishes for a difficulty, about in order. */
function wishesFor({ task: { difficulty, random } }: Workbench): Want[] {
  return wishes[difficulty]
    .map((want, i) => ({ want, at: i + shuffleWidth * random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ want }) => want);
}

/**
 * The lines under the main clue, 6 to 10 with decoys among them, easy ones first.
 * @param length how many true lines; a list that is shorter than a physical square's has one decoy
 */
export function writeClueList(
  bench: Workbench,
  length = trueLines,
): { clues: Omit<Clue, "id">[]; decoys: string[] } {
  const { random, difficulty } = bench.task;
  const clues: Omit<Clue, "id">[] = [];
  for (const [source, level] of wishesFor(bench)) {
    if (clues.length >= length) break;
    const line = oneLine(bench, source, level);
    if (line) clues.push(line);
  }
  const fitting = bench.material.filter(
    (each) => difficulty === "HARD" || each.level !== "HARD" || clues.length < 4,
  );
  const unsaid = fitting.filter((each) => !bench.said.has(each.key));
  const again = fitting.filter(
    (each) => each.source !== "fact" && each.source !== "image" && !bench.said.has(clauseOf(each)),
  );
  const decoys = writeDecoys(bench, length < trueLines ? 1 : 2);
  // A list is short rather than told twice, but not shorter than six lines.
  const least = Math.min(length, fewestLines - decoys.length);
  for (const [material, enough] of [
    [unsaid, length],
    [again, least],
  ] as const)
    for (const each of material) {
      if (clues.length >= enough) break;
      const line = asLine(bench, each);
      if (line) clues.push(line);
    }
  const rank: Record<Difficulty, number> = { EASY: 0, MEDIUM: 1, HARD: 2 };
  return {
    clues: random
      .shuffle([...clues, ...decoys])
      .sort((a, b) => rank[a.difficulty] - rank[b.difficulty]),
    decoys: decoys.map((each) => each.text),
  };
}

function oneLine(bench: Workbench, source: Source, level: Difficulty): Omit<Clue, "id"> | null {
  for (const each of bench.material) {
    if (each.source !== source || each.level !== level || bench.said.has(each.key)) continue;
    const line = asLine(bench, each);
    if (line) return line;
  }
  return null;
}
