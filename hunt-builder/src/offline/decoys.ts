import type { Clue } from "../hunt.ts";
import { categories, type Material } from "../material/material.ts";
import { tellingsOf } from "../material/telling.ts";
import type { Place } from "../place.ts";
import { fill, sentence } from "../wording/sentences.ts";
import { areStoriesDrawn, badgesDrawn, isStory } from "./decoy-badges.ts";
import { type Usable, usableOf, type Wanted } from "./decoy-material.ts";
import { type Likeness, type Rival, rivalsOf } from "./rivals.ts";
import { bookLikeness, bookOther } from "./ways.ts";
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
 * level of its sort. Each says whom it means, for whoever has solved the square. On the ground one good one is better than
 * two of which one is of another sort of place.
 * @param isLed whether one of them may lead by the map
 * @param byMap how many lines of the list do
 * @param traps what puzzles say of whom they mislead by: whoever falls for one of these rivals falls for the other line, too
 */
export function writeDecoys(
  bench: Workbench,
  count: number,
  { isLed, byMap = 0, traps = [] }: { isLed: boolean; byMap?: number; traps?: readonly string[] },
): Omit<Clue, "id">[] {
  const random = bench.task.random.fork("decoys");
  const { difficulty, variant } = bench.task;
  const rivals = rivalsOf(bench, random);
  const badges = badgesDrawn(bench, random);
  const made: Made[] = [];
  const searchFor = (wanted: Wanted, order = badges): Search => {
    const looked = new Map<Place, Usable>();
    // The first rivals do nearly always: what the others could say is looked at only where they are wanted.
    const usable = (other: Place): Usable => {
      const found = looked.get(other) ?? usableOf(bench, other, wanted, order);
      looked.set(other, found);
      return found;
    };
    return { bench, order, made, usable };
  };
  const circle = (likeness: Likeness, turn: Rival["turn"]): Rival[] =>
    rivals.filter((each) => each.likeness === likeness && each.turn === turn);
  const isOfTrap = ({ other: { name } }: Rival): boolean =>
    traps.some((trap) => trap.includes(name));
  const addAnyOf = (search: Search): void => {
    for (const likeness of ["same", "sort", "akin"] as const)
      if (made.length === 0 && traps.length > 0)
        addOf(
          search,
          rivals.filter((each) => each.likeness === likeness && isOfTrap(each)),
          1,
        );
    for (const turn of turns)
      for (const likeness of ["same", "sort", "akin", "alike", "other"] as const)
        if (made.length === 0) addOf(search, circle(likeness, turn), 1);
  };
  const lines = (): Omit<Clue, "id">[] => made.map(({ line }) => line);
  if (variant === "DIGITAL") {
    for (const wanted of [{}, { isOfAnything: true }, { isAnySort: true }])
      if (made.length === 0) addAnyOf(searchFor({ isLed, isPlain: true, ...wanted }));
    return lines();
  }
  const mayLead =
    byMap < mostByMap[difficulty] || (byMap < mostByMap.HARD && random.below(againIn) === 0);
  const searches = [
    searchFor({ isLed, isPlain: difficulty !== "HARD" }),
    ...(isLed || difficulty === "HARD" ? [searchFor({ isLed: false, isPlain: true })] : []),
    ...(isLed || mayLead ? [searchFor({ isLed: true, isPlain: true })] : []),
  ];
  // One place that answers to two lines is a better rival than two that answer to one each, and a square has one.
  for (const [likeness, turn, most] of wishes)
    for (const search of searches) {
      const [first] = made;
      if (first === undefined) addOf(search, circle(likeness, turn), most);
      else if (made.length < count)
        addOf(
          search,
          rivals.filter(({ other }) => other === first.other),
          count - made.length,
        );
    }
  // Where nothing of its sort can be denied, a way, or else whoever made it, could be of anything.
  if (made.length === 0) {
    const ofAnything = { isLed: mayLead, isPlain: true, isOfAnything: true };
    addOf(searchFor(ofAnything, [categories.near]), circle("alike", "free"), 1);
  }
  return lines();
}

type Wish = readonly [likeness: Likeness, turn: Rival["turn"], most: number];

/**
 * Whom a list of the ground misleads by, and by how many lines at once, in order of wish. Whom the hunt has met elsewhere
 * misleads nobody, and of a place of another sort nothing is told that is struck at sight: rather no decoy than that.
 */
const wishes: readonly Wish[] = [
  ["same", "free", 2],
  ["sort", "free", 2],
  ["same", "kept", 2],
  ["same", "free", 1],
  ["sort", "free", 1],
  ["same", "kept", 1],
  ["sort", "kept", 2],
  ["sort", "kept", 1],
  ["same", "abroad", 2],
  ["sort", "abroad", 2],
  ["same", "abroad", 1],
  ["sort", "abroad", 1],
  ["akin", "free", 1],
  ["akin", "kept", 1],
];

const turns: readonly Rival["turn"][] = ["free", "kept", "told"];

interface Made {
  other: Place;
  /** What of its row the line tells. */
  key: string;
  line: Omit<Clue, "id">;
}

/** A look for decoys of one sort, and what it has found. */
interface Search {
  bench: Workbench;
  order: readonly string[];
  made: Made[];
  usable: (other: Place) => Usable;
}

/** Adds so many decoys of one rival: of the likeliest, of whoever wears the badges that were drawn. */
function addOf(search: Search, circle: readonly Rival[], most: number): void {
  const { bench, order, made, usable } = search;
  const taken = new Set(made.map(({ line }) => line.category));
  const toldOf = (other: Place): Set<string> =>
    new Set(made.flatMap((each) => (each.other === other ? [each.key] : [])));
  let best: { other: Place; chosen: readonly Material[]; cost: number } | null = null;
  for (const [i, { other, score }] of circle.entries()) {
    if (best !== null && i >= likeliest) break;
    const chosen = unlike(bench, other, usable(other), { order, taken, told: toldOf(other), most });
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
  for (const each of best?.chosen ?? []) {
    const other = best?.other;
    const line = other === undefined ? null : asDecoy(bench, other, each);
    if (line !== null && other !== undefined) made.push({ other, line, key: each.key });
  }
}

/** Where nothing else is left one may lead by the map all the same, unless so many lines of the list do. */
/** One easy list in so many may lead by the map again. */
const againIn = 3;
const mostByMap = { EASY: 1, MEDIUM: 2, HARD: 2 } as const;

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
  { all, isUsable }: Usable,
  about: {
    order: readonly string[];
    taken: ReadonlySet<string>;
    told: ReadonlySet<string>;
    most: number;
  },
): Material[] {
  const { order, taken, most } = about;
  const fields = new Set(taken);
  const told = new Set(about.told);
  const found: Material[] = [];
  const first = all.find(isUsable);
  // On the ground two stories of one rival are better than a story and a date.
  const areStories =
    bench.task.variant === "PHYSICAL" ||
    (first !== undefined && isStory(first) && areStoriesDrawn(order));
  // What the other's row tells is asked for a second line alone: reading a row is dear.
  const isTold = ({ key }: Material): boolean => told.size > 0 && tellsAnyOf(other, key, told);
  const isTaken = (each: Material): boolean =>
    areStories && isStory(each) ? found.includes(each) : fields.has(categories[each.source]);
  // Of two stories rather one of each sort.
  const stories =
    areStories && first !== undefined && isStory(first)
      ? all.filter((each) => isStory(each) && each.source !== first.source)
      : [];
  const ordered = areStories && first !== undefined ? [first, ...stories, ...all] : all;
  for (const each of ordered) {
    if (found.length >= most) break;
    const field = categories[each.source];
    if (isTaken(each) || !isNewShape(bench, markOf(other, each))) continue;
    if (!isUsable(each) || isTold(each)) continue;
    // What the clue or a puzzle says of the other place is not said in other words: two lines of one fact are one lie.
    if (
      bench.task.variant === "DIGITAL" &&
      isToldAgain(bench, clauseOf(each), [...bench.texts.slice(0, 1), ...bench.shown])
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

/** Whether a saying of a row tells the same as one of these, or both tell of one thing. */
function tellsAnyOf(other: Place, key: string, told: ReadonlySet<string>): boolean {
  const tellings = tellingsOf(other);
  const same = [...(tellings.get(key) ?? [key])];
  return same.some(
    (each) =>
      told.has(each) || [...told].some((before) => tellings.get(before)?.has(each) ?? false),
  );
}

function asDecoy(bench: Workbench, other: Place, material: Material): Omit<Clue, "id"> | null {
  const mark = markOf(other, material);
  const line = asLine(bench, { ...material, key: mark });
  if (line === null) return null;
  bench.shapes.push(mark);
  if (bench.task.variant === "PHYSICAL") bookOther(bench, other.id);
  if (material.source === "image") bookLikeness(bench, other.id, material.slots.image ?? "");
  // Of a place in another state its name alone tells nobody where that is.
  const isAbroad =
    other.stock !== bench.task.place.stock &&
    bench.task.variant === "PHYSICAL" &&
    !other.name.includes(other.stateName);
  return { ...line, about: isAbroad ? `${other.name}, ${other.stateName}` : other.name };
}
