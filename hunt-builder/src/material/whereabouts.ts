import { directionTo, milesBetween } from "../bearings.ts";
import { toldFromAfar } from "../mechanisms/near-lines.ts";
import type { NearTown, Place, Surroundings } from "../place.ts";
import { countyInWords } from "../wording/counties.ts";
import { counted, numberIn } from "../wording/numbers.ts";
import { inSentence } from "../wording/sentences.ts";
import { isTownOfItsOwn } from "../words/quarters.ts";
import { gravityOf } from "../words/solemn.ts";
import type { Material } from "./material.ts";

/** "about 12 miles"; "just over a mile", "less than a mile" near by. */
export function milesText(miles: number): string {
  if (miles < 1) return "less than a mile";
  if (miles < 1.5) return "about a mile";
  return `about ${counted(Math.round(miles), "mile")}`;
}

const bounds = [1, 2, 3, 5, 8, 10, 15, 20, 30, 40, 50, 60, 80];

/** So many miles at most, roundly: "five miles" for 4.2, "a mile" near by. */
export function boundText(miles: number): string {
  const most = bounds.find((each) => each >= miles) ?? 100 * Math.ceil(miles / 100);
  return most === 1 ? "a mile" : counted(most, "mile");
}

/** Miles that such a text tells: "about twelve miles" are 12, "less than a mile" is one. */
export function milesOfText(text: string): number {
  const number = /([\w-]+) miles\b/.exec(text)?.[1];
  return number === undefined ? 1 : numberIn(number);
}

/** What can be said of where a place is. */
export function whereaboutsOf(place: Place, around: Surroundings): Material[] {
  return [...towns(place, around), ...capital(around), ...county(place)];
}

const nearestTownMi = 3;
const perSquareMile = 4_000;

/** Miles within which a place may lie in a town itself, whatever its quarter is called: 8 for 800,000 people, 26 for New York. */
const reachMi = (population: number): number => Math.sqrt(population / (perSquareMile * Math.PI));

/**
 * Towns people know, best known and nearest first: not its own, not the capital (which has sentences
 * of its own), and small ones only where there is nothing else.
 */
export function townsToNameBy(place: Place, around: Surroundings): NearTown[] {
  const capital = around.fromCapital?.capital;
  const others = around.towns.filter(
    (town) =>
      !town.name.includes(place.town) &&
      isTownOfItsOwn(town.name) &&
      town.name !== capital &&
      town.distanceMi >= Math.max(nearestTownMi, reachMi(town.population)),
  );
  const pull = (town: NearTown): number => town.population / (town.distanceMi + 25);
  const near = others.filter((town) => town.distanceMi < 90);
  const known = [50_000, 25_000, 12_000]
    .map((least) => near.filter((town) => town.population >= least))
    .find((list) => list.length >= 3);
  return (known ?? others).sort((a, b) => pull(b) - pull(a));
}

function towns(place: Place, around: Surroundings): Material[] {
  const large = townsToNameBy(place, around).slice(0, 4);
  const made: Material[] = large.slice(0, 3).map((town) => ({
    source: "town",
    key: `town:${town.name}`,
    level: "EASY",
    slots: { town: town.name, distance: milesText(town.distanceMi), direction: town.direction },
  }));
  const [one, two, three] = large;
  for (const [a, b] of [
    [one, two],
    [two, three],
  ] as const)
    if (a && b && a.direction !== b.direction && Math.abs(a.distanceMi - b.distanceMi) > 1)
      made.push({
        source: "crossing",
        key: "crossing",
        level: "MEDIUM",
        slots: {
          town: a.name,
          distance: milesText(a.distanceMi),
          town2: b.name,
          distance2: milesText(b.distanceMi),
        },
      });
  return made;
}

function capital({ fromCapital }: Surroundings): Material[] {
  if (fromCapital === null) return [];
  const { capital: town, distanceMi, direction } = fromCapital;
  return [
    {
      source: "town",
      key: `town:${town}`,
      level: "EASY",
      slots: { town, distance: milesText(distanceMi), direction },
    },
  ];
}

function county(place: Place): Material[] {
  const county = countyInWords(place.stateCode, place.county);
  return [{ source: "county", key: "county", level: "EASY", slots: { county } }];
}

const nearestMi = 0.4;
const farthestMi = 25;
/** A degree of latitude is 68.7 miles at least. */
const farthestDegrees = farthestMi / 68;

/** As many that a hunt need not lead from one and the same place again and again. */
const mostNear = 6;

interface Neighbor {
  other: Place;
  miles: number;
  direction: string;
}

/** The nearest of the stock's other places on different sides, of those that may be spoken of; those of the hunt may not. */
function neighborsOf(
  place: Place,
  stockmates: readonly Place[],
  huntmates: readonly Place[],
  mayTell: (other: Place, miles: number) => boolean,
): Neighbor[] {
  const found: { other: Place; miles: number }[] = [];
  for (const other of stockmates) {
    // Most lie farther off than that to the north or south alone.
    if (Math.abs(other.point.lat - place.point.lat) > farthestDegrees) continue;
    const miles = milesBetween(place.point, other.point);
    if (miles < nearestMi || miles > farthestMi || other.id === place.id) continue;
    if (gravityOf(other) === "grave" || huntmates.some(({ id }) => id === other.id)) continue;
    if (mayTell(other, miles)) found.push({ other, miles });
  }
  found.sort((a, b) => a.miles - b.miles);
  const made: Neighbor[] = [];
  const sides = new Set<string>();
  for (const { other, miles } of found) {
    const direction = directionTo(place.point, other.point);
    if (sides.has(direction)) continue;
    sides.add(direction);
    made.push({ other, miles, direction });
    if (made.length === mostNear) break;
  }
  return made;
}

/** The nearest of the stock's other places on different sides, to go from. */
export function nearOf(
  place: Place,
  stockmates: readonly Place[],
  huntmates: readonly Place[],
): Material[] {
  return neighborsOf(place, stockmates, huntmates, ({ name }) => !/\d/.test(name)).map(
    ({ other, miles, direction }) => ({
      source: "near",
      key: `landmark:${other.id}`,
      level: "EASY",
      about: [other.id],
      slots: {
        other: inSentence(other.name),
        distance: milesText(miles),
        direction,
        back: directionTo(other.point, place.point),
      },
    }),
  );
}

/** Farther off nobody looks for a neighbor. */
const farthestSightMi = 15;

/** The same, each told by a likeness: whoever finds the neighbor has a point to go from. */
export function sightsOf(
  place: Place,
  stockmates: readonly Place[],
  huntmates: readonly Place[],
): Material[] {
  return neighborsOf(
    place,
    stockmates,
    huntmates,
    (other, miles) => miles <= farthestSightMi && toldFromAfar(other).length > 0,
  ).flatMap(({ other, miles, direction }) =>
    toldFromAfar(other).map(
      ({ bare }): Material => ({
        source: "sight",
        key: `landmark:${other.id}`,
        level: "HARD",
        about: [other.id],
        slots: {
          image: bare,
          distance: milesText(miles),
          direction,
          back: directionTo(other.point, place.point),
        },
      }),
    ),
  );
}
