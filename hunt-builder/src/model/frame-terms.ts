import {
  firstHints,
  knownFirstHints,
  markHints,
  startHints,
  thirdHints,
} from "../frames/hint-frames.ts";
import { lineFrames } from "../frames/line-frames.ts";
import { termsOf } from "../search/terms.ts";

/** What the mechanisms of main clues say around what they tell. */
const turns = [
  "two signs share a word, under one and under yours, that place has a word of its name in common with yours",
  "of three, not the one, nor the other, but the one, yours differs, of two, take the one, leave the other",
  "once, now, before that, later",
  "I went and ended here, undo it, begin where I did, the end of a line I drew, go back along my line, start",
  "the same hand twice, whoever drew that, drew yours as well, maker, one name belongs to that and to yours, two places, one life, the first",
  "fold the map, could meet here, tie a string, as far from as from, beside it, look up, look down",
  "look for it, and remember this, find it, stop there, ask which one",
  "two towns compare, ours, side with the second, two people about theirs, who lives near yours, they say, comes the answer, from where",
  "a signpost with two arms, you want the post, the crow’s report, where it took off, two neighbors help, draw two lines, goes from this",
  "three neighbors in a lineup, the oldest, the youngest, neither, in order of age, the one in the middle, three places, the one you are after",
  "three postcards, return the other to its sender, two of these belong together, go where they do, somebody shuffled the album, keep two, give one back",
  "strayed in, cross out what is said, stuck together, act one, act two",
];

/** Terms of the sentences that the offline writer puts around facts: they say nothing of a place by themselves. */
export const frameTerms: ReadonlySet<string> = new Set(
  termsOf(
    [
      ...Object.values(lineFrames).flat(),
      ...firstHints,
      ...knownFirstHints,
      ...startHints,
      ...markHints,
      ...Object.values(thirdHints).flat(),
      ...turns,
    ]
      .join(" ")
      .replace(/\{\w+\}/g, " "),
  ),
);
