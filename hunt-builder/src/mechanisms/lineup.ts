import { milesBetween } from "../bearings.ts";
import { beganIn } from "../material/older.ts";
import type { Place } from "../place.ts";
import { inSentence, listed } from "../wording/sentences.ts";
import { isPlain, type Line, linesOf, wordCount } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";
import { toldFromAfar } from "./near-lines.ts";

const farthestMi = 25;
/** Years between any two, so that nobody has to know a date to a year. */
const fewestApart = 6;
const mostLineups = 2;
const longestOwn = 10;
/** One neighbor helps less than two. */
const worthOfTwo = 7;

interface Suspect {
  place: Place;
  year: number;
}

/** Three neighbors by a likeness each, and yours by its age among them: who knows the other two need not know it. */
export const lineup: Mechanism = {
  name: "lineup",
  worth: 8,
  build({ place, stockmates, gravity }) {
    const own = suspect(place);
    if (gravity === "grave" || own === null) return [];
    const mine = linesOf(place).filter(
      (line) => isPlain(line) && wordCount(line.bare) <= longestOwn,
    );
    return lineupsOf(own, stockmates).flatMap(([one, two]) => {
      const [a] = toldFromAfar(one.place);
      const [b] = toldFromAfar(two.place);
      if (a === undefined || b === undefined) return [];
      const inOrder = [own, one, two].sort((x, y) => x.year - y.year);
      const age = ["oldest", "middle", "youngest"][inOrder.indexOf(own)] ?? "";
      const works = `In order of age they are ${listed(inOrder.map((each) => (each === own ? "this place" : inSentence(each.place.name))))}.`;
      const which = age === "middle" ? "the one in the middle" : `the ${age}`;
      const not = age === "middle" ? "neither the oldest nor the youngest" : `the ${age}`;
      return mine.flatMap((line): Surface[] => {
        const base = {
          mechanism: "lineup",
          uses: [line.key, `landmark:${one.place.id}`, `landmark:${two.place.id}`],
          works,
        } as const;
        return [
          {
            ...base,
            text: `Three neighbors in a lineup: ${a.bare}; ${line.bare}; ${b.bare}. Yours is ${not}.`,
            turn: "lineup",
          },
          {
            ...base,
            text: `Put them in order of age: ${line.bare}; ${a.bare}; ${b.bare}. You want ${which}.`,
            turn: "order of age",
          },
          {
            ...base,
            text: `${a.text} ${b.text} ${line.text} Three places, and the one you are after is ${not}.`,
            turn: "three places",
          },
          ...ofTwo({ ...base, uses: [line.key, `landmark:${one.place.id}`] }, own, one, line),
        ];
      });
    });
  },
};

/** One neighbor, and which of the two is the elder: a lineup that is over in a breath. */
function ofTwo(
  base: Omit<Surface, "text" | "turn">,
  own: Suspect,
  other: Suspect,
  line: Line,
): Surface[] {
  const [theirs] = toldFromAfar(other.place);
  if (theirs === undefined) return [];
  const [yours, not] = own.year < other.year ? ["elder", "younger"] : ["younger", "elder"];
  const worth = worthOfTwo;
  const works = `The ${not} of the two is ${inSentence(other.place.name)}.`;
  return [
    {
      ...base,
      works,
      worth,
      text: `Two neighbors. The ${not}: ${theirs.bare}. The ${yours}, and yours: ${line.bare}.`,
      turn: "two neighbors",
    },
    {
      ...base,
      works,
      worth,
      text: `Of two neighbors the ${yours} is yours. One of them: ${theirs.bare}. The other: ${line.bare}.`,
      turn: "which of two",
    },
  ];
}

/** A place with the year it began in; null of what grew by itself or was made again, which have no age to tell. */
function suspect(place: Place): Suspect | null {
  const tags = place.tags ?? [];
  const isMade = tags.includes("made") && !tags.includes("grown") && !tags.includes("replica");
  const began = isMade ? beganIn(place) : null;
  return began === null ? null : { place, year: began.year };
}

/** Pairs of neighbors whose ages are well apart from the place's and from each other's; no neighbor twice. */
function lineupsOf(own: Suspect, stockmates: readonly Place[]): [Suspect, Suspect][] {
  const near = stockmates
    .filter(
      (other) =>
        other !== own.place &&
        Math.abs(other.point.lat - own.place.point.lat) < 0.4 &&
        toldFromAfar(other).length > 0,
    )
    .map((other) => ({ other, miles: milesBetween(other.point, own.place.point) }))
    .filter(({ miles }) => miles <= farthestMi)
    .sort((x, y) => x.miles - y.miles)
    .flatMap(({ other }) => suspect(other) ?? [])
    .filter(({ year }) => Math.abs(year - own.year) >= fewestApart);
  const made: [Suspect, Suspect][] = [];
  const used = new Set<Suspect>();
  for (const [i, one] of near.entries())
    for (const two of near.slice(i + 1)) {
      if (made.length >= mostLineups || used.has(one) || used.has(two)) continue;
      if (Math.abs(one.year - two.year) < fewestApart) continue;
      used.add(one).add(two);
      made.push([one, two]);
    }
  return made;
}
