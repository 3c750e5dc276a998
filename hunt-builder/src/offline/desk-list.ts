import type { Clue, Difficulty } from "../hunt.ts";
import { categories, type Material, type Source } from "../material/material.ts";
import { tellingsOf } from "../material/telling.ts";
import { companyOf } from "../material/whereabouts.ts";
import { laddered } from "./clue-list.ts";
import { writeDecoys } from "./decoys.ts";
import { narrows } from "./narrows.ts";
import { isWayWorn, wayOf } from "./ways.ts";
import { asLine, isSaid, tellsAgain, type Workbench } from "./workbench.ts";

type Line = Omit<Clue, "id">;

/** What the true lines say of the place, in order of wish: a hard list has first what must be worked out, an easy one what can be looked up. */
const wishes: Record<Difficulty, readonly (readonly Source[])[]> = {
  EASY: [
    ["fact"],
    ["person", "hand"],
    ["happening", "year", "decade", "term"],
    ["image"],
    ["older", "younger", "between", "interval"],
    ["measure"],
  ],
  MEDIUM: [
    ["image"],
    ["happening", "term", "decade"],
    ["fact"],
    ["older", "younger", "between"],
    ["person", "hand"],
    ["interval", "year"],
    ["measure"],
  ],
  HARD: [
    ["image"],
    ["interval", "term", "happening"],
    ["between", "older", "younger"],
    ["fact"],
    ["hand", "person"],
    ["decade", "year"],
    ["measure"],
  ],
};

/** What leads by the map, a way in words before a circle around a town. */
const byMap: readonly Source[] = ["near", "county", "town", "crossing"];
const mostLines = 3;

const isByMap = ({ source }: Material): boolean => categories[source] === "Location";

/**
 * The three true lines beside a digital square's puzzles, and the decoy among them. They say something of the place that
 * no puzzle asks for, nor the clue nor a hint has told; one at most leads by the map, and comes last, in harder hunts only
 * where the row has less to say. A list would rather be short.
 * @param traps what the puzzles of the square say of who is misled: the decoy is rather of the same place
 */
export function writeDeskList(
  bench: Workbench,
  traps: readonly string[],
): { clues: Line[]; decoys: Line[] } {
  const { difficulty } = bench.task;
  // Whoever is new to it is led by the map in every list; later on where the list is short without it.
  const mostWithoutWay = difficulty === "EASY" ? mostLines - 1 : mostLines;
  const lines: Line[] = [];
  const add = (each: Material): boolean => {
    const line = asLine(bench, each);
    if (line !== null) lines.push(line);
    return line !== null;
  };
  // Beside puzzles a list would rather be short than answer for what one of them asks.
  const isNew = (each: Material): boolean =>
    !isSaid(bench, each) && !tellsAgain(bench, each) && narrows(bench, each);
  const isSurelyNew = (each: Material): boolean =>
    !isSaid(bench, each) && !tellsAgain(bench, each, tellingsOf) && narrows(bench, each);
  for (const sources of wishes[difficulty])
    for (const fits of [isNew, isSurelyNew]) {
      if (lines.length >= mostWithoutWay) break;
      if (lines.some(({ category }) => sources.some((each) => categories[each] === category)))
        break;
      bench.material.some((each) => sources.includes(each.source) && fits(each) && add(each));
    }
  const { place, stockmates, huntmates } = bench.task;
  const company = difficulty === "EASY" ? [] : companyOf(place, stockmates, huntmates);
  const ways = [
    ...company,
    ...byMap.flatMap((source) =>
      bench.material.filter((each) => each.source === source && isByMap(each)),
    ),
  ];
  const way = lines.length < mostLines ? addWay(bench, ways) : null;
  if (way === null)
    for (const each of bench.material)
      if (lines.length < mostLines && !isByMap(each) && isNew(each)) add(each);
  const decoys = writeDecoys(bench, 1, { isLed: false, traps });
  return { clues: [...laddered(bench, lines, decoys), ...(way ? [way] : [])], decoys };
}

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
