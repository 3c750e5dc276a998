import { sentence } from "../wording/sentences.ts";
import { linesOf, wordCount } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

const lack =
  /\b(?:never|no longer|without|lost (?:its|a|the)|has no|had no|have no|not one|nobody|nothing|unfinished|missing|instead of|but no)\b/;
const longest = 17;

/** A place is known by what it lacks; the lack is told in the row and never inferred. */
export const absence: Mechanism = {
  name: "absence",
  worth: 8,
  build({ place, gravity }) {
    if (gravity === "grave") return [];
    return place.facts.flatMap((fact, i) => {
      if (!lack.test(fact) || wordCount(fact) > longest) return [];
      const said = sentence(`it ${fact}`);
      const uses = [`fact:${i}`];
      return [
        { mechanism: "absence", text: said, uses, turn: "lack alone" },
        ...linesOf(place).flatMap((line): Surface[] => [
          {
            mechanism: "absence",
            text: `${said} ${line.text}`,
            uses: [...uses, line.key],
            turn: "lack, then likeness",
          },
          {
            mechanism: "absence",
            text: `${line.text} ${said}`,
            uses: [...uses, line.key],
            turn: "likeness, then lack",
          },
        ]),
      ];
    });
  },
};
