import { lastMade } from "../last-made.ts";
import type { Place } from "../place.ts";
import { gravityOf } from "../words/solemn.ts";
import { isPlain, type Line, linesOf, mostOfState, wordCount } from "./lines.ts";

const longest = 10;
/** What points at its own place makes no sense where another place is spoken of. */
const pointing = /\b(?:here|this|these|you|your|yours|now)\b/i;

/** Likenesses of a place that are short, and make sense where it is spoken of from elsewhere; none of a grave one. */
export const toldFromAfar = lastMade(mostOfState, (place: Place): readonly Line[] =>
  gravityOf(place) === "grave"
    ? []
    : linesOf(place).filter(
        (line) => isPlain(line) && wordCount(line.bare) <= longest && !pointing.test(line.bare),
      ),
);
