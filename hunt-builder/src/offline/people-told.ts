import type { Material } from "../material/material.ts";
import { shapesOfSort } from "./used-shapes.ts";
import type { Workbench } from "./workbench.ts";

/** One square in so many speaks of somebody: a name is looked up, and nothing about it is found out. */
const squaresOfOne = 3;
const fewestWords = 4;
/** Whoever made a thing is a name for a search, whatever else of it was made. */
const making =
  /^(?:designed|drew|built|made|sculpted|modeled|carved|cast|painted|planned|engineered|laid out|founded)\b(?! it (?:as|for|in memory|out of|by hand)\b)/;

/** Whether a line about somebody tells what was done rather than who it was: “ordered it from Zurich”, not “designed it”. */
export function isDeedTold({ source, slots: { deed = "" } }: Material): boolean {
  return source !== "person" || (deed.split(" ").length >= fewestWords && !making.test(deed));
}

/** Whether the hunt has spoken of as many people as so many squares may. */
export function arePeopleWorn({ task }: Pick<Workbench, "task">): boolean {
  const told = shapesOfSort(task.usedShapes, "line | person ").length;
  return told >= Math.floor((task.sequenceNum + 1) / squaresOfOne);
}
