import { guardOf, wordsOf } from "../leaks.ts";
import type { Place } from "../place.ts";
import { capitalized, sentence } from "../wording/sentences.ts";
import { linesOf, wordCount } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

/** Things a place may have, to be spelled down the edge where its row speaks of them. */
const things = new Set(
  "arch bear bell bird boat bone book bow brick cat clay clock coal corn cow crow dam deer dog dome door duck farm fish flag fort fox glass gold hall hat hill horse ice iron lake lamp lava lead lens lion loom map mast mill mine moon oak ore oven owl path pier pine pipe pony pool rail ram ribs road rock roof room rope rose ruin sail salt sand seal shaft ship silk snow spire star steel stone sun swan tent tile toll tomb train tree wall water wave whale wheel wind wing wood wool".split(
    " ",
  ),
);
const shortest = 3;
const longest = 4;
const longestLine = 12;
const mostWords = 42;

interface Row {
  key: string;
  text: string;
}

/** The first letters of the lines spell a thing that the row says is there. */
export const acrostic: Mechanism = {
  name: "acrostic",
  worth: 10,
  build({ place, gravity }) {
    if (gravity === "grave") return [];
    const rows = rowsOf(place);
    const guard = guardOf(place);
    const named = new Set(wordsOf([place.name, ...place.aliases].join(" ")));
    const told = new Set(wordsOf([...place.facts, ...place.veiled].join(" ")));
    const words = [...told].filter(
      (word) =>
        things.has(word) &&
        word.length >= shortest &&
        word.length <= longest &&
        !place.kind.includes(word) &&
        !named.has(word) &&
        guard.findLeak(word) === null,
    );
    return words.flatMap((word): Surface[] => {
      const lines = spelled(word, rows);
      if (lines === null) return [];
      const text = lines.map((line) => line.text).join("\n");
      if (wordCount(text) > mostWords) return [];
      return [
        {
          mechanism: "acrostic",
          text,
          uses: lines.map((line) => line.key),
          turn: "acrostic",
          works: `Read down, the first letters of its lines are ${word.toUpperCase()}.`,
        },
      ];
    });
  },
};

/** Lines of a place that can stand alone: its likenesses, and its facts in the manner of a diary. */
function rowsOf(place: Place): Row[] {
  return [
    ...linesOf(place),
    ...place.facts.map((fact, i) => ({ key: `fact:${i}`, text: capitalized(`${fact}.`) })),
    ...place.facts.map((fact, i) => ({ key: `fact:${i}`, text: sentence(`it ${fact}`) })),
  ].filter(({ text }) => wordCount(text) <= longestLine && /^[A-Z]/.test(text));
}

/** Lines whose first letters are the word, no two of one key; null where there are none. */
export function spelled(
  word: string,
  rows: readonly Row[],
  used: readonly string[] = [],
): Row[] | null {
  const [letter = "", ...rest] = word;
  if (letter === "") return [];
  for (const row of rows) {
    if (used.includes(row.key) || row.text.charAt(0).toLowerCase() !== letter) continue;
    const others = spelled(rest.join(""), rows, [...used, row.key]);
    if (others) return [row, ...others];
  }
  return null;
}
