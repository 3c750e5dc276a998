import {
  comparisonFrames,
  digitSumFrames,
  eventFrames,
  pairFrames,
  spanFrames,
  statehoodFrames,
  yearFrames,
} from "../frames/year-frames.ts";
import type { Place } from "../place.ts";
import { findStatehood } from "../states.ts";
import { counted, inWords, yearText } from "../wording/numbers.ts";
import { inSentence } from "../wording/sentences.ts";
import { eventsNear } from "./events.ts";
import type { Material } from "./material.ts";

/** What can be said of a place's dates, plainly and by reckoning. peers are other places, nearest first. */
export function datesOf(place: Place, peers: readonly Place[]): Material[] {
  const peer = peers.find((each) => (each.years[0]?.[0] ?? 0) >= 1500);
  return [
    ...place.years.flatMap(([year, phrase]) => oneDate(place, year, phrase)),
    ...pairs(place),
    ...(peer ? comparison(place, peer) : []),
  ];
}

function oneDate(place: Place, year: number, phrase: string): Material[] {
  const key = `year:${phrase}`;
  const base = { source: "year", key } as const;
  const made: Material[] = [
    {
      ...base,
      level: "EASY",
      frames: fitting(yearFrames, phrase),
      slots: { phrase, year: yearText(year) },
    },
  ];
  if (year < 1500 || /\bsince\b|,/.test(phrase)) return made;
  made.push({
    ...base,
    level: "MEDIUM",
    frames: fitting(spanFrames, phrase),
    slots: { phrase, span: spanOf(year) },
  });
  const statehood = findStatehood(place.stateCode);
  if (statehood !== null && statehood !== year) {
    const n = counted(Math.abs(year - statehood), "year");
    const when = `${year > statehood ? "after" : "before"} ${place.stateName} joined the Union`;
    made.push({ ...base, level: "MEDIUM", frames: statehoodFrames, slots: { phrase, n, when } });
  }
  const digits = [...String(year)].reduce((sum, digit) => sum + Number(digit), 0);
  made.push({
    ...base,
    level: "HARD",
    frames: digitSumFrames,
    slots: { phrase, sum: inWords(digits) },
  });
  for (const { year: at, event } of eventsNear(year))
    made.push({
      source: "event",
      key,
      level: "HARD",
      frames: eventFrames,
      slots: {
        phrase,
        n: counted(Math.abs(year - at), "year"),
        order: year > at ? "after" : "before",
        event,
      },
    });
  return made;
}

/** "It was first lived in" takes no "in 1886" after it. */
function fitting(frames: readonly string[], phrase: string): readonly string[] {
  if (!phrase.endsWith(" in")) return frames;
  return frames.filter((frame) => !/\{phrase\} (?:in\b|\{span\})/.test(frame));
}

/** A span without the exact year: the decade. "The 1900s" would be a century. */
export function spanOf(year: number): string {
  const from = Math.floor(year / 10) * 10;
  return from % 100 === 0 ? `between ${from} and ${from + 9}` : `in the ${from}s`;
}

function pairs(place: Place): Material[] {
  const sorted = [...place.years].sort((a, b) => a[0] - b[0]);
  const [first, second] = sorted;
  if (first === undefined || second === undefined || first[0] < 1500 || second[0] === first[0])
    return [];
  return [
    {
      source: "year_pair",
      key: "year_pair",
      level: "HARD",
      frames: pairFrames,
      slots: { first: first[1], second: second[1], n: counted(second[0] - first[0], "year") },
    },
  ];
}

function comparison(place: Place, peer: Place): Material[] {
  const [mine] = place.years;
  const [theirs] = peer.years;
  if (
    mine === undefined ||
    theirs === undefined ||
    mine[0] === theirs[0] ||
    mine[0] < 1500 ||
    theirs[0] < 1500
  )
    return [];
  return [
    {
      source: "comparison",
      key: `year:${mine[1]}`,
      level: "HARD",
      frames: comparisonFrames,
      slots: {
        phrase: mine[1],
        n: counted(Math.abs(mine[0] - theirs[0]), "year"),
        order: mine[0] < theirs[0] ? "before" : "after",
        other: inSentence(peer.name),
        otherPhrase: theirs[1],
      },
    },
  ];
}
