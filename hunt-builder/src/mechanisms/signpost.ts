import { directionTo, milesBetween } from "../bearings.ts";
import type { Place } from "../place.ts";
import { feetAt } from "../stands/stand-of.ts";
import { capitalized, fill, inSentence } from "../wording/sentences.ts";
import { gravityOf } from "../words/solemn.ts";
import { type Line, wordCount } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";
import { neighborsOf as nearOf, someOf, suits, turnOf } from "./near-lines.ts";
import { type OwnLine, ownLinesOf } from "./own-lines.ts";
import { answersTo, farText, isAlone, type Leg } from "./proof.ts";
import { onCircles, onLine } from "./spots.ts";
import { fromStart } from "./starts.ts";
import { toldOf } from "./told.ts";

const nearestMi = 0.5;
const farthestMi = 40;
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
/** What two of them are worth that show the spot by themselves. */
const worthOfSpot = 13;
const worthOfOne = 6;
/** What it is worth that the first half, too, was worded for its place. */
const worthOfHalf = 3;
const mostWordedStarts = 3;

interface Neighbor {
  place: Place;
  direction: string;
  miles: number;
  /** "six tenths of a mile", "about 12 miles" */
  far: string;
  line: Line;
}

/** Two neighbors, each told by a likeness, its side and its distance: who knows them stands where the two lines meet. Or one, to start from. */
export const signpost: Mechanism = {
  name: "signpost",
  worth: worthOfTwo,
  build(scene) {
    const { place, stockmates, gravity, apart } = scene;
    if (gravity === "grave") return soberly(place, stockmates);
    const crossed = pairsOf(neighborsOf(place, stockmates, farthestMi, apart), (legs) =>
      isAlone(scene, (point) => legs.every((leg) => answersTo(leg, point))),
    ).flatMap(([one, two, isOne]) => {
      const works = `The one is ${inSentence(one.place.name)}, the other ${inSentence(two.place.name)}.`;
      const [a, b] = [one.line, two.line];
      const base = { mechanism: "signpost", works } as const;
      const ways = [`landmark:${one.place.id}`, `landmark:${two.place.id}`];
      const [milesA, milesB] = [one.far, two.far];
      const alone: Surface[] = !isOne
        ? []
        : [
            {
              ...base,
              worth: worthOfSpot,
              uses: ways,
              text: `A signpost with two arms. To the ${one.direction}, ${milesA}: ${a.bare}. To the ${two.direction}, ${milesB}: ${b.bare}. You want the post.`,
              turn: "signpost",
            },
            {
              ...base,
              worth: worthOfSpot,
              uses: ways,
              text: `The crow’s report. ${capitalized(milesA)} ${one.direction} of where it took off: ${a.bare}. ${capitalized(milesB)} ${two.direction}: ${b.bare}. Where did it take off?`,
              turn: "crow’s report",
            },
          ];
      const withOwn = ownLinesOf(place).flatMap((mine): Surface[] => [
        {
          ...base,
          worth: worthOfTwo + mine.more,
          own: [mine.text],
          uses: [...mine.keys, ...ways],
          text: `${mine.text} Two others help. ${capitalized(milesA)} ${one.direction}: ${a.bare}. ${capitalized(milesB)} ${two.direction}: ${b.bare}.`,
          turn: "two others help",
        },
        {
          ...base,
          worth: worthOfTwo + mine.more,
          own: [mine.text],
          uses: [...mine.keys, ...ways],
          text: `Draw two lines. One goes ${milesA} ${back(one)} from this: ${a.bare}. The other goes ${milesB} ${back(two)} from this: ${b.bare}. ${mine.text}`,
          turn: "two lines",
        },
      ]);
      return [...alone, ...withOwn].filter(({ text }) => wordCount(text) <= mostWords);
    });
    return [
      ...crossed,
      ...onLine(scene),
      ...onCircles(scene),
      ...fromStart(scene),
      ...fromOne(place, neighborsOf(place, stockmates, farthestStartMi)),
    ];
  },
};

/** From a neighbor that is no amusement, in words that only lead: for where people died or were wronged. */
function soberly(place: Place, stockmates: readonly Place[]): Surface[] {
  const near = neighborsOf(place, stockmates, farthestStartMi).filter((each) =>
    suits(each, "grave"),
  );
  return near.slice(0, mostStarts).flatMap((one) =>
    ownLinesOf(place).flatMap((mine) => {
      const sober = waysFor(one, mine).filter(({ turn }) => plainTurns.has(turn));
      return put(sober, { one, mine, theirs: one.line.text, more: 0 });
    }),
  );
}

/** One neighbor leads as far as one can measure: the place must answer to its own likeness, too. */
function fromOne(place: Place, near: readonly Neighbor[]): Surface[] {
  const own = ownLinesOf(place);
  return [
    ...near.slice(0, mostStarts).flatMap((one, k) =>
      own.flatMap((mine, i) => {
        const some = someOf(waysFor(one, mine), mostWordings, turnOf(place) + i + k);
        return put(some, { one, mine, theirs: one.line.text, more: 0 });
      }),
    ),
    ...near
      .filter((one) => wordedOf(one.place).length > 0)
      .slice(0, mostWordedStarts)
      .flatMap((one, k) =>
        own.flatMap((mine, i) => twoHalves(one, mine, i + k, turnOf(place) + i + k)),
      ),
  ];
}

/** What the writer of a neighbor's row worded for it; nothing of a grave one. */
function wordedOf(place: Place): readonly Surface[] {
  return gravityOf(place) === "grave" ? [] : toldOf(place);
}

/** A way to put two riddles and the way between them. */
interface Wording {
  frame: string;
  turn: string;
  /** Whether it needs the own line bare. */
  isBare?: true;
  /** Whether it measures, which nobody does with "less than a mile". */
  isMeasured?: true;
}

const halves: readonly Wording[] = [
  { frame: "{theirs} From there go {way}. {mine}", turn: "from there go" },
  { frame: "{theirs} Yours is {way} of there. {mine}", turn: "of there" },
  {
    frame: "{theirs} That is where to start, and {way} is where to stop. {mine}",
    turn: "start and stop",
  },
  { frame: "{theirs} Solve that, then look {way} of it. {mine}", turn: "solve that" },
  { frame: "{theirs} {Way} of that: {bare}.", turn: "of that", isBare: true },
];
/** Words of each that are ours. */
const wordsOfHalves = new Map(
  halves.map((each) => [each, wordCount(each.frame.replace(/\{\w+\}/g, ""))]),
);

/**
 * Two riddles and the way from the one to the other: what was worded for a neighbor comes before it, and nothing of ours
 * but the way.
 * @param nth of what was worded for the neighbor
 * @param turn of the wordings
 */
function twoHalves(one: Neighbor, mine: OwnLine, nth: number, turn: number): Surface[] {
  const worded = wordedOf(one.place);
  const theirs = worded[nth % worded.length]?.text ?? "";
  const way = `${one.far} ${back(one)}`;
  const words = wordCount(theirs) + wordCount(way) + wordCount(mine.text);
  const short = halves.filter(
    (each) =>
      !(each.isBare && mine.bare === null) && words + (wordsOfHalves.get(each) ?? 0) <= mostWords,
  );
  return put(someOf(short, 1, turn), { one, mine, theirs, more: worthOfHalf });
}

/** These wordings of a way from a neighbor, worded when they are taken: most are not. */
function put(
  some: readonly Wording[],
  { one, mine, theirs, more }: { one: Neighbor; mine: OwnLine; theirs: string; more: number },
): Surface[] {
  const slots = {
    theirs,
    there: one.line.bare,
    way: `${one.far} ${back(one)}`,
    mine: mine.text,
    bare: mine.bare ?? "",
  };
  return some.map(({ frame, turn }) => ({
    mechanism: "signpost",
    uses: [...mine.keys, `landmark:${one.place.id}`],
    own: [mine.text],
    works: `One starts from ${inSentence(one.place.name)}.`,
    worth: worthOfOne + more + mine.more,
    text: fill(frame, slots),
    turn,
  }));
}

const plainTurns: ReadonlySet<string> = new Set(["start from", "something else", "the way there"]);

const ways: readonly Wording[] = [
  { frame: "First find this: {there}. Then go {way}. {mine}", turn: "first find" },
  { frame: "Start from here: {there}. Yours is {way} of it. {mine}", turn: "start from" },
  { frame: "{mine} To get there, find this and go {way}: {there}.", turn: "something else" },
  { frame: "{mine} The way there is {way}, from this: {there}.", turn: "the way there" },
  {
    frame: "Two riddles with a compass between them. {theirs} From there, {way}. {mine}",
    turn: "a compass between",
  },
  {
    frame: "Wrong address: {there}. The right one is {way}: {bare}.",
    turn: "wrong address",
    isBare: true,
  },
  {
    frame: "It could be anywhere: {bare}. It is not, for it lies {way} of this: {there}.",
    turn: "anywhere",
    isBare: true,
  },
  {
    frame: "{theirs} When you know where that is, measure {way}. {mine}",
    turn: "measure",
    isMeasured: true,
  },
];

/** The ways to put the way from a neighbor to an own line. */
function waysFor({ miles }: Neighbor, { bare }: OwnLine): readonly Wording[] {
  return bare !== null && miles >= 1
    ? ways
    : ways.filter((each) => !(each.isBare && bare === null) && !(each.isMeasured && miles < 1));
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
function neighborsOf(
  place: Place,
  stockmates: readonly Place[],
  most: number,
  apart: readonly Place[] = [],
): Neighbor[] {
  return nearOf(place, stockmates)
    .filter((each) => !apart.includes(each.place))
    .map((each) => ({ ...each, miles: milesBetween(feetAt(place), feetAt(each.place)) }))
    .filter(({ miles }) => miles >= nearestMi && miles <= most)
    .slice(0, mostNeighbors)
    .flatMap((each) => {
      const far = farText(place, each.place, each.miles);
      const direction = directionTo(feetAt(place), feetAt(each.place));
      return far === null ? [] : [{ ...each, far, direction }];
    });
}

/** Pairs on sides that are not the same and not opposite, so that two lines cross; those first where nothing else lies, by legs from both. */
function pairsOf(
  neighbors: readonly Neighbor[],
  isProven: (legs: readonly Leg[]) => boolean,
): [Neighbor, Neighbor, boolean][] {
  const made: [Neighbor, Neighbor, boolean][] = [];
  const used = new Set<Neighbor>();
  const legOf = (each: Neighbor): Leg => ({
    from: feetAt(each.place),
    miles: each.miles,
    side: back(each),
  });
  for (const wanted of [true, false])
    for (const [i, one] of neighbors.entries())
      for (const two of neighbors.slice(i + 1)) {
        if (made.length >= mostPairs || used.has(one) || used.has(two)) continue;
        if (two.direction === one.direction || two.direction === back(one)) continue;
        if (isProven([legOf(one), legOf(two)]) !== wanted) continue;
        used.add(one).add(two);
        made.push([one, two, wanted]);
      }
  return made;
}
