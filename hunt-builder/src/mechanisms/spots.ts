import { milesBetween } from "../bearings.ts";
import type { Point } from "../place.ts";
import { feetAt } from "../stands/stand-of.ts";
import { inSentence } from "../wording/sentences.ts";
import { wordCount } from "./lines.ts";
import type { Scene, Surface } from "./mechanism.ts";
import { type Neighbor, neighborsOf, someOf, turnOf } from "./near-lines.ts";
import { answersTo, farText, isAlone } from "./proof.ts";

/**
 * Clues that say nothing of their own place: two or three others, each by a likeness, show the spot, and nothing else
 * that is known lies there. Whoever has not found those has nothing.
 */
export const worth = 13;
const farthestMi = 50;
const mostNeighbors = 14;
export const mostOfEach = 4;
const mostWords = 42;

export interface Near extends Neighbor {
  feet: Point;
}

/** None where strangers are not told, which is where nobody asks for a first find, and around what is grave. */
export function nearOf({ place, stockmates, strangers, gravity, apart = [] }: Scene): Near[] {
  if (strangers === undefined || gravity === "grave") return [];
  return neighborsOf(place, stockmates)
    .filter((each) => each.miles <= farthestMi && !apart.includes(each.place))
    .slice(0, mostNeighbors)
    .map((each) => ({ ...each, feet: feetAt(each.place) }));
}

export const isShort = ({ text }: Surface): boolean => wordCount(text) <= mostWords;

export const keysOf = (some: readonly Near[]): string[] =>
  some.map(({ place }) => `landmark:${place.id}`);

/** Shares of the way from one place to another within which a third lies on a spot of it; beyond, nothing else may. */
const closeShare = 0.06;
const clearShare = 0.12;
const clearMi = 0.3;
const shortestMi = 1.5;
export const leastApartMi = 0.5;

/** "Halfway between two", "as far again": the place where a line from one to the other has its middle, or its double. */
export function onLine(scene: Scene): Surface[] {
  const near = nearOf(scene);
  const at = feetAt(scene.place);
  const made: Surface[] = [];
  for (const one of near)
    for (const two of near) {
      if (one === two || made.length >= mostOfEach) continue;
      const length = milesBetween(one.feet, two.feet);
      if (length < shortestMi || Math.min(one.miles, two.miles) < leastApartMi) continue;
      for (const times of [0.5, 2]) {
        if (times === 0.5 && one.place.id > two.place.id) continue;
        const spot = along(one.feet, two.feet, times);
        if (milesBetween(spot, at) > closeShare * length) continue;
        const clear = Math.max(clearMi, clearShare * length);
        if (!isAlone(scene, (point) => milesBetween(spot, point) <= clear)) continue;
        made.push(...onLineOf(scene, one, two, times));
      }
    }
  return made.filter(isShort);
}

const along = (a: Point, b: Point, times: number): Point => ({
  lat: a.lat + times * (b.lat - a.lat),
  lng: a.lng + times * (b.lng - a.lng),
});

function onLineOf({ place }: Scene, one: Near, two: Near, times: number): Surface[] {
  const [a, b] = [one.line.bare, two.line.bare];
  const base = {
    mechanism: "signpost",
    uses: keysOf([one, two]),
    worth,
    works: `The one is ${inSentence(one.place.name)}, the other ${inSentence(two.place.name)}.`,
  } as const;
  const all: Surface[] =
    times === 2
      ? [
          {
            ...base,
            text: `Go from the first of these to the second, and as far again: ${a}; ${b}.`,
            turn: "as far again",
          },
          {
            ...base,
            text: `You overshot. You set out from this: ${a}. You meant to stop at this: ${b}. You went on in a straight line until the way was twice as long.`,
            turn: "overshot",
          },
        ]
      : [
          {
            ...base,
            text: `Two ends of a string: ${a}; ${b}. Pull it straight, and put your finger on its middle.`,
            turn: "ends of a string",
          },
          {
            ...base,
            text: `Two friends set out at once, at one pace, to meet. One came from this: ${a}. The other from this: ${b}. Where did they shake hands?`,
            turn: "shake hands",
          },
          {
            ...base,
            text: `Fold the map so that one of these lies on the other: ${a}; ${b}. The place you want is on the crease, right between them.`,
            turn: "on the crease",
          },
        ];
  return someOf(all, 2, turnOf(place));
}

const axes = [
  ["north", "south"],
  ["east", "west"],
] as const;
/** Miles between the two points where circles cross, so that nobody takes one for the other. */
const crossingsApartMi = 2;

/** Two circles around two places: they cross twice, and one crossing is on the side that is said. */
export function onCircles(scene: Scene): Surface[] {
  const near = nearOf(scene);
  const at = feetAt(scene.place);
  const made: Surface[] = [];
  for (const [i, one] of near.entries())
    for (const two of near.slice(i + 1)) {
      if (made.length >= mostOfEach) break;
      const [m, n] = [milesBetween(at, one.feet), milesBetween(at, two.feet)];
      if (Math.min(m, n) < leastApartMi) continue;
      const [far, far2] = [farText(scene.place, one.place, m), farText(scene.place, two.place, n)];
      const other = mirrored(at, one.feet, two.feet);
      if (far === null || far2 === null || milesBetween(at, other) < crossingsApartMi) continue;
      const side = sideOf(at, other);
      const legs = [
        { from: one.feet, miles: m },
        { from: two.feet, miles: n },
      ];
      const isThere = (point: Point): boolean =>
        legs.every((leg) => answersTo(leg, point)) &&
        milesBetween(point, at) <= milesBetween(point, other);
      if (!isAlone(scene, isThere)) continue;
      const [a, b] = [one.line.bare, two.line.bare];
      const base = {
        mechanism: "signpost",
        uses: keysOf([one, two]),
        worth,
        works: `The circles are drawn around ${inSentence(one.place.name)} and ${inSentence(two.place.name)}.`,
      } as const;
      made.push(
        ...someOf<Surface>(
          [
            {
              ...base,
              text: `Two circles on a map. One keeps ${far} from this: ${a}. The other keeps ${far2} from this: ${b}. They cross twice, and you want the ${side}ern crossing.`,
              turn: "two circles",
            },
            {
              ...base,
              text: `A goat on a rope of ${far.replace("about ", "")}, tied to this: ${a}. Another on ${far2.replace("about ", "")}, tied to this: ${b}. At rope’s end they meet in two spots. Go to the ${side}ern.`,
              turn: "two goats",
            },
          ],
          1,
          turnOf(scene.place) + i,
        ),
      );
    }
  return made.filter(isShort);
}

/** The other side of the line through a and b. */
function mirrored(point: Point, a: Point, b: Point): Point {
  const shrink = Math.cos((a.lat * Math.PI) / 180);
  const [x, y] = [(b.lng - a.lng) * shrink, b.lat - a.lat];
  const [u, v] = [(point.lng - a.lng) * shrink, point.lat - a.lat];
  const t = (u * x + v * y) / (x * x + y * y);
  return { lat: a.lat + 2 * t * y - v, lng: a.lng + (2 * t * x - u) / shrink };
}

/** On which side a point lies of another, by the axis on which they are farther apart. */
function sideOf(point: Point, other: Point): string {
  const up = point.lat - other.lat;
  const right = (point.lng - other.lng) * Math.cos((point.lat * Math.PI) / 180);
  const [axis, far] = Math.abs(up) >= Math.abs(right) ? [axes[0], up] : [axes[1], right];
  return axis[far >= 0 ? 0 : 1];
}
