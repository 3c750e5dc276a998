import type { Place, Tag } from "../place.ts";
import type { Material } from "./material.ts";

interface Saying {
  tag: Tag;
  kinds?: readonly string[];
  unless?: readonly Tag[];
  says: readonly string[];
}

const wild = ["peak", "rock", "cave", "canyon", "waterfall", "dune", "overlook"];

/** What a tag proves of a place, as plain sentences; a tag that is absent proves nothing. */
const sayings: readonly Saying[] = [
  {
    tag: "moved",
    says: [
      "it has not always stood where it stands",
      "it was somewhere else before it came here",
      "it is on its second spot at least",
      "whoever built it built it elsewhere",
    ],
  },
  {
    tag: "replica",
    says: [
      "there was one like it before it",
      "it is newer than it wants to look",
      "it stands in for something older",
    ],
  },
  {
    tag: "retired",
    says: [
      "what it was made for is over",
      "it has given up the work it was made for",
      "it no longer does what it was made to do",
      "its first calling is behind it",
      "it has changed its calling, or laid it down",
    ],
  },
  {
    tag: "working",
    unless: ["retired"],
    says: [
      "it still does what it was made for",
      "it is at its old work to this day",
      "it keeps busy with what it was meant for",
    ],
  },
  {
    tag: "ruin",
    says: ["less of it stands than once did", "time or fire has had a part of it"],
  },
  {
    tag: "grown",
    kinds: wild,
    unless: ["made"],
    says: [
      "no hand made it",
      "it has no architect",
      "it was there before anybody who could have built it",
      "nobody drew a plan for it",
    ],
  },
  {
    tag: "over_water",
    says: ["there is water below it", "to be on it is to have water underneath"],
  },
  { tag: "floating", says: ["it floats", "it rises and falls with the water"] },
  {
    tag: "climbable",
    says: ["there is a way up", "it can be climbed"],
  },
  {
    tag: "not_climbable",
    says: ["people look up at it and do not go up", "nobody is let up it"],
  },
  {
    tag: "indoor",
    says: [
      "what is best about it is not seen from the street",
      "it keeps its best side indoors",
      "one sees little of it from outside",
    ],
  },
  {
    tag: "open_air",
    says: ["no roof covers it", "it has the sky for a ceiling"],
  },
  {
    tag: "roofed",
    says: ["there is a roof to it", "part of it at least stays dry in the rain"],
  },
  {
    tag: "flat",
    says: ["no step stands in the way", "wheels come as far as feet do"],
  },
  {
    tag: "summit",
    says: ["from it every way leads down", "there is no more up once one has come to it"],
  },
  {
    tag: "dark",
    says: ["daylight does not reach all of it", "it has a part where the sun never comes"],
  },
  {
    tag: "crowds",
    says: ["one is seldom alone with it", "it is used to company"],
  },
  {
    tag: "seasonal_look",
    says: [
      "it does not look the same in every season",
      "its looks change with the calendar",
      "come twice in a year and it looks different",
    ],
  },
];

/** A tag that most places of a stock have tells nothing. */
const mostShare = 0.45;

const shares = new WeakMap<readonly Place[], ReadonlyMap<Tag, number>>();

function sharesOf(stockmates: readonly Place[]): ReadonlyMap<Tag, number> {
  const before = shares.get(stockmates);
  if (before) return before;
  const made = new Map<Tag, number>();
  for (const { tags = [] } of stockmates)
    for (const tag of tags) made.set(tag, (made.get(tag) ?? 0) + 1 / stockmates.length);
  shares.set(stockmates, made);
  return made;
}

/** What kind of thing a place is, by the tags of its row: as far as fewer than half of its stock's places have them. */
export function natureOf(
  { kind, tags = [] }: Pick<Place, "kind" | "tags">,
  stockmates: readonly Place[],
): Material[] {
  const share = sharesOf(stockmates);
  return sayings
    .filter(
      ({ tag, kinds, unless }) =>
        tags.includes(tag) &&
        (share.get(tag) ?? 0) <= mostShare &&
        (kinds?.includes(kind) ?? true) &&
        !(unless?.some((each) => tags.includes(each)) ?? false),
    )
    .flatMap(({ tag, says }) =>
      says.map(
        (nature): Material => ({
          source: "nature",
          key: `nature:${tag}`,
          level: "HARD",
          slots: { nature },
        }),
      ),
    );
}
