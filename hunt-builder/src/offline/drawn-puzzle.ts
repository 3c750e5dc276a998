import type { Difficulty, Puzzle } from "../hunt.ts";
import type { Working } from "../puzzles/artefact.ts";
import { textsOf } from "../puzzles/artefact-texts.ts";
import { isFed } from "../puzzles/kinds/first-word.ts";
import { keyedCipher } from "../puzzles/kinds/keyed-cipher.ts";
import type { Kind } from "../puzzles/kinds/kind.ts";
import { kinds } from "../puzzles/kinds/kinds.ts";
import { truthsOf } from "../puzzles/kinds/truths.ts";
import { ofAnyWord } from "../puzzles/solve/shelf.ts";
import { solveArtefact } from "../puzzles/solve/solvers.ts";
import { saysTown } from "../says-town.ts";
import { isJest } from "../words/banter.ts";
import { keeperOf } from "../words/keepers.ts";
import { gravityOf, isSolemn } from "../words/solemn.ts";
import { howAgain } from "./how-again.ts";
import { draws, passes } from "./passes.ts";
import { isTold, isToldAlike } from "./told-in-square.ts";
import { shapesOfSort } from "./used-shapes.ts";
import { bookAsSaid, isFresh, namesHuntmate, take, type Workbench } from "./workbench.ts";

/** A puzzle with what is kept of it on the server. */
export interface Made {
  word: string;
  puzzle: Omit<Puzzle, "clueId" | "word">;
  working: Omit<Working, "word">;
  /** What kind of thing it is, and the first step; alone the steps where the page says the kind. */
  hints: readonly string[];
}

/** Whether the page says what kind of thing a puzzle is: beside it in easy hunts, in its own voice in medium ones. */
function isSaidBeside(kind: Kind, difficulty: Difficulty): boolean {
  return difficulty === "EASY" || (difficulty === "MEDIUM" && kind.saysHow === true);
}

const mostAccepted = 3;
const mostOfOneKind = 2;
/** What a kind counts for that stands in the square before. */
const nextDoor = 2;

/** What a kind counts more that readers liked less. */
const lessLiked = 3;

/** What a kind counts less that they liked best. */
const likedBest = 2;

/** What a kind counts more in easy hunts of which every harder square has one. */
const restsHere = 1;

/** What a kind counts more that asks for what another of its square does. */
const askedAgain = 1.5;

/** What a kind counts less for where it is at home. */
const atHome = 2;

/** What a kind counts less for that can want the first word, where nothing in its square does. */
const oneOfTwo = 4;

/** What a kind counts less for that needs nothing of the place, where its square has none: a rest between two that do. */
const oneFree = 1;

/** A drawn puzzle for one word, of the kind least had, or null where none lends itself. */
export function makeDrawn(
  bench: Workbench,
  at: { word: string; index: number; had: ReadonlyMap<string, number>; before: readonly Made[] },
): Made | null {
  const { task } = bench;
  const { word, index, had, before } = at;
  const solemn = isSolemn(task.place);
  const often = (kind: string): number => had.get(kind) ?? 0;
  // A hunt rises.
  const fits = ({ comes }: Kind): number =>
    comes === "early" ? 3 * task.rise : comes === "late" ? 3 - 3 * task.rise : 1;
  const beside = kindsBefore(bench);
  // In a hard square one puzzle feeds another.
  const wantsChain = isFed(task) && index === 2 && !before.some(({ puzzle }) => isChain(puzzle));
  const sorts = new Set(
    before.flatMap(({ puzzle }) => kinds.find(({ kind }) => kind === puzzle.kind)?.asks ?? []),
  );
  // The place is the key of two words of three at least, where it lends itself.
  const hasFree = before.some(({ puzzle }) =>
    kinds.some(({ kind, isFree }) => kind === puzzle.kind && isFree?.(task.difficulty)),
  );
  const isKeyed = (kind: Kind): boolean => !(hasFree && kind.isFree?.(task.difficulty));
  // This square or the one before has asked what is true of the place.
  const hasAsked =
    sorts.has("true or not") ||
    kinds.some(({ kind, asks }) => asks === "true or not" && beside.has(kind));
  const weightOf = (kind: Kind): number =>
    often(kind.kind) +
    fits(kind) +
    (beside.has(kind.kind) ? nextDoor : 0) +
    (kind.isSecond ? lessLiked : kind.isLiked ? -likedBest : 0) +
    (task.difficulty === "EASY" && kind.isFirm?.(word.length) ? restsHere : 0) +
    (sorts.has(kind.asks) || (hasAsked && kind.asks === "true or not") ? askedAgain : 0) -
    (!hasFree && kind.isFree?.(task.difficulty) ? oneFree : 0) -
    (wantsChain && kind.isChained ? oneOfTwo : 0) -
    (kind.suits?.(task.place) ? atHome : 0);
  const weights = new Map(kinds.map((kind) => [kind, weightOf(kind)]));
  const weight = (kind: Kind): number => weights.get(kind) ?? 0;
  const wantsFirm = isFirmWanted(bench, index, before);
  // What cannot be tried out asks about lines, too.
  const savesLines =
    index === 0 && task.difficulty !== "EASY" && !task.alone && linesLeft(bench) < fewestLines;
  const isGrave = gravityOf(task.place) === "grave";
  const isFirm = (kind: Kind): boolean => kind.isFirm?.(word.length) ?? false;
  const isQuiet = (kind: Kind): boolean =>
    kind.tone === "quiet" || (wantsFirm && isFirm(kind) && (!isGrave || kind.isSober === true));
  // There are few of them: a square that has one, or will have it, takes others.
  const sparesFirm = !wantsFirm && task.difficulty !== "EASY" && !task.alone;
  const order = task.random
    .shuffle(kinds)
    .filter(({ kind, tone }) => often(kind) < 1000 && !(solemn && tone === "playful"))
    .sort((a, b) => weight(a) - weight(b))
    .sort((a, b) => (savesLines ? Number(a.isHungry === true) - Number(b.isHungry === true) : 0))
    .sort((a, b) => {
      const firmFirst = Number(isFirm(b)) - Number(isFirm(a));
      return wantsFirm ? firmFirst : sparesFirm ? -firmFirst : 0;
    })
    .sort((a, b) => (task.alone ? Number(isKey(b, index)) - Number(isKey(a, index)) : 0))
    .filter((each) => !task.alone || !isKey(each, 2) || index === 2)
    .sort((a, b) => (solemn ? Number(isQuiet(b)) - Number(isQuiet(a)) : 0));
  // A kind that the hunt has had often enough, or the square before, is better than a plainer puzzle of another.
  // So is one that asks what is true of the place where that was asked, unless it is to open with the first word.
  const isAskedAgain = (kind: Kind): boolean =>
    hasAsked && kind.asks === "true or not" && !(wantsChain && kind.isChained === true);
  const isNew = ({ kind }: Kind): boolean => often(kind) < mostOfOneKind && !beside.has(kind);
  const isOpen = (kind: Kind): boolean =>
    often(kind.kind) < mostOfOneKind + (index === 2 && wantsFirm && isFirm(kind) ? 1 : 0) &&
    !beside.has(kind.kind) &&
    !isAskedAgain(kind);
  // Rather a third of a kind than the same question again, and rather that than a fourth, or a third picture or plate.
  const isSpare = ({ kind, asks }: Kind): boolean =>
    often(kind) < mostOfOneKind + (asks === "picture" || asks === "name" ? 0 : 1) &&
    !beside.has(kind);
  const shut = order.filter((each) => !isOpen(each) && isKeyed(each));
  const sorted = [
    ...order.filter((each) => isOpen(each) && isKeyed(each)),
    ...shut.filter((each) => isSpare(each) && !isAskedAgain(each)),
    ...shut.filter((each) => isSpare(each) && isAskedAgain(each)),
    ...shut.filter((each) => !isSpare(each)),
    ...order.filter((each) => !isKeyed(each)),
  ];
  const tries = [
    ...passes(
      sorted,
      (kind) => wantsFirm && isFirm(kind) && (isOpen(kind) || (isNew(kind) && isAskedAgain(kind))),
    ),
    // At a grave place that says little: another lock beside the one that the square has.
    ...draws.map((draw) => ({
      kind: keyedCipher,
      draw: draw + draws.length,
      care: "lenient" as const,
    })),
  ];
  // What does not lend itself once hardly does at the next draw, and costs as much: others come first.
  const unfit = new Set<string>();
  /** Kinds that were refused a line which is fair. */
  const careful = new Set<Kind>();
  for (const { kind, draw, care } of tries) {
    const lenient = care === "lenient";
    const voices: string[] = [];
    if (!lenient && unfit.has(`${care} ${kind.kind}`)) continue;
    const made = kind.make({
      word,
      place: task.place,
      library: task.shelf.library,
      lexicon: task.lexicon,
      shelf: task.shelf,
      guard: bench.guard,
      random: task.random.fork(`${kind.kind}/${word}/${draw}`),
      difficulty: task.difficulty,
      rise: task.rise,
      alone: task.alone,
      lenient,
      rivals: task.rivals,
      keeper: keeper(bench),
      isSaid: (line) => {
        if (isTold(bench, line)) return true;
        const isLike = care === "strict" && !kind.isOpenBook && isToldAlike(bench, line);
        if (isLike) careful.add(kind);
        return isLike;
      },
      isHeard: (voice) => task.usedShapes.has(`voice: ${voice}`),
      onVoice: (voice) => voices.push(`voice: ${voice}`),
      wasShown: (line) => task.shownLines?.has(line) ?? false,
      earlier: before.flatMap(({ word: earlier, puzzle, working }) =>
        puzzle.artefact ? [{ word: earlier, artefact: puzzle.artefact, wrong: working.wrong }] : [],
      ),
    });
    if (made === null) unfit.add(`${care} ${kind.kind}`);
    if (made === null && !careful.has(kind)) unfit.add(`fair ${kind.kind}`);
    if (made === null || !isFresh(bench, made.prompt)) continue;
    if (solemn && isJest(made.prompt)) continue;
    const read = [...textsOf(made.artefact), ...made.hints];
    if (read.some((text) => bench.guard.findLeak(text) !== null)) continue;
    if (made.hints.some((text) => saysTown(text, task.place) || namesHuntmate(bench, text)))
      continue;
    const { artefact, prompt } = made;
    const known = before.flatMap(({ word: earlier, puzzle }) =>
      puzzle.artefact ? [{ artefact: puzzle.artefact, answers: [earlier] }] : [],
    );
    const shown = { artefact, answerLength: word.length };
    const answers = solveArtefact(shown, task.place, ofAnyWord(task.shelf), known);
    const others = answers.filter((each) => each !== word);
    // Whatever else fits must count; a draw that nothing else fits is better.
    if (others.length === answers.length || others.length > (lenient ? mostAccepted : 0)) continue;
    for (const line of made.says) bench.said.add(`told: ${line}`);
    bench.tells.push(...made.says);
    for (const each of bench.material)
      if (Object.values(each.slots).some((slot) => made.says.includes(slot)))
        bookAsSaid(bench, each);
    const again = had.has(kind.kind) ? howAgain[kind.kind] : undefined;
    const isQuiet = again !== undefined && bench.guard.findLeak(again) === null;
    const howItWorks = isQuiet ? again : made.howItWorks;
    bench.shapes.push(...voices.filter((voice) => !task.usedShapes.has(voice)));
    take(bench, prompt, `puzzle:${kind.kind}:${task.sequenceNum}.${index + 1}`);
    const working = { ...made.working, accepted: others };
    return {
      word,
      working,
      hints: isSaidBeside(kind, task.difficulty) ? made.hints.slice(1) : made.hints,
      puzzle: {
        kind: kind.kind,
        prompt,
        artefact,
        ...(task.difficulty === "EASY" && { howItWorks }),
        answerLength: word.length,
      },
    };
  }
  return null;
}

/**
 * Whether the puzzle is the one of its square that cannot be tried out: in medium and hard hunts each has one, in hard
 * ones not as its first word, which may be the key to another.
 */
function isFirmWanted({ task }: Workbench, index: number, before: readonly Made[]): boolean {
  if (task.difficulty === "EASY" || task.alone) return false;
  const isFirm = ({ word, puzzle }: Made): boolean =>
    kinds.find(({ kind }) => kind === puzzle.kind)?.isFirm?.(word.length) ?? false;
  if (task.difficulty === "HARD") return index > 0 && !before.slice(1).some(isFirm);
  return (index > 0 || task.random.fork("firm").below(4) > 0) && !before.some(isFirm);
}

/** As many true lines should be left for two more puzzles of a square. */
const fewestLines = 10;

function linesLeft(bench: Workbench): number {
  return truthsOf(bench.task.place).filter(({ line }) => !isTold(bench, line)).length;
}

/** Whether a puzzle wants the first word of its square. */
function isChain({ artefact }: Pick<Puzzle, "artefact">): boolean {
  return (
    artefact !== undefined &&
    (("chain" in artefact && artefact.kind !== "bearings") ||
      (artefact.kind === "keyed_cipher" && artefact.legend.includes("first word")))
  );
}

/** The kinds of the square before this one. */
function kindsBefore({ task }: Workbench): ReadonlySet<string> {
  const square = `${task.sequenceNum - 1}.`;
  const kindsThere = new Set<string>();
  for (const shape of shapesOfSort(task.usedShapes, "puzzle:")) {
    const [, kind = "", at = ""] = shape.split(":");
    if (at.startsWith(square)) kindsThere.add(kind);
  }
  return kindsThere;
}

/** Whether a kind is the last word's own, in a hunt of one square: the plate that the others unlock. */
function isKey({ kind }: Kind, index: number): boolean {
  return kind === "keyed_cipher" && index === 2;
}

/** Who keeps the puzzles: somebody who goes with the place, and nobody in particular where it is solemn. */
export function keeper(bench: Workbench): string {
  if (isSolemn(bench.task.place)) return "somebody";
  const found = keeperOf(bench.task.place.kind);
  return bench.guard.findLeak(found) === null ? found : "a stranger";
}
