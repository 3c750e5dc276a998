import type { Difficulty } from "../hunt.ts";
import type { Place } from "../place.ts";
import { termsOf } from "../search/terms.ts";
import { kindWords } from "../words/kinds.ts";

/**
 * How much a veiled line gives away. "far": nothing in it stands in what the row tells of the place, and it has no
 * number and no superlative. "near": it says what kind of thing it is, or much of what is told. "middle": between them.
 */
export type Strength = "far" | "middle" | "near";

const levels: Record<Strength, Difficulty> = { far: "HARD", middle: "MEDIUM", near: "EASY" };

/** The level of the ladder at which a line of this strength stands. */
export function levelOf(strength: Strength): Difficulty {
  return levels[strength];
}

/** Terms of a line that stand in the row's facts too; with so many it hides little. */
const muchShared = 3;
const counted =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|only|first|last|most|least|(?!(?:for|inter|hon|mod|earn|dig|sugg|prot|cont|manif|conqu|requ|bequ|inqu|unr|att|beh|fin|w|r|ch|t|n|v|b|g|p|l|z|qu|arr|inv|harv|tempp)est\b)[a-z]{3,}est)\b/;

const known = new WeakMap<readonly string[], readonly Strength[]>();

/** The strengths of a place's veiled lines, in their order; measured once. */
export function strengthsOf(
  place: Pick<Place, "kind" | "facts" | "veiled" | "people" | "years">,
): readonly Strength[] {
  const before = known.get(place.veiled);
  if (before) return before;
  const kind = new Set(termsOf(`${kindWords(place.kind).noun} ${place.kind.replaceAll("_", " ")}`));
  const told = new Set(
    termsOf(
      [...place.facts, ...place.people.flat(), ...place.years.map(([, phrase]) => phrase)].join(
        " ",
      ),
    ),
  );
  const made = place.veiled.map((line): Strength => {
    const terms = [...new Set(termsOf(line))];
    const shared = terms.filter((term) => told.has(term)).length;
    if (terms.some((term) => kind.has(term)) || shared >= muchShared) return "near";
    return shared === 0 && !counted.test(line.toLowerCase()) ? "far" : "middle";
  });
  known.set(place.veiled, made);
  return made;
}
