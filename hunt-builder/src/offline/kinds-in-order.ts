import { isFed } from "../puzzles/kinds/first-word.ts";
import { keyedCipher } from "../puzzles/kinds/keyed-cipher.ts";
import { asksWhatIsTrue, type Kind } from "../puzzles/kinds/kind.ts";
import { kinds } from "../puzzles/kinds/kinds.ts";
import { gravityOf, isSolemn } from "../words/solemn.ts";
import type { Made } from "./made.ts";
import { draws, type Pass, passes } from "./passes.ts";
import { restingIn } from "./repertoire.ts";
import {
  fewestLines,
  isChain,
  isFirmThere,
  isFirmWanted,
  kindsBefore,
  linesLeft,
} from "./square-so-far.ts";
import type { Workbench } from "./workbench.ts";

const mostOfOneKind = 2;
/** What a kind counts for that stands in the square before. */
const nextDoor = 2;

/** What a kind counts more that readers liked less. */
const lessLiked = 3;

/** What a kind counts less that they liked best. */
const likedBest = 2;

/** What a slip counts more, so that a crossword comes before it where both can be made. */
const behindLiked = 0.5;

/** What a kind counts more in easy hunts of which every harder square has one. */
const restsHere = 1;

/** What a kind counts more that the hunt does without. */
const rests = 4;

/** What letters in disguise count more: they can be made of nearly every line. */
const ofAnyLine = 2.5;

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

/** A word of a square that a puzzle is wanted for. */
export interface Wanted {
  word: string;
  index: number;
  had: ReadonlyMap<string, number>;
  before: readonly Made[];
}

/** The kinds of puzzle that may be tried for a word, with how careful and how often, the kind least had first. */
export function passesFor(bench: Workbench, { word, index, had, before }: Wanted): Pass[] {
  const { task } = bench;
  const solemn = isSolemn(task.place);
  const often = (kind: string): number => had.get(kind) ?? 0;
  // A hunt rises.
  const fits = ({ comes }: Kind): number =>
    comes === "early" ? 3 * task.rise : comes === "late" ? 3 - 3 * task.rise : 1;
  const beside = kindsBefore(bench);
  const resting = restingIn(task);
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
  // What takes many lines comes before what cannot be tried out, once in a hunt: later words find too few.
  const isFirst = (kind: Kind): boolean =>
    index === 0 && kind.isLiked === true && !isOfTruth(kind) && often(kind.kind) === 0;
  const isNow = (kind: Kind): boolean => isFirm(kind) || isFirst(kind);
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
    (kind.asks === "misprint" ? behindLiked : 0) +
    (resting.has(kind.kind) ? rests : 0) +
    (kind.kind === "cryptogram" ? ofAnyLine : 0) +
    (kind.asks === "name" && often(kind.kind) >= mostOfOneKind ? 3 * lessLiked : 0) +
    (task.difficulty === "EASY" && kind.isFirm?.(word.length) ? restsHere : 0) +
    (kind.kind === "switches" ? (isFed(task) ? 3.6 : 3) * lessLiked : 0) +
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
        wantsFirm ? (isNow(kind) ? 0 : 1) : sparesFirm && isFirm(kind) ? 1 : 0,
        savesLines && kind.isHungry ? 1 : 0,
        weightOf(kind),
      ],
    }))
    .sort((a, b) => byRanks(a.ranks, b.ranks))
    .map(({ kind }) => kind);
  // A kind that the hunt has had often enough, or the square before, is better than a plainer puzzle of another.
  // Plates and yards are what else would come too often.
  const mostOf = (kind: Kind): number =>
    resting.has(kind.kind)
      ? 0
      : kind.asks === "name" || kind.kind === "switches"
        ? 1
        : mostOfOneKind + (kind.isSecond ? 0 : 1);
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
        isNow(kind) &&
        (isOpen(kind) ||
          (isLastChance && often(kind.kind) <= mostOfOneKind && !isMapTooMany(kind))),
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
  return [...all.filter((each) => !isWorn(each)), ...all.filter(isWorn)];
}

/** Draws for where all others came to nothing. */
const moreDraws = draws.map((draw) => draw + draws.length);

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
