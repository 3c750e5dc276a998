import { firstHints, secondHints, thirdHints } from "../frames/hint-frames.ts";
import type { Material } from "../material/material.ts";
import { milesText, townsToNameBy } from "../material/whereabouts.ts";
import { saysTown } from "../says-town.ts";
import { countyInWords } from "../wording/counties.ts";
import { counted } from "../wording/numbers.ts";
import { fill, sentence, withArticle } from "../wording/sentences.ts";
import { kindWords } from "../words/kinds.ts";
import { kindPhrase } from "./kind-phrase.ts";
import {
  bookAsSaid,
  clauseOf,
  isFresh,
  isNewShape,
  isUnsaid,
  take,
  type Workbench,
} from "./workbench.ts";

/** Three hints: the sort of place and the region; kind and a town; town, kind and how the name is written. */
export function writeHints(bench: Workbench): [string, string, string] {
  const { place, random } = bench.task;
  const words = kindWords(place.kind);
  const vague = random.shuffle(["county", "year", "measure", "person", "name_letters", "extreme"]);
  const first = word(bench, firstHints, {
    veil: kindPhrase(bench, "MEDIUM"),
    region: region(bench),
    c: nextClause(bench, ["MEDIUM"], vague),
  });
  const plain = random.shuffle(["fact", "year", "measure", "person"]);
  const second = word(bench, secondHints, {
    kind: kindPhrase(bench, "EASY"),
    near: near(bench),
    c: nextClause(bench, ["EASY"], plain),
  });
  const name = place.name.replace(/^The /, "");
  const third = word(
    bench,
    thirdHints,
    {
      kind: words.noun,
      akind: withArticle(words.noun),
      town: place.town,
      // An independent city is its own county.
      county: place.county.startsWith(place.town)
        ? place.stateName
        : countyInWords(place.stateCode, place.county),
      first: name.charAt(0).toUpperCase(),
      words: counted(name.split(/\s+/).length, "word"),
      c: nextClause(bench, ["EASY"], plain, true),
    },
    true,
  );
  return [first, second, third];
}

/** Words a hint in the first frame that is new to the hunt and reads new in the stock. */
function word(
  bench: Workbench,
  frames: readonly string[],
  slots: Record<string, string>,
  mayLeak = false,
): string {
  for (const frame of bench.task.random.shuffle(frames)) {
    if (!isNewShape(bench, frame)) continue;
    const text = sentence(fill(frame, slots));
    if (mayLeak ? isUnsaid(bench, text) : isFresh(bench, text)) return take(bench, text, frame);
  }
  for (const frame of frames) {
    const text = sentence(fill(frame, slots));
    if (bench.guard.findLeak(text) === null || mayLeak) return take(bench, text, `${frame} again`);
  }
  throw new Error(`${bench.task.place.id}: no frame left for a hint`);
}

function region(bench: Workbench): string {
  const { place, surroundings, random } = bench.task;
  if (place.stock === "NATIONAL") return `in ${place.stateName}`;
  const capital = surroundings.fromCapital;
  const options = capital
    ? [`${capital.direction} of the capital`, `to the ${capital.direction} of the capital`]
    : ["close to the capital", "in the neighborhood of the capital"];
  return (
    random.shuffle(options).find((each) => bench.guard.findLeak(each) === null) ??
    `in ${place.stateName}`
  );
}

function near(bench: Workbench): string {
  const { place, surroundings, random } = bench.task;
  const towns = townsToNameBy(place, surroundings)
    .filter((town) => town.distanceMi < 90)
    .map((town) => `${milesText(town.distanceMi)} ${town.direction} of ${town.name}`);
  const options = [
    ...towns.slice(0, 3),
    `in ${countyInWords(place.stateCode, place.county)}`,
  ].filter((each) => bench.guard.findLeak(each) === null && !saysTown(each, place));
  return options.length === 0 ? `in ${place.stateName}` : random.pick(options);
}

/** A clause not yet said in the square where one is left, else one said before; it counts as said. */
function nextClause(
  bench: Workbench,
  levels: readonly string[],
  sources: readonly string[],
  last = false,
): string {
  const value = (each: Material): number =>
    (bench.said.has(`hint ${each.key}`) ? 200 : 0) +
    (bench.said.has(each.key) ? 100 : 0) +
    sources.indexOf(each.source);
  const [chosen = bench.material.find((each) => each.source !== "image")] = bench.material
    .filter((each) => levels.includes(each.level) && sources.includes(each.source))
    .filter((each) => last || !saysTown(clauseOf(each), bench.task.place))
    .sort((a, b) => value(a) - value(b));
  if (chosen === undefined) throw new Error(`${bench.task.place.id}: nothing to hint at`);
  bookAsSaid(bench, chosen);
  bench.said.add(`hint ${chosen.key}`);
  for (const frame of bench.task.random.shuffle(chosen.frames)) {
    const shape = `clause: ${frame}`;
    if (!isClause.test(frame) || !isNewShape(bench, shape)) continue;
    const text = fill(frame, chosen.slots);
    if (bench.guard.findLeak(text) !== null) continue;
    bench.shapes.push(shape);
    return text;
  }
  return clauseOf(chosen);
}

/** Frames that can follow "and": statements, neither commands nor conditions. */
const isClause =
  /^(?:its? |\{(?!image|Image)|somebody |whoever |the (?!short|sort|first thing|last thing)|next door|in \{)[^:“]*$/;
