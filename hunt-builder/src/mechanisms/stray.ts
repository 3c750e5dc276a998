import { milesBetween } from "../bearings.ts";
import { inSentence } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { kinOf } from "./kin.ts";
import { wordCount } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";
import { shortFacts } from "./odd-one-out.ts";

const longest = 12;
/** Farther off nobody would think of the other place. */
const farthestMi = 100;
const mostWords = 45;

/** Three sayings of which one strayed here from another place of the kind: the two that agree lead. */
export const stray: Mechanism = {
  name: "stray",
  worth: 7,
  build(scene) {
    const { place, gravity } = scene;
    if (gravity === "grave") return [];
    const noun = nounOf(place);
    const own = place.facts.flatMap((fact, i) =>
      wordCount(fact) <= longest && !/[;:“”]/.test(fact) ? [{ fact, key: `fact:${i}` }] : [],
    );
    const other = kinOf(scene, 8).find(
      (each) =>
        milesBetween(each.point, place.point) <= farthestMi && shortFacts(each, place).length > 0,
    );
    if (other === undefined) return [];
    const [strange] = shortFacts(other, place).filter((fact) => !/[;:“”]/.test(fact));
    if (strange === undefined) return [];
    const works = `What strayed into it is that it ${strange}: that is ${inSentence(other.name)}.`;
    return own.flatMap((a, i) =>
      own.slice(i + 1).flatMap((b) =>
        orders(a.fact, b.fact, strange).flatMap(([one, two, three]): Surface[] => {
          const base = { mechanism: "stray", uses: [a.key, b.key, "kind"], works } as const;
          const made: Surface[] = [
            {
              ...base,
              text: `Two of these are your ${noun}’s own, and one strayed in from another: it ${one}; it ${two}; it ${three}.`,
              turn: "strayed in",
            },
            {
              ...base,
              text: `It ${one}. It ${two}. It ${three}. Cross out what is said of another ${noun}.`,
              turn: "cross out",
            },
            {
              ...base,
              text: `A page with two leaves stuck together: it ${one}; it ${two}; it ${three}. One of the three is about another ${noun}.`,
              turn: "stuck together",
            },
          ];
          return made.filter(({ text }) => wordCount(text) <= mostWords);
        }),
      ),
    );
  },
};

/** The stray in each of the three places. */
function orders(a: string, b: string, strange: string): readonly [string, string, string][] {
  return [
    [strange, a, b],
    [a, strange, b],
    [a, b, strange],
  ];
}
