import type { Place } from "../place.ts";
import { type Exchange, exchanges } from "./exchanges.ts";
import { type Line, linesOf, wordCount } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";

const longest = 35;
/** Whoever hears the talk first does not know what it is about. */
const worthOfAfter = 2.5;
const works = "The second voice is the place’s own.";

/** Two voices, absurd until one knows. Nothing that is grave, sacred or somebody's home talks. */
export const dialogue: Mechanism = {
  name: "dialogue",
  worth: 3.5,
  build({ place, gravity }) {
    if (gravity !== "plain" || place.tags?.includes("living_people")) return [];
    return exchanges
      .filter((each) => isTrue(each, place))
      .flatMap(({ says }) =>
        says.flatMap(([question, answer]) =>
          linesOf(place).flatMap((line) =>
            /["“”]/.test(line.text) ? [] : talks(question, answer, line),
          ),
        ),
      );
  },
};

function talks(question: string, answer: string, line: Line): Surface[] {
  const base = { mechanism: "dialogue", uses: [line.key], turn: question, works } as const;
  // What one sees stands beside the talk: in the mouth of either it would answer nothing.
  return [
    { ...base, text: `${line.text} “${question}” “${answer}”` },
    { ...base, text: `“${question}” “${answer}” ${line.text}`, worth: worthOfAfter },
  ].filter(({ text }) => wordCount(text) <= longest);
}

function isTrue({ needs, kinds, bears }: Exchange, { kind, tags, name, facts }: Place): boolean {
  return (
    (tags?.includes(needs) ?? false) &&
    (kinds === undefined || kinds.includes(kind)) &&
    (bears === undefined || bears.test([name, ...facts].join(" ")))
  );
}
