import type { LeakGuard } from "../../leaks.ts";
import { namesItself } from "../../names-itself.ts";
import type { Place } from "../../place.ts";
import { saysTown } from "../../says-town.ts";
import { isSolemn } from "../../words/solemn.ts";
import type { Artefact } from "../artefact.ts";
import { textsOf } from "../artefact-texts.ts";
import type { KindTask } from "./kind.ts";
import { isFalseOf, isSameMatter, type Truth, truthsOf } from "./truths.ts";

/** What is true of another place and not of this one. */
export interface Lie {
  truth: Truth;
  of: Place;
}

function isShort({ text }: Truth): boolean {
  return text.length <= 110;
}

/** So many of the lines that a puzzle asks about may stand elsewhere in its square already, where whoever reads it sees that they are true. */
const saidAtMost = 1;

/**
 * So many true lines of the place at random, short ones that give nothing away, those first that the square has not
 * said. Null where there are too few, or too many of them are said; where nothing else lends itself any serve.
 */
export function takeTruths(task: KindTask, count: number): Truth[] | null {
  const { place, guard, isSaid, random, lenient } = task;
  const open = truthsOf(place).filter(
    (each) => isShort(each) && guard.findLeak(each.text) === null && !saysTown(each.text, place),
  );
  const fresh = open.filter((each) => !isSaid(each.line));
  const said = open.filter((each) => isSaid(each.line));
  if (!lenient && fresh.length + saidAtMost < count) return null;
  const taken = [...apart(random.shuffle(fresh)), ...random.shuffle(said)].slice(0, count);
  return taken.length < count ? null : random.shuffle(taken);
}

/** Lines that tell of something that none before them does come first: one of a pair gives the other away. */
function apart(truths: readonly Truth[]): Truth[] {
  const first: Truth[] = [];
  const rest: Truth[] = [];
  for (const each of truths)
    (first.some(({ text }) => isSameMatter(text, each.text)) ? rest : first).push(each);
  return [...first, ...rest];
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
  const all = liesBy.get(task.guard) ?? everyLie(task);
  liesBy.set(task.guard, all);
  const unseen = all.filter(({ truth }) => !isShown(task, truth.text));
  return newFirst(task, task.random.shuffle(unseen));
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
const mostLies = 40;

function everyLie({ place, guard, rivals }: KindTask): Lie[] {
  const lies: Lie[] = [];
  for (const of of rivals) {
    if (lies.length >= mostLies) break;
    if (isSolemn(of)) continue;
    for (const truth of truthsOf(of))
      if (
        isShort(truth) &&
        isFalseOf(place, truth) &&
        guard.findLeak(truth.text) === null &&
        !namesItself(of, truth.text)
      )
        lies.push({ truth, of });
  }
  return lies;
}

/** Takes lies of the same form as the truth, as far as there are any; they are gone from the list then. */
export function takeLike(lies: Lie[], truth: Truth, count: number): Lie[] {
  const taken: Lie[] = [];
  while (taken.length < count) {
    const alike = lies.findIndex((each) => each.truth.form === truth.form);
    const [lie] = lies.splice(Math.max(alike, 0), 1);
    if (!lie) break;
    taken.push(lie);
  }
  return taken;
}
