import type { Place } from "../place.ts";
import { sentence, withArticle } from "../wording/sentences.ts";
import { measureClause } from "../wording/units.ts";
import { nounOf } from "../words/place-nouns.ts";
import type { Hinge } from "./hinge.ts";
import { hingesIndoors } from "./hinges-indoors.ts";
import { hingesMore } from "./hinges-more.ts";
import { hingesOutdoors } from "./hinges-outdoors.ts";
import { factOf, type Line, linesOf } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

const hinges: readonly Hinge[] = [...hingesIndoors, ...hingesOutdoors, ...hingesMore];

/** An everyday sentence whose key word does another job here; the kind or a fact proves the job. */
export const doubleMeaning: Mechanism = {
  name: "double_meaning",
  worth: 7,
  build({ place, gravity }) {
    if (gravity !== "plain") return [];
    return hinges.flatMap((hinge) => {
      const proof = proofOf(hinge, place);
      if (proof === null) return [];
      const works = worksOf(proof, place);
      return linesOf(place).flatMap((line) =>
        hinge.texts.flatMap((text) => surfaces(text, line, works, proof)),
      );
    });
  },
};

/** The key of what proves a hinge of a place ("" where its kind does), or null. */
function proofOf({ kinds, says, needs, unless }: Hinge, place: Place): string | null {
  if (kinds !== undefined && !kinds.includes(place.kind)) return null;
  if (needs?.some((tag) => !place.tags?.includes(tag)) ?? false) return null;
  if (unless?.some((tag) => place.tags?.includes(tag)) ?? false) return null;
  if (says === undefined) return "";
  const fact = place.facts.findIndex((each) => says.test(each));
  if (fact >= 0) return `fact:${fact}`;
  return says.test(`${place.measure.what} ${place.measure.unit}`) ? "measure" : null;
}

function worksOf(proof: string, place: Place): string {
  const means = "Everyday words, which mean something else here:";
  if (proof === "") return `${means} it is ${withArticle(nounOf(place))}.`;
  const told = proof === "measure" ? measureClause(place.measure) : `it ${factOf(place, proof)}`;
  return sentence(`${means} ${told}`);
}

/** A pun that any place of the kind bears is heard again in the next state. */
const worthOfKind = 4;

function surfaces(pun: string, line: Line, works: string, proof: string): Surface[] {
  const base = {
    mechanism: "double_meaning",
    uses: [line.key],
    turn: pun,
    works,
    ...(proof === "" && { worth: worthOfKind }),
  } as const;
  return [
    { ...base, text: `${pun} ${line.text}` },
    { ...base, text: `${line.text} ${pun}` },
  ];
}
