import { milesBetween } from "../bearings.ts";
import { wordsOf } from "../leaks.ts";
import { beganIn } from "../material/older.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import { areAlike } from "../words/alike.ts";
import { gravityOf } from "../words/solemn.ts";
import type { Workbench } from "./workbench.ts";

/** How easily one place is taken for another. */
export function likenessOf(place: Place, other: Place): number {
  const own = wordsOf(place.name);
  const sameKind = place.kind === other.kind ? 9 : areAlike(place.kind, other.kind) ? 1 : 0;
  const sameWord = wordsOf(other.name).some((word) => word.length > 3 && own.includes(word))
    ? 3
    : 0;
  const [a, b] = [beganIn(place), beganIn(other)];
  const sameTime = a && b && Math.abs(a.year - b.year) <= 30 ? 2 : 0;
  const near = milesBetween(place.point, other.point) <= 40 ? 2 : 0;
  const isHere = ([name]: Place["people"][number]): boolean =>
    place.people.some(([mine]) => mine === name);
  const samePerson = other.people.some(isHere) ? 2 : 0;
  return sameKind + sameWord + sameTime + near + samePerson;
}

/** Whether one is of the other's kind, or of one that is taken for it. */
export function areOfOneSort(place: Place, other: Place): boolean {
  return place.kind === other.kind || areAlike(place.kind, other.kind);
}

export interface Rival {
  other: Place;
  isPlausible: boolean;
  /** How likely it is to be meant, beside the others. */
  score: number;
}

/** A hunter looks as far as this beyond the hunt's own places. */
const regionMi = 25;
const milesPerPoint = 15;
const mostBeyond = 7;
/** How far from the likeliest an easier hunt may look for a rival: what is less alike is told apart more easily. */
const loose = { EASY: 4, MEDIUM: 2, HARD: 0 } as const;

/**
 * The places that this one may be taken for, the likeliest first, and whether somebody could take it for them: by their
 * kind, or by a word that both names have, and because they lie where the hunt is.
 */
export function rivalsOf({ task, said, texts }: Workbench, random: Random): Rival[] {
  const { place, decoyPlaces, huntmates, variant, difficulty } = task;
  const isOutdoors = variant === "PHYSICAL";
  const isSpokenOf = ({ id, name }: Place): boolean =>
    said.has(`landmark:${id}`) || texts.some((text) => text.includes(name));
  return (
    decoyPlaces
      .filter((other) => gravityOf(other) !== "grave" || gravityOf(place) === "grave")
      // Of whom the clue or a line speaks as of another place, nobody takes this one for.
      .filter((other) => !isOutdoors || !isSpokenOf(other))
      .map((other) => {
        const likeness = likenessOf(place, other);
        const beyond = isOutdoors ? beyondRegion(other, [place, ...huntmates]) : 0;
        const slack = isOutdoors ? loose[difficulty] * random.next() : 0;
        return {
          other,
          isPlausible: areOfOneSort(place, other) || likeness >= 5,
          score: likeness - beyond - slack,
        };
      })
      .sort((a, b) => b.score - a.score)
  );
}

/** Whether a place lies where a hunt is: a way that leads elsewhere is struck by whoever has read where the hunt goes. */
export function isInRegion(other: Place, region: readonly Place[]): boolean {
  return beyondRegion(other, region) === 0;
}

function beyondRegion({ point }: Place, region: readonly Place[]): number {
  const miles = Math.min(...region.map((each) => milesBetween(each.point, point)));
  return Math.min(mostBeyond, Math.max(0, miles - regionMi) / milesPerPoint);
}
