import { termsOf } from "../search/terms.ts";
import { sentence } from "../wording/sentences.ts";
import { linesOf, wordCount } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

const longestFact = 12;

/** A likeness, and a plain fact that makes one read it again. */
export const image: Mechanism = {
  name: "image",
  worth: 1,
  build({ place }) {
    return linesOf(place).flatMap((line) => [
      ...place.facts.flatMap((fact, i): Surface[] =>
        wordCount(fact) > longestFact || termsOf(fact).some((term) => line.text.includes(term))
          ? []
          : [
              {
                mechanism: "image",
                text: `${line.text} ${sentence(`it ${fact}`)}`,
                uses: [line.key, `fact:${i}`],
                turn: "likeness, then fact",
              },
            ],
      ),
      { mechanism: "image", text: line.text, uses: [line.key], turn: "likeness alone" },
    ]);
  },
};
