import type { Difficulty, HuntVariant } from "../hunt.ts";
import { leakGuard } from "../leaks.ts";
import type { Place } from "../place.ts";
import { metas } from "../puzzles/meta/metas.ts";
import type { Random } from "../random.ts";
import type { TripAsks } from "../stands/trip.ts";
import { motifsOf } from "../words/motifs.ts";
import { isSolemn } from "../words/solemn.ts";
import { describe, descriptionTexts } from "./descriptions.ts";
import { type ImagePhrase, imagePhrases, isThing, titleCase } from "./image-phrases.ts";

/** For {a} and {b}, things that the kinds of places in a hunt bring to mind. */
const digital = [
  "The {a} Cipher",
  "A Code for the {a}",
  "The {a} in the Margin",
  "The Riddle of the {a}",
  "The {a}, the {b} and the Key",
  "Letters from the {a}",
  "What the {a} Spelled",
  "The {a} Telegram",
  "Ink, the {a} and the {b}",
  "Three Words for the {a}",
];

export interface Title {
  name: string;
  description: string;
}

/**
 * A hunt's name and description: pictures from its places, none of which names one, and what day they make.
 * @param usedNames names of the state's stock, none of which it takes
 */
export function titleOf(
  about: {
    stateName: string;
    variant: HuntVariant;
    difficulty: Difficulty;
    places: readonly Place[];
    miles: number;
    /** What a hunt on the ground asks. */
    trip?: TripAsks;
    /** Titles that fit how a digital hunt ends; others serve where there are none. */
    hook?: readonly string[];
  },
  usedNames: ReadonlySet<string>,
  random: Random,
): Title {
  const phrases = random.shuffle(imagePhrases(about.places));
  const name =
    about.variant === "PHYSICAL"
      ? pictureName(about, phrases, usedNames)
      : nameOf(about, usedNames, random);
  const others = phrases.filter(({ text }) => titleCase(text) !== name);
  return { name, description: describeHunt(about, others, random) };
}

const longestName = 5;

/** The hunt's best picture, of three words or more where there is one. */
function pictureName(
  { stateName }: { stateName: string },
  phrases: readonly ImagePhrase[],
  usedNames: ReadonlySet<string>,
): string {
  const words = ({ text }: ImagePhrase): number => text.split(" ").length;
  const names = phrases
    .filter((phrase) => words(phrase) <= longestName)
    .sort((a, b) => Number(words(b) > 2) - Number(words(a) > 2))
    .map(({ text }) => titleCase(text));
  for (const name of names) if (!usedNames.has(name)) return name;
  for (let n = 1; ; n++) {
    const name = `The Long Way Round ${stateName}${n === 1 ? "" : `, Part ${n}`}`;
    if (!usedNames.has(name)) return name;
  }
}

function describeHunt(
  { variant, miles, trip, places }: Parameters<typeof titleOf>[0],
  phrases: readonly ImagePhrase[],
  random: Random,
): string {
  const things = [...phrases].sort((x, y) => Number(isThing(y)) - Number(isThing(x)));
  const [a, b, c] = things.filter(
    ({ place }, i) => things.findIndex((each) => each.place === place) === i,
  );
  const seen = a && b ? { a: a.text, b: b.text, c: c?.text } : null;
  return describe({ variant, miles, trip: trip ?? null, count: places.length }, seen, random);
}

function nameOf(
  {
    stateName,
    places,
    hook = digital,
  }: Pick<Parameters<typeof titleOf>[0], "stateName" | "places" | "hook">,
  usedNames: ReadonlySet<string>,
  random: Random,
): string {
  const guards = places.map((place) => leakGuard(place));
  const kindsOf = (list: readonly Place[]): string[] => [...new Set(list.map(({ kind }) => kind))];
  // No hunt is named in play after a place of death or faith, unless it has hardly another.
  const merry = kindsOf(places.filter((place) => !isSolemn(place)));
  const motifs = random
    .shuffle(merry.length > 2 ? merry : kindsOf(places))
    .map((kind) => random.pick(motifsOf(kind)))
    .filter((motif) => guards.every((guard) => guard.findLeak(motif) === null));
  const names = [...usedNames];
  const timesUsed = (form: string): number =>
    names.filter((name) => patternOf(form).test(name)).length;
  const forms = random
    .shuffle(hook)
    .map((form) => ({ form, times: timesUsed(form) }))
    .sort((a, b) => a.times - b.times)
    .map(({ form }) => form);
  const used = [...usedNames].join("\n");
  // Images that no name of the stock has come first.
  const fresh = motifs.filter((motif) => !used.includes(motif));
  const pairs = [fresh, motifs].flatMap((list) =>
    list.flatMap((a, i) => list.slice(i + 1).map((b) => ({ a, b }))),
  );
  for (const { a, b } of pairs)
    for (const form of forms) {
      const name = `${stateName}: ${form.replace("{a}", a).replace("{b}", b)}`;
      if (!usedNames.has(name)) return name;
    }
  for (let n = 1; ; n++) {
    const name = `${stateName}: The Long Way Round${n === 1 ? "" : `, Part ${n}`}`;
    if (!usedNames.has(name)) return name;
  }
}

function patternOf(form: string): RegExp {
  return new RegExp(`: ${form.replace(/\{[ab]\}/g, ".+")}$`);
}

/** A theme where none was asked for. */
export function themeFor(variant: HuntVariant, random: Random): string {
  return random.pick(variant === "PHYSICAL" ? outdoors : indoors);
}

const outdoors = [
  "Back roads",
  "Old stones",
  "Landmarks and legends",
  "The surveyor's trail",
  "Odd corners",
];
const indoors = [
  "Codes and ciphers",
  "Words and places",
  "The puzzle room",
  "Letters in disguise",
  "Paper travels",
];

/** Everything that names, descriptions and themes are made of besides numbers, states and motifs. */
export const titleTexts: readonly string[] = [
  ...[...digital, ...metas.flatMap(({ titles }) => titles)].map((form) =>
    form.replace(/\{[ab]\}/g, " "),
  ),
  ...descriptionTexts,
  "The Long Way Round, Part",
  ...outdoors,
  ...indoors,
];
