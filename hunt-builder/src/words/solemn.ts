import type { Place } from "../place.ts";

/**
 * How a place may be spoken of. "grave": people died or were wronged there, so plainly, with no joke and no
 * game of numbers. "hushed": sacred, or of the dead, so without a joke about either. "plain": as one likes.
 */
export type Gravity = "grave" | "hushed" | "plain";

const graveWords =
  /\b(?:massacre\w*|kill\w*|murder\w*|lynch\w*|slave\w*|enslaved|slavery|died|dead|deaths?|dying|bur(?:y|ied) alive|bomb\w*|gunfire|executed?|executions?|hanged|victims?|drown\w*|prisoners?|assassin\w*|genocide|internment|interned|segregat\w*|removal|casualties|wounded|shot|blood\w*|holocaust|disaster|explosion|graves?|grief|mourn\w*|widow\w*|orphan\w*|starv\w*|hoses)\b/i;
const hushedKinds = new Set(["church", "mission", "cemetery"]);

/** Whether a text tells of the dead, of a wrong or of grief, as far as its words show it. */
export function tellsOfDeath(text: string): boolean {
  return graveWords.test(text);
}

const known = new WeakMap<Place, Gravity>();

/** A reader's tags decide; a list of words guesses only where nobody has set any. */
export function gravityOf(place: Place): Gravity {
  const before = known.get(place);
  if (before !== undefined) return before;
  const made = place.tags === undefined ? guessed(place) : tagged(place, place.tags);
  known.set(place, made);
  return made;
}

/** Whether no voice may joke about a place. */
export function isSolemn(place: Place): boolean {
  return gravityOf(place) !== "plain";
}

/** Things that people put up to be remembered by. */
const markers = new Set(["monument", "statue", "tower", "park", "garden", "square", "fountain"]);
const memorialName =
  /\b(?:soldiers?|sailors?|veterans?|war)\b.*\b(?:monument|memorial|park|grove|natatorium)\b/i;
const ofTheDead =
  /\b(?:the (?:war )?dead (?:of|in|at|from)|war dead|for the dead|its dead|the fallen|who (?:died|fell) in|(?:names|honors) (?:the |[a-z]+ )?(?:dead|soldiers)|gave their lives)\b/i;

function tagged(place: Place, tags: NonNullable<Place["tags"]>): Gravity {
  if (place.kind === "battlefield" || tags.includes("deaths_here") || tags.includes("wrong_done"))
    return "grave";
  const isHushed = tags.includes("sacred") || tags.includes("graves") || isMemorial(place);
  return isHushed ? "hushed" : "plain";
}

/** Whether a place is for the dead of a war though nobody has tagged it: by its kind, and its name or what is told of it. */
function isMemorial({ kind, name, facts, people }: Place): boolean {
  if (kind === "cemetery") return true;
  if (!markers.has(kind)) return false;
  return (
    memorialName.test(name) || [...facts, ...people.flat()].some((each) => ofTheDead.test(each))
  );
}

function guessed(place: Place): Gravity {
  const said = [
    ...place.facts,
    ...place.veiled,
    ...place.years.map(([, phrase]) => phrase),
    ...place.people.map(([, deed]) => deed),
  ];
  if (place.kind === "battlefield" || said.some((each) => graveWords.test(each))) return "grave";
  return hushedKinds.has(place.kind) ? "hushed" : "plain";
}

/** What a solemn place is called when its kind is kept back: how one comes there, and no claim about it. */
export const solemnVeils: readonly string[] = [
  "a place to come to quietly",
  "a place that asks for a lowered voice",
  "a place to be quiet in for a while",
];
