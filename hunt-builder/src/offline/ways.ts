import type { SquareTask } from "../clue-writer.ts";
import type { Material } from "../material/material.ts";
import { shapesOfSort } from "./used-shapes.ts";

/** What a hunt and a square have told, as far as it concerns ways. */
interface Heard {
  task: Pick<SquareTask, "usedShapes" | "sequenceNum" | "difficulty">;
  said: Set<string>;
  shapes: string[];
}

const sortOfWay = "way | ";
const mostOneWay = 2;

/** Ways that lead from one place: whoever reads ten squares soon hears nothing but its name. */
const mostFromOne = 3;

/** Books a way to a place ("east of Arlington"), which no hunt tells three times. */
export function bookWay(bench: Heard, way: string): void {
  bench.shapes.push(`${sortOfWay}${way} | ${bench.task.sequenceNum}.${bench.shapes.length}`);
}

/** Whether the hunt has told a way, or ways from the same place, as often as it may. */
export function isWayWorn(bench: Heard, way: string): boolean {
  const from = fromOf(way);
  let [times, fromOne] = [0, 0];
  for (const shapes of [shapesOfSort(bench.task.usedShapes, sortOfWay), bench.shapes])
    for (const shape of shapes) {
      if (!shape.startsWith(sortOfWay)) continue;
      // Nearly every way leads from somewhere else.
      if (!shape.includes(from)) continue;
      const told = shape.slice(6, shape.lastIndexOf(" | "));
      if (told === way) times++;
      if (fromOf(told) === from) fromOne++;
    }
  return times >= mostOneWay || fromOne >= mostFromOne;
}

/** "Arlington" of "east of Arlington"; the whole way where two towns tell it. */
function fromOf(way: string): string {
  return way.replace(/^[a-z]+ of /, "");
}

/** The way that a line of the map tells; null for other lines. */
export function wayOf({ source, slots }: Material): string | null {
  if (source === "town") return `${slots.direction} of ${slots.town}`;
  if (source === "near") return `${slots.back} of ${slots.other}`;
  return source === "crossing" ? `${slots.town} and ${slots.town2}` : null;
}

const nearOnce = "near another place";
const nearTwice = "near two other places";

/** Books that a line leads from another landmark. */
export function bookNear(bench: Heard): void {
  bench.said.add(isNearSaid(bench) ? nearTwice : nearOnce);
}

/** Whether two lines do, which is enough. */
export function isNearSaidTwice({ said }: Heard): boolean {
  return said.has(nearTwice);
}

/** Whether the square has told how it lies to another landmark. */
export function isNearSaid({ said }: Heard): boolean {
  return said.has(nearOnce);
}

const sightOnce = "a neighbor by a likeness";
const sightTwice = "two neighbors by likenesses";

/** Books that a line leads from a neighbor told by a likeness. */
export function bookSight(bench: Heard, likeness: string): void {
  bench.said.add(bench.said.has(sightOnce) ? sightTwice : sightOnce);
  bench.shapes.push(`sight | ${likeness}`);
}

/**
 * Whether the square has led from as many such neighbors as it may: two cross, one is enough for an easy one. No hunt
 * tells one likeness of a neighbor twice.
 */
export function isSightTold({ task, said, shapes }: Heard, likeness: string): boolean {
  const mark = `sight | ${likeness}`;
  const enough = task.difficulty === "EASY" ? sightOnce : sightTwice;
  return said.has(enough) || task.usedShapes.has(mark) || shapes.includes(mark);
}
