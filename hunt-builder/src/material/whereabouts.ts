import {
  capitalFrames,
  countyFrames,
  countyLetterFrames,
  crossingFrames,
  extremeFrames,
  nameEndFrames,
  nameFrames,
  neighborFrames,
  parallelFrames,
  regionFrames,
  sunFrames,
  townFrames,
} from "../frames/place-frames.ts";
import type { NearTown, Place, Surroundings } from "../place.ts";
import { areaNoun, countyInWords, countyNoun } from "../wording/counties.ts";
import { bareName, wordsOfName } from "../wording/names.ts";
import { counted, inWords } from "../wording/numbers.ts";
import { withArticle } from "../wording/sentences.ts";
import { isTownOfItsOwn } from "../words/quarters.ts";
import type { Material } from "./material.ts";

/** "about 12 miles"; "just over a mile", "less than a mile" near by. */
export function milesText(miles: number): string {
  if (miles < 1) return "less than a mile";
  if (miles < 1.5) return "about a mile";
  return `about ${counted(Math.round(miles), "mile")}`;
}

/** What can be said of where a place is, and of how its name is written. */
export function whereaboutsOf(place: Place, around: Surroundings): Material[] {
  return [
    ...towns(place, around),
    ...capital(around),
    ...county(place, around),
    ...extremes(place, around),
    ...sky(around),
    ...letters(place),
  ];
}

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
      town.distanceMi >= 3,
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
    frames: townFrames,
    slots: { town: town.name, distance: milesText(town.distanceMi), direction: town.direction },
  }));
  const [one, two, three] = large;
  for (const [a, b] of [
    [one, two],
    [two, three],
  ] as const)
    if (a && b && a.direction !== b.direction && Math.abs(a.distanceMi - b.distanceMi) > 1)
      made.push({
        source: "town",
        key: "crossing",
        level: "HARD",
        frames: crossingFrames,
        slots: {
          town: a.name,
          distance: milesText(a.distanceMi),
          town2: b.name,
          distance2: milesText(b.distanceMi),
        },
      });
  return made;
}

function capital(around: Surroundings): Material[] {
  if (around.fromCapital === null) return [];
  const { capital: name, distanceMi, direction } = around.fromCapital;
  return [
    {
      source: "capital",
      key: "capital",
      level: "EASY",
      frames: capitalFrames,
      slots: { capital: name, distance: milesText(distanceMi), direction },
    },
    {
      source: "capital",
      key: "region",
      level: "MEDIUM",
      frames: regionFrames,
      slots: { direction },
    },
  ];
}

/** How the names of a place and of its county are written. */
export function writtenOf(place: Place): Material[] {
  return [...letters(place), ...countyLetters(place)];
}

function countyLetters(place: Place): Material[] {
  const bare = place.county;
  if (!/^\p{L}+$/u.test(bare)) return [];
  return [
    {
      source: "county",
      key: "county",
      level: "MEDIUM",
      frames: countyLetterFrames,
      slots: {
        letter: bare.charAt(0),
        n: inWords(bare.length),
        unit: countyNoun(place.stateCode, bare),
        aUnit: withArticle(countyNoun(place.stateCode, bare)),
      },
    },
  ];
}

function county(place: Place, around: Surroundings): Material[] {
  const bare = place.county;
  const made: Material[] = [
    {
      source: "county",
      key: "county",
      level: "EASY",
      frames: countyFrames,
      slots: { county: countyInWords(place.stateCode, bare) },
    },
    ...countyLetters(place),
  ];
  // Hawaii's counties have the sea between them; a county around a city may share the city's name.
  const neighbors =
    place.stateCode === "HI"
      ? []
      : around.neighborCounties
          .filter((name) => !name.includes(bare) && !bare.includes(name) && name !== place.town)
          .slice(0, 2);
  for (const name of neighbors)
    made.push({
      source: "county",
      key: `neighbor:${name}`,
      level: "MEDIUM",
      frames: neighborFrames,
      slots: {
        neighbor: countyInWords(place.stateCode, name),
        unit: areaNoun(place.stateCode, bare),
        line:
          areaNoun(place.stateCode, bare) === "area"
            ? "line"
            : `${areaNoun(place.stateCode, bare)} line`,
      },
    });
  return made;
}

function extremes(place: Place, around: Surroundings): Material[] {
  const state = place.stock === "NATIONAL" ? "the nation" : place.stateName;
  return around.extremes.map((direction) => ({
    source: "extreme",
    key: `extreme:${direction}`,
    level: "MEDIUM",
    frames: extremeFrames,
    slots: { direction, state },
  }));
}

/** What its latitude and its noon tell. */
function sky({ betweenCapitals, noonAfterCapitalMin, fromCapital }: Surroundings): Material[] {
  const made: Material[] = [];
  if (betweenCapitals)
    made.push({
      source: "parallel",
      key: "parallel",
      level: "HARD",
      frames: parallelFrames,
      slots: betweenCapitals,
    });
  const minutes = Math.abs(noonAfterCapitalMin);
  if (fromCapital && minutes >= 2)
    made.push({
      source: "sun",
      key: "sun",
      level: "HARD",
      frames: sunFrames,
      slots: {
        n: counted(minutes, "minute"),
        order: noonAfterCapitalMin > 0 ? "later" : "earlier",
        capital: fromCapital.capital,
      },
    });
  return made;
}

/** How the name is written, without a leading "The". */
function letters(place: Place): Material[] {
  const name = bareName(place);
  const only = name.replace(/[^\p{L}]/gu, "");
  if (/\d|[^\p{L}\s.,'’&-]/u.test(name)) return [];
  return [
    {
      source: "name_letters",
      key: "name",
      level: "MEDIUM",
      frames: nameFrames,
      slots: { letters: inWords(only.length), words: counted(wordsOfName(name).length, "word") },
    },
    {
      source: "name_letters",
      key: "name_ends",
      level: "HARD",
      frames: nameEndFrames,
      slots: { first: only.charAt(0).toUpperCase(), last: only.slice(-1).toUpperCase() },
    },
  ];
}
