import { wayIn } from "../frames/word-hint-frames.ts";

/** Words the puzzles' own rules use. */
const ofRules =
  "this corner stop word words letter letters alphabet begins ends moved move forward back place places later stands read write key cipher hides code dot dash comma pause pauses operator morse telephone keypad press dialed number add minus plus sums step steps town towns traveler order name vowels ladder rung missing differs exactly between hidden hides gap signboard painted row rows column knight board starts up down left right upper lower arm arms flag flags signals figure rules goes round other stays hangs capital map states spells take first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth one two three four five six seven eight nine ten eleven twelve using used every once another make single unscramble shaken put lost dropped lie pick right order writes accounts done goes lands dialed taps thinking came postmark beginning short remains belong somebody struck out find dictionary says can mean answer";

/** Words that our own sentences use around every digital square; as answers they would be given away. */
export const ownWords: ReadonlySet<string> = new Set(
  [...wayIn, ofRules]
    .join(" ")
    .toLowerCase()
    .replace(/\{\w+\}/g, " ")
    .split(/[^a-z]+/),
);
