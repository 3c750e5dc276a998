import type { Measure } from "../place.ts";
import { inWords } from "../wording/numbers.ts";
import { sentence } from "../wording/sentences.ts";
import { isPlural, measureClause, possessed } from "../wording/units.ts";
import { linesOf } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

/** Well-known sizes in feet; how far off a place must be before it is set against one. */
const tallThings: readonly [feet: number, name: string][] = [
  [305, "the Statue of Liberty, pedestal and all,"],
  [555, "the Washington Monument"],
  [18, "a giraffe"],
  [63, "Lincoln's head on Mount Rushmore, set on the ground and taken for sixty feet,"],
  [984, "the Eiffel Tower, without its aerial,"],
  [1250, "the Empire State Building, without its mast,"],
];
const longThings: readonly [feet: number, name: string][] = [
  [882, "the Titanic"],
  [360, "a football field with both its end zones"],
  [63.7, "a tractor trailer"],
  [4200, "the main span of the Golden Gate Bridge"],
  [1595, "the main span of the Brooklyn Bridge"],
];
const margin = 0.12;
const widest = 2.2;

/** A size set against one that everybody knows; true by a margin of an eighth. */
export const scale: Mechanism = {
  name: "scale",
  worth: 3,
  build({ place, gravity }) {
    if (gravity !== "plain") return [];
    const { measure } = place;
    if (
      measure.unit !== "ft" ||
      isPlural(measure.what) ||
      /\b(?:drop|fall|gorge|canyon|river|valley|city|town|street|climb|cliff)\b/.test(
        measure.what,
      ) ||
      /^(?:each|every|the)\b/.test(measure.what)
    )
      return [];
    return comparisonsOf(measure).flatMap(({ text, turn, works }) =>
      linesOf(place).flatMap((line): Surface[] => {
        const base = { mechanism: "scale", uses: ["measure", line.key], turn, works } as const;
        return [
          { ...base, text: `${line.text} ${text}` },
          { ...base, text: `${text} ${line.text}` },
        ];
      }),
    );
  },
};

function comparisonsOf(measure: Measure): { text: string; turn: string; works: string }[] {
  const { what, value, how } = measure;
  const part = possessed(what);
  const tall = /^(?:tall|high)$/.test(how) ? tallThings : how === "long" ? longThings : [];
  return tall.flatMap(([feet, name]) => {
    if (name.includes("Rushmore") || name.includes("tractor")) return [];
    const ratio = value / feet;
    const clause = measureClause(measure);
    const works = sentence(`${clause}, and ${name} measures ${inWords(Math.round(feet))} feet`);
    if (ratio > 1 + margin && ratio < widest)
      return how === "long"
        ? [
            {
              text: `Laid along ${part}, ${name} would leave room to spare.`,
              turn: `longer than ${name}`,
              works,
            },
          ]
        : [
            {
              text: `Beside it ${name} would have to look up.`,
              turn: `taller than ${name}`,
              works,
            },
            {
              text: `Set down next to it, ${name} would be the short one.`,
              turn: `taller than ${name}`,
              works,
            },
          ];
    if (ratio < 1 - margin && ratio > 1 / widest && how !== "long")
      return [
        { text: `Beside it ${name} would look down.`, turn: `shorter than ${name}`, works },
        {
          text: `Next to ${name} it would be the short one.`,
          turn: `shorter than ${name}`,
          works,
        },
      ];
    return [];
  });
}
