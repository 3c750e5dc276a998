import type { HuntVariant } from "../hunt.ts";
import { guardOf } from "../leaks.ts";
import { plural } from "../mechanisms/kin.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import { capitalized, withArticle } from "../wording/sentences.ts";
import { kindWords } from "../words/kinds.ts";
import { kindPhrases } from "./shown-pictures.ts";

/** A theme where none was asked for: on the ground a word for what most of the places are, or the plain kinds of them. */
export function themeFor(variant: HuntVariant, places: readonly Place[], random: Random): string {
  if (variant === "DIGITAL") return random.pick(indoors);
  const scored = outdoors.map(({ kinds, names }) => ({
    names,
    share: places.filter(({ kind }) => kinds.includes(kind)).length / places.length,
  }));
  const [best] = scored.sort((a, b) => b.share - a.share);
  return best && best.share >= mostOfHunt ? random.pick(best.names) : kindsTheme(places);
}

/** What fits fewer of its places is no word for a hunt. */
const mostOfHunt = 0.6;

/** "Courthouses and mills", "Museums and a zoo". */
function kindsTheme(places: readonly Place[]): string {
  const told = new Set(kindPhrases(places).map(({ place }) => place.kind));
  const guards = places.map(guardOf);
  const counted = [...Map.groupBy(places, ({ kind }) => kind)]
    .filter(([kind]) => told.has(kind))
    .map(([kind, { length }]) => {
      const { noun } = kindWords(kind);
      return { text: length > 1 ? plural(noun) : withArticle(noun), length };
    })
    // "Museums" may be a word of a name where "a museum" is none.
    .filter(({ text }) => guards.every((guard) => guard.findLeak(text) === null))
    .sort((a, b) => b.length - a.length);
  const [first, second] = counted;
  if (first === undefined || second === undefined || first.length === 1) return anything;
  return capitalized(`${first.text} and ${second.text}`);
}

/** Said where no two kinds may be named. */
const anything = "A little of everything";

const outdoors: readonly { kinds: readonly string[]; names: readonly string[] }[] = (
  [
    [
      "capitol courthouse city_hall square",
      "Clocks and courthouses|The seat of things|Law and lawns",
    ],
    ["theater stadium arena racetrack", "Curtain up|House lights|Seats and cheers"],
    ["church mission cemetery", "Bells and steeples|Quiet stones"],
    ["station railway tunnel", "Rails and whistles|All aboard|Steam and timetables"],
    ["museum observatory aquarium zoo", "Glass cases|Cabinets of wonders|Things kept"],
    ["park garden forest square", "Green shade|Lawns and lanes|Under the trees"],
    [
      "peak canyon rock cave overlook dune waterfall spring",
      "Rock and weather|Out of doors|High ground",
    ],
    ["lighthouse beach bay island lake ship canal dam", "By the water|Salt and lamps|Shores"],
    ["bridge covered_bridge dam canal tunnel", "Spans and crossings|What engineers left"],
    ["statue monument fountain tower", "Bronze company|Names in stone|Standing figures"],
    ["university library", "Campus walks|Shelves and degrees"],
    ["house hotel village", "Other people's houses|Parlors and porches|Old addresses"],
    ["fort battlefield ruin archaeological_site", "Walls and ruins|Old quarrels|Before us"],
    ["mill mine factory airfield market railway", "At work|Mills and machines|Made by hand"],
    ["oddity", "Roadside giants|Odd corners|Stop the car"],
  ] as const
).map(([kinds, names]) => ({ kinds: kinds.split(" "), names: names.split("|") }));
const indoors = [
  "Codes and ciphers",
  "Words and places",
  "The puzzle room",
  "Letters in disguise",
  "Paper travels",
];

/** Everything that themes are made of besides kinds. */
export const themeTexts: readonly string[] = [
  ...outdoors.flatMap(({ names }) => names),
  anything,
  ...indoors,
];
