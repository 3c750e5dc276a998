import { milesBetween } from "../bearings.ts";
import type { SquareTask } from "../clue-writer.ts";
import { lastMade } from "../last-made.ts";
import { wordsOf } from "../leaks.ts";
import { beganIn } from "../material/older.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import { areAlike } from "../words/alike.ts";
import { areAkin, areOneSort } from "../words/deeds.ts";
import { nounOf } from "../words/place-nouns.ts";
import { gravityOf } from "../words/solemn.ts";
import { standIn } from "../words/stand-ins.ts";
import { isOtherTold } from "./ways.ts";
import type { Workbench } from "./workbench.ts";

/** Those of a state, which are held against each other. */
const mostPlaces = 150;
/** The words of a place's name that tell it from others. */
const longWordsOf = lastMade(mostPlaces, ({ name }: Place): readonly string[] =>
  wordsOf(name).filter((word) => word.length > 3),
);

/** How easily one place is taken for another. */
export function likenessOf(place: Place, other: Place): number {
  const own = longWordsOf(place);
  const sameKind = place.kind === other.kind ? 9 : areAlike(place.kind, other.kind) ? 1 : 0;
  const sameWord = longWordsOf(other).some((word) => own.includes(word)) ? 3 : 0;
  const [a, b] = [beganIn(place), beganIn(other)];
  const sameTime = a && b && Math.abs(a.year - b.year) <= 30 ? 2 : 0;
  const near = milesBetween(place.point, other.point) <= 40 ? 2 : 0;
  const isHere = ([name]: Place["people"][number]): boolean =>
    place.people.some(([mine]) => mine === name);
  const samePerson = other.people.some(isHere) ? 2 : 0;
  return sameKind + sameWord + sameTime + near + samePerson;
}

/** How well one place may be taken for another: by the word for it, by its sort, by a sort that is akin or only somewhat alike, or by nothing of the kind. */
export type Likeness = "same" | "sort" | "akin" | "alike" | "other";

export interface Rival {
  other: Place;
  likeness: Likeness;
  /** Whether another square of the hunt speaks of it, so that whoever has solved that knows where it is, or is better misled by it; or whether it lies in another state. */
  turn: "free" | "kept" | "told" | "abroad";
  /** How likely it is to be meant, beside the others. */
  score: number;
}

/** A hunter looks as far as this beyond the hunt's own places. */
const regionMi = 25;
const milesPerPoint = 15;
const mostBeyond = 7;
const worthOfTown = 2;
/** How far from the likeliest an easier hunt may look for a rival: what is less alike is told apart more easily. */
const loose = { EASY: 2, MEDIUM: 1, HARD: 0 } as const;

/**
 * The places that this one may be taken for, the likeliest first: on the ground those of its sort in all of the stock, too.
 */
export function rivalsOf({ task, said, texts }: Workbench, random: Random): Rival[] {
  const { place, huntmates, variant, difficulty } = task;
  const isOutdoors = variant === "PHYSICAL";
  const isSpokenOf = ({ id, name }: Place): boolean =>
    said.has(`landmark:${id}`) || texts.some((text) => text.includes(name));
  return (
    candidates(task)
      .filter((other) => gravityOf(other) !== "grave" || gravityOf(place) === "grave")
      // Of whom the clue or a line speaks as of another place, nobody takes this one for.
      .filter((other) => !isOutdoors || !isSpokenOf(other))
      .map((other) => {
        // Of two of a sort the one in the same town is taken for it first.
        const here = isOutdoors && place.town === other.town ? worthOfTown : 0;
        const points = likenessOf(place, other) + here;
        const beyond = isOutdoors ? beyondRegion(other, [place, ...huntmates]) : 0;
        const slack = isOutdoors ? loose[difficulty] * random.next() : 0;
        return {
          other,
          likeness: isOutdoors ? likenessOnGround(place, other) : likenessAmong(place, other),
          turn: isOutdoors ? turnFor(other, task) : "free",
          score: points - beyond - slack,
        };
      })
      .sort((a, b) => b.score - a.score)
  );
}

function turnFor(other: Place, task: SquareTask): Rival["turn"] {
  if (isOtherTold({ task }, other.id)) return "told";
  if (other.stock !== task.place.stock) return "abroad";
  return isKeptFor(other, task) ? "kept" : "free";
}

const kept = new WeakMap<readonly Place[], ReadonlyMap<string, string>>();

/** Whether another square of the hunt has more need of a rival: the cave of that one cave. */
function isKeptFor(other: Place, { place, huntmates, stockmates }: SquareTask): boolean {
  const before = kept.get(huntmates);
  const byRival = before ?? matched(huntmates, stockmates);
  if (before === undefined) kept.set(huntmates, byRival);
  const owner = byRival.get(other.id);
  return owner !== undefined && owner !== place.id;
}

/** Of all of a hunt's places at once the likeliest rival of each, by its id, so that the best pairs find each other. */
function matched(
  huntmates: readonly Place[],
  stockmates: readonly Place[],
): ReadonlyMap<string, string> {
  const pairs = huntmates.flatMap((place) =>
    stockmates
      .filter(
        (other) =>
          !huntmates.includes(other) &&
          standIn(place, other) === "sort" &&
          nounOf(place) === nounOf(other) &&
          milesBetween(place.point, other.point) <= stillNearMi,
      )
      .map((other) => ({
        place,
        other,
        points: likenessOf(place, other) - beyondRegion(other, huntmates),
      })),
  );
  const byRival = new Map<string, string>();
  const served = new Set<string>();
  for (const { place, other } of pairs.sort((a, b) => b.points - a.points)) {
    if (served.has(place.id) || byRival.has(other.id)) continue;
    byRival.set(other.id, place.id);
    served.add(place.id);
  }
  return byRival;
}

function candidates(task: SquareTask): Place[] {
  const { place, decoyPlaces, stockmates, huntmates, variant, rivals } = task;
  if (variant === "DIGITAL" || decoyPlaces.length === 0) return [...decoyPlaces];
  const alike = stockmates.filter(
    (other) =>
      other.id !== place.id &&
      standIn(place, other) !== null &&
      !huntmates.includes(other) &&
      !decoyPlaces.includes(other) &&
      milesBetween(place.point, other.point) <= stillNearMi,
  );
  // Nobody who is told the name of a place of the hunt believes that another one is meant.
  const names = new Set(huntmates.flatMap(({ name, aliases }) => [name, ...aliases]));
  return [...decoyPlaces, ...alike, ...rivals].filter(({ name }) => !names.has(name));
}

/** Beyond this a truth about another place misleads nobody on the ground. */
const stillNearMi = 200;

function likenessOnGround(place: Place, other: Place): Likeness {
  const stand = standIn(place, other);
  if (stand === null) return areAlike(place.kind, other.kind) ? "alike" : "other";
  if (stand === "akin") return stand;
  return nounOf(place) === nounOf(other) ? "same" : "sort";
}

function likenessAmong(place: Place, other: Place): Likeness {
  if (areOneSort(place, other)) return nounOf(place) === nounOf(other) ? "same" : "sort";
  if (areAkin(place.kind, other.kind)) return "akin";
  return areAlike(place.kind, other.kind) ? "alike" : "other";
}

/** Whether a place lies where a hunt is: a way that leads elsewhere is struck by whoever has read where the hunt goes. */
export function isInRegion(other: Place, region: readonly Place[]): boolean {
  return beyondRegion(other, region) === 0;
}

function beyondRegion({ point }: Place, region: readonly Place[]): number {
  let miles = Number.POSITIVE_INFINITY;
  for (let i = 0; i < region.length; i++) {
    const each = region[i];
    if (each !== undefined) miles = Math.min(miles, milesBetween(each.point, point));
    // Nearer than near counts no more.
    if (miles <= regionMi) return 0;
  }
  return Math.min(mostBeyond, (miles - regionMi) / milesPerPoint);
}
