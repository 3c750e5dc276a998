import { firstHints, secondHints, thirdHints } from "../frames/hint-frames.ts";
import { lineFrames } from "../frames/line-frames.ts";
import { termsOf } from "../search/terms.ts";

/** What the mechanisms of main clues say around what they tell. */
const turns = [
  "two signs share a word, under one and under yours, that place has a word of its name in common with yours",
  "of three, not the one, nor the other, yours differs, pass by, yours is another, come to mind, leave alone the one, take the other",
  "its name promises, speaks of, pay it no mind, come for, get this, expect, forget, once, now, before that, later",
  "I went and ended here, undo it, begin where I did, the end of a line I drew, go back along my line, start",
  "the same hand twice, whoever drew that, drew yours as well, maker, somebody had a part in that and in what you look for, two places, one life, the first",
  "fold the map, halfway for a crow, could meet here, as far from as from, beside it, look up, look down",
  "look for it, and remember this, find it, stop there, ask which one",
  "what should I look for, tell me, what will I see, how shall I know you, anything else about you",
];

/** Terms of the sentences that the offline writer puts around facts: they say nothing of a place by themselves. */
export const frameTerms: ReadonlySet<string> = new Set(
  termsOf(
    [...Object.values(lineFrames).flat(), ...firstHints, ...secondHints, ...thirdHints, ...turns]
      .join(" ")
      .replace(/\{\w+\}/g, " "),
  ),
);
