import type { Difficulty, HuntVariant } from "../hunt.ts";
import { leakGuard } from "../leaks.ts";
import type { Place } from "../place.ts";
import { metas } from "../puzzles/meta/metas.ts";
import type { Random } from "../random.ts";
import { counted, withCommas } from "../wording/numbers.ts";
import { motifsOf } from "../words/motifs.ts";
import { isSolemn } from "../words/solemn.ts";

/** For {a} and {b}, things that the kinds of places in the hunt bring to mind. */
const physical = [
  "The {a} and the {b}",
  "From the {a} to the {b}",
  "Between the {a} and the {b}",
  "The {a}, the {b} and the Road",
  "By Way of the {a}",
  "Past the {a}",
  "The Road to the {a}",
  "Left at the {a}",
  "Beyond the {a} and the {b}",
  "The Long Way to the {a}",
];

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

const grades: Record<Difficulty, string> = {
  EASY: "A gentle hunt with plain clues",
  MEDIUM: "A hunt of oblique clues",
  HARD: "A hard hunt in which one thing must be worked out from another",
};

export interface Title {
  name: string;
  description: string;
}

/**
 * A hunt's name and description; tells nothing of its places but what kinds are among them and how far
 * apart they lie.
 * @param usedNames names of the state's stock, none of which it takes
 */
export function titleOf(
  about: {
    stateName: string;
    variant: HuntVariant;
    difficulty: Difficulty;
    places: readonly Place[];
    miles: number;
    /** Titles that fit how a digital hunt ends; others serve where there are none. */
    hook?: readonly string[];
  },
  usedNames: ReadonlySet<string>,
  random: Random,
): Title {
  const squares = counted(about.places.length, "square");
  const description =
    about.variant === "PHYSICAL"
      ? `${grades[about.difficulty]}: ${squares} on the ground, ${travelOf(about.miles)} from the first to the last.`
      : `${grades[about.difficulty]}: ${squares} to be solved from a chair, three puzzles each, every one built around a real landmark.`;
  return { name: nameOf(about, usedNames, random), description };
}

/** How a description speaks of the way, so that it can be told anew when the way changes. */
export function travelOf(miles: number): string {
  const whole = Math.round(miles);
  if (whole === 0) return "less than a mile of travel";
  return `about ${withCommas(whole)} ${whole === 1 ? "mile" : "miles"} of travel`;
}

function nameOf(
  {
    stateName,
    variant,
    places,
    hook = digital,
  }: Pick<Parameters<typeof titleOf>[0], "stateName" | "variant" | "places" | "hook">,
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
    .shuffle(variant === "PHYSICAL" ? physical : hook)
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
  ...[...physical, ...digital, ...metas.flatMap(({ titles }) => titles)].map((form) =>
    form.replace(/\{[ab]\}/g, " "),
  ),
  ...Object.values(grades),
  "The Long Way Round, Part",
  "squares on the ground, about miles of travel, less than a mile, from the first to the last",
  "to be solved from a chair, three puzzles each, every one built around a real landmark",
  ...outdoors,
  ...indoors,
];
