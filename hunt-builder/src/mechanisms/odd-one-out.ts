import { isUntrueOf } from "../offline/untrue.ts";
import type { Place } from "../place.ts";
import { inSentence } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { kinOf, plural } from "./kin.ts";
import { wordCount } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

const longest = 11;

/** Neighbors of one kind, each with what it alone has; yours comes last. */
export const oddOneOut: Mechanism = {
  name: "odd_one_out",
  worth: 5,
  build(scene) {
    const { place } = scene;
    const [first, second] = kinOf(scene, 8).filter((each) => shortFacts(each, place).length > 0);
    if (first === undefined || second === undefined) return [];
    const own = nounOf(place);
    const noun = plural(own);
    const [one] = shortFacts(first, place);
    const [two] = shortFacts(second, place);
    const works = `The other two are ${inSentence(first.name)} and ${inSentence(second.name)}.`;
    return place.facts.flatMap((fact, i): Surface[] => {
      if (wordCount(fact) > longest + 2 || one === undefined || two === undefined) return [];
      const base = { mechanism: "odd_one_out", uses: [`fact:${i}`, "kind"], works } as const;
      return [
        {
          ...base,
          text: `Of three ${noun} one ${one} and one ${two}. Yours ${fact}.`,
          turn: "of three",
        },
        {
          ...base,
          text: `One ${own} ${one}. Another ${two}. Yours ${fact}.`,
          turn: "one, another",
        },
        {
          ...base,
          text: `Not the ${own} that ${one}, nor the one that ${two}: yours ${fact}.`,
          turn: "not nor",
        },
      ];
    });
  },
};

/** Facts of another place that are short and can be denied of this one. */
export function shortFacts(other: Place, place: Place): string[] {
  return other.facts.filter(
    (fact) =>
      wordCount(fact) <= longest &&
      !/\b(?:its own|here|nearby)\b/.test(fact) &&
      isUntrueOf(place, { source: "fact", key: "", level: "EASY", slots: { fact } }),
  );
}
