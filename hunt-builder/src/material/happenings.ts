import type { Place } from "../place.ts";
import { isAfterwards } from "../wording/dated.ts";
import { spelledIn } from "../wording/numbers-in.ts";
import { type KnownYear, knownYears } from "../words/known-years.ts";
import { moreKnownYears } from "../words/more-known-years.ts";
import { terms } from "../words/presidents.ts";
import { gravityOf } from "../words/solemn.ts";
import { takesTime } from "./dates.ts";
import type { Material } from "./material.ts";

/** Numbers would be ones that no fact of a place accounts for, and a point ends a sentence. */
const isPlain = ({ clause }: KnownYear): boolean =>
  !/\d|\.|!/.test(clause) && spelledIn(clause).every((each) => Number(each) <= 3);

const byYear = Map.groupBy(
  [...knownYears, ...moreKnownYears]
    .filter(isPlain)
    .map((each) => ({ ...each, clause: each.clause.replaceAll("’", "'") })),
  ({ year }) => year,
);

/** Years between a date and either of two happenings that it lies between. */
const nearest = 2;
const farthest = 8;
/** Pairs of happenings that one date is told by, at most. */
const mostIntervals = 3;
/** Words of a deed beside which another date can be read: "got the figure on its column" is a sentence by itself. */
const longestPhrase = 4;
/** From here on everybody who reads a list remembers who was President. */
const firstTerm = 1790;

/** The words of history by which a material dates a place; none of any other. */
export function historyIn({ source, slots }: Material): readonly string[] {
  if (source === "happening") return [slots.happening ?? ""];
  if (source === "interval") return [slots.after ?? "", slots.before ?? ""];
  return source === "term" ? [slots.president ?? "", slots.who ?? ""] : [];
}

/**
 * A place's dates as something to find out: by what happened in the same year, by what happened before and after it, and
 * by who was President. What is light is told of no solemn place, and of a grave one nothing but the President's name.
 */
export function happeningsOf(place: Place): Material[] {
  return place.years.flatMap(([year, phrase]) =>
    // Nor is what was before a deed dated for it.
    takesTime(phrase) && !isAfterwards(phrase) && phrase.split(" ").length <= longestPhrase
      ? dated(place, year, phrase)
      : [],
  );
}

function dated(place: Place, year: number, phrase: string): Material[] {
  const gravity = gravityOf(place);
  const key = `year:${phrase}`;
  // "In the year when the Empire State Building opened, it opened."
  const isFit = ({ isLight, clause }: KnownYear): boolean =>
    (gravity === "plain" || !isLight) && !clause.endsWith(phrase);
  const made: Material[] = [];
  for (const { clause } of gravity === "grave" ? [] : (byYear.get(year) ?? []).filter(isFit))
    made.push({
      source: "happening",
      key,
      level: "MEDIUM",
      slots: { phrase, happening: clause },
      years: [year, year],
    });
  for (const [after, before] of gravity === "grave" ? [] : around(year, isFit))
    made.push({
      source: "interval",
      key,
      level: "HARD",
      slots: { phrase, after: after.clause, before: before.clause },
      years: [after.year + 1, before.year - 1],
    });
  const term =
    year < firstTerm ? undefined : terms.find(({ from, to }) => from <= year && year <= to);
  if (term !== undefined) {
    const [president, level] =
      gravity === "plain" ? [term.riddle, "MEDIUM" as const] : [term.name, "EASY" as const];
    made.push({
      source: "term",
      key,
      level,
      slots: { phrase, president, who: term.name },
      years: [term.from, term.to],
    });
  }
  return made;
}

/** Pairs of happenings before and after a year: each once, so far off that the year is not given away. */
function around(
  year: number,
  isFit: (each: KnownYear) => boolean,
): (readonly [KnownYear, KnownYear])[] {
  const within = (from: number, to: number): KnownYear[] => {
    const found: KnownYear[] = [];
    for (let at = from; at <= to; at++) found.push(...(byYear.get(at) ?? []).filter(isFit));
    return found;
  };
  const befores = within(year - farthest, year - nearest);
  const afters = within(year + nearest, year + farthest);
  const count = Math.min(mostIntervals, befores.length, afters.length);
  const made: (readonly [KnownYear, KnownYear])[] = [];
  for (let i = 0; i < count; i++) {
    // Spread over all that there are, those of one pair from different ends.
    const before = befores[Math.floor((i * befores.length) / count)];
    const after = afters[Math.floor(((count - 1 - i) * afters.length) / count)];
    if (before !== undefined && after !== undefined) made.push([before, after]);
  }
  return made;
}
