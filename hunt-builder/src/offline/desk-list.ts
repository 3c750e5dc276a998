import type { Clue, Difficulty } from "../hunt.ts";
import { categories, type Material, type Source } from "../material/material.ts";
import { tellingsOf } from "../material/telling.ts";
import { kinds } from "../puzzles/kinds/kinds.ts";
import { truthsOf } from "../puzzles/kinds/truths.ts";
import { laddered } from "./clue-list.ts";
import { writeDecoys } from "./decoys.ts";
import { sayKeys } from "./keys-apart.ts";
import type { Made } from "./made.ts";
import { narrows } from "./narrows.ts";
import { shapesOfSort } from "./used-shapes.ts";
import { bookOnce, isWayWorn, wayOf } from "./ways.ts";
import { asLine, clauseOf, isSaid, isToldAgain, tellsAgain, type Workbench } from "./workbench.ts";

type Line = Omit<Clue, "id">;

/** What the true lines say of the place, in order of wish: a hard list has first what must be worked out, an easy one what can be looked up. */
const wishes: Record<Difficulty, readonly (readonly Source[])[]> = {
  EASY: [
    ["fact"],
    ["person", "hand"],
    ["happening", "year", "decade", "term"],
    ["image"],
    ["older", "younger", "between", "interval"],
  ],
  MEDIUM: [
    ["image"],
    ["happening", "term", "decade"],
    ["fact"],
    ["older", "younger", "between"],
    ["person", "hand"],
    ["interval", "year"],
  ],
  HARD: [
    ["image"],
    ["interval", "term", "happening"],
    ["between", "older", "younger"],
    ["fact"],
    ["hand", "person"],
    ["decade", "year"],
  ],
};

/** What a row has of riddles, deeds and told facts is said before anything that is looked up or measured. */
const more: readonly Source[] = ["image", "fact", "person", "happening", "term", "hand"];

/** What may tell in other words what the clue does: in easy lists plainly, too. */
const again: Record<Difficulty, readonly Source[]> = {
  EASY: ["image", "fact", "person", "year"],
  MEDIUM: ["image", "fact", "decade"],
  HARD: ["image"],
};

/** What leads by the map, a way in words before a circle around a town. */
const byMap: readonly Source[] = ["near", "town", "crossing"];
const mostLines = 3;
/** With fewer a decoy would stand beside one line alone. */
const fewestLines = 2;

const sortOfWay = "way of a desk list | ";
/** Squares of a hunt whose list leads by the map, where the others have enough to say. */
const mostWays = 2;

/**
 * The three true lines beside a digital square's puzzles, and the decoy among them. They say something of the place that
 * no puzzle asks for, nor the clue nor a hint has told: first what only its row has. Two lists of a hunt lead by the map,
 * and those last. A list would rather be short.
 * @param made its puzzles: no line says what opens one, and the decoy is rather of the place that one misleads by
 */
export function writeDeskList(
  bench: Workbench,
  made: readonly Made[],
): { clues: Line[]; decoys: Line[] } {
  const { difficulty, usedShapes, sequenceNum } = bench.task;
  const lines: Line[] = [];
  const keys = made.flatMap(({ secrets }) => secrets?.keys ?? []);
  const traps = made.map(({ working: { trap = "" } }) => trap);
  const listed = new Set<string>();
  const add = (each: Material): boolean => {
    if (sayKeys([clauseOf(each)], keys)) return false;
    const line = asLine(bench, each);
    if (line === null) return false;
    lines.push(line);
    listed.add(each.key);
    return true;
  };
  // Beside puzzles a list would rather be short than answer for what one of them asks.
  const isNew = (each: Material): boolean =>
    !isSaid(bench, each) && !tellsAgain(bench, each) && narrows(bench, each);
  const isSurelyNew = (each: Material): boolean =>
    !isSaid(bench, each) && !tellsAgain(bench, each, tellingsOf) && narrows(bench, each);
  for (const sources of wishes[difficulty])
    for (const fits of [isNew, isSurelyNew]) {
      if (lines.length >= mostLines) break;
      if (lines.some(({ category }) => sources.some((each) => categories[each] === category)))
        break;
      bench.material.some((each) => sources.includes(each.source) && fits(each) && add(each));
    }
  const { place } = bench.task;
  const tellings = tellingsOf(place);
  const asked = keysAsked(bench, made);
  // A likeness of what the clue tells, or of a line that a puzzle hides, is a help, as long as no puzzle asks whether it is so and no other line says it.
  const isHelp = (each: Material): boolean =>
    !isSaid(bench, each) &&
    !isToldAgain(bench, clauseOf(each), bench.tells.slice(1)) &&
    ![...(tellings.get(each.key) ?? [])].some((key) => listed.has(key) || asked.has(key));
  const fill = (sources: readonly Source[], fits: (each: Material) => boolean): void => {
    for (const each of bench.material)
      if (lines.length < mostLines && sources.includes(each.source) && fits(each)) add(each);
  };
  fill(more, isSurelyNew);
  fill(again[difficulty], isHelp);
  fill(["county", "measure"], isSurelyNew);
  const isLed = shapesOfSort(usedShapes, sortOfWay).length >= mostWays;
  const way =
    lines.length < (isLed ? fewestLines : mostLines)
      ? addWay(
          bench,
          byMap.flatMap((source) =>
            bench.material.filter(
              (each) => each.source === source && !sayKeys([clauseOf(each)], keys),
            ),
          ),
        )
      : null;
  if (way !== null) bookOnce(bench, `${sortOfWay}${sequenceNum}`);
  for (const each of bench.material)
    if (lines.length < fewestLines && !byMap.includes(each.source) && isNew(each)) add(each);
  const decoys = writeDecoys(bench, 1, { isLed: false, traps });
  return { clues: [...laddered(bench, lines, decoys), ...(way ? [way] : [])], decoys };
}

/** Of what the puzzles say of the place, the keys of that which they ask about: what they hide is read off them. */
function keysAsked({ task }: Workbench, made: readonly Made[]): ReadonlySet<string> {
  const lines = new Set(
    made.flatMap(({ puzzle, secrets }) => (hiding.has(puzzle.kind) ? [] : (secrets?.tells ?? []))),
  );
  return new Set(
    truthsOf(task.place).flatMap(({ line, text, key }) =>
      lines.has(line) || lines.has(text) ? [key] : [],
    ),
  );
}

const hiding: ReadonlySet<string> = new Set(
  kinds.flatMap(({ kind, asks }) => (asks === "hidden line" || asks === "misprint" ? [kind] : [])),
);

/** A line that leads by the map, by a way that the hunt has not heard often where there is one. */
function addWay(bench: Workbench, ways: readonly Material[]): Line | null {
  for (const fits of [(each: Material) => !isWorn(bench, each) && narrows(bench, each), () => true])
    for (const each of ways) {
      const line = !isSaid(bench, each) && fits(each) ? asLine(bench, each) : null;
      if (line) return { ...line, difficulty: "EASY" };
    }
  return null;
}

/** Whether a line would tell a way that the hunt has heard often enough. */
function isWorn(bench: Workbench, material: Material): boolean {
  const way = wayOf(material);
  return way !== null && isWayWorn(bench, way);
}
