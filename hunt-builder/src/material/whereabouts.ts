import {
  capitalFrames,
  countyFrames,
  countyLetterFrames,
  crossingFrames,
  extremeFrames,
  nameEndFrames,
  nameFrames,
  neighborFrames,
  regionFrames,
  townFrames,
} from "../frames/place-frames.ts";
import type { Place, Surroundings } from "../place.ts";
import { countyInWords, countyNoun } from "../wording/counties.ts";
import { counted, inWords } from "../wording/numbers.ts";
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
    ...letters(place),
  ];
}

function towns(place: Place, around: Surroundings): Material[] {
  const others = around.towns.filter((town) => town.name !== place.town && town.distanceMi >= 3);
  const large = [...others]
    .sort((a, b) => b.population / (b.distanceMi + 15) - a.population / (a.distanceMi + 15))
    .slice(0, 4);
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
    if (a && b && Math.abs(a.distanceMi - b.distanceMi) > 1)
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
      key: "capital",
      level: "MEDIUM",
      frames: regionFrames,
      slots: { direction },
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
  ];
  if (/^\p{L}+$/u.test(bare))
    made.push({
      source: "county",
      key: "county",
      level: "MEDIUM",
      frames: countyLetterFrames,
      slots: { letter: bare.charAt(0), n: inWords(bare.length), unit: countyNoun(place.stateCode) },
    });
  for (const name of around.neighborCounties.slice(0, 2))
    made.push({
      source: "county",
      key: `neighbor:${name}`,
      level: "MEDIUM",
      frames: neighborFrames,
      slots: { neighbor: countyInWords(place.stateCode, name) },
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

function letters(place: Place): Material[] {
  const words = place.name.split(/[\s-]+/);
  const only = place.name.replace(/[^\p{L}]/gu, "");
  if (/\d|[^\p{L}\s.'’&-]/u.test(place.name)) return [];
  return [
    {
      source: "name_letters",
      key: "name",
      level: "MEDIUM",
      frames: nameFrames,
      slots: { letters: inWords(only.length), words: counted(words.length, "word") },
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
