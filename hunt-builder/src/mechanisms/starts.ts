import { directionTo, milesBetween } from "../bearings.ts";
import { beganIn } from "../material/older.ts";
import type { Place } from "../place.ts";
import { feetAt } from "../stands/stand-of.ts";
import { inSentence, listed } from "../wording/sentences.ts";
import { areAlike } from "../words/alike.ts";
import { nounOf } from "../words/place-nouns.ts";
import { plural } from "./kin.ts";
import type { Scene, Surface } from "./mechanism.ts";
import { someOf, turnOf } from "./near-lines.ts";
import { isSort } from "./odd-one-out.ts";
import { answersTo, farText, isAlone } from "./proof.ts";
import { isShort, keysOf, leastApartMi, mostOfEach, type Near, nearOf, worth } from "./spots.ts";
import { toldOf } from "./told.ts";

const fewestYears = 6;
const farthestStartMi = 32;

const mostStarts = 6;
const worthOfStart = 11;

/** One place, by what was worded for it, and the way from it to where nothing else lies. */
export function fromStart(scene: Scene): Surface[] {
  const made: Surface[] = [];
  for (const start of nearOf(scene)) {
    if (made.length >= mostStarts) break;
    const [worded] = toldOf(start.place);
    const way = worded === undefined ? null : wayFrom(scene, start);
    if (worded === undefined || way === null) continue;
    const base = {
      mechanism: "signpost",
      uses: keysOf([start]),
      worth: worthOfStart,
      works: `One starts from ${inSentence(start.place.name)}.`,
    } as const;
    made.push(
      ...someOf<Surface>(
        [
          {
            ...base,
            text: `${worded.text} All that is the way station. What you want is ${way} of it.`,
            turn: "way station",
          },
          {
            ...base,
            text: `${worded.text} Good, but not there: go ${way}.`,
            turn: "not there",
          },
          {
            ...base,
            text: `${worded.text} Put the needle of your compasses there, and go ${way}.`,
            turn: "needle",
          },
          {
            ...base,
            text: `Here is where you are not: ${start.line.bare}. Here is how to mend that: ${way}.`,
            turn: "mend that",
          },
        ],
        2,
        turnOf(scene.place) + made.length,
      ),
    );
  }
  return made.filter(isShort);
}

/** Three places of which one, that has to be told from the others, is where the way begins. */
export function fromOneOfThree(scene: Scene): Surface[] {
  const near = nearOf(scene);
  return [...fromAge(scene, near), ...fromOdd(scene, near)].filter(isShort);
}

/** The way from a start where nothing else lies, in words: "about six miles northwest". */
function wayFrom(scene: Scene, start: Near): string | null {
  const at = feetAt(scene.place);
  const miles = milesBetween(start.feet, at);
  const side = directionTo(start.feet, at);
  const far =
    miles < leastApartMi || miles > farthestStartMi
      ? null
      : farText(scene.place, start.place, miles);
  const leg = { from: start.feet, miles, side };
  return far !== null && isAlone(scene, (point) => answersTo(leg, point)) ? `${far} ${side}` : null;
}

function fromAge(scene: Scene, near: readonly Near[]): Surface[] {
  const dated = near.flatMap((each) => {
    const year = yearOf(each.place);
    return year === null ? [] : [{ ...each, year }];
  });
  const made: Surface[] = [];
  for (const start of dated) {
    if (made.length >= mostOfEach) break;
    const way = wayFrom(scene, start);
    if (way === null) continue;
    for (const [age, sign] of [
      ["oldest", 1],
      ["youngest", -1],
    ] as const) {
      const others = dated.filter(({ year }) => sign * (year - start.year) >= fewestYears);
      const [one, two] = others;
      if (one === undefined || two === undefined) continue;
      const row = [one, two];
      const turn = turnOf(scene.place) + made.length;
      row.splice(turn % 3, 0, start);
      const [a, b, c] = row.map(({ line }) => line.bare);
      const base = {
        mechanism: "lineup",
        uses: keysOf(row),
        worth,
        works: `In order of age they are ${listed([...row].sort((x, y) => x.year - y.year).map(({ place }) => inSentence(place.name)))}.`,
      } as const;
      made.push(
        ...someOf<Surface>(
          [
            {
              ...base,
              text: `Three places: ${a}; ${b}; ${c}. Find out which is the ${age}, and go ${way} of it.`,
              turn: "which is the eldest",
            },
            {
              ...base,
              text: `${a}; ${b}; ${c}. The ${age} of the three has the compass: from it, ${way}.`.replace(
                /^./,
                (first) => first.toUpperCase(),
              ),
              turn: "has the compass",
            },
          ],
          1,
          turn,
        ),
      );
    }
  }
  return made;
}

function yearOf(place: Place): number | null {
  const tags = place.tags ?? [];
  const isMade = tags.includes("made") && !tags.includes("grown") && !tags.includes("replica");
  return isMade ? (beganIn(place)?.year ?? null) : null;
}

/** Two of one sort and one that is not, which points on. */
function fromOdd(scene: Scene, near: readonly Near[]): Surface[] {
  const sorted = near.filter(
    ({ place }) => isSort(place) && !/landmark|\bsite\b/.test(nounOf(place)),
  );
  const made: Surface[] = [];
  for (const start of sorted) {
    if (made.length >= mostOfEach) break;
    const others = sorted.filter(
      ({ place }) => place.kind !== start.place.kind && !areAlike(place.kind, start.place.kind),
    );
    const pair = others.flatMap((one, i) =>
      others
        .slice(i + 1)
        .filter(
          (two) => one.place.kind === two.place.kind && nounOf(one.place) === nounOf(two.place),
        )
        .map((two) => [one, two] as const),
    )[0];
    const way = pair === undefined ? null : wayFrom(scene, start);
    if (pair === undefined || way === null) continue;
    const turn = turnOf(scene.place) + made.length;
    const row: Near[] = [...pair];
    row.splice(turn % 3, 0, start);
    const [a, b, c] = row.map(({ line }) => line.bare);
    const base = {
      mechanism: "odd_one_out",
      uses: keysOf(row),
      worth,
      works: `Two of them are ${plural(nounOf(pair[0].place))}; the way begins at ${inSentence(start.place.name)}.`,
    } as const;
    made.push(
      ...someOf<Surface>(
        [
          {
            ...base,
            text: `Two of these are of one sort: ${a}; ${b}; ${c}. The third points on: go ${way} of it.`,
            turn: "points on",
          },
          {
            ...base,
            text: `Three doors: ${a}; ${b}; ${c}. Two lead to much the same. Take the other, and go ${way} from there.`,
            turn: "three doors",
          },
        ],
        1,
        turn,
      ),
    );
  }
  return made;
}
