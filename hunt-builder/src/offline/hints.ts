import { firstHints, secondHints, thirdHints } from "../frames/hint-frames.ts";
import type { Material } from "../material/material.ts";
import { milesText } from "../material/whereabouts.ts";
import { countyInWords } from "../wording/counties.ts";
import { counted } from "../wording/numbers.ts";
import { capitalized, fill, sentence, withArticle } from "../wording/sentences.ts";
import { kindWords } from "../words/kinds.ts";
import { clauseOf, isFresh, isNewShape, isUnsaid, take, type Workbench } from "./workbench.ts";

/** Three hints: the sort of place and the region; kind and a town; town, kind and how the name is written. */
export function writeHints(bench: Workbench): [string, string, string] {
  const { place, random } = bench.task;
  const words = kindWords(place.kind);
  const first = word(bench, firstHints, (i) => ({
    veil: words.veils[i % words.veils.length] ?? words.noun,
    region: region(bench),
    c: clauseFor(bench, ["MEDIUM"], ["name_letters", "county", "year", "extreme", "measure"], i),
  }));
  const second = word(bench, secondHints, (i) => ({
    kind: withArticle(words.noun),
    near: near(bench, i),
    c: clauseFor(bench, ["EASY", "MEDIUM"], ["fact", "year", "measure", "person", "county"], i),
  }));
  const name = place.name.replace(/^The /, "");
  const third = word(
    bench,
    thirdHints,
    (i) => ({
      kind: words.noun,
      town: place.town,
      county: countyInWords(place.stateCode, place.county),
      first: name.charAt(0).toUpperCase(),
      words: counted(name.split(/\s+/).length, "word"),
      c: clauseFor(bench, ["EASY"], random.shuffle(["year", "person", "measure", "fact"]), i),
    }),
    true,
  );
  return [first, second, third];
}

/** Words a hint in the first frame that is new to the hunt and reads new in the stock. */
function word(
  bench: Workbench,
  frames: readonly string[],
  slotsFor: (attempt: number) => Record<string, string>,
  mayLeak = false,
): string {
  let attempt = 0;
  for (const frame of bench.task.random.shuffle(frames)) {
    if (!isNewShape(bench, frame)) continue;
    const text = fill(frame, slotsFor(attempt++))
      .split(/(?<=\.) /)
      .map((part) => sentence(capitalized(part)))
      .join(" ");
    if (mayLeak ? isUnsaid(bench, text) : isFresh(bench, text)) return take(bench, text, frame);
  }
  throw new Error(`${bench.task.place.id}: no frame left for a hint`);
}

function region(bench: Workbench): string {
  const { place, surroundings, random } = bench.task;
  if (place.stock === "NATIONAL") return `in ${place.stateName}`;
  const capital = surroundings.fromCapital;
  const options = capital
    ? [`${capital.direction} of the capital`, `on the ${capital.direction} side of the capital`]
    : ["close to the capital", "in the neighborhood of the capital"];
  return random.pick(options);
}

function near(bench: Workbench, attempt: number): string {
  const { place, surroundings } = bench.task;
  const towns = surroundings.towns
    .filter((town) => town.name !== place.town && town.distanceMi > 2 && town.distanceMi < 90)
    .sort((a, b) => b.population / (b.distanceMi + 20) - a.population / (a.distanceMi + 20))
    .map((town) => `${milesText(town.distanceMi)} ${town.direction} of ${town.name}`);
  const options = [
    ...towns.slice(0, 3),
    `in ${countyInWords(place.stateCode, place.county)}`,
  ].filter((each) => bench.guard.findLeak(each) === null);
  return options[attempt % Math.max(1, options.length)] ?? `in ${place.stateName}`;
}

/** A clause not yet said in the square where one is left, else one said before in other words. */
function clauseFor(
  bench: Workbench,
  levels: readonly string[],
  sources: readonly string[],
  attempt: number,
): string {
  const ranked = bench.material
    .filter((each) => levels.includes(each.level) && sources.includes(each.source))
    .sort((a, b) => value(bench, a, sources) - value(bench, b, sources));
  const chosen = ranked[attempt % Math.max(1, Math.min(3, ranked.length))];
  const clause = chosen ?? bench.material.find((each) => each.source !== "image");
  if (clause === undefined) throw new Error(`${bench.task.place.id}: nothing to hint at`);
  return clauseOf(clause);
}

function value(bench: Workbench, each: Material, sources: readonly string[]): number {
  return (bench.said.has(each.key) ? 100 : 0) + sources.indexOf(each.source);
}
