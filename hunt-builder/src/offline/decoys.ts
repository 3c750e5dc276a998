import type { Clue } from "../hunt.ts";
import { categories, type Material } from "../material/material.ts";
import { tellingsOf } from "../material/telling.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import { fill, sentence } from "../wording/sentences.ts";
import { areStoriesDrawn, badgesDrawn, inOrder, isStory } from "./decoy-badges.ts";
import { usableOf, type Wanted } from "./decoy-material.ts";
import { type Rival, rivalsOf } from "./rivals.ts";
import { bookLikeness } from "./ways.ts";
import {
  asLine,
  clauseOf,
  decoyKey,
  framesOf,
  isFresh,
  isNewShape,
  isToldAgain,
  type Workbench,
} from "./workbench.ts";

/**
 * Lines that are true of one plausible rival and false of this place, worded like the others and each at the
 * level of its sort. Each says whom it means, for whoever has solved the square.
 * @param isLed whether one of them may lead by the map
 * @param byMap how many lines of the list do
 */
export function writeDecoys(
  bench: Workbench,
  count: number,
  isLed: boolean,
  byMap = 0,
): Omit<Clue, "id">[] {
  const random = bench.task.random.fork("decoys");
  const isHard = bench.task.difficulty === "HARD";
  const made: Omit<Clue, "id">[] = [];
  const ask = (wanted: Wanted): void => {
    if (made.length < count) made.push(...decoysOf(bench, wanted, count - made.length, random));
  };
  ask({ isLed, isPlain: !isHard });
  if (bench.task.variant === "DIGITAL") return made;
  if (isHard) ask({ isLed: false, isPlain: true });
  ask({ isLed: false, isPlain: true });
  const led = byMap + made.filter(({ category }) => category === categories.near).length;
  if (led < mostByMap || made.length === 0) ask({ isLed: true, isPlain: true });
  if (made.length === 0) ask({ isLed: true, isPlain: true, isAnySort: true });
  return made;
}

function decoysOf(
  bench: Workbench,
  wanted: Wanted,
  count: number,
  random: Random,
): Omit<Clue, "id">[] {
  const rivals = rivalsOf(bench, random);
  const order = badgesDrawn(bench, random);
  // The first rivals do nearly always: what the others could say is looked at only where they are wanted.
  const looked = new Map<Place, readonly Material[]>();
  const usable = (other: Place): readonly Material[] => {
    const found = looked.get(other) ?? inOrder(usableOf(bench, other, wanted, order), order);
    looked.set(other, found);
    return found;
  };
  const plausible = rivals.filter(({ isPlausible }) => isPlausible);
  const others = rivals.filter(({ isPlausible }) => !isPlausible);
  const made: Omit<Clue, "id">[] = [];
  const fields = new Set<string>();
  const take = (other: Place, chosen: readonly Material[]): void => {
    for (const each of chosen) {
      const line = asDecoy(bench, other, each);
      if (line === null) continue;
      fields.add(categories[each.source]);
      made.push(line);
    }
  };
  // Of the likeliest, who wears the badges that were drawn.
  const tryOne = (circle: readonly Rival[], most: number): void => {
    let best: { other: Place; chosen: readonly Material[]; cost: number } | null = null;
    for (const [i, { other, score }] of circle.entries()) {
      if (best !== null && i >= likeliest) break;
      const chosen = unlike(bench, other, usable(other), { order, taken: fields, most });
      if (chosen.length < most) continue;
      const late = chosen.map(({ source }) => order.indexOf(categories[source]));
      const cost = late.reduce(
        (sum, each) => sum + each,
        ((circle[0]?.score ?? 0) - score) * costOfLess,
      );
      if (best === null || cost < best.cost) best = { other, chosen, cost };
      // Nobody could say more of what was drawn.
      if (Math.max(...late) < most) break;
    }
    if (best !== null) take(best.other, best.chosen);
  };
  tryOne(plausible, count);
  // Else two likely ones before one whom nobody would think of.
  for (const { other } of plausible) {
    if (made.length === count) break;
    take(other, unlike(bench, other, usable(other), { order, taken: fields, most: 1 }));
  }
  for (let most = count - made.length; most > 0 && made.length < count; most--)
    tryOne(others, most);
  return made;
}

/** Where nothing else is left one may lead by the map all the same, unless so many lines of the list do. */
const mostByMap = 2;

/** Rivals of which the one is taken that can say what was drawn, and what it costs that one is less likely than the first. */
const likeliest = 5;
const costOfLess = 0.4;

const markOf = (other: Place, { key }: Material): string => `${decoyKey}${other.id}: ${key}`;

/**
 * One of each field, none of which the hunt or the stock has heard: the first so many; but two of one sort of story where
 * two stories were drawn.
 */
function unlike(
  bench: Workbench,
  other: Place,
  usable: readonly Material[],
  { order, taken, most }: { order: readonly string[]; taken: ReadonlySet<string>; most: number },
): Material[] {
  const fields = new Set(taken);
  const told = new Set<string>();
  const found: Material[] = [];
  const [first] = usable;
  const areStories = first !== undefined && isStory(first) && areStoriesDrawn(order);
  // What the other's row tells is asked for a second line alone: reading a row is dear.
  const isTold = ({ key }: Material): boolean =>
    told.size > 0 && [...(tellingsOf(other).get(key) ?? [])].some((each) => told.has(each));
  const isTaken = (each: Material): boolean =>
    areStories && isStory(each) ? found.includes(each) : fields.has(categories[each.source]);
  // Of two stories rather one of each sort.
  const stories = areStories
    ? usable.filter((each) => isStory(each) && each.source !== first.source)
    : [];
  const ordered = areStories ? [first, ...stories, ...usable] : usable;
  for (const each of ordered) {
    if (found.length >= most) break;
    const field = categories[each.source];
    if (isTaken(each) || !isNewShape(bench, markOf(other, each)) || isTold(each)) continue;
    // Beside puzzles the clue is all that says anything of other places.
    if (
      bench.task.variant === "DIGITAL" &&
      isToldAgain(bench, clauseOf(each), bench.texts.slice(0, 1))
    )
      continue;
    if (!framesOf(each).some((frame) => isFresh(bench, sentence(fill(frame, each.slots)))))
      continue;
    fields.add(field);
    told.add(each.key);
    found.push(each);
  }
  return found;
}

function asDecoy(bench: Workbench, other: Place, material: Material): Omit<Clue, "id"> | null {
  const mark = markOf(other, material);
  const line = asLine(bench, { ...material, key: mark });
  if (line === null) return null;
  bench.shapes.push(mark);
  if (material.source === "image") bookLikeness(bench, other.id, material.slots.image ?? "");
  return { ...line, about: other.name };
}
