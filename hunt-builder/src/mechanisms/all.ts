import type { Beat } from "../offline/beat.ts";
import type { MechanismName } from "../place.ts";
import { absence } from "./absence.ts";
import { acrostic } from "./acrostic.ts";
import { beforeAndAfter } from "./before-and-after.ts";
import { dialogue } from "./dialogue.ts";
import { doubleMeaning } from "./double-meaning.ts";
import { fold } from "./fold.ts";
import { image } from "./images.ts";
import { lineup } from "./lineup.ts";
import { link } from "./link.ts";
import type { Mechanism, Scene, Surface } from "./mechanism.ts";
import { oddOneOut } from "./odd-one-out.ts";
import { order } from "./order.ts";
import { rival } from "./rival.ts";
import { sameSort } from "./same-sort.ts";
import { sameTown } from "./same-town.ts";
import { sharedWord } from "./shared-word.ts";
import { signpost } from "./signpost.ts";
import { stray } from "./stray.ts";
import { toldOf } from "./told.ts";
import { walkUndone } from "./walk-undone.ts";

export const mechanisms: readonly Mechanism[] = [
  doubleMeaning,
  sharedWord,
  oddOneOut,
  beforeAndAfter,
  walkUndone,
  acrostic,
  dialogue,
  rival,
  link,
  absence,
  order,
  fold,
  stray,
  signpost,
  lineup,
  sameSort,
  sameTown,
  image,
];

/** A table finds what a name promises in every name with a bird in it: what a row's writer saw in one is another thing. */
const worthOfFalseFriend = 9;
const worths = new Map<MechanismName, number>([
  ...mechanisms.map(({ name, worth }) => [name, worth] as const),
  ["false_friend", worthOfFalseFriend],
]);
/** What somebody wrote for this very place is worth this much more. */
const moreWorth = 6;

/** What the rounds of a square ask of a candidate again and again: found out when it is first asked. */
export interface Look {
  words?: number | undefined;
  opening?: string | undefined;
  beat?: Beat | undefined;
  found?: number | undefined;
  images?: readonly number[] | undefined;
  tellsTwice?: boolean | undefined;
  saysKind?: boolean | undefined;
  /** A number of its turn of phrase and its state. */
  turn?: number | undefined;
}

/** The likenesses that a clue is made of, by their places in the row. */
export function imagesIn({ look, uses }: Candidate): readonly number[] {
  look.images ??= uses.flatMap((key) => (key.startsWith("image:") ? [Number(key.slice(6))] : []));
  return look.images;
}

export interface Candidate extends Omit<Surface, "works" | "isUnnamed" | "own"> {
  worth: number;
  works: string | undefined;
  isUnnamed: true | undefined;
  own: readonly string[] | undefined;
  /** Worded for this very place by whoever wrote its row: two of one mechanism do not sound alike. */
  written: boolean;
  look: Look;
}

/** Every clue that can be proven of a place, whatever wrote it. */
export function candidatesOf(scene: Scene): Candidate[] {
  const made: Candidate[] = [];
  for (const each of toldOf(scene.place))
    made.push(asCandidate(each, (worths.get(each.mechanism) ?? 0) + moreWorth, true));
  for (const { build, worth } of mechanisms)
    for (const each of build(scene)) made.push(asCandidate(each, each.worth ?? worth, false));
  return made;
}

/** All of them have the same fields in the same order: there are a hundred of a place, and every round weighs each. */
export function asCandidate(of: Surface, worth: number, written: boolean): Candidate {
  const { mechanism, text, uses, turn, works, isUnnamed, own } = of;
  const look: Look = {
    words: undefined,
    opening: undefined,
    beat: undefined,
    found: undefined,
    images: undefined,
    tellsTwice: undefined,
    saysKind: undefined,
    turn: undefined,
  };
  return { mechanism, text, uses, turn, worth, written, works, isUnnamed, own, look };
}
