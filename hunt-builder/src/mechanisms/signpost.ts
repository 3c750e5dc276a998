import { directionTo } from "../bearings.ts";
import { milesText } from "../material/whereabouts.ts";
import type { Place } from "../place.ts";
import { capitalized, inSentence } from "../wording/sentences.ts";
import { gravityOf } from "../words/solemn.ts";
import { type Line, wordCount } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";
import { neighborsOf as nearOf, someOf, suits, turnOf } from "./near-lines.ts";
import { type OwnLine, ownLinesOf } from "./own-lines.ts";
import { toldOf } from "./told.ts";

const nearestMi = 0.5;
const farthestMi = 15;
/** Neighbors that are looked at, and pairs of them that are told. */
const mostNeighbors = 8;
const mostPairs = 2;
const mostWords = 42;
/** A single neighbor may be farther off: a town between is no help. */
const farthestStartMi = 40;
/** The nearest are often places of the same hunt, which its clues do not tell. */
const mostStarts = 5;
/** Wordings that each likeness is put in, from each of them. */
const mostWordings = 2;
const worthOfTwo = 8;
const worthOfOne = 6;
/** What it is worth that the first half, too, was worded for its place. */
const worthOfHalf = 3;
const mostWordedStarts = 3;

interface Neighbor {
  place: Place;
  direction: string;
  miles: number;
  line: Line;
}

/** Two neighbors, each told by a likeness, its side and its distance: who knows them stands where the two lines meet. Or one, to start from. */
export const signpost: Mechanism = {
  name: "signpost",
  worth: worthOfTwo,
  build({ place, stockmates, gravity }) {
    if (gravity === "grave") return soberly(place, stockmates);
    const crossed = pairsOf(neighborsOf(place, stockmates, farthestMi)).flatMap(([one, two]) => {
      const works = `The one is ${inSentence(one.place.name)}, the other ${inSentence(two.place.name)}.`;
      const [a, b] = [one.line, two.line];
      const base = { mechanism: "signpost", works } as const;
      const ways = [`landmark:${one.place.id}`, `landmark:${two.place.id}`];
      const [milesA, milesB] = [milesText(one.miles), milesText(two.miles)];
      const alone: Surface[] = [
        {
          ...base,
          uses: ways,
          text: `A signpost with two arms. To the ${one.direction}, ${milesA}: ${a.bare}. To the ${two.direction}, ${milesB}: ${b.bare}. You want the post.`,
          turn: "signpost",
        },
        {
          ...base,
          uses: ways,
          text: `The crow’s report. ${capitalized(milesA)} ${one.direction} of where it took off: ${a.bare}. ${capitalized(milesB)} ${two.direction}: ${b.bare}. Where did it take off?`,
          turn: "crow’s report",
        },
      ];
      const withOwn = ownLinesOf(place).flatMap((mine): Surface[] => [
        {
          ...base,
          worth: worthOfTwo + mine.more,
          uses: [...mine.keys, ...ways],
          text: `${mine.text} Two others help. ${capitalized(milesA)} ${one.direction}: ${a.bare}. ${capitalized(milesB)} ${two.direction}: ${b.bare}.`,
          turn: "two others help",
        },
        {
          ...base,
          worth: worthOfTwo + mine.more,
          uses: [...mine.keys, ...ways],
          text: `Draw two lines. One goes ${milesA} ${back(one)} from this: ${a.bare}. The other goes ${milesB} ${back(two)} from this: ${b.bare}. ${mine.text}`,
          turn: "two lines",
        },
      ]);
      return [...alone, ...withOwn].filter(({ text }) => wordCount(text) <= mostWords);
    });
    return [...crossed, ...fromOne(place, neighborsOf(place, stockmates, farthestStartMi))];
  },
};

/** From a neighbor that is no amusement, in words that only lead: for where people died or were wronged. */
function soberly(place: Place, stockmates: readonly Place[]): Surface[] {
  const near = neighborsOf(place, stockmates, farthestStartMi).filter((each) =>
    suits(each, "grave"),
  );
  return near
    .slice(0, mostStarts)
    .flatMap((one) =>
      ownLinesOf(place).flatMap((mine) =>
        starts(one, mine).filter(({ turn }) => plainTurns.has(turn)),
      ),
    );
}

/** One neighbor leads as far as one can measure: the place must answer to its own likeness, too. */
function fromOne(place: Place, near: readonly Neighbor[]): Surface[] {
  const own = ownLinesOf(place);
  return [
    ...near
      .slice(0, mostStarts)
      .flatMap((one, k) =>
        own.flatMap((mine, i) => someOf(starts(one, mine), mostWordings, turnOf(place) + i + k)),
      ),
    ...near
      .filter((one) => wordedOf(one.place).length > 0)
      .slice(0, mostWordedStarts)
      .flatMap((one, k) =>
        own.flatMap((mine, i) => someOf(twoHalves(one, mine, i + k), 1, turnOf(place) + i + k)),
      ),
  ];
}

/** What the writer of a neighbor's row worded for it; nothing of a grave one. */
function wordedOf(place: Place): readonly Surface[] {
  return gravityOf(place) === "grave" ? [] : toldOf(place);
}

/** Two riddles and the way from the one to the other: what was worded for a neighbor comes before it, and nothing of ours but the way. */
function twoHalves(one: Neighbor, mine: OwnLine, turn: number): Surface[] {
  const worded = wordedOf(one.place);
  const theirs = worded[turn % worded.length]?.text ?? "";
  const way = `${milesText(one.miles)} ${back(one)}`;
  const base = {
    mechanism: "signpost",
    uses: [...mine.keys, `landmark:${one.place.id}`],
    works: `One starts from ${inSentence(one.place.name)}.`,
    worth: worthOfOne + worthOfHalf + mine.more,
  } as const;
  const all: Surface[] = [
    { ...base, text: `${theirs} From there go ${way}. ${mine.text}`, turn: "from there go" },
    { ...base, text: `${theirs} Yours is ${way} of there. ${mine.text}`, turn: "of there" },
    {
      ...base,
      text: `${theirs} That is where to start, and ${way} is where to stop. ${mine.text}`,
      turn: "start and stop",
    },
    {
      ...base,
      text: `${theirs} Solve that, then look ${way} of it. ${mine.text}`,
      turn: "solve that",
    },
    ...(mine.bare === null
      ? []
      : [
          {
            ...base,
            text: `${theirs} ${capitalized(way)} of that: ${mine.bare}.`,
            turn: "of that",
          },
        ]),
  ];
  return all.filter(({ text }) => wordCount(text) <= mostWords);
}

const plainTurns: ReadonlySet<string> = new Set(["start from", "something else", "the way there"]);

function starts(one: Neighbor, mine: OwnLine): Surface[] {
  const theirs = one.line;
  const way = `${milesText(one.miles)} ${back(one)}`;
  const base = {
    mechanism: "signpost",
    uses: [...mine.keys, `landmark:${one.place.id}`],
    works: `One starts from ${inSentence(one.place.name)}.`,
    worth: worthOfOne + mine.more,
  } as const;
  return [
    {
      ...base,
      text: `First find this: ${theirs.bare}. Then go ${way}. ${mine.text}`,
      turn: "first find",
    },
    {
      ...base,
      text: `Start from here: ${theirs.bare}. Yours is ${way} of it. ${mine.text}`,
      turn: "start from",
    },
    {
      ...base,
      text: `${mine.text} To get there, find this and go ${way}: ${theirs.bare}.`,
      turn: "something else",
    },
    {
      ...base,
      text: `${mine.text} The way there is ${way}, from this: ${theirs.bare}.`,
      turn: "the way there",
    },
    {
      ...base,
      text: `Two riddles, and the first has a compass in it. ${theirs.text} From there, ${way}. ${mine.text}`,
      turn: "a compass in it",
    },
    ...(mine.bare === null
      ? []
      : [
          {
            ...base,
            text: `Wrong address: ${theirs.bare}. The right one is ${way}: ${mine.bare}.`,
            turn: "wrong address",
          },
          {
            ...base,
            text: `It could be anywhere: ${mine.bare}. It is not, for it lies ${way} of this: ${theirs.bare}.`,
            turn: "anywhere",
          },
        ]),
    // Nobody measures "less than a mile".
    ...(one.miles < 1
      ? []
      : [
          {
            ...base,
            text: `${theirs.text} When you know where that is, measure ${way}. ${mine.text}`,
            turn: "measure",
          },
        ]),
  ];
}

const opposite: Readonly<Record<string, string>> = {
  north: "south",
  south: "north",
  east: "west",
  west: "east",
  northeast: "southwest",
  southwest: "northeast",
  northwest: "southeast",
  southeast: "northwest",
};

const back = ({ direction }: Neighbor): string => opposite[direction] ?? direction;

/** The nearest that have something to tell. */
function neighborsOf(place: Place, stockmates: readonly Place[], most: number): Neighbor[] {
  return nearOf(place, stockmates)
    .filter(({ miles }) => miles >= nearestMi && miles <= most)
    .slice(0, mostNeighbors)
    .map((each) => ({ ...each, direction: directionTo(place.point, each.place.point) }));
}

/** Pairs on sides that are not the same and not opposite, so that two lines cross. */
function pairsOf(neighbors: readonly Neighbor[]): [Neighbor, Neighbor][] {
  const made: [Neighbor, Neighbor][] = [];
  const used = new Set<Neighbor>();
  for (const [i, one] of neighbors.entries())
    for (const two of neighbors.slice(i + 1)) {
      if (made.length >= mostPairs || used.has(one) || used.has(two)) continue;
      if (two.direction === one.direction || two.direction === back(one)) continue;
      used.add(one).add(two);
      made.push([one, two]);
    }
  return made;
}
