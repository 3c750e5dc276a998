import { inSentence, withArticle } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { kinOf, plural } from "./kin.ts";
import { linesOf } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";
import { shortFacts } from "./odd-one-out.ts";

/** Two come to mind; setting one aside is finding the other. */
export const rival: Mechanism = {
  name: "rival",
  worth: 6,
  build(scene) {
    const { place, gravity } = scene;
    if (gravity === "grave") return [];
    const other = kinOf(scene, 10).find((each) => shortFacts(each, place).length > 0);
    const [fact] = other ? shortFacts(other, place) : [];
    if (other === undefined || fact === undefined) return [];
    const noun = nounOf(place);
    const works = `The one to pass by is ${inSentence(other.name)}.`;
    return linesOf(place).flatMap((line): Surface[] => {
      const base = { mechanism: "rival", uses: [line.key, "kind"], works } as const;
      return [
        {
          ...base,
          text: `Two ${plural(noun)} may come to mind, of which one ${fact}; take the other. ${line.text}`,
          turn: "come to mind",
        },
        {
          ...base,
          text: `${line.text} Pass by the ${noun} that ${fact}; yours is another.`,
          turn: "pass by",
        },
        {
          ...base,
          text: `Some would send you to ${withArticle(noun)} that ${fact}. Yours is another: ${line.bare}.`,
          turn: "some would send",
        },
      ].filter(({ text }) => !/: .*[:;]|[?!]\.$/.test(text));
    });
  },
};
