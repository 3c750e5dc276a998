import { firstHints, secondHints, thirdHints } from "../frames/hint-frames.ts";
import type { Difficulty } from "../hunt.ts";
import type { Source } from "../material/material.ts";
import { milesText } from "../material/whereabouts.ts";
import type { Place } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { standOf, standSentence } from "../stands/stand-of.ts";
import { countyInWords } from "../wording/counties.ts";
import { fill, sentence } from "../wording/sentences.ts";
import { isBanter } from "../words/banter.ts";
import { nounOf } from "../words/place-nouns.ts";
import { isSolemn } from "../words/solemn.ts";
import { kindPhrase } from "./kind-phrase.ts";
import { inCounty, nearTowns } from "./where.ts";
import { bookAsSaid, isFresh, isNewShape, isUnsaid, take, type Workbench } from "./workbench.ts";

/**
 * Three hints: the sort of place and the region; kind and a town; the town, what to ask for
 * there, and where to stand.
 * They are written before the clue list, so that what they add stands nowhere else.
 */
export function writeHints(bench: Workbench): [string, string, string] {
  const { place, random } = bench.task;
  const vague = random.shuffle<Source>(["county", "year", "measure", "person", "extreme"]);
  const first = word(bench, firstHints, {
    veil: kindPhrase(bench, "MEDIUM"),
    region: region(bench),
    C: addition(bench, ["MEDIUM"], [...vague, "name_letters"]),
  });
  const plain = random.shuffle<Source>(["year", "measure", "person"]);
  const second = word(bench, secondHints, {
    kind: kindPhrase(bench, "EASY"),
    near: near(bench),
    C: addition(bench, ["EASY"], ["fact", ...plain, "capital"]),
  });
  const third = word(
    bench,
    thirdHints,
    {
      kind: nounOf(place),
      town: place.town,
      county: countyOrState(place),
      fact: askedFor(bench),
    },
    true,
  );
  return [first, second, withStand(third, place)];
}

/** A last hint that ends in where to stand, where somebody has written that. */
export function withStand(hint3: string, place: Place): string {
  return [hint3, standSentence(standOf(place))].filter(Boolean).join(" ");
}

/** What the people of the town know it by: a fact the square has not told, if one is left. */
function askedFor(bench: Workbench): string {
  const { facts } = bench.task.place;
  const chosen = bench.task.random
    .shuffle(facts.map((fact, i) => ({ fact, key: `fact:${i}` })))
    .sort((a, b) => Number(bench.said.has(a.key)) - Number(bench.said.has(b.key)))[0];
  if (chosen !== undefined) bench.said.add(chosen.key);
  return chosen?.fact ?? "";
}

/** An independent city is its own county and says nothing more. */
function countyOrState(place: Place): string {
  const county = countyInWords(place.stateCode, place.county);
  return county.startsWith(place.town) && !/ (?:County|Parish|area)$/.test(county)
    ? place.stateName
    : county;
}

/** Words a hint in the first frame that is new to the hunt and reads new in the stock. */
function word(
  bench: Workbench,
  frames: readonly string[],
  slots: Record<string, string>,
  mayLeak = false,
): string {
  const solemn = isSolemn(bench.task.place);
  const fitting = frames.filter((frame) => !solemn || !isBanter(frame));
  for (const frame of bench.task.random.shuffle(fitting)) {
    if (!isNewShape(bench, frame)) continue;
    const text = sentence(fill(frame, slots));
    if (mayLeak ? isUnsaid(bench, text) : isFresh(bench, text)) return take(bench, text, frame);
  }
  for (const frame of fitting) {
    const text = sentence(fill(frame, slots));
    if (bench.guard.findLeak(text) === null || mayLeak) return take(bench, text, `${frame} again`);
  }
  throw new Error(`${bench.task.place.id}: no frame left for a hint`);
}

/** Nearer than the main clue has it: with the distance where that gave a direction or more. */
function region(bench: Workbench): string {
  const { place, surroundings, random, difficulty } = bench.task;
  const capital = surroundings.fromCapital;
  if (place.stock === "NATIONAL" && (difficulty !== "EASY" || capital === null))
    return place.stateCode === "DC" ? "in the nation's capital" : `in ${place.stateName}`;
  if (capital && difficulty !== "HARD") {
    const from = place.stock === "NATIONAL" ? capital.capital : "the capital";
    const nearer = `${milesText(capital.distanceMi)} ${capital.direction} of ${from}`;
    if (bench.guard.findLeak(nearer) === null) {
      for (const key of ["capital", "region"]) bench.said.add(key);
      return nearer;
    }
  }
  const options = capital
    ? [`${capital.direction} of the capital`, `to the ${capital.direction} of the capital`]
    : ["close to the capital", "in the neighborhood of the capital"];
  return (
    random.shuffle(options).find((each) => bench.guard.findLeak(each) === null) ??
    `in ${place.stateName}`
  );
}

/** Near a town the square has not named yet, where there is one. */
function near(bench: Workbench): string {
  const { place, surroundings, random } = bench.task;
  const options = [...random.shuffle(nearTowns(place, surroundings)), inCounty(place)].filter(
    ({ text }) => bench.guard.findLeak(text) === null && !saysTown(text, place),
  );
  const chosen = options.find(({ key }) => key === undefined || !bench.said.has(key)) ?? options[0];
  if (chosen?.key !== undefined) bench.said.add(chosen.key);
  return chosen?.text ?? `in ${place.stateName}`;
}

/** A sentence that adds something the square has not said, or says again where nothing is left. */
export function addition(
  bench: Workbench,
  levels: readonly Difficulty[],
  sources: readonly Source[],
): string {
  const value = (key: string, source: Source): number =>
    (bench.said.has(key) ? 100 : 0) + sources.indexOf(source);
  const candidates = bench.material
    .filter((each) => levels.includes(each.level) && sources.includes(each.source))
    .sort((a, b) => value(a.key, a.source) - value(b.key, b.source));
  for (const chosen of [...candidates, ...bench.material]) {
    if (chosen.source === "image") continue;
    const [plain = "", ...others] = chosen.frames;
    for (const frame of [plain, ...bench.task.random.shuffle(others)]) {
      if (frame.includes("?")) continue;
      const text = sentence(fill(frame, chosen.slots));
      if (!isFresh(bench, text)) continue;
      bookAsSaid(bench, chosen);
      return text;
    }
  }
  throw new Error(`${bench.task.place.id}: nothing to hint at`);
}
