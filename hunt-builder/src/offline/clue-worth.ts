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
/** What a hard clue is made of: a likeness to read, and another place, a life or a line on the map to join it with. */
const deduced: ReadonlySet<MechanismName> = new Set([
  "shared_word",
  "odd_one_out",
  "rival",
  "walk_undone",
  "link",
  "stray",
  "signpost",
  "lineup",
  "fold",
]);

/** What each time costs that a hunt has had a mechanism: likenesses are unlike each other, manners are not. */
export function costOfAgain({ mechanism, written }: Candidate, level: Difficulty): number {
  if (mechanism === "image") return level === "HARD" ? 3 : 0;
  if (written) return 2;
  return level === "HARD" && deduced.has(mechanism) ? 4 : 8;
}

/** An easy clue is over before one has sat down. */
const quick = 16;
/** What a likeness alone is worth where it is what a clue should be. */
const worthOfAlone = 6;

/** Of what was worded for its place, beyond its mechanism's worth; a likeness is worth as much as a pun. */
const worthOfWritten: readonly [number, number] = [4, 9];

/** What a mechanism is worth to a hunt: a hard one has two steps to take, an easy one is short and says what is sought. */
export function fitOf(
  { mechanism, turn, written }: Candidate,
  level: Difficulty,
  words: number,
): number {
  const joins = deduced.has(mechanism);
  const isBare = mechanism === "image" && turn !== withFact;
  const saysKind = turn.startsWith(kindTold);
  if (written)
    return level === "HARD" ? (joins ? 6 : -0.5) : worthOfWritten[mechanism === "image" ? 1 : 0];
  if (level === "HARD") return joins ? 6 : saysKind ? -9 : isBare ? -3 : -0.5;
  if (level === "MEDIUM") return isBare ? (saysKind ? 0 : worthOfAlone) : joins ? 0.5 : 0;
  return (
    (words <= quick ? 1.5 : 0) +
    (isBare ? worthOfAlone + (saysKind ? 1 : 0) : light.has(mechanism) ? 0.5 : joins ? -9 : 0)
  );
}

const worthOfOwnTurn = 2.5;

/** A turn of phrase is one difficulty's before the others', and not in every state: a state's three hunts sound unlike. */
export function turnFit(
  { mechanism, turn }: Candidate,
  level: Difficulty,
  { stateName }: Place,
): number {
  if (mechanism === "image") return 0;
  let sum = 0;
  const key = stateName + turn;
  for (let i = 0; i < key.length; i++) sum += key.charCodeAt(i) * (i + 1);
  // What is joined with something else is no easy one's.
  const among = deduced.has(mechanism) ? levels.slice(1) : levels;
  return among[sum % among.length] === level ? worthOfOwnTurn : 0;
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
