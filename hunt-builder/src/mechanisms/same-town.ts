import type { Place } from "../place.ts";
import { inSentence } from "../wording/sentences.ts";
import type { Mechanism, Surface } from "./mechanism.ts";
import { type Neighbor, neighborsOf, someOf, suits, turnOf } from "./near-lines.ts";
import { isTellable, type OwnLine, ownLinesOf } from "./own-lines.ts";

/** A row says the town that a place is in or near: farther off it is another corner of the county. */
const farthestMi = 4;
const longestOwn = 12;
const mostMates = 5;
/** Wordings that a likeness is put in. */
const mostWordings = 2;
/** One to find the town by is less of a find than two that agree. */
const worthOfTwo = 8;
const worthOfOne = 7;

/** Other places of the town by a likeness each: who finds the town by them has only to look for the last one in it. */
export const sameTown: Mechanism = {
  name: "same_town",
  worth: worthOfTwo,
  build({ place, stockmates, gravity }) {
    const mates = neighborsOf(place, stockmates)
      .filter(
        (each) =>
          each.miles <= farthestMi &&
          each.place.town === place.town &&
          each.place.county === place.county &&
          suits(each, gravity),
      )
      .slice(0, mostMates);
    const own = ownLinesOf(place).filter((line) => isTellable(line, longestOwn));
    return own.flatMap((mine, i): Surface[] => {
      const turn = turnOf(place) + i;
      return mates.flatMap((one, k) => {
        const two = mates[k + 1];
        return [
          ...(two === undefined ? [] : ofTwo(place, mine, [one, two], turn + k)),
          ...ofOne(place, mine, one, turn + k),
        ];
      });
    });
  },
};

function ofTwo(
  place: Place,
  mine: OwnLine,
  [one, two]: [Neighbor, Neighbor],
  turn: number,
): Surface[] {
  const [a, b] = [one.line, two.line];
  const base = {
    mechanism: "same_town",
    uses: [...mine.keys, `landmark:${one.place.id}`, `landmark:${two.place.id}`],
    own: [mine.text],
    works: `The town is ${place.town}: ${inSentence(one.place.name)} and ${inSentence(two.place.name)} are in or near it.`,
    worth: worthOfTwo + mine.more,
  } as const;
  const all: Surface[] = [
    {
      ...base,
      text: `${a.text} ${b.text} The town that has both has yours as well. ${mine.text}`,
      turn: "has both",
    },
    {
      ...base,
      text: `Which town sends three postcards? ${a.text} ${b.text} ${mine.text} Yours is the third.`,
      turn: "which town",
    },
    ...(mine.bare === null
      ? []
      : [
          {
            ...base,
            text: `Find the town by these two: ${a.bare}; ${b.bare}. Then look in it for this: ${mine.bare}.`,
            turn: "find the town",
          },
          {
            ...base,
            text: `One town can say three things of itself: ${a.bare}; ${b.bare}; ${mine.bare}. Work out which, and go to the last.`,
            turn: "three things of itself",
          },
          {
            ...base,
            text: `Two errands in town are done: ${a.bare}; ${b.bare}. One is left: ${mine.bare}.`,
            turn: "errands",
          },
        ]),
  ];
  return someOf(all, mostWordings, turn);
}

function ofOne(place: Place, mine: OwnLine, one: Neighbor, turn: number): Surface[] {
  const theirs = one.line;
  const base = {
    mechanism: "same_town",
    uses: [...mine.keys, `landmark:${one.place.id}`],
    own: [mine.text],
    works: `The town is ${place.town}: ${inSentence(one.place.name)} is in or near it, too.`,
    worth: worthOfOne + mine.more,
  } as const;
  const all: Surface[] = [
    {
      ...base,
      text: `${theirs.text} Find that, and you have the town. Now find yours in it. ${mine.text}`,
      turn: "you have the town",
    },
    {
      ...base,
      text: `${mine.text} Which town? The one with this in it: ${theirs.bare}.`,
      turn: "the one with this",
    },
    {
      ...base,
      text: `${theirs.text} Stay in that town, and look for another thing. ${mine.text}`,
      turn: "stay in that town",
    },
    {
      ...base,
      text: `${mine.text} Whoever lives there has this in town as well: ${theirs.bare}.`,
      turn: "in town as well",
    },
    {
      ...base,
      text: `${theirs.text} Its town has more to show. ${mine.text}`,
      turn: "more to show",
    },
    ...(mine.bare === null
      ? []
      : [
          {
            ...base,
            text: `Right town, wrong place: ${theirs.bare}. Right town, right place: ${mine.bare}.`,
            turn: "right town",
          },
          {
            ...base,
            text: `Two addresses, one postmark: ${theirs.bare}; ${mine.bare}. Yours is the second.`,
            turn: "one postmark",
          },
          {
            ...base,
            text: `One riddle for the town: ${theirs.bare}. One for the spot: ${mine.bare}.`,
            turn: "town, spot",
          },
          {
            ...base,
            text: `One map of a town, two crosses on it. The first: ${theirs.bare}. The second, which is yours: ${mine.bare}.`,
            turn: "two crosses",
          },
        ]),
  ];
  return someOf(all, 1, turn);
}
