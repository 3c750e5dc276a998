import { milesBetween } from "../bearings.ts";
import { inSentence, withArticle } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { plural } from "./kin.ts";
import type { Mechanism, Surface } from "./mechanism.ts";
import { isSort, likesOf } from "./odd-one-out.ts";

const farthestMi = 90;
const mostRivals = 3;

/**
 * Two towns compare what they have of one kind, each by what its row says, and both of the same thing: what each has,
 * what became of each. Nothing that is grave, sacred or somebody's home is boasted of.
 */
export const dialogue: Mechanism = {
  name: "dialogue",
  worth: 7,
  build(scene) {
    const { place, gravity } = scene;
    if (gravity !== "plain" || place.tags?.includes("living_people") || !isSort(place)) return [];
    const nouns = plural(nounOf(place));
    return place.facts.flatMap((fact, i) =>
      /["“”;:]/.test(fact)
        ? []
        : likesOf(scene, fact)
            .filter(
              ({ each, theirs }) =>
                milesBetween(each.point, place.point) <= farthestMi && !/["“”;:]/.test(theirs),
            )
            .slice(0, mostRivals)
            .flatMap(({ each, theirs }): Surface[] => {
              const base = {
                mechanism: "dialogue",
                uses: [`fact:${i}`, "kind", `landmark:${each.id}`],
                works: `The first voice is proud of ${inSentence(each.name)}.`,
              } as const;
              const ours = `“Ours ${theirs}.” “Ours ${fact}.”`;
              return [
                {
                  ...base,
                  text: `Two towns compare their ${nouns}. ${ours} Side with the second.`,
                  turn: "two towns",
                },
                {
                  ...base,
                  text: `${ours} Thus two people about their ${nouns}, and it is the other one who lives near yours.`,
                  turn: "two people",
                },
                ...(each.town === place.town
                  ? []
                  : [
                      {
                        ...base,
                        text: `“Ours ${theirs},” they say in ${each.town} of ${withArticle(nounOf(place))}. “And ours ${fact},” comes the answer. From where?`,
                        turn: "comes the answer",
                      },
                    ]),
              ];
            }),
    );
  },
};
