import { spanOf } from "../material/dates.ts";
import { beganIn } from "../material/older.ts";
import { fewToTell, leftToTell } from "./left-to-tell.ts";
import type { Workbench } from "./workbench.ts";

/** Dates in five that are the list's to tell and not the first hint's. */
const toTheList = 3;

/**
 * " of the 1880s", where the square has not told the date, the place began in one, and the list can do without it.
 * @param isBare whether the hint says nothing but a kind and a region without it
 */
export function whenOf(bench: Workbench, isBare = false): string {
  const began = beganIn(bench.task.place);
  if (began === null || bench.said.has(`year:${began.phrase}`)) return "";
  const left = leftToTell(bench);
  if (isBare ? left < fewToTell : left < 3 || bench.task.random.below(5) < toTheList) return "";
  bench.said.add(`year:${began.phrase}`);
  bench.said.add("pair");
  const span = spanOf(began.year);
  return span.startsWith("between")
    ? ` of the first decade of the ${/\d{4}/.exec(span)?.[0]}s`
    : ` of ${span.replace("in ", "")}`;
}
