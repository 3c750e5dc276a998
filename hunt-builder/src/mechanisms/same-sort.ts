import { directionTo } from "../bearings.ts";
import { milesText } from "../material/whereabouts.ts";
import type { Place } from "../place.ts";
import { inSentence, withArticle } from "../wording/sentences.ts";
import { areAlike } from "../words/alike.ts";
import { nounOf } from "../words/place-nouns.ts";
import { saysKind } from "../words/says-kind.ts";
import { plural } from "./kin.ts";
import type { Mechanism, Scene, Surface } from "./mechanism.ts";
import { type Neighbor, neighborsOf, someOf, turnOf } from "./near-lines.ts";
import { isSort } from "./odd-one-out.ts";
import { isTellable, type OwnLine, ownLinesOf } from "./own-lines.ts";
import { farText } from "./proof.ts";

const worthOfSort = 8.5;
const longestOwn = 12;
/** Nearer, and the way from one to the other is no help. */
const nearestMi = 1;
const mostTwins = 3;
const mostWordings = 2;
const farthestPairMi = 60;
/** Words that tell nothing of what a place is. */
const vague = /landmark|\bsite\b|marketplace/;

/**
 * Likenesses of which two are of one sort, which is not said: who sees what they are of has the sort of the place, or what
 * the place is not.
 */
export const sameSort: Mechanism = {
  name: "same_sort",
  worth: worthOfSort,
  build(scene) {
    const { place, gravity } = scene;
    if (gravity === "grave" || !isSort(place) || vague.test(nounOf(place))) return [];
    const own = ownLinesOf(place).filter(
      (line) => isTellable(line, longestOwn) && !saysKind(place, line.text),
    );
    const near = neighborsOf(place, scene.stockmates);
    const others = near.filter(
      (each) =>
        each.miles >= nearestMi &&
        isLike(each.place, place) &&
        !saysKind(each.place, each.line.bare),
    );
    const twinsOf = others.slice(0, mostTwins);
    const strangers = pairOfOneSort(place, near);
    return own.flatMap((mine, i) => {
      const turn = turnOf(place) + i;
      return [
        ...twinsOf.flatMap((twin, k) => twins(scene, mine, twin, turn + k)),
        ...(strangers === null ? [] : apart(scene, mine, strangers, turn)),
      ];
    });
  },
};

/** Whether two places are called by one noun. */
const isLike = (one: Place, two: Place): boolean =>
  one.kind === two.kind && nounOf(one) === nounOf(two);

/** Two neighbors of one sort that nobody takes for the place's; null where there are none. */
function pairOfOneSort(place: Place, near: readonly Neighbor[]): [Neighbor, Neighbor] | null {
  const seen = new Map<string, Neighbor>();
  for (const each of near) {
    if (each.miles > farthestPairMi) return null;
    const { kind } = each.place;
    if (kind === place.kind || areAlike(kind, place.kind) || !isSort(each.place)) continue;
    if (vague.test(nounOf(each.place)) || saysKind(each.place, each.line.bare)) continue;
    const noun = nounOf(each.place);
    const other = seen.get(noun);
    if (other !== undefined) return [other, each];
    seen.set(noun, each);
  }
  return null;
}

/** Another of the sort, and on which side of it yours lies. */
function twins({ place }: Scene, mine: OwnLine, twin: Neighbor, turn: number): Surface[] {
  const theirs = twin.line;
  const far = farText(place, twin.place, twin.miles) ?? milesText(twin.miles);
  const side = directionTo(twin.place.point, place.point);
  const other = directionTo(place.point, twin.place.point);
  const base = {
    mechanism: "same_sort",
    uses: [...mine.keys, "kind", `landmark:${twin.place.id}`],
    own: [mine.text],
    works: `Both are ${plural(nounOf(place))}; the other is ${inSentence(twin.place.name)}.`,
    worth: worthOfSort + mine.more,
  } as const;
  const [one, two] = turn % 2 === 0 ? [mine, theirs] : [theirs, mine];
  const all: Surface[] = [
    {
      ...base,
      text: `${one.text} ${two.text} Say what both are, and go to the one that lies farther ${side}.`,
      turn: "say what both are",
    },
    {
      ...base,
      text: `${theirs.text} A place of the same sort lies ${far} to the ${side}, and is yours. ${mine.text}`,
      turn: "another of them",
    },
    {
      ...base,
      text: `${mine.text} One of the same sort, ${far} to the ${other}: ${theirs.bare}. It is not that one.`,
      turn: "a sibling",
    },
    ...(mine.bare === null
      ? []
      : [
          {
            ...base,
            text: `Two of a sort, and which sort you have to see for yourself. The ${other}ern: ${theirs.bare}. The ${side}ern, and yours: ${mine.bare}.`,
            turn: "two of a sort",
          },
          {
            ...base,
            text: `One noun, two addresses: ${one.bare}; ${two.bare}. Find the noun, and go to the ${side}ern address.`,
            turn: "one noun",
          },
          {
            ...base,
            text: `The same sort of thing twice: ${one.bare}; ${two.bare}. Go to the ${side}ern one.`,
            turn: "one heading",
          },
          {
            ...base,
            text: `A pair, though miles apart: ${one.bare}; ${two.bare}. You want the ${side}ern.`,
            turn: "a pair",
          },
          {
            ...base,
            text: `One word does for both: ${one.bare}; ${two.bare}. Go to the ${side}ern one.`,
            turn: "one word",
          },
          {
            ...base,
            text: `${theirs.text} Now another such, ${far} ${side}: ${mine.bare}.`,
            turn: "another such",
          },
          {
            ...base,
            text: `The dictionary has one entry for these two: ${one.bare}; ${two.bare}. Go to the ${side}ern.`,
            turn: "one entry",
          },
        ]),
  ];
  return someOf(all, mostWordings, turn);
}

/** A likeness of a place, or sentences about it. */
type Told = Pick<OwnLine, "text" | "bare">;

/** Three likenesses, two of them of one sort that yours is not. */
function apart(
  { place }: Scene,
  mine: OwnLine,
  pair: [Neighbor, Neighbor],
  turn: number,
): Surface[] {
  const [one, two] = pair;
  const sort = plural(nounOf(one.place));
  const base = {
    mechanism: "same_sort",
    uses: [...mine.keys, `landmark:${one.place.id}`, `landmark:${two.place.id}`],
    own: [mine.text],
    works: `Two of them are ${sort}: ${inSentence(one.place.name)} and ${inSentence(two.place.name)}. This is ${withArticle(nounOf(place))}.`,
    worth: worthOfSort + mine.more,
  } as const;
  const lines: Told[] = [one.line, two.line];
  lines.splice(turn % 3, 0, mine);
  const [a, b, c] = lines as [Told, Told, Told];
  const all: Surface[] = [
    {
      ...base,
      text: `Which does not belong? ${a.text} ${b.text} ${c.text} That is where you go.`,
      turn: "does not belong",
    },
    {
      ...base,
      text: `${a.text} ${b.text} ${c.text} Two of these are much the same sort of place. You want the one that is not.`,
      turn: "much the same sort",
    },
    ...(mine.bare === null
      ? []
      : [
          {
            ...base,
            text: `Three pictures, two of them of the same sort of thing: ${a.bare}; ${b.bare}; ${c.bare}. Yours is the other one.`,
            turn: "the same sort of thing",
          },
          {
            ...base,
            text: `Sort three cards into two piles, by what they are of: ${a.bare}; ${b.bare}; ${c.bare}. Yours has a pile to itself.`,
            turn: "two piles",
          },
        ]),
  ];
  return someOf(all, 2, turn);
}
