import type { Place } from "../place.ts";
import { termsOf } from "../search/terms.ts";
import { capitalized, sentence, withArticle } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { type Line, linesOf, wordCount } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

const longestFact = 12;
/** Words that tell nothing of what a place is, and what is no sort of thing by itself. */
const vague = /landmark|site\b|house of worship|marketplace/;
/** An order is obeyed at the place, not by it. */
const acts =
  /^(?:look|listen|count|ask|turn|follow|wait|read|stand|walk|find|imagine|think|take|stoop|bow|tip|mind|keep|pay|bring|come|go|lift|do|say|let|put)\b/;

/** A likeness alone, with what sort of thing it is of, or with a plain fact that makes one read it again. */
export const image: Mechanism = {
  name: "image",
  worth: 1,
  build({ place }) {
    const facts = place.facts.flatMap((fact, i) =>
      wordCount(fact) > longestFact
        ? []
        : [{ key: `fact:${i}`, terms: termsOf(fact), said: sentence(`it ${fact}`) }],
    );
    return linesOf(place).flatMap((line) => [
      ...facts.flatMap(({ key, terms, said }): Surface[] =>
        terms.some((term) => line.text.includes(term))
          ? []
          : [
              {
                mechanism: "image",
                text: `${line.text} ${said}`,
                uses: [line.key, key],
                turn: withFact,
              },
            ],
      ),
      { mechanism: "image", text: line.text, uses: [line.key], turn: alone },
      ...withKind(place, line),
    ]);
  },
};

export const withFact = "likeness, then fact";
/** The turn of a likeness that nothing stands beside. */
export const alone = "likeness alone";
/** What the turns of a likeness that says what it is of begin with. */
export const kindTold = "kind, ";

/** "A bridge: sparks closed it, and sneakers opened it." */
function withKind(place: Place, line: Line): Surface[] {
  const noun = nounOf(place);
  if (vague.test(noun) || /[:?!]/.test(line.bare) || acts.test(line.bare)) return [];
  const known = termsOf(`${noun} ${place.kind.replaceAll("_", " ")}`);
  if (termsOf(line.bare).some((term) => known.includes(term))) return [];
  const a = withArticle(noun);
  const base = { mechanism: "image", uses: [line.key, "kind"] } as const;
  const long = line.bare.includes(";");
  return [
    { ...base, text: `${capitalized(a)}: ${line.bare}.`, turn: `${kindTold}first` },
    { ...base, text: `Which ${noun}? ${line.text}`, turn: `${kindTold}which` },
    ...(long
      ? []
      : [{ ...base, text: `${capitalized(line.bare)}: ${a}.`, turn: `${kindTold}last` }]),
  ];
}
