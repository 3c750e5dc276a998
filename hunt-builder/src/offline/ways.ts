import type { SquareTask } from "../clue-writer.ts";
import type { Material, Source } from "../material/material.ts";
import { milesOfText } from "../material/whereabouts.ts";
import { numberIn } from "../wording/numbers.ts";
import { shapesOfSort } from "./used-shapes.ts";

/** What a hunt and a square have told, as far as it concerns ways. */
export interface Heard {
  task: Pick<SquareTask, "usedShapes" | "sequenceNum" | "difficulty" | "variant">;
  said: Set<string>;
  shapes: string[];
}

const sortOfWay = "way | ";
const mostOneWay = 2;

/** Ways that lead from one place: whoever reads ten squares soon hears nothing but its name. */
const mostFromOne = { PHYSICAL: 2, DIGITAL: 3 } as const;

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
  return times >= mostOneWay || fromOne >= mostFromOne[bench.task.variant];
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

const evenlyWorded: ReadonlySet<Source> = new Set<Source>([
  "near",
  "sight",
  "town",
  "happening",
  "interval",
  "term",
]);

/** Whether no wording of a line is plainer than the others: a hunt has many that lead from neighbors, or by history. */
export function hasEvenFrames({ source }: Material): boolean {
  return evenlyWorded.has(source);
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
export function bookSight({ said }: Heard): void {
  said.add(said.has(sightOnce) ? sightTwice : sightOnce);
}

/** Whether the square has led from as many such neighbors as it may: two cross, one is enough for an easy one. */
export function isSightTold({ task, said }: Heard): boolean {
  return said.has(task.difficulty === "EASY" ? sightOnce : sightTwice);
}

const sortOfNeighbor = "neighbor | ";
export const sortOfLikeness = "likeness | ";
/** Squares of a hunt that speak of one neighbor by its name, its age or its maker. */
const mostOfNeighbor = 2;

/** Books that the square speaks of another place, and by which likeness of it where by one. */
export function bookNeighbor(bench: Heard, id: string, likeness?: string): void {
  bench.said.add(`landmark:${id}`);
  bookOnce(bench, `${sortOfNeighbor}${id} | ${bench.task.sequenceNum}`);
  bookOther(bench, id);
  if (likeness !== undefined) bookLikeness(bench, id, likeness);
}

export const sortOfOther = "other | ";

/** Books that a square speaks of another place, by whatever: in its clue, by a line true or false, or by a hint. */
export function bookOther(bench: Heard, id: string): void {
  bookOnce(bench, `${sortOfOther}${id}`);
}

/** Whether another square of the hunt speaks of a place: a hunt meets each once, where there are others. */
export function isOtherTold({ task }: Pick<Heard, "task">, id: string): boolean {
  return task.usedShapes.has(`${sortOfOther}${id}`);
}

/** Books that the hunt has told a likeness of a place that is not asked for. */
export function bookLikeness(bench: Heard, id: string, likeness: string): void {
  bookOnce(bench, `${sortOfLikeness}${id}`);
  bookOnce(bench, `${sortOfLikeness}${likeness.toLowerCase()}`);
}

/** Books a shape that a hunt needs once. */
export function bookOnce({ task, shapes }: Heard, shape: string): void {
  if (!task.usedShapes.has(shape) && !shapes.includes(shape)) shapes.push(shape);
}

const sortOfSense = "hint leads | ";
/** Two ways on one side that differ by less say one thing twice, from wherever they lead; of short ones two in five of their length. */
const sameSenseMi = 5;
const sameSenseShare = 0.4;

/** Books that a hint of the square leads so far to a side. */
export function bookSense({ said }: Pick<Heard, "said">, direction: string, miles: number): void {
  said.add(`${sortOfSense}${direction} ${miles}`);
}

/** Whether a hint of the square leads about as far to the same side, from wherever it does. */
export function isSenseTold(
  { said }: Pick<Heard, "said">,
  direction: string,
  miles: number,
): boolean {
  for (const each of said) {
    if (!each.startsWith(sortOfSense)) continue;
    const [side, far] = each.slice(sortOfSense.length).split(" ");
    const apart = Math.abs(Number(far) - miles);
    const same = Math.min(sameSenseMi, sameSenseShare * Math.max(Number(far), miles));
    if (side === direction && apart < same) return true;
  }
  return false;
}

/** Whether the square speaks of a neighbor by another line, or another square of the hunt does; at a desk, as often as it may: by a likeness once, or else twice. */
export function isSpokenOf(bench: Heard, { source, slots, about = [] }: Material): boolean {
  const { distance, direction = "", back = direction } = slots;
  if (distance !== undefined && isSenseTold(bench, back, milesOfText(distance))) return true;
  return about.some((id) => {
    if (bench.said.has(`landmark:${id}`)) return true;
    if (bench.task.variant === "PHYSICAL" && isOtherTold(bench, id)) return true;
    return source === "sight" ? isLikenessTold(bench, id) : isNeighborWorn(bench, id);
  });
}

/** Whether the hunt has spoken of a neighbor as often as it may, by whatever but likenesses. */
export function isNeighborWorn({ task }: Heard, id: string): boolean {
  const start = `${sortOfNeighbor}${id} | `;
  const before = shapesOfSort(task.usedShapes, sortOfNeighbor);
  return before.filter((shape) => shape.startsWith(start)).length >= mostOfNeighbor;
}

/** Whether the hunt has told a likeness: this one by its words, or any of a place by its id. */
export function isLikenessTold({ task, shapes }: Heard, what: string): boolean {
  const mark = `${sortOfLikeness}${what.toLowerCase()}`;
  return task.usedShapes.has(mark) || shapes.includes(mark);
}

/** Miles by which a way has to be longer or shorter than that of the clue, as a share of it. */
const clearShare = 0.2;

/** Whether a clue has led as far, the same way: "east of Waco", in miles. */
export function isAsFarAsClue(
  clue: string,
  { way, miles }: { way: string; miles: number },
): boolean {
  const [side = ""] = way.split(" ");
  for (const [, number = "", to = ""] of clue.matchAll(wayOfClue)) {
    const told = numberIn(number);
    if (to === side && Math.abs(told - miles) <= Math.max(1, clearShare * told)) return true;
  }
  return false;
}

const wayOfClue = /(a|[\w-]+) miles? (?:off )?(?:to the )?((?:north|south)?(?:east|west)?)\b/g;
