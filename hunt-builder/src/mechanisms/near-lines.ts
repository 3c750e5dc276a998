import { milesBetween } from "../bearings.ts";
import { lastMade } from "../last-made.ts";
import type { Place } from "../place.ts";
import { type Gravity, gravityOf } from "../words/solemn.ts";
import { isPlain, type Line, linesOf, mostOfState, wordCount } from "./lines.ts";

const longest = 10;
/** What points at its own place makes no sense where another place is spoken of. */
const pointing = /\b(?:here|this|these|you|your|yours|now)\b/i;

/** Likenesses of a place that are short, and make sense where it is spoken of from elsewhere; none of a grave one. */
export const toldFromAfar = lastMade(mostOfState, (place: Place): readonly Line[] =>
  gravityOf(place) === "grave"
    ? []
    : linesOf(place).filter(
        (line) => isPlain(line) && wordCount(line.bare) <= longest && !pointing.test(line.bare),
      ),
);

export interface Neighbor {
  place: Place;
  miles: number;
  /** What is told of it. */
  line: Line;
}

/** Beyond this nobody on the ground would call a place a neighbor, whatever else it is good for. */
export const neighborlyMi = 10;
/** Beyond this a place is no neighbor to any mechanism. */
const farthestMi = 100;
/** Degrees that hold as many miles, as far north as Alaska. */
const box = { lat: farthestMi / 69, lng: farthestMi / 28 };

let last: { place: Place; stockmates: readonly Place[]; made: readonly Neighbor[] } | null = null;

/** Places within 100 miles that can be told from afar, nearest first; kept for the place that was asked for last. */
export function neighborsOf(place: Place, stockmates: readonly Place[]): readonly Neighbor[] {
  if (last !== null && last.place === place && last.stockmates === stockmates) return last.made;
  const { lat, lng } = place.point;
  const made = stockmates
    .flatMap((other): Neighbor[] => {
      if (other === place || Math.abs(other.point.lat - lat) > box.lat) return [];
      if (Math.abs(other.point.lng - lng) > box.lng) return [];
      const [line] = toldFromAfar(other);
      if (line === undefined) return [];
      return [{ place: other, miles: milesBetween(place.point, other.point), line }];
    })
    .filter(({ miles }) => miles <= farthestMi)
    .sort((x, y) => x.miles - y.miles);
  last = { place, stockmates, made };
  return made;
}

/** Some of the wordings of one thing, others for each turn: a place is not put in all of them. */
export function someOf<T>(wordings: readonly T[], many: number, turn: number): T[] {
  return wordings.length <= many
    ? [...wordings]
    : Array.from({ length: many }, (_, i) => wordings[(turn * many + i) % wordings.length] as T);
}

/** A number of a place that stays the same whatever is built: which wordings it is put in. */
export function turnOf({ id }: Place): number {
  let sum = 0;
  for (let i = 0; i < id.length; i++) sum = (sum * 31 + id.charCodeAt(i)) % 9973;
  return sum;
}

/** Sorts of place from which one may be led to where people died: nothing that sells, plays or amuses. */
const sober: ReadonlySet<string> = new Set(
  "capitol courthouse city_hall library church mission cemetery station university bridge covered_bridge tunnel dam canal lighthouse tower fort ruin archaeological_site peak waterfall lake rock canyon overlook bay beach island forest monument square village mill".split(
    " ",
  ),
);

/** Whether one may be led from a neighbor to the place without a smile at the wrong time. */
export function suits({ place }: Neighbor, gravity: Gravity): boolean {
  return gravity !== "grave" || sober.has(place.kind);
}
