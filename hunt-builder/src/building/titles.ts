import type { Hook } from "../clue-writer.ts";
import type { Difficulty, HuntVariant } from "../hunt.ts";
import { lastMade } from "../last-made.ts";
import { guardOf } from "../leaks.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import type { TripAsks } from "../stands/trip.ts";
import { motifsOf } from "../words/motifs.ts";
import { nounOf } from "../words/place-nouns.ts";
import { isSolemn } from "../words/solemn.ts";
import { describe, descriptionTexts } from "./descriptions.ts";
import { type ImagePhrase, imagePhrases, thingsToSee, titleCase } from "./image-phrases.ts";
import { isNamedAfter, longestName, nameTexts, picturedNames } from "./picture-names.ts";
import { kindPhrases, shownIn } from "./shown-pictures.ts";
import { themeTexts } from "./theme-words.ts";

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
 * @param usedNames names of all states' stock, none of which it takes, nor of another state's what follows its state
 */
export function titleOf(
  about: {
    stateName: string;
    variant: HuntVariant;
    difficulty: Difficulty;
    /** With the lines of which a part may be shown as a picture. */
    places: readonly Place[];
    /** The same places with the lines that may be quoted whole. */
    quoted: readonly Place[];
    miles: number;
    /** What a hunt on the ground asks. */
    trip?: TripAsks;
    /** Where one travels: "in Denver", "from near Ames to near Pella"; empty where it cannot be said. */
    region?: string;
    /** Which of all hunts on a page it is, so that no two next to each other are told in the same words. */
    turn?: number;
    /** What how a digital hunt ends says of it; others serve where there is nothing. */
    hook?: Hook;
  },
  usedNames: ReadonlySet<string>,
  random: Random,
): Title {
  const phrases = random.shuffle(imagePhrases(about.places));
  const name =
    about.variant === "PHYSICAL"
      ? pictureName(about, phrases, usedNames, random.fork("picture"))
      : nameOf(about, usedNames, random);
  return { name, description: describeNamed(about, name, phrases, random) };
}

/** What a hunt on the ground that has its name is like, as `titleOf` says it with the same random. */
export function descriptionOf(
  about: Parameters<typeof titleOf>[0],
  name: string,
  random: Random,
): string {
  return describeNamed(about, name, random.shuffle(imagePhrases(about.places)), random);
}

function describeNamed(
  about: Parameters<typeof titleOf>[0],
  name: string,
  phrases: readonly ImagePhrase[],
  random: Random,
): string {
  const told = new Set(about.places.filter((place) => isNamedAfter(name, place)));
  const others = phrases.filter(({ place }) => !told.has(place));
  const names = new Set([...told].map(({ id }) => id));
  return describeHunt(
    about,
    about.quoted.filter(({ id }) => !names.has(id)),
    others,
    random,
  );
}

/** Pictures of the hunt and the things one meets; where none can be shown, what the places are. */
function pictureName(
  { stateName, places, region = "", trip, turn = 0 }: Parameters<typeof titleOf>[0],
  phrases: readonly ImagePhrase[],
  usedNames: ReadonlySet<string>,
  random: Random,
): string {
  const about = {
    places,
    kinds: new Set(kindPhrases(places).map(({ place }) => nounOf(place))),
    city: /^in (?!\w+ern |central )(.+)$/.exec(region)?.[1] ?? "",
    months: trip?.months ?? null,
    turn,
  };
  const names = picturedNames(about, phrases, usedNames, random);
  const quiet = quietNames(places, usedNames, random.fork("quiet"));
  for (const name of [...names, ...quiet]) if (!usedNames.has(name)) return name;
  for (let n = 1; ; n++) {
    const name = `The Long Way Round ${stateName}${n === 1 ? "" : `, Part ${n}`}`;
    if (!usedNames.has(name)) return name;
  }
}

/** What kinds bring to mind, where no picture may be shown: "The Night Clerk and the Foghorn". */
const quietForms = [
  "The {a} and the {b}",
  "From the {a} to the {b}",
  "Between the {a} and the {b}",
];

function quietNames(
  places: readonly Place[],
  usedNames: ReadonlySet<string>,
  random: Random,
): string[] {
  const used = [...usedNames].join("\n");
  const timesOf = (motif: string): number => used.split(motif).length - 1;
  const [first = [], second = []] = [motifsFor(places, random), motifsFor(places, random)];
  const motifs = [...new Set([...first, ...second])]
    .map((motif) => ({ motif, times: timesOf(motif) }))
    .sort((a, b) => a.times - b.times)
    .map(({ motif }) => motif);
  return motifs
    .flatMap((a, i) =>
      motifs.slice(i + 1).map((b) => random.pick(quietForms).replace("{a}", a).replace("{b}", b)),
    )
    .filter((name) => name.split(" ").length <= longestName);
}

/** What kinds of the places bring to mind and gives none away, one for each kind. */
function motifsFor(places: readonly Place[], random: Random): string[] {
  const guards = places.map(guardOf);
  const kindsOf = (list: readonly Place[]): string[] => [...new Set(list.map(({ kind }) => kind))];
  // No hunt is named in play after a place of death or faith, unless it has hardly another.
  const merry = kindsOf(places.filter((place) => !isSolemn(place)));
  return random
    .shuffle(merry.length > 2 ? merry : kindsOf(places))
    .map((kind) => random.pick(motifsOf(kind)))
    .filter((motif) => guards.every((guard) => guard.findLeak(motif) === null));
}

/** Whether a motif gives none of the places away. */
function isQuietFor(places: readonly Place[]): (motif: string) => boolean {
  const guards = places.map(guardOf);
  return (motif) => guards.every((guard) => guard.findLeak(motif) === null);
}

/** Things in the lines of the places, one of each place, as a name has them: "Sphinx", "Two Steel Brothers". */
function thingsIn(places: readonly Place[], random: Random): string[] {
  const heads = random.shuffle(thingsToSee(places));
  return heads
    .filter(({ place }, i) => heads.findIndex((each) => each.place === place) === i)
    .map(({ text }) => titleCase(text.replace(/^(?:an?|the) /, "")));
}

function describeHunt(
  { variant, miles, trip, hook, places, region = "", turn = 0 }: Parameters<typeof titleOf>[0],
  untold: readonly Place[],
  phrases: readonly ImagePhrase[],
  random: Random,
): string {
  const shown = shownIn(untold, phrases, { turn, months: trip?.months ?? null }, random);
  // Nor does a picture of one place give another of the hunt away, whose own lines are all told.
  const guards = places.map(guardOf);
  const isQuiet = (text: string): boolean => guards.every((each) => each.findLeak(text) === null);
  const seen = { things: shown.things.filter(isQuiet), lines: shown.lines.filter(isQuiet) };
  return describe(
    {
      variant,
      miles,
      trip: trip ?? null,
      region,
      turn,
      ...(hook?.about && { story: hook.about }),
    },
    seen,
    random,
  );
}

function nameOf(
  { stateName, places, hook }: Pick<Parameters<typeof titleOf>[0], "stateName" | "places" | "hook">,
  usedNames: ReadonlySet<string>,
  random: Random,
): string {
  // A thing that one reads of there says more than what any place of its kind brings to mind.
  const things = thingsIn(places, random.fork("things"));
  // One of where it ends comes first: whoever has come there sees why the hunt is called so.
  const ofEnd = new Set(thingsIn(places.slice(-1), random.fork("end")));
  const motifs = [
    ...things.filter((each) => ofEnd.has(each)),
    ...motifsFor(places.slice(-1), random.fork("motif of the end")).filter(isQuietFor(places)),
    ...things.filter((each) => !ofEnd.has(each)),
    ...motifsFor(places, random),
  ];
  // Hunts of all states stand on one page: what follows the state is a title of its own.
  const taken = new Set([...usedNames].map((name) => name.replace(/^[^:]*: /, "")));
  const timesUsed = (form: string): number => {
    const pattern = patternOf(form);
    return [...taken].filter((name) => pattern.test(name)).length;
  };
  const forms = [...(hook?.titles.length ? hook.titles : random.shuffle(digital))]
    .map((form) => ({ form, times: timesUsed(form) }))
    .sort((a, b) => a.times - b.times)
    .map(({ form }) => form);
  const used = [...taken].join("\n");
  // Images that no name of the stock has come first.
  const fresh = motifs.filter((motif) => !used.includes(motif));
  const pairs = [fresh, motifs].flatMap((list) =>
    list.flatMap((a, i) => list.slice(i + 1).map((b) => ({ a, b }))),
  );
  for (const { a, b } of pairs)
    for (const form of forms) {
      const name = form.replace("{a}", a).replace("{b}", b);
      if (!taken.has(name)) return `${stateName}: ${name}`;
    }
  for (let n = 1; ; n++) {
    const name = `${stateName}: The Long Way Round${n === 1 ? "" : `, Part ${n}`}`;
    if (!usedNames.has(name)) return name;
  }
}

/** More than there are forms. */
const mostForms = 200;
const patternOf = lastMade(
  mostForms,
  (form: string): RegExp => new RegExp(`^${form.replace(/\{[ab]\}/g, ".+")}$`),
);

/** Everything that names, descriptions and themes are made of besides numbers, states and motifs. */
export const titleTexts: readonly string[] = [
  ...[...digital, ...quietForms].map((form) => form.replace(/\{[ab]\}/g, " ")),
  ...descriptionTexts,
  ...nameTexts,
  "The Long Way Round, Part. Between and",
  ...themeTexts,
];
