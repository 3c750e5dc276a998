import { textsOf } from "../puzzles/artefact-texts.ts";
import { isFed } from "../puzzles/kinds/first-word.ts";
import { keyedCipher } from "../puzzles/kinds/keyed-cipher.ts";
import { asksWhatIsTrue, type Kind } from "../puzzles/kinds/kind.ts";
import { kinds } from "../puzzles/kinds/kinds.ts";
import { opensPlate } from "../puzzles/kinds/plate-keys.ts";
import { ofAnyWord } from "../puzzles/solve/shelf.ts";
import { solveArtefact } from "../puzzles/solve/solvers.ts";
import { saysTown } from "../says-town.ts";
import { isJest } from "../words/banter.ts";
import { keeperOf } from "../words/keepers.ts";
import { gravityOf, isSolemn } from "../words/solemn.ts";
import { howAgain } from "./how-again.ts";
import type { Made } from "./made.ts";
import { type Care, draws, type Pass, passes } from "./passes.ts";
import { saysOfClue } from "./says-of-clue.ts";
import {
  fewestLines,
  isChain,
  isFirmThere,
  isFirmWanted,
  isSaidBeside,
  kindsBefore,
  linesLeft,
  readPage,
} from "./square-so-far.ts";
import { isToldInHunt } from "./told-in-hunt.ts";
import { bookLine, isTellingTold, isTold, isToldAlike, isToldByPuzzle } from "./told-in-square.ts";
import { bookAsSaid, isFresh, namesHuntmate, take, type Workbench } from "./workbench.ts";

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

/** The same of a second map: readers had one in nearly every square. */
const mapAgain = 5;

/** After so many of a kind in a hunt anything else comes first. */
const mostEver = 5;

/** What a kind counts for that the square has, beside those of the hunt. */
export const ofSquare = 1000;

/** As many words of a hunt are maps at most, where other kinds can be made. */
const mostMaps = 5;

/** What a kind counts less for that takes many lines, while none are taken. */
const takesFirst = 7;

/** What a kind counts less for that asks what is true of the place, while the square has not asked and lines are left. */
const asksFirst = 2;

/** What a kind counts less for where it is at home. */
const atHome = 2;

/** What a kind counts less for that can want the first word, where nothing in its square does. */
const oneOfTwo = 7;

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
  // What stands in the square counts for more: that a kind does not come twice in it.
  const isMap = (kind: Kind): boolean => kind.asks === "map";
  const maps = kinds.filter(isMap).reduce((sum, { kind }) => sum + (often(kind) % ofSquare), 0);
  const mapsHere = kinds.filter(isMap).filter(({ kind }) => often(kind) >= ofSquare).length;
  const isMapTooMany = (kind: Kind): boolean =>
    isMap(kind) &&
    (mapsHere > 0 ||
      maps >= mostMaps ||
      // A walk whose start is told teaches how one walks, once.
      (kind.kind === "bearings" && task.difficulty === "EASY" && often(kind.kind) > 0));
  // In a hard square one puzzle feeds another.
  const wantsChain = isFed(task) && index > 0 && !before.some(({ puzzle }) => isChain(puzzle));
  const sorts = new Set(
    before.flatMap(({ puzzle }) => kinds.find(({ kind }) => kind === puzzle.kind)?.asks ?? []),
  );
  // The place is the key of two words of three at least, where it lends itself.
  const free = before.filter(({ puzzle }) =>
    kinds.some(({ kind, isFree }) => kind === puzzle.kind && isFree?.(task.difficulty)),
  ).length;
  const hasFree = free > 0;
  const isKeyed = (kind: Kind): boolean => !(hasFree && kind.isFree?.(task.difficulty));
  // Without the place no square is done.
  const isLastFree = (kind: Kind): boolean => free > 1 && !isKeyed(kind);
  const isOfTruth = (kind: Kind): boolean => asksWhatIsTrue(kind, task.difficulty);
  const wantsFirm = isFirmWanted(bench, index, before);
  const hasFirm = isFirmThere(bench, before);
  const isFirm = (kind: Kind): boolean => kind.isFirm?.(word.length) ?? false;
  // A square asks once what is true of its place.
  const isAsked = before.some(({ puzzle }) =>
    kinds.some((kind) => kind.kind === puzzle.kind && isOfTruth(kind)),
  );
  // In harder squares that question, and the place's year, are kept for what cannot be tried out.
  const isKeptBack = (kind: Kind): boolean =>
    (isOfTruth(kind) || kind.asks === "years") &&
    task.difficulty !== "EASY" &&
    !task.alone &&
    (wantsFirm ? !isFirm(kind) : !hasFirm);
  const weightOf = (kind: Kind): number =>
    often(kind.kind) +
    fits(kind) +
    (beside.has(kind.kind) ? nextDoor : 0) +
    (kind.isSecond ? lessLiked : kind.isLiked ? -likedBest : 0) +
    (kind.asks === "name" && often(kind.kind) >= mostOfOneKind ? 3 * lessLiked : 0) +
    (task.difficulty === "EASY" && kind.isFirm?.(word.length) ? restsHere : 0) +
    (kind.kind === "switches" ? (isFed(task) ? 3 : 2) * lessLiked : 0) +
    (task.difficulty === "EASY" && kind.asks === "name" ? lessLiked : 0) +
    (sorts.has(kind.asks) ? (kind.asks === "map" ? mapAgain : askedAgain) : 0) -
    (index === 0 && kind.isHungry ? takesFirst : 0) -
    (index < 2 && !isAsked && isOfTruth(kind) ? asksFirst : 0) -
    (!hasFree && kind.isFree?.(task.difficulty) ? oneFree : 0) -
    (wantsChain && kind.isChained ? oneOfTwo : 0) -
    (kind.suits?.(task.place) ? atHome : 0);
  // What cannot be tried out asks about lines, too.
  const savesLines =
    index === 0 && task.difficulty !== "EASY" && !task.alone && linesLeft(bench) < fewestLines;
  const isGrave = gravityOf(task.place) === "grave";
  const isQuiet = (kind: Kind): boolean =>
    kind.tone === "quiet" || (wantsFirm && isFirm(kind) && (!isGrave || kind.isSober === true));
  // There are few of them: a square that has one, or will have it, takes others.
  const sparesFirm = !wantsFirm && task.difficulty !== "EASY" && !task.alone;
  const possible = task.random
    .shuffle(kinds)
    .filter(({ kind, tone }) => often(kind) < ofSquare && !(solemn && tone === "playful"));
  const asked = possible.filter(isOfTruth);
  const order = possible
    .filter(
      (kind) =>
        !(isOfTruth(kind) && (isAsked || isKeptBack(kind))) &&
        (!task.alone || !isKey(kind, 2) || index === 2),
    )
    .map((kind) => ({
      kind,
      // What counts most comes first; less is earlier.
      ranks: [
        solemn && isQuiet(kind) ? 0 : 1,
        task.alone && isKey(kind, index) ? 0 : 1,
        wantsFirm ? (isFirm(kind) ? 0 : 1) : sparesFirm && isFirm(kind) ? 1 : 0,
        savesLines && kind.isHungry ? 1 : 0,
        weightOf(kind),
      ],
    }))
    .sort((a, b) => byRanks(a.ranks, b.ranks))
    .map(({ kind }) => kind);
  // A kind that the hunt has had often enough, or the square before, is better than a plainer puzzle of another.
  // Plates and yards are what else would come too often.
  const mostOf = (kind: Kind): number =>
    kind.asks === "name" || kind.kind === "switches" ? 1 : mostOfOneKind;
  const isLastChance = index === 2 && wantsFirm;
  const isOpen = (kind: Kind): boolean =>
    often(kind.kind) <
      mostOf(kind) +
        (isLastChance && isFirm(kind) && (solemn || kind.asks !== "true or not") ? 1 : 0) &&
    !beside.has(kind.kind) &&
    !isMapTooMany(kind) &&
    !isKeptBack(kind);
  // Rather a third of a kind than a fourth, or a third picture, or a third of what readers liked less.
  // A second plate comes behind a third of what readers liked better.
  const isSpare = (each: Kind): boolean =>
    often(each.kind) <
      mostOfOneKind +
        (each.asks === "picture" || each.isSecond ? 0 : 1) -
        (each.asks === "name" ? 1 : 0) &&
    !beside.has(each.kind) &&
    !isMapTooMany(each);
  // A second that needs nothing of the place is better than the same kind a third time.
  const usual = [
    ...order.filter((each) => isOpen(each) && isKeyed(each)),
    ...order.filter((each) => isOpen(each) && !isKeyed(each)),
  ].filter((each) => !isLastFree(each));
  const spare = order.filter(
    (each) => !isOpen(each) && isSpare(each) && !isKeptBack(each) && !isLastFree(each),
  );
  // What the hunt has had least of them first: a fourth ride before a fifth.
  const others = order
    .filter((each) => !usual.includes(each) && !spare.includes(each))
    .sort((a, b) => often(a.kind) - often(b.kind))
    .sort((a, b) => Number(isLastFree(a)) - Number(isLastFree(b)));
  // A plainer puzzle for the last word is better than a third plate.
  const isOut = index === 2 && often(keyedCipher.kind) >= mostOfOneKind;
  const all = [
    ...passes(usual, {
      mustBe: (kind) =>
        wantsFirm &&
        isFirm(kind) &&
        (isOpen(kind) || (isLastChance && often(kind.kind) <= mostOfOneKind)),
      isPlain: (kind) => (isFirm(kind) ? isLastChance : isOut && !isOfTruth(kind)),
      mayRetell: (kind) => kind.mayRetell === true && (task.difficulty === "EASY" || isKeyed(kind)),
      isTooMany: (kind) =>
        isMapTooMany(kind) ||
        (kind.asks === "name" && often(kind.kind) >= mostOfOneKind) ||
        often(kind.kind) > mostOfOneKind + (wantsFirm && isFirm(kind) && !kind.isSecond ? 2 : 1),
      spare,
      others,
    }),
    // Where nothing else can be made the question is asked again.
    ...asked.map((kind) => ({ kind, care: "lenient" as const, draws: moreDraws.slice(0, 1) })),
    // At a grave place that says little: another lock beside the one that the square has.
    { kind: keyedCipher, care: "lenient" as const, draws: moreDraws },
  ];
  const isWorn = ({ kind }: { kind: Kind }): boolean => often(kind.kind) >= mostEver;
  const tries = [...all.filter((each) => !isWorn(each)), ...all.filter(isWorn)];
  // What does not lend itself once hardly does at the next draw, and costs as much: others come first.
  const unfit = new Set<string>();
  /** Kinds that were refused a line which is fair. */
  const careful = new Set<Kind>();
  const keptBy = keeper(bench);
  const earlier = before.flatMap(({ word: own, puzzle: { artefact }, working }) =>
    artefact ? [{ word: own, artefact, wrong: working.wrong }] : [],
  );
  const known = earlier.map(({ word: own, artefact }) => ({ artefact, answers: [own] }));
  const showsWord = readPage(bench);
  for (const { kind, draw, care } of drawsIn(tries)) {
    const lenient = care === "lenient";
    const isLoose =
      care === "retold" || (!lenient && kind.isLiked === true && kind.mayRetell === true);
    // Of what is asked about, a single line may be one whose matter the clue has told: three of four would be picked by it.
    const retold = new Set<string>();
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
      keeper: keptBy,
      isSaid: (line) => {
        if (isTold(bench, line)) return true;
        if (isLoose) {
          const isTwice = isToldByPuzzle(bench, line);
          if (isTwice || !isOfTruth(kind)) return isTwice;
          if (!isTellingTold(bench, line) && !isToldAlike(bench, line)) return false;
          if (retold.size === 0) retold.add(line);
          return !retold.has(line);
        }
        if (!lenient && isTellingTold(bench, line)) return true;
        const isStrict = care === "strict" || (!lenient && isOfTruth(kind) && !kind.isLiked);
        const isLike = isStrict && !kind.isOpenBook && isToldAlike(bench, line);
        if (isLike) careful.add(kind);
        return isLike;
      },
      showsWord,
      isHeard: (voice) => task.usedShapes.has(`voice: ${voice}`),
      onVoice: (voice) => voices.push(`voice: ${voice}`),
      wasShown: (line) => isToldInHunt(bench, line),
      earlier,
    });
    if (made === null) unfit.add(`${care} ${kind.kind}`);
    if (made === null && !careful.has(kind)) unfit.add(`fair ${kind.kind}`);
    if (made === null || !isFresh(bench, made.prompt)) continue;
    if (solemn && isJest(made.prompt)) continue;
    // A plate whose key the clue says is made where nothing else is left.
    const locks = [{ word, artefact: made.artefact, wrong: [] }];
    if (draw <= draws.length && bench.texts.some((text) => opensPlate(text, locks))) continue;
    if (draw <= draws.length && saysOfClue(bench, made.artefact)) continue;
    const read = [...textsOf(made.artefact), ...made.hints];
    if (read.some((text) => bench.guard.findLeak(text) !== null)) continue;
    if (made.hints.some((text) => saysTown(text, task.place) || namesHuntmate(bench, text)))
      continue;
    const { artefact, prompt } = made;
    const shown = { artefact, answerLength: word.length };
    const answers = solveArtefact(shown, task.place, ofAnyWord(task.shelf), known);
    const others = answers.filter((each) => each !== word);
    // Whatever else fits must count; a draw that nothing else fits is better.
    if (others.length === answers.length || others.length > (lenient ? mostAccepted : 0)) continue;
    for (const line of made.says) bookLine(bench, line);
    bench.tells.push(...made.says);
    bench.shown.push(...textsOf(made.artefact));
    for (const each of bench.material)
      if (Object.values(each.slots).some((slot) => made.says.includes(slot)))
        bookAsSaid(bench, each);
    const again = had.has(kind.kind) ? howAgain[kind.kind] : undefined;
    const isQuiet = again !== undefined && bench.guard.findLeak(again) === null;
    const howItWorks = isQuiet ? again : made.howItWorks;
    bench.shapes.push(...voices.filter((voice) => !task.usedShapes.has(voice)));
    take(bench, prompt, `puzzle:${kind.kind}:${task.sequenceNum}.${index + 1}`);
    const working = { ...made.working, accepted: others };
    const next = [made.nextStep ?? ""].filter((step) => isSold(bench, step));
    return {
      word,
      working,
      others: made.others ?? made.working.wrong,
      hints: isSaidBeside(kind, task.difficulty) ? [made.hints[1], ...next] : made.hints,
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

/** Draws for where all others came to nothing. */
const moreDraws = draws.map((draw) => draw + draws.length);

/** The draws of all passes, made as they are asked for: one of the first nearly always serves. */
function* drawsIn(all: readonly Pass[]): Generator<{ kind: Kind; care: Care; draw: number }> {
  for (const { kind, care, draws: some } of all)
    for (const draw of some) yield { kind, care, draw };
}

function byRanks(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const apart = (a[i] ?? 0) - (b[i] ?? 0);
    if (apart !== 0) return apart;
  }
  return 0;
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

/** Whether a second step can be sold: none that gives something away or that says again what the page does. */
function isSold(bench: Workbench, step: string): boolean {
  return (
    step !== "" &&
    bench.guard.findLeak(step) === null &&
    !saysTown(step, bench.task.place) &&
    !namesHuntmate(bench, step)
  );
}
