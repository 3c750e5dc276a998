import type { SquareTask } from "../clue-writer.ts";
import type { LeakGuard } from "../leaks.ts";
import { historyIn } from "../material/happenings.ts";
import type { Material, Source } from "../material/material.ts";
import { isOfOwnHistory } from "./untrue.ts";
import { shapesOfSort } from "./used-shapes.ts";
import { bookOnce, type Heard } from "./ways.ts";

/** Whether a date that is told by other things is told by none that give the place away; at a desk a puzzle may ask about such. */
export function isOpenHistory(
  material: Material,
  { place, variant }: Pick<SquareTask, "place" | "variant">,
  guard: LeakGuard,
): boolean {
  const history = historyIn(material);
  if (history.length === 0) return true;
  if (variant !== "PHYSICAL") return false;
  // What a line does not say, who the President was, is what it leads to.
  const { who } = material.slots;
  if (who !== undefined && guard.findLeak(who) !== null) return false;
  return !history.some((each) => isOfOwnHistory(place, each));
}

const sortOfHistory = "history | ";

/** Books what a date has been told by: nothing that happened is told of twice in a hunt. */
export function bookHistory(bench: Heard, material: Material): void {
  for (const each of historiesOf(material)) bookOnce(bench, `${sortOfHistory}${each}`);
}

/** Dates of a hunt on the ground that are told by other things, at most: a page of them is an almanac. */
const most: Readonly<
  Partial<Record<Source, readonly [together: readonly Source[], times: number]>>
> = {
  term: [["term"], 2],
  happening: [["happening", "interval"], 3],
  interval: [["interval"], 1],
};

/** Whether the hunt has told as many dates in this way as it may. */
function isHistoryWorn({ task, shapes }: Heard, { source }: Material): boolean {
  const [together, times] = most[source] ?? [[], 0];
  if (together.length === 0 || task.variant !== "PHYSICAL") return false;
  const told = together.flatMap((each) => [
    ...shapesOfSort(task.usedShapes, `line | ${each} `),
    ...shapes.filter((shape) => shape.startsWith(`line | ${each} `)),
  ]);
  return told.length >= times;
}

/** Whether the hunt has dated a place by what this one is dated by, or as many in this way as it may. */
export function isHistoryTold(bench: Heard, material: Material): boolean {
  const { task, shapes } = bench;
  if (isHistoryWorn(bench, material)) return true;
  return historiesOf(material).some((each) => {
    const mark = `${sortOfHistory}${each}`;
    return task.usedShapes.has(mark) || shapes.includes(mark);
  });
}

/** Of a President who he was, however he is told. */
function historiesOf(material: Material): readonly string[] {
  const told = historyIn(material);
  return material.source === "term" ? told.slice(1) : told;
}
