import type { Difficulty } from "../hunt.ts";
import type { Material, Source } from "../material/material.ts";
import { soberVerses, verses } from "../voices/verses.ts";
import { voices } from "../voices/voices.ts";
import { capitalized, fill, sentence } from "../wording/sentences.ts";
import { isTrueOf } from "../words/fitting.ts";
import { isSolemn } from "../words/solemn.ts";
import { kindPhrase } from "./kind-phrase.ts";
import { againstSearch, overlap } from "./overlap.ts";
import { pickWhere } from "./where.ts";
import {
  bookAsSaid,
  clauseOf,
  isFresh,
  isNewShape,
  isUnsaid,
  take,
  type Workbench,
} from "./workbench.ts";

/**
 * Writes the main clue: an image, where to look, and what is to be known or worked out. level is how
 * directly it may speak; throws when every voice is spent.
 */
export function writeMainClue(bench: Workbench, level: Difficulty): string {
  const { random, place } = bench.task;
  const image = pickImage(bench);
  const tells = pickTells(bench, level);
  if (image === undefined || tells.length === 0) throw new Error(`${place.id}: too little to say`);
  const where = pickWhere(bench, level);
  const slots: Record<string, string> = {
    kind: kindPhrase(bench, level),
    where: where.text,
    image: image.slots.image ?? "",
    a: tells.map(clauseOf).join(", and "),
  };
  const book = (text: string, shape: string): string => {
    for (const each of [image, ...tells]) bookAsSaid(bench, each);
    if (where.key !== undefined) bench.said.add(where.key);
    return take(bench, text, shape);
  };
  const solemn = isSolemn(place);
  const unfit = (solemn && !soberVerses.has(place.kind)) || slots.image?.includes(":");
  const singing = !unfit && random.below(4) === 0 && isNewShape(bench, "verse");
  const songs = (verses[place.kind] ?? []).filter((verse) => isTrueOf(verse, place));
  for (const verse of singing ? random.shuffle(songs) : []) {
    const text = `${capitalized(verse)}\n${fill("Look for me {where}: {image}. {A}.", slots)}`;
    if (isFresh(bench, text)) return book(text, "verse");
  }
  const fitting = random
    .shuffle(voices)
    .filter(({ sober }) => !solemn || sober)
    .filter(({ template }) => !slots.image?.includes(":") || !/: \{[iI]mage\}/.test(template));
  for (const voice of solemn ? fitting : [...fitting, ...random.shuffle(voices)]) {
    const shape = `voice:${voice.name}`;
    if (!isNewShape(bench, shape)) continue;
    const text = capitalized(fill(voice.template, slots));
    if (isFresh(bench, text)) return book(text, shape);
  }
  // A sober voice speaks twice rather than that a joking one does.
  for (const voice of fitting) {
    const text = capitalized(fill(voice.template, slots));
    if (isFresh(bench, text)) return book(text, `voice:${voice.name} again`);
  }
  throw new Error(`${place.id}: no voice is left`);
}

/** An image; on rewrites the one that shares the fewest words with what search knows of the place. */
function pickImage(bench: Workbench): Material | undefined {
  const images = bench.material
    .filter((each) => each.source === "image")
    .filter((each) => isUnsaid(bench, sentence(each.slots.image ?? "")));
  return bench.task.round < 2
    ? images[0]
    : images.sort((a, b) => overlap(bench, a) - overlap(bench, b))[0];
}

const order: Record<Difficulty, readonly string[]> = {
  EASY: ["EASY"],
  MEDIUM: ["MEDIUM", "HARD"],
  HARD: ["HARD", "MEDIUM"],
};

/** What tells of the place itself and can be looked up; the map and the alphabet come last. */
const weights: Partial<Record<Source, number>> = {
  fact: 5,
  year: 5,
  person: 5,
  measure: 5,
  comparison: 6,
  event: 6,
  year_pair: 4,
  extreme: 3,
  town: 3,
  parallel: 1,
  sun: 1,
};

/** One thing to say, and a second, plain one where the clue may speak plainly. */
function pickTells(bench: Workbench, level: Difficulty): Material[] {
  const levels = order[level];
  const usable = bench.material
    .filter(
      (each) => each.source !== "image" && each.source !== "capital" && levels.includes(each.level),
    )
    .filter((each) => isUnsaid(bench, sentence(clauseOf(each))))
    .map((each) => ({
      each,
      weight: weigh(each, level) - againstSearch(bench, each) + 2 * bench.task.random.next(),
    }))
    .sort((x, y) => y.weight - x.weight)
    .map(({ each }) => each);
  if (level !== "EASY") return usable.slice(0, 1);
  const fact = usable.find((each) => each.source === "fact") ?? usable[0];
  if (fact === undefined) return [];
  const second = usable.find((each) => each.key !== fact.key && each.source !== fact.source);
  return second === undefined ? [fact] : [fact, second];
}

function weigh(each: Material, level: Difficulty): number {
  const atLevel = each.level === level ? 2 : 0;
  // The sum of a year's digits only confirms a guess.
  const hollow = level === "HARD" && each.source === "year" ? 4 : 0;
  return atLevel + (weights[each.source] ?? 0) - hollow;
}
