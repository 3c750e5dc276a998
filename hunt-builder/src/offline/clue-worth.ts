import type { SquareTask } from "../clue-writer.ts";
import type { Difficulty } from "../hunt.ts";
import { type Strength, strengthsOf } from "../material/strength.ts";
import { type Candidate, imagesIn } from "../mechanisms/all.ts";
import { kindTold, withFact } from "../mechanisms/images.ts";
import type { MechanismName, Place } from "../place.ts";

const levels: readonly Difficulty[] = ["EASY", "MEDIUM", "HARD"];

/** What takes one thought and no map. */
const light: ReadonlySet<MechanismName> = new Set([
  "order",
  "absence",
  "double_meaning",
  "false_friend",
  "before_and_after",
  "dialogue",
]);
/** What a hard clue is made of: another place has to be found before the clue says which one is meant. */
const deduced: ReadonlySet<MechanismName> = new Set([
  "shared_word",
  "walk_undone",
  "link",
  "stray",
  "signpost",
  "lineup",
  "same_sort",
  "same_town",
]);
/** What is a first find where the builder makes it, and a fact told as the only one where a row's writer did. */
const deducedIfMade: ReadonlySet<MechanismName> = new Set(["odd_one_out"]);
/** What one turns over once: another place or two towns stand beside it, and all of them are told. */
const turned: ReadonlySet<MechanismName> = new Set(["rival", "fold"]);

const isTurned = ({ mechanism }: Candidate): boolean => turned.has(mechanism);

/** Whether something has to be found out before the clue says which place is meant. */
export function asksForFirstFind({ mechanism, written }: Candidate): boolean {
  return deduced.has(mechanism) || (!written && deducedIfMade.has(mechanism));
}

/** Whether what a clue says of its own place is enough to find it: then the first find is scenery. */
export function doesWithoutFind(
  { own }: Pick<Candidate, "own">,
  { variant, search }: Pick<SquareTask, "variant" | "search">,
): boolean {
  return variant === "PHYSICAL" && own?.some((half) => !search.isGeneric(half)) === true;
}

/** What each time costs that a hunt has had a mechanism: likenesses are unlike each other, manners are not. */
export function costOfAgain(each: Candidate, level: Difficulty): number {
  const { mechanism, written } = each;
  if (mechanism === "image") return level === "EASY" ? 0 : level === "HARD" ? 3 : 1.3;
  if (written) return 2;
  if (level === "HARD" && asksForFirstFind(each)) return 3;
  return 8;
}

/** An easy clue is over before one has sat down. */
const quick = 16;
/** What a likeness alone is worth where it is what a clue should be. */
const worthOfAlone = 6;

/** What a middling hunt is made of besides likenesses. */
const worthOfTurn: Partial<Record<MechanismName, number>> = {
  rival: 1,
  fold: 1,
  false_friend: 4,
  double_meaning: 5,
  before_and_after: 2.5,
  absence: 3,
  dialogue: 4,
  order: 2,
};

/** However often a clue is written anew, a hard one leads from elsewhere where the place has such a clue at all. */
const worthOfFind = 16;

/** Of what was worded for its place, beyond its mechanism's worth; a likeness is worth as much as a pun. */
const worthOfWritten: readonly [number, number] = [4, 9];
/** In a middling hunt, which is to turn once, a likeness is worth less, whoever worded it. */
const worthOfWrittenMidway: readonly [number, number] = [6.5, 7.5];

/** A hard hunt has a few that lead from nowhere, so that not all are of one build. */
const worthOfWordedHard = 13;

/** At a desk the puzzles are the work, and a clue may lead from elsewhere or not. */
const worthOfFindAtDesk: Record<Difficulty, number> = { EASY: -9, MEDIUM: 0.5, HARD: 6 };

/** What a mechanism is worth to a hunt: a hard one asks for a first find, a middling one turns once, an easy one is short and says what is sought. */
export function fitOf(
  each: Candidate,
  level: Difficulty,
  { words, atDesk }: { words: number; atDesk: boolean },
): number {
  const { mechanism, turn, written } = each;
  const joins = asksForFirstFind(each);
  if (joins && !written && atDesk) return worthOfFindAtDesk[level];
  const isBare = mechanism === "image" && turn !== withFact;
  const saysKind = turn.startsWith(kindTold);
  if (level === "HARD") {
    if (joins) return worthOfFind;
    if (written) return worthOfWordedHard;
    return isTurned(each) ? 1 : saysKind ? -9 : isBare ? -4 : -3;
  }
  if (written)
    return (level === "MEDIUM" ? worthOfWrittenMidway : worthOfWritten)[
      mechanism === "image" ? 1 : 0
    ];
  if (level === "MEDIUM")
    return isBare ? (saysKind ? 0 : worthOfAlone) : joins ? -12 : (worthOfTurn[mechanism] ?? 0);
  return (
    (words <= quick ? 1.5 : 0) +
    (isBare
      ? worthOfAlone + (saysKind ? 1 : 0)
      : light.has(mechanism)
        ? 0.5
        : joins || isTurned(each)
          ? -9
          : 0)
  );
}

const worthOfOwnTurn = 2.5;

/** A turn of phrase is one difficulty's before the others', and not in every state: states and hunts sound unlike. */
export function turnFit(each: Candidate, level: Difficulty, { stateName }: Place): number {
  if (each.mechanism === "image") return 0;
  each.look.turn ??= numberOf(stateName + each.turn);
  const sum = each.look.turn;
  if (asksForFirstFind(each)) return sum % 3 === 0 ? worthOfOwnTurn : 0;
  const among = isTurned(each) ? levels.slice(1, 2) : levels;
  return among[sum % among.length] === level ? worthOfOwnTurn : 0;
}

function numberOf(key: string): number {
  let sum = 0;
  for (let i = 0; i < key.length; i++) sum += key.charCodeAt(i) * (i + 1);
  return sum;
}

/**
 * What a likeness is worth in a hunt: a hard one says nothing that can be looked up, an easy one helps. The nearest say a
 * fact and the kind, and are what lists are for.
 */
const strengthWorth: Record<Difficulty, Record<Strength, number>> = {
  HARD: { far: 1.5, middle: -1, near: -5 },
  MEDIUM: { far: 0.5, middle: 0.7, near: -2.5 },
  EASY: { far: -0.3, middle: 0.7, near: -1 },
};

export function strengthFor(each: Candidate, place: Place, level: Difficulty): number {
  const images = imagesIn(each);
  if (images.length === 0) return 0;
  const strengths = strengthsOf(place);
  let worth = 0;
  for (const image of images) worth += strengthWorth[level][strengths[image] ?? "middle"];
  return worth / images.length;
}
