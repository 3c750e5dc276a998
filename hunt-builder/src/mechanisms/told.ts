import { lastMade } from "../last-made.ts";
import { guardOf } from "../leaks.ts";
import type { MechanismName, Place, RowClue } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { termsOf } from "../search/terms.ts";
import { dated } from "../wording/dated.ts";
import { digitsIn, spelledIn } from "../wording/numbers-in.ts";
import { sentence } from "../wording/sentences.ts";
import { measureClause } from "../wording/units.ts";
import { gravityOf } from "../words/solemn.ts";
import { mostOfState, wordCount } from "./lines.ts";
import type { Surface } from "./mechanism.ts";

/** Mechanisms that stay sober where people died or were wronged. */
const sober: ReadonlySet<MechanismName> = new Set([
  "shared_word",
  "odd_one_out",
  "before_and_after",
  "walk_undone",
  "link",
  "order",
  "image",
]);
const mostWords = 45;

/** Clues that the row's writer put into words; those that break a rule are passed over. Whoever leads from a neighbor asks again. */
export const toldOf = lastMade(mostOfState, (place: Place): readonly Surface[] =>
  (place.clues ?? [])
    .filter((clue) => refusalOf(clue, place) === null)
    .map(({ mechanism, text, uses }) => {
      const behind = [...new Set(uses)].flatMap((key) => sentenceBehind(key, place) ?? []);
      return {
        mechanism,
        text,
        uses: uses.map((key) => fullKey(key, place)),
        turn: text,
        ...(behind.length > 0 && { works: behind.join(" "), isUnnamed: true as const }),
      };
    }),
);

/** What a key tells, as a sentence about the place; null for likenesses and for what is no telling. */
function sentenceBehind(key: string, place: Place): string | null {
  const [sort, index] = key.split(":");
  const i = Number(index);
  if (sort === "fact") return sentence(`it ${place.facts[i] ?? ""}`);
  if (sort === "year" && place.years[i]) {
    const [year, phrase] = place.years[i];
    return sentence(`it ${dated(phrase, year)}`);
  }
  if (sort === "person" && place.people[i]) return sentence(place.people[i].join(" "));
  return sort === "measure" ? sentence(measureClause(place.measure)) : null;
}

/** What a row's `uses` tells: the text behind "fact:2", "year:0", "image:1", "person:0", "measure", "self". */
function toldBy(key: string, place: Place): string | null {
  const [sort, index] = key.split(":");
  const i = Number(index);
  switch (sort) {
    case "fact":
      return place.facts[i] ?? null;
    case "image":
      return place.veiled[i] ?? null;
    case "year":
      return place.years[i] ? `${place.years[i][1]} ${place.years[i][0]}` : null;
    case "person":
      return place.people[i]?.join(" ") ?? null;
    case "measure":
      return measureClause(place.measure);
    case "self":
      return [place.name, ...place.aliases, place.kind, ...(place.tags ?? [])].join(" ");
    default:
      return null;
  }
}

/** The writer's own keys name dates and people by what they say, not by where they stand. */
function fullKey(key: string, place: Place): string {
  const [sort, index] = key.split(":");
  if (sort === "year") return `year:${place.years[Number(index)]?.[1] ?? ""}`;
  if (sort === "person") return `person:${place.people[Number(index)]?.[0] ?? ""}`;
  return key;
}

/** Why a clue of a row may not be shown; null where it may. */
export function refusalOf({ mechanism, text, uses }: RowClue, place: Place): string | null {
  const sources = uses.map((key) => toldBy(key, place));
  if (uses.length === 0) return "says not what it tells";
  if (sources.includes(null)) return `tells ${uses[sources.indexOf(null)]}, which the row lacks`;
  if (wordCount(text) > mostWords) return `is longer than ${mostWords} words`;
  if (!/^[“\p{Lu}\d]/u.test(text) || !/[.!?]”?$/.test(text)) return "is no whole sentence";
  const leak = guardOf(place).findLeak(text);
  if (leak !== null) return `says “${leak}” of the name`;
  if (saysTown(text, place)) return "says the town";
  if (gravityOf(place) === "grave" && !sober.has(mechanism)) return "jokes at a grave place";
  const known = sources.join(" ");
  const numbers = new Set([...digitsIn(known), ...spelledIn(known), "1", "2", "3"]);
  const strange = [...digitsIn(text), ...spelledIn(text)].find((each) => !numbers.has(each));
  if (strange !== undefined) return `has the number ${strange}, which it does not account for`;
  const terms = new Set(termsOf([known, place.kind].join(" ")));
  if (uses.some((key) => key !== "self") && !termsOf(text).some((term) => terms.has(term)))
    return "shares no word with what it says it tells";
  return null;
}
