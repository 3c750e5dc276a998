import { lastMade } from "../last-made.ts";
import type { Material } from "../material/material.ts";
import type { Place } from "../place.ts";

const stop = new Set(
  "with from that this over under into upon when where which while their there about after before were have been once only each them then than they what still every through between first last".split(
    " ",
  ),
);

function stems(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3 && !stop.has(word))
      .map((word) => word.slice(0, 5)),
  );
}

const stemsOf = new WeakMap<Place, string>();

/** Stems of all that is told of a place, with gaps around them: a set of them for each place would be large. */
function ownStems(place: Place): string {
  const before = stemsOf.get(place);
  if (before) return before;
  const { name, aliases, facts, veiled, measure, access } = place;
  const dates = place.years.map(([, phrase]) => phrase);
  const own = stems(
    [
      name,
      ...aliases,
      ...facts,
      ...veiled,
      ...dates,
      ...place.people.flat(),
      measure.what,
      access,
    ].join(" "),
  );
  const made = ` ${[...own].join(" ")} `;
  stemsOf.set(place, made);
  return made;
}

/** What so many happenings are told in that it betrays no place. */
const ofAnyHistory = new Set(
  "became began opened founded elected president presid state states signed played shown landed painted discovered reached screen appeared print stage movie film television book sold national american america world great school office built house white nation country people party years days over time river city company train shown tried wrote written"
    .split(" ")
    .map((word) => word.slice(0, 5)),
);

/** Whether words of history speak of something that the row of a place does: they would give it away, or be about it. */
export function isOfOwnHistory(place: Place, history: string): boolean {
  const own = ownStems(place);
  return stemsOfHistory(history).some((stem) => hasStem(own, stem));
}

/** Of all that is known of years and Presidents. */
const mostHistories = 800;
const stemsOfHistory = lastMade(mostHistories, (history: string): readonly string[] =>
  [...stems(history)].filter((stem) => !ofAnyHistory.has(stem)),
);

function hasStem(own: string, stem: string): boolean {
  return own.includes(` ${stem} `);
}

/** Names that neighbors share, and styles; they do not set a fact apart. */
const common =
  /\b(?:\p{Lu}\p{L}+ )?(?:River|Rivers|Lakes?|Mountains?|Valley|Creek|Bay|Ocean|Sound|Gulf|Coast|Pacific|Atlantic|Mississippi|Missouri|Ohio|Hudson|Civil War|Revolution\w*|Union|Confedera\w*|Route \d+|Highway|National|State|Depression|Spanish|French|English|British|German|American|Indian|Native|Black|Victorian|Gothic|Greek|Roman\w*|Renaissance|Art Deco|Byzantin\w*|Italian\w*|Tudor|Georgian|Federal|Colonial|Queen Anne|Beaux[- ]Arts|Baroque|Moorish|Moderne?|Egyptian|Prairie|Mission|Revival|Palladian|Second Empire|Corinthian|Doric|Ionic|Tuscan|Venetian|Mediterranean|Pueblo|Congress|President|North|South|East|West|New|Christmas|Sundays?)\b/gu;

/** Whether a fact says something that can hardly hold of two places: a number, a name, a first or an only. */
function isSharp(fact: string): boolean {
  const rest = fact.replace(common, " ");
  return (
    /\d|\p{Lu}\p{Ll}{2,}/u.test(rest) ||
    /\b(?:first|only|oldest|largest|longest|tallest|highest|smallest|biggest|deepest|named for|hundred|thousand|dozen|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i.test(
      rest,
    )
  );
}

/** A fact of a place is held against each of its neighbors; those of other states are not. */
const mostFacts = 3_000;
/** What is told with so many words that it can hardly hold of two places. */
const fewestOfItsOwn = 5;
/** What may be so of many places, however many words it is told with. */
const isCommon =
  /\b(?:burn\w*|fires?|mov(?:ed?|ing)|weddings?|storms?|floods?|snow|saved|rescued|spared|sold|closed|shut|reopen\w*|restor\w*|rebuilt|repair\w*|remodel\w*|enlarg\w*|replac\w*|used to|views?|overlooks?|looks? (?:down|out|over|across)|faces|stands (?:on|at|in|by|beside|near|over|above|across)|lies|sits|hikers|trails?|visitors|tours?|fish\w*|birds?|boats?|swim\w*|skat\w*|picnic\w*|concerts?)\b/;
/** What many places of one sort look like, so that no row which is silent about it denies it. */
const looks =
  /\b(?:towers?|turrets?|domes?|domed|spires?|steeples?|belfr\w+|cupolas?|columns?|pillars?|porch\w*|porticos?|arch(?:es|ed|way|ways)?|gables?|gabled|roofs?|brick\w*|marble|granite|limestone|sandstone|stucco|adobe|tiles?|tiled|windows?|staircases?|balcon\w+|chimneys?|whitewashed|gilded)\b/i;
/** Whether words tell what something looks like. */
export const isOfLooks = (words: string): boolean => looks.test(words);

/** The stems of a fact that can be called false of another place, and whether a name or a number is what does it; null of any other. */
const ownStemsOf = lastMade(
  mostFacts,
  (fact: string): { words: readonly string[]; isSharp: boolean } | null => {
    const words = [...stems(fact)];
    if (isSharp(fact)) return { words, isSharp: true };
    return words.length >= fewestOfItsOwn && !isCommon.test(fact) && !isOfLooks(fact)
      ? { words, isSharp: false }
      : null;
  },
);

function isOtherFact(place: Place, fact: string, mustBeSharp: boolean): boolean {
  const telling = isOfDisaster(fact) ? null : ownStemsOf(fact);
  if (telling === null || (mustBeSharp && !telling.isSharp)) return false;
  const own = ownStems(place);
  return telling.words.every((stem) => !hasStem(own, stem));
}

const beginnings =
  /^(?:opened|was (?:built|completed|founded|dedicated|begun|finished|established|laid out))$/;

/** What befalls so many places, in this year or that, that no row which is silent about it denies it. */
const befalls =
  /\b(?:burn(?:ed|t)|fires?|storms?|hurricanes?|tornado(?:es)?|floods?|earthquakes?|rebuilt)\b/;
/** Whether a fact tells of a fire, a storm or the like. */
export const isOfDisaster = (fact: string): boolean => befalls.test(fact);

/**
 * Whether something true of another place can be called false of this one, from what the library
 * knows: a date must deny one of its own or come before all of them, a person must be a stranger, a
 * figure must deny its own, and a fact must share no word with what is told of it, and be sharp or tell much.
 * @param must whether a fact has to be sharp: of what is said to be so nowhere else more is asked than of a decoy
 */
export function isUntrueOf(
  place: Place,
  foreign: Material,
  must: { beSharp?: boolean } = {},
): boolean {
  switch (foreign.source) {
    case "year":
      return isOtherDate(place, foreign.slots) || isOtherEvent(place, foreign.slots);
    case "decade":
      return isOtherSpan(place, foreign.slots.phrase, decadeOf(foreign.slots.span));
    case "happening":
    case "interval":
    case "term":
      return isOtherSpan(place, foreign.slots.phrase, foreign.years);
    case "person":
      return isOtherPerson(place, foreign.slots);
    case "measure":
      return isOtherFigure(place, foreign);
    case "fact":
      return isOtherFact(place, foreign.slots.fact ?? "", must.beSharp === true);
    default:
      return false;
  }
}

function isOtherDate(
  place: Place,
  { phrase = "", year }: Readonly<Record<string, string>>,
): boolean {
  if (place.years.length === 0) return false;
  const own = place.years.filter(([, mine]) => mine === phrase).map(([at]) => at);
  const at = Number(year);
  if (!Number.isInteger(at) || place.years.some(([mine]) => mine === at)) return false;
  if (own.length > 0) return true;
  return beginnings.test(phrase) && place.years.every(([mine]) => at < mine - 5);
}

/** What so many places go through that one may have done so in the same decade. */
const usual =
  /\b(?:restored?|renovated|reopened|rebuilt|repaired|remodeled|enlarged|expanded|closed|opened|moved|burned|saved|became|made|named|listed|declared|designated|given|bought|taken|added)\b/;

/** Whether no date of the place is of such a deed, and what was done is told of nothing here. */
function isOtherEvent(place: Place, { phrase = "" }: Readonly<Record<string, string>>): boolean {
  if (beginnings.test(phrase) || place.years.length === 0) return false;
  const own = ownStems(place);
  const said = [...stems(phrase)];
  return said.length > 0 && said.every((stem) => !hasStem(own, stem));
}

function decadeOf(span = ""): readonly [number, number] | undefined {
  const from = Number(/\d{4}/.exec(span)?.[0]);
  return Number.isInteger(from) ? [from, from + 9] : undefined;
}

/** Years between a false date and one of the place's own, at least. */
const closest = 3;

function isOtherSpan(
  place: Place,
  phrase = "",
  span: readonly [from: number, to: number] | undefined,
): boolean {
  if (span === undefined || place.years.length === 0) return false;
  const [from, to] = span;
  // Another book may date what is told here a little otherwise.
  if (place.years.some(([year]) => year >= from - closest && year <= to + closest)) return false;
  if (place.years.some(([, mine]) => mine === phrase)) return true;
  if (beginnings.test(phrase)) return place.years.every(([year]) => to < year - 5);
  return !usual.test(phrase) && isOtherEvent(place, { phrase });
}

function isOtherPerson(
  place: Place,
  { person, deed = "" }: Readonly<Record<string, string>>,
): boolean {
  if (person === undefined) return false;
  const own = ownStems(place);
  return (
    !place.people.some(([known]) => known.includes(person) || person.includes(known)) &&
    [...stems(deed.replace(/\bit\b/g, ""))].every(
      (stem) => !hasStem(own, stem) || /^(?:desig|found|built|plann)/.test(stem),
    )
  );
}

function isOtherFigure({ measure }: Place, foreign: Material): boolean {
  const { its = "" } = foreign.slots;
  if (foreign.level !== "EASY" || !its.includes(` ${measure.what} `)) return false;
  const value = Number(/[\d,]+(?:\.\d+)?/.exec(its)?.[0].replaceAll(",", "") ?? Number.NaN);
  return Math.abs(value - measure.value) > measure.value / 10;
}
