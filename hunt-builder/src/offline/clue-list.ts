import type { Clue, Difficulty } from "../hunt.ts";
import { leakGuard } from "../leaks.ts";
import { datesOf } from "../material/dates.ts";
import { categories, type Material, type Source } from "../material/material.ts";
import { measuresOf } from "../material/measures.ts";
import { saidOf } from "../material/said-of-place.ts";
import type { Place } from "../place.ts";
import { isUntrueOf } from "./untrue.ts";
import { clauseOf, isNewShape, say, type Workbench } from "./workbench.ts";

type Want = [source: Source, level: Difficulty];

/** What a list is made of, in order of wish; the first `length` that can be had are taken. */
const wishes: Record<Difficulty, { length: number; wants: Want[] }> = {
  EASY: {
    length: 7,
    wants: [
      ["fact", "EASY"],
      ["town", "EASY"],
      ["year", "EASY"],
      ["person", "EASY"],
      ["measure", "EASY"],
      ["image", "MEDIUM"],
      ["fact", "EASY"],
      ["capital", "EASY"],
      ["county", "MEDIUM"],
      ["name_letters", "MEDIUM"],
      ["fact", "EASY"],
    ],
  },
  MEDIUM: {
    length: 7,
    wants: [
      ["fact", "EASY"],
      ["year", "MEDIUM"],
      ["person", "MEDIUM"],
      ["measure", "MEDIUM"],
      ["image", "MEDIUM"],
      ["town", "EASY"],
      ["fact", "EASY"],
      ["county", "MEDIUM"],
      ["measure", "EASY"],
      ["name_letters", "MEDIUM"],
      ["capital", "MEDIUM"],
      ["year", "EASY"],
      ["extreme", "MEDIUM"],
    ],
  },
  HARD: {
    length: 7,
    wants: [
      ["year", "HARD"],
      ["measure", "HARD"],
      ["image", "MEDIUM"],
      ["fact", "EASY"],
      ["person", "HARD"],
      ["comparison", "HARD"],
      ["sun", "HARD"],
      ["parallel", "HARD"],
      ["year_pair", "HARD"],
      ["town", "HARD"],
      ["fact", "EASY"],
      ["county", "MEDIUM"],
      ["name_letters", "HARD"],
      ["name_letters", "MEDIUM"],
      ["year", "MEDIUM"],
      ["measure", "MEDIUM"],
      ["fact", "EASY"],
    ],
  },
};

/** Places by which a wish may fall behind those after it, so that no two lists are made alike. */
const shuffleWidth = 6;

/** The wishes for a difficulty, about in order. */
function wishesFor({ task: { difficulty, random } }: Workbench): Want[] {
  return wishes[difficulty].wants
    .map((want, i) => ({ want, at: i + shuffleWidth * random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ want }) => want);
}

/**
 * The lines under the main clue, 6 to 10 with decoys among them, easy ones first.
 * @param length how many true lines, where not the difficulty's own number
 */
export function writeClueList(
  bench: Workbench,
  length?: number,
): { clues: Omit<Clue, "id">[]; decoys: string[] } {
  const { difficulty, random } = bench.task;
  const wanted = length ?? wishes[difficulty].length;
  const clues: Omit<Clue, "id">[] = [];
  for (const [source, level] of wishesFor(bench)) {
    if (clues.length >= wanted) break;
    const line = oneLine(bench, source, level);
    if (line) clues.push(line);
  }
  const unsaid = bench.material.filter((each) => !bench.said.has(each.key));
  const again = bench.material.filter((each) => each.source !== "fact" && each.source !== "image");
  for (const each of [...unsaid, ...again]) {
    if (clues.length >= Math.min(6, length ?? 6)) break;
    const line = asLine(bench, each);
    if (line) clues.push(line);
  }
  const decoys = writeDecoys(bench, clues.length >= 7 ? 2 : 1);
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

function asLine(bench: Workbench, material: Material): Omit<Clue, "id"> | null {
  const text = say(bench, material);
  return text === null
    ? null
    : { text, difficulty: material.level, category: categories[material.source] };
}

/** Lines that are true of a place nearby and not of this one, worded like the others. */
function writeDecoys(bench: Workbench, count: number): Omit<Clue, "id">[] {
  const { place, decoyPlaces, difficulty, random } = bench.task;
  const made: Omit<Clue, "id">[] = [];
  for (const other of decoyPlaces) {
    if (made.length >= count) break;
    const own = leakGuard(other);
    const line = random
      .shuffle([...saidOf(other), ...datesOf(other, null), ...measuresOf(other)])
      .filter((each) => each.source !== "image" && fits(each, difficulty))
      .filter((each) => each.source !== "measure" || other.kind === place.kind)
      .filter((each) => isUntrueOf(place, each))
      .filter((each) => !made.some((before) => before.category === categories[each.source]))
      .reduce<Omit<Clue, "id"> | null>(
        (found, each) =>
          found ?? (own.findLeak(clauseOf(each)) === null ? asDecoy(bench, each, other) : null),
        null,
      );
    if (line) made.push(line);
  }
  return made;
}

/** A truth about another place serves as a decoy once in a hunt. */
function asDecoy(bench: Workbench, material: Material, other: Place): Omit<Clue, "id"> | null {
  const mark = `decoy of ${other.id}: ${material.key}`;
  if (!isNewShape(bench, mark)) return null;
  const line = asLine(bench, { ...material, key: mark });
  if (line) bench.shapes.push(mark);
  return line;
}

function fits(material: Material, difficulty: Difficulty): boolean {
  if (material.source === "fact") return true;
  return difficulty === "HARD" ? material.level !== "EASY" : material.level !== "HARD";
}
