import { directionTo, milesBetween } from "../bearings.ts";
import type { Place } from "../place.ts";
import { feetAt, standOf } from "../stands/stand-of.ts";
import { inWords } from "../wording/numbers.ts";
import { inSentence } from "../wording/sentences.ts";
import { gravityOf } from "../words/solemn.ts";
import { isPlain, linesOf } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

const nearestMi = 0.2;
const farthestMi = 1.5;

/** Whether one's feet are known well enough to tell tenths of a mile. */
export function isSure(place: Place): boolean {
  const stand = standOf(place);
  return stand !== null && stand.sure !== "near";
}

/** "four tenths of a mile", "a mile and two tenths". */
export function tenths(miles: number): string {
  const n = Math.round(miles * 10);
  if (n === 10) return "a mile";
  if (n === 5) return "half a mile";
  if (n < 10) return `${inWords(n)} tenths of a mile`;
  if (n === 15) return "a mile and a half";
  return n === 11 ? "a mile and a tenth" : `a mile and ${inWords(n - 10)} tenths`;
}

/** Places one could have walked to, as the crow goes, and how far. */
export function walksFrom(
  place: Place,
  stockmates: readonly Place[],
): { to: Place; miles: number; way: string }[] {
  if (!isSure(place)) return [];
  const from = feetAt(place);
  return stockmates
    .filter(
      (each) =>
        each !== place &&
        Math.abs(each.point.lat - place.point.lat) < 0.03 &&
        Math.abs(each.point.lng - place.point.lng) < 0.05 &&
        isSure(each),
    )
    .map((to) => ({
      to,
      miles: milesBetween(from, feetAt(to)),
      way: directionTo(from, feetAt(to)),
    }))
    .filter(({ miles }) => miles >= nearestMi && miles <= farthestMi);
}

/** A walk away from the place, told from its end; the reader turns it round. Never a route for feet. */
export const walkUndone: Mechanism = {
  name: "walk_undone",
  worth: 8,
  build({ place, stockmates, gravity }) {
    return walksFrom(place, stockmates)
      .filter(({ to }) => gravityOf(to) !== "grave" || gravity === "grave")
      .sort((a, b) => a.miles - b.miles)
      .slice(0, 3)
      .flatMap(({ to, miles, way }) =>
        linesOf(to).flatMap((end) =>
          linesOf(place).flatMap((start): Surface[] => {
            if (!isPlain(start) || !isPlain(end)) return [];
            const far = tenths(miles);
            const base = {
              mechanism: "walk_undone",
              uses: [start.key, "walk", `landmark:${to.id}`],
              own: [start.text],
              works: `The line ends at ${inSentence(to.name)}, ${far} ${way} of here.`,
            } as const;
            return [
              {
                ...base,
                text: `I went ${far} ${way} and ended here: ${end.bare}. Undo it, and you begin where I did: ${start.bare}.`,
                turn: "undo it",
              },
              {
                ...base,
                text: `${end.text} That was the end of a line I drew ${far} ${way}, from this: ${start.bare}.`,
                turn: "end of a line",
              },
              {
                ...base,
                text: `Go back along my line. It ran ${far} ${way}, from a start I keep to the last, to this: ${end.bare}. The start: ${start.bare}.`,
                turn: "go back",
              },
            ];
          }),
        ),
      );
  },
};
