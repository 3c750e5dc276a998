import type { Difficulty } from "../hunt.ts";
import type { Material } from "../material/material.ts";
import { milesText, townsToNameBy } from "../material/whereabouts.ts";
import type { Place, Surroundings } from "../place.ts";
import { termsOf } from "../search/terms.ts";
import { verses } from "../voices/verses.ts";
import { voices } from "../voices/voices.ts";
import { countyInWords } from "../wording/counties.ts";
import { inWords } from "../wording/numbers.ts";
import { capitalized, fill, sentence } from "../wording/sentences.ts";
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

/** Writes the main clue. level is how directly it may speak; throws when every voice is spent. */
export function writeMainClue(bench: Workbench, level: Difficulty): string {
  const { random, place } = bench.task;
  const image = pickImage(bench);
  const [a, b] = twoClauses(bench, level);
  const slots: Record<string, string> = {
    kind: kindPhrase(bench, level),
    where: pickWhere(bench, level),
    image: image?.slots.image ?? "",
    a: a ? clauseOf(a) : "",
    b: b ? clauseOf(b) : "",
  };
  if (slots.image === "" || slots.a === "" || slots.b === "")
    throw new Error(`${place.id}: too little to say`);
  const book = (text: string, shape: string): string => {
    for (const each of [image, a, b]) if (each) bookAsSaid(bench, each);
    return take(bench, text, shape);
  };
  const verse = verses[place.kind];
  if (verse !== undefined && random.below(3) === 0 && isNewShape(bench, "verse")) {
    const text = `${capitalized(verse)}\n${sentence(slots.image ?? "")} ${sentence(slots.a ?? "")} ${sentence(slots.b ?? "")}`;
    if (isFresh(bench, text)) return book(text, "verse");
  }
  for (const voice of random.shuffle(voices)) {
    const shape = `voice:${voice.name}`;
    if (!isNewShape(bench, shape)) continue;
    const text = capitalized(fill(voice.template, slots));
    if (isFresh(bench, text)) return book(text, shape);
  }
  throw new Error(`${place.id}: no voice is left`);
}

/** An image; on rewrites the one that shares the fewest words with what search knows of the place. */
function pickImage(bench: Workbench): Material | undefined {
  const images = bench.material
    .filter((each) => each.source === "image")
    .filter((each) => isUnsaid(bench, sentence(clauseOf(each))));
  return bench.task.round < 2
    ? images[0]
    : images.sort((a, b) => overlap(bench, a) - overlap(bench, b))[0];
}

const knownOf = new WeakMap<Place, ReadonlySet<string>>();

/** Terms by which search can know a place. */
function knownTerms(place: Place): ReadonlySet<string> {
  const before = knownOf.get(place);
  if (before) return before;
  const phrases = place.years.map(([, phrase]) => phrase);
  const texts = [
    place.name,
    place.town,
    place.county,
    ...place.facts,
    ...place.people.flat(),
    ...phrases,
  ];
  const made = new Set(termsOf([...texts, place.measure.what, place.access].join(" ")));
  knownOf.set(place, made);
  return made;
}

const overlaps = new WeakMap<Material, number>();

/** Terms a material shares with what search knows of its place. */
function overlap(bench: Workbench, material: Material): number {
  const before = overlaps.get(material);
  if (before !== undefined) return before;
  const known = knownTerms(bench.task.place);
  const terms = termsOf(Object.values(material.slots).join(" "));
  const made = terms.filter((term) => known.has(term)).length;
  overlaps.set(material, made);
  return made;
}

const order: Record<Difficulty, readonly string[]> = {
  EASY: ["EASY", "MEDIUM"],
  MEDIUM: ["MEDIUM", "HARD"],
  HARD: ["HARD", "MEDIUM"],
};
const tellingSources = new Set(["fact", "year", "year_pair", "person", "measure", "comparison"]);

/** Sources that tell of the map or the alphabet more than of the place. */
const faint = new Set(["name_letters", "county", "town"]);

/** Two things to say, of different sorts; facts come first where the clue may speak plainly. */
function twoClauses(bench: Workbench, level: Difficulty): (Material | undefined)[] {
  const levels = order[level];
  const usable = bench.material
    .filter(
      (each) => each.source !== "image" && each.source !== "capital" && levels.includes(each.level),
    )
    .filter((each) => isUnsaid(bench, sentence(clauseOf(each))))
    .map((each) => ({
      each,
      weight: weigh(each, level, levels) - againstSearch(bench, each),
    }))
    .sort((x, y) => y.weight - x.weight)
    .map(({ each }) => each);
  const first = usable[0];
  const second = usable.find((each) => each.key !== first?.key && each.source !== first?.source);
  return [first, second ?? usable.find((each) => each.key !== first?.key)];
}

/** On rewrites what search knows weighs less; at first, what tells little of the place. */
function againstSearch(bench: Workbench, each: Material): number {
  const { round } = bench.task;
  return (round < 2 ? 0 : 2 * overlap(bench, each)) + (round < 4 && faint.has(each.source) ? 2 : 0);
}

function weigh(each: Material, level: Difficulty, levels: readonly string[]): number {
  const atLevel = each.level === levels[0] ? 4 : 0;
  const telling = tellingSources.has(each.source) ? 2 : 0;
  const fact = level === "EASY" && each.source === "fact" ? 3 : 0;
  return atLevel + telling + fact;
}

function pickWhere(bench: Workbench, level: Difficulty): string {
  const { place, surroundings, random } = bench.task;
  const options = random
    .shuffle(
      place.stock === "NATIONAL"
        ? nationalWhere(place, level)
        : stateWhere(place, surroundings, level),
    )
    .filter((each) => bench.guard.findLeak(each) === null);
  return options[0] ?? "on the map";
}

function nationalWhere(place: Place, level: Difficulty): string[] {
  const name = place.stateName;
  if (level === "EASY") return [`in ${place.stateCode === "DC" ? "the nation's capital" : name}`];
  const letters = name.replaceAll(/[^A-Za-z]/g, "").length;
  if (level === "MEDIUM") return [`in a part of the Union that begins with ${name.charAt(0)}`];
  return [`in a part of the Union spelled with ${inWords(letters)} letters`];
}

function stateWhere(place: Place, around: Surroundings, level: Difficulty): string[] {
  const capital = around.fromCapital;
  if (level === "EASY") {
    const towns = townsToNameBy(place, around)
      .slice(0, 4)
      .map((town) => `${milesText(town.distanceMi)} ${town.direction} of ${town.name}`);
    return [`in ${countyInWords(place.stateCode, place.county)}`, ...towns];
  }
  if (level === "HARD") {
    const name = place.stateName;
    return [`in ${name}`, `somewhere in ${name}`, `within ${name}`, "inside the state line"];
  }
  if (capital === null)
    return ["close to the capital", "within sight of the capital's roofs"].slice(0, 1);
  return [
    `${capital.direction} of the capital`,
    `to the ${capital.direction} of ${capital.capital}`,
  ];
}
