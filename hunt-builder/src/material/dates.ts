import type { Place } from "../place.ts";
import { withoutThen } from "../wording/dated.ts";
import { counted, yearText } from "../wording/numbers.ts";
import type { Material } from "./material.ts";

/** What can be said of a place's dates: the year, its decade, the years between two. */
export function datesOf(place: Pick<Place, "years">): Material[] {
  return [...place.years.flatMap(([year, phrase]) => oneDate(year, phrase)), ...pairs(place.years)];
}

function oneDate(year: number, phrase: string): Material[] {
  const key = `year:${phrase}`;
  const made: Material[] = [{ source: "year", key, level: "EASY", slots: dated(year, phrase) }];
  // "Between Russia and Japan between 1900 and 1909" is said of no date.
  const saysBetween = year % 100 < 10 && /\bbetween\b/.test(phrase);
  if (year < 1500 || saysBetween || !takesTime(phrase)) return made;
  return [
    ...made,
    { source: "decade", key, level: "MEDIUM", slots: { phrase, span: spanOf(year) } },
  ];
}

/** Whether words for when it was can stand after what happened to a place. */
export function takesTime(phrase: string): boolean {
  return !/\bsince\b|\babout\b|,|\bin$/.test(phrase);
}

/**
 * Whether a date makes a line of a list: "it saw the pillars' house built" is no sentence beside what else happened in a
 * year, "behind them" has nobody to mean there, and a year that the name has spells the name.
 */
export function isDateLine(
  { name, aliases, years }: Pick<Place, "name" | "aliases" | "years">,
  { key, source }: Pick<Material, "key" | "source">,
): boolean {
  if (source === "pair") return true;
  const phrase = /^year:(.*)$/.exec(key)?.[1];
  if (phrase === undefined) return true;
  if (/^saw\b|\bbehind (?:them|it)\b/.test(phrase)) return false;
  const names = [name, ...aliases].join(" ");
  return !years.some(([year, told]) => told === phrase && names.includes(String(year)));
}

/** "It was built in about 1910", where the row says that it was built about then. */
function dated(year: number, phrase: string): { phrase: string; year: string } {
  const plain = withoutThen(phrase);
  return { phrase: plain, year: plain === phrase ? yearText(year) : `about ${yearText(year)}` };
}

/** A span without the exact year: the decade. "The 1900s" would be a century. */
export function spanOf(year: number): string {
  const from = Math.floor(year / 10) * 10;
  return from % 100 === 0 ? `between ${from} and ${from + 9}` : `in the ${from}s`;
}

function pairs(years: Place["years"]): Material[] {
  const [first, second] = [...years].sort((a, b) => a[0] - b[0]);
  if (first === undefined || second === undefined || first[0] < 1500 || second[0] === first[0])
    return [];
  if (/\babout\b|\bsince\b/.test(first[1] + second[1])) return [];
  const slots = { first: first[1], second: second[1], n: counted(second[0] - first[0], "year") };
  return [{ source: "pair", key: "pair", level: "MEDIUM", slots }];
}
