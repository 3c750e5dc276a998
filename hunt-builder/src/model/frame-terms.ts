import { factFrames, imageFrames } from "../frames/fact-frames.ts";
import { firstHints, secondHints, thirdHints } from "../frames/hint-frames.ts";
import { leadIns } from "../frames/lead-ins.ts";
import { termsOf } from "../search/terms.ts";
import { voices } from "../voices/voices.ts";

/** Terms of the sentences that the offline writer puts around facts: they say nothing of a place by themselves. */
export const frameTerms: ReadonlySet<string> = new Set(
  termsOf(
    [
      ...factFrames,
      ...imageFrames,
      ...firstHints,
      ...secondHints,
      ...thirdHints,
      ...leadIns,
      ...voices.map(({ template }) => template),
    ]
      .join(" ")
      .replace(/\{\w+\}/g, " "),
  ),
);
