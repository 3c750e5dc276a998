import type { Place } from "../place.ts";

const grave =
  /\b(?:massacre\w*|kill\w*|murder\w*|lynch\w*|slave\w*|enslaved|slavery|died|dead|deaths?|dying|bur(?:y|ied) alive|bomb\w*|gunfire|executed?|executions?|hanged|victims?|drown\w*|prisoners?|assassin\w*|genocide|internment|interned|segregat\w*|removal|casualties|wounded|shot|blood\w*|holocaust|disaster|explosion|graves?|grief|mourn\w*|widow\w*|orphan\w*|starv\w*|hoses)\b/i;

const known = new WeakMap<Place, boolean>();

/** Whether what is told of a place is of death or wrong, and no voice may joke about it. */
export function isSolemn(place: Place): boolean {
  const before = known.get(place);
  if (before !== undefined) return before;
  const said = [
    ...place.facts,
    ...place.veiled,
    ...place.years.map(([, phrase]) => phrase),
    ...place.people.map(([, deed]) => deed),
  ];
  const made = place.kind === "battlefield" || said.some((each) => grave.test(each));
  known.set(place, made);
  return made;
}
