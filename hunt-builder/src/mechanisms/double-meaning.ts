import type { Place } from "../place.ts";
import { sentence } from "../wording/sentences.ts";
import { measureClause } from "../wording/units.ts";
import type { Hinge } from "./hinge.ts";
import { hinges } from "./hinges.ts";
import { factOf, linesOf } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

/** An everyday sentence whose key word does another job here; a fact of the place proves the job. */
export const doubleMeaning: Mechanism = {
  name: "double_meaning",
  worth: 4,
  build({ place, gravity }) {
    if (gravity !== "plain") return [];
    return hinges.flatMap((hinge) => {
      const proof = proofOf(hinge, place);
      if (proof === null) return [];
      const told =
        proof === "measure" ? measureClause(place.measure) : `it ${factOf(place, proof)}`;
      const works = sentence(`Everyday words, which mean something else here: ${told}`);
      return hinge.texts.flatMap((pun): Surface[] => {
        const base = { mechanism: "double_meaning", turn: pun, works } as const;
        return [
          { ...base, uses: [proof], text: pun },
          ...linesOf(place).map((line) => ({
            ...base,
            uses: [line.key, proof],
            text: `${line.text} ${pun}`,
          })),
        ];
      });
    });
  },
};

/** The key of what proves a hinge of a place, or null. */
function proofOf({ kinds, says, needs, unless }: Hinge, place: Place): string | null {
  if (kinds !== undefined && !kinds.includes(place.kind)) return null;
  if (needs?.some((tag) => !place.tags?.includes(tag)) ?? false) return null;
  if (unless?.some((tag) => place.tags?.includes(tag)) ?? false) return null;
  const fact = place.facts.findIndex((each) => says.test(each));
  if (fact >= 0) return `fact:${fact}`;
  return says.test(`${place.measure.what} ${place.measure.unit}`) ? "measure" : null;
}
