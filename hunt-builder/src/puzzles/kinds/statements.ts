import { milesBetween } from "../../bearings.ts";
import type { LeakGuard } from "../../leaks.ts";
import type { Library } from "../../library.ts";
import { namesItself } from "../../names-itself.ts";
import type { Place } from "../../place.ts";
import { saysTown } from "../../says-town.ts";
import { areAlike } from "../../words/alike.ts";
import { isSolemn } from "../../words/solemn.ts";
import type { Artefact } from "../artefact.ts";
import { textsOf } from "../artefact-texts.ts";
import type { KindTask } from "./kind.ts";
import { opensPlate } from "./plate-keys.ts";
import {
  areOfOneMatter,
  areOneTelling,
  isDeniable,
  isFalseOf,
  type Truth,
  truthsOf,
} from "./truths.ts";

/** What is true of another place and not of this one. */
export interface Lie {
  truth: Truth;
  of: Place;
  /** Whether whoever knows the place sees that it is false here; what is veiled altogether may be so anywhere. */
  isPlain: boolean;
  /** How little anybody would take the one place for the other: 0 of the same sort and time, 5 of neither. */
  foreign: number;
}

/** What counts against a line that the hunt has shown before, where a plainer puzzle is better than none: one read twice is known. */
const readTwice = 6;

function isShort({ text }: Truth): boolean {
  return text.length <= 110;
}

/**
 * So many true lines of the place at random, short ones that give nothing away and that the square has not said, each
 * of something else; null where there are too few.
 */
export function takeTruths(
  task: KindTask,
  count: number,
  isFit: (truth: Truth) => boolean = () => true,
): Truth[] | null {
  const { place, isSaid, random, lenient, earlier } = task;
  const fresh = openTruthsOf(task).filter((each) => isFit(each) && !isSaid(each.line));
  // What says the key of a plate beside it is taken where nothing else is left.
  const { closed = [], opens = [] } = Object.groupBy(random.shuffle(fresh), ({ text }) =>
    opensPlate(text, earlier) ? "opens" : "closed",
  );
  const spare = lenient ? opens : [];
  const taken = apart(place, [...apart(place, closed, false), ...spare], false).slice(0, count);
  return taken.length < count ? null : random.shuffle(taken);
}

/** A square asks for each of its words, and for each kind. */
const openBy = new WeakMap<LeakGuard, readonly Truth[]>();

/** Short true lines of the place that give nothing away. */
function openTruthsOf({ place, guard }: KindTask): readonly Truth[] {
  const before = openBy.get(guard);
  if (before) return before;
  const made = truthsOf(place).filter(
    (each) => isShort(each) && guard.findLeak(each.text) === null && !saysTown(each.text, place),
  );
  openBy.set(guard, made);
  return made;
}

/** Whether the square leaves so many true lines that may be asked about, whatever they tell. */
export function hasTruths(
  task: KindTask,
  count: number,
  isFit: (truth: Truth) => boolean = () => true,
): boolean {
  let left = 0;
  for (const each of openTruthsOf(task))
    if (isFit(each) && !task.isSaid(each.line) && ++left >= count) return true;
  return false;
}

/**
 * Lines that tell of something that none before them does come first: one of a pair gives the other away. What tells
 * the very same in other words is no line of its own.
 */
export function apart(place: Place, truths: readonly Truth[], lenient: boolean): Truth[] {
  const first: Truth[] = [];
  const rest: Truth[] = [];
  const again: Truth[] = [];
  for (const each of truths)
    if ([...first, ...rest].some((other) => areOneTelling(place, other, each))) again.push(each);
    else (first.some((other) => areOfOneMatter(other, each)) ? rest : first).push(each);
  return [...first, ...rest, ...(lenient ? again : [])];
}

/** Whether another puzzle of the square shows a line, so that one sees whose it is. */
export function isShown({ earlier }: KindTask, text: string): boolean {
  return earlier.some(({ artefact }) => {
    const shown = shownOn.get(artefact) ?? new Set(textsOf(artefact));
    shownOn.set(artefact, shown);
    return shown.has(text);
  });
}

const shownOn = new WeakMap<Artefact, ReadonlySet<string>>();

/** Lines that are true of a rival and false of this place, none that another puzzle of the square shows. */
export function usableLies(task: KindTask): Lie[] {
  return strangeLines(task).filter(({ isPlain }) => isPlain);
}

/** The same, and likenesses that nobody would deny: of four of a sort one sees whose they are. */
export function strangeLines(task: KindTask): Lie[] {
  const all = liesBy.get(task.guard) ?? everyLie(task);
  liesBy.set(task.guard, all);
  const unseen = task.random.shuffle(all.filter(({ truth }) => !isShown(task, truth.text)));
  return unseen
    .map((lie) => ({ lie, wasShown: task.wasShown?.(lie.truth.text) === true }))
    .filter(({ wasShown }) => task.lenient || !wasShown)
    .map(({ lie, wasShown }) => ({ lie, cost: lie.foreign + (wasShown ? readTwice : 0) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ lie }) => lie);
}

/** The lines that no puzzle of the hunt's other squares has shown, then the others: one read twice is known. */
export function newFirst<Line extends Pick<Lie, "truth">>(
  { wasShown }: KindTask,
  lies: readonly Line[],
): Line[] {
  if (wasShown === undefined) return [...lies];
  const { seen = [], unseen = [] } = Object.groupBy(lies, ({ truth }) =>
    wasShown(truth.text) ? "seen" : "unseen",
  );
  return [...unseen, ...seen];
}

/** A square asks for each of its words, and for each kind. */
const liesBy = new WeakMap<LeakGuard, readonly Lie[]>();
const mostLies = 44;
/** Years within which two places are of one time. */
const oneTime = 40;

/** A bridge beside a bridge, and a mill of its years beside a mill, before what is plainly something else. */
function foreignness(place: Place, other: Place): number {
  const sort = place.kind === other.kind ? 0 : areAlike(place.kind, other.kind) ? 2 : 4;
  const [a, b] = [place.years[0]?.[0], other.years[0]?.[0]];
  return sort + (a !== undefined && b !== undefined && Math.abs(a - b) <= oneTime ? 0 : 1);
}

/**
 * Rivals with how foreign they are, those first for which one would take the place; none of its own name: "true of
 * Promenade Park" would read as if it were true here.
 */
export function byLikeness(
  place: Place,
  rivals: readonly Place[],
): { of: Place; foreign: number }[] {
  return rivals
    .filter(({ name }) => name !== place.name)
    .map((of) => ({ of, foreign: foreignness(place, of) }))
    .sort((a, b) => a.foreign - b.foreign);
}

function everyLie({ place, guard, rivals, library }: KindTask): Lie[] {
  const lies: Lie[] = [];
  let plain = 0;
  const kin = new Set(kinElsewhere(place, library));
  for (const { of, foreign } of byLikeness(place, [...rivals, ...kin])) {
    if (plain >= mostLies) break;
    if (isSolemn(of)) continue;
    for (const truth of truthsOf(of))
      if (
        isShort(truth) &&
        // What names a river or a governor of another state is of another state.
        (!kin.has(of) || (truth.form !== "person" && !/\p{Lu}/u.test(truth.text))) &&
        isFalseOf(place, truth, of) &&
        !isBusy(place, truth, library) &&
        guard.findLeak(truth.text) === null &&
        !namesItself(of, truth.text)
      ) {
        const isPlain = truth.form !== "veiled" || isDeniable(truth, of);
        if (isPlain) plain++;
        lies.push({ truth, of, foreign, isPlain });
      }
  }
  return lies;
}

const hands = new WeakMap<Library, ReadonlyMap<string, number>>();

/** Whether somebody had to do with several places, and may have had with one whose row names nobody for the same deed. */
function isBusy(place: Place, { form, text, line }: Truth, library: Library): boolean {
  if (form !== "person") return false;
  let counts = hands.get(library);
  if (counts === undefined) {
    const made = new Map<string, number>();
    for (const { people } of library.places)
      for (const [name] of people) made.set(name, (made.get(name) ?? 0) + 1);
    counts = made;
    hands.set(library, made);
  }
  const deed = text.slice(line.length + 1);
  return (counts.get(line) ?? 0) > 1 && !place.people.some(([, did]) => did === deed);
}

/** So much more foreign a line of the same form may be: a year asks for other years, whoever has them. */
const farther = 4;

/** Places of a kind in all states, so that a lone lighthouse has rivals, too. */
const byKind = new WeakMap<Library, Map<string, readonly Place[]>>();
const mostKin = 6;
/** Miles within which a place on the other side of a border may be the same one. */
const beyond = 60;
/** Miles that a degree of latitude has at least. */
const leastOfDegree = 68;

function kinElsewhere(place: Place, library: Library): Place[] {
  if (place.stock === "NATIONAL") return [];
  const index =
    byKind.get(library) ??
    Map.groupBy(
      [...library.byStock].flatMap(([stock, places]) => (stock === "NATIONAL" ? [] : places)),
      ({ kind }) => kind,
    );
  byKind.set(library, index);
  const near: { each: Place; miles: number }[] = [];
  for (const each of index.get(place.kind) ?? []) {
    if (each.stock === place.stock) continue;
    const nearer = near[mostKin - 1]?.miles ?? Infinity;
    // Most lie farther off to the north or south alone.
    if (Math.abs(each.point.lat - place.point.lat) * leastOfDegree >= nearer) continue;
    const miles = milesBetween(place.point, each.point);
    if (miles <= beyond || miles >= nearer) continue;
    const after = near.findIndex((other) => other.miles > miles);
    near.splice(after < 0 ? near.length : after, 0, { each, miles });
    near.length = Math.min(near.length, mostKin);
  }
  return near.map(({ each }) => each);
}

/** So many lines of one other place stand in a puzzle at most: a page without a twin would be the answer. */
const mostOfOnePlace = 2;

/** Whether a lie is not the third of its place, nor tells what a line that stands there tells. */
export function isApart(
  lie: Lie,
  taken: readonly Lie[],
  { truths = [], most = mostOfOnePlace }: { truths?: readonly Truth[]; most?: number } = {},
): boolean {
  let ofOne = 0;
  for (let i = 0; i < taken.length; i++) if (taken[i]?.of === lie.of) ofOne++;
  if (ofOne >= most) return false;
  if (truths.some((truth) => areOfOneMatter(truth, lie.truth))) return false;
  if (taken.some(({ truth }) => areOfOneMatter(truth, lie.truth))) return false;
  // Reading what a row tells is dear, and comes last.
  return (
    ofOne === 0 ||
    !taken.some((other) => other.of === lie.of && areOneTelling(lie.of, other.truth, lie.truth))
  );
}

/**
 * Takes lies of the same form as the truth, as far as there are any that are not far-fetched; they are gone from the list
 * then. None is a twin of one of those that the puzzle has already, or of a truth in it.
 */
export function takeLike(
  lies: Lie[],
  truth: Truth,
  count: number,
  { had = [], truths = [truth] }: { had?: readonly Lie[]; truths?: readonly Truth[] } = {},
): Lie[] {
  const taken: Lie[] = [];
  const all = [...had];
  // What is too near to those that are taken stays so.
  const shut = new Set<Lie>();
  const isOpen = (each: Lie): boolean => {
    if (shut.has(each)) return false;
    const isFit = isApart(each, all, { truths });
    if (!isFit) shut.add(each);
    return isFit;
  };
  while (taken.length < count) {
    const least = lies.find(isOpen);
    if (least === undefined) break;
    const { form } = truth;
    const most = least.foreign + farther;
    const lie =
      lies.find((each) => each.truth.form === form && each.foreign <= most && isOpen(each)) ??
      least;
    lies.splice(lies.indexOf(lie), 1);
    taken.push(lie);
    all.push(lie);
  }
  return taken;
}
