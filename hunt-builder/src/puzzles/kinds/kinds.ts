import { bearings } from "./bearings.ts";
import { bookCode } from "./book-code.ts";
import { crossedWords } from "./crossed-words.ts";
import { cryptogram } from "./cryptogram.ts";
import { doors } from "./doors.ts";
import { dropQuote } from "./drop-quote.ts";
import { errata } from "./errata.ts";
import { groups } from "./groups.ts";
import { keyedCipher } from "./keyed-cipher.ts";
import type { Kind } from "./kind.ts";
import { lampLog } from "./lamp-log.ts";
import { letterPath } from "./letter-path.ts";
import { lookout } from "./lookout.ts";
import { mapPath } from "./map-path.ts";
import { nonogram } from "./nonogram.ts";
import { order } from "./order.ts";
import { switches } from "./switches.ts";

/** Every kind of puzzle there is; a new one is a line here, in solve/solvers.ts and in the web's drawings. */
export const kinds: readonly Kind[] = [
  doors,
  switches,
  letterPath,
  dropQuote,
  bookCode,
  keyedCipher,
  lampLog,
  order,
  groups,
  errata,
  cryptogram,
  nonogram,
  crossedWords,
  mapPath,
  bearings,
  lookout,
];
