import { beganIn } from "../material/older.ts";
import type { Place } from "../place.ts";
import { inSentence, listed } from "../wording/sentences.ts";
import { isPlain, type Line, linesOf, wordCount } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";
import { neighborlyMi, neighborsOf, someOf, toldFromAfar, turnOf } from "./near-lines.ts";
import { fromOneOfThree } from "./starts.ts";

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
  /** From the place that is asked for; 0 of itself. */
  miles: number;
}

/** "neighbors" of those that are: a drive away they are places. */
const called = (...others: Suspect[]): string =>
  others.every(({ miles }) => miles <= neighborlyMi) ? "neighbors" : "places";

/** Three neighbors by a likeness each, and yours by its age among them: who knows the other two need not know it. */
export const lineup: Mechanism = {
  name: "lineup",
  worth: 8,
  build(scene) {
    const { place, stockmates, gravity } = scene;
    const pointing = fromOneOfThree(scene);
    const own = suspect(place);
    if (gravity === "grave" || own === null) return pointing;
    const mine = linesOf(place).filter(
      (line) => isPlain(line) && wordCount(line.bare) <= longestOwn,
    );
    const standing = lineupsOf(own, stockmates).flatMap(([one, two]) => {
      const [a] = toldFromAfar(one.place);
      const [b] = toldFromAfar(two.place);
      if (a === undefined || b === undefined) return [];
      const inOrder = [own, one, two].sort((x, y) => x.year - y.year);
      const age = ["oldest", "middle", "youngest"][inOrder.indexOf(own)] ?? "";
      const works = `In order of age they are ${listed(inOrder.map((each) => (each === own ? "this place" : inSentence(each.place.name))))}.`;
      const which = age === "middle" ? "the one in the middle" : `the ${age}`;
      const not = age === "middle" ? "neither the oldest nor the youngest" : `the ${age}`;
      return mine.flatMap((line, i): Surface[] => {
        const base = {
          mechanism: "lineup",
          uses: [line.key, `landmark:${one.place.id}`, `landmark:${two.place.id}`],
          own: [line.text],
          works,
        } as const;
        const turn = turnOf(place) + i;
        // Yours stands now here, now there, or its stand would tell.
        const row = [a, b];
        row.splice(turn % 3, 0, line);
        const [x, y, z] = row as [Line, Line, Line];
        const all: Surface[] = [
          {
            ...base,
            text: `Three ${called(one, two)} in a lineup: ${x.bare}; ${y.bare}; ${z.bare}. Yours is ${not}.`,
            turn: "lineup",
          },
          {
            ...base,
            text: `Put them in order of age: ${x.bare}; ${y.bare}; ${z.bare}. You want ${which}.`,
            turn: "order of age",
          },
          {
            ...base,
            text: `${x.text} ${y.text} ${z.text} Three places, and the one you are after is ${not}.`,
            turn: "three places",
          },
          {
            ...base,
            text: `A family portrait of three ${called(one, two)}: ${x.bare}; ${y.bare}; ${z.bare}. Ask ${which} to step forward.`,
            turn: "family portrait",
          },
        ];
        return [
          ...someOf(all, 3, turn),
          ...ofTwo(
            { ...base, uses: [line.key, `landmark:${one.place.id}`] },
            { own, other: one, line, turn },
          ),
        ];
      });
    });
    return [...standing, ...pointing];
  },
};

interface Two {
  own: Suspect;
  other: Suspect;
  line: Line;
  turn: number;
}

/** One neighbor, and which of the two is the elder: a lineup that is over in a breath. */
function ofTwo(base: Omit<Surface, "text" | "turn">, { own, other, line, turn }: Two): Surface[] {
  const [theirs] = toldFromAfar(other.place);
  if (theirs === undefined) return [];
  const [yours, not] = own.year < other.year ? ["elder", "younger"] : ["younger", "elder"];
  const worth = worthOfTwo;
  const works = `The ${not} of the two is ${inSentence(other.place.name)}.`;
  const [one, two] = turn % 2 === 0 ? [line, theirs] : [theirs, line];
  const all: Surface[] = [
    {
      ...base,
      works,
      worth,
      text: `Two ${called(other)}. The ${not}: ${theirs.bare}. The ${yours}, and yours: ${line.bare}.`,
      turn: "two neighbors",
    },
    {
      ...base,
      works,
      worth,
      text: `Of two ${called(other)} the ${yours} is yours. One of them: ${one.bare}. The other: ${two.bare}.`,
      turn: "which of two",
    },
    {
      ...base,
      works,
      worth,
      text: `${one.text} ${two.text} One is the elder, and you are sent to the ${yours}.`,
      turn: "sent to",
    },
    {
      ...base,
      works,
      worth,
      text: `When the one went up, the other was not there yet: ${one.bare}; ${two.bare}. Yours is the ${yours}.`,
      turn: "not there yet",
    },
  ];
  return someOf(all, 2, turn);
}

/** A place with the year it began in; null of what grew by itself or was made again, which have no age to tell. */
function suspect(place: Place): Suspect | null {
  const tags = place.tags ?? [];
  const isMade = tags.includes("made") && !tags.includes("grown") && !tags.includes("replica");
  const began = isMade ? beganIn(place) : null;
  return began === null ? null : { place, year: began.year, miles: 0 };
}

/** Pairs of neighbors whose ages are well apart from the place's and from each other's; no neighbor twice. */
function lineupsOf(own: Suspect, stockmates: readonly Place[]): [Suspect, Suspect][] {
  const near = neighborsOf(own.place, stockmates)
    .filter(({ miles }) => miles <= farthestMi)
    .flatMap(({ place, miles }) => {
      const found = suspect(place);
      return found === null ? [] : { ...found, miles };
    })
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
