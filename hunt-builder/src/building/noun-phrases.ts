import { isDeedOfMany, isDeedOfOne } from "../words/finite-verbs.ts";
import { isThingToSee } from "../words/things-to-see.ts";

const ties = new Set(
  (
    "of in with without under over for on among behind above below beside from at to than by no like into through across round " +
    "around inside outside beneath between along upon near off past within as beyond toward"
  ).split(" "),
);
const relatives = new Set("that who whose which".split(" "));
const openings = new Set(
  "a an the two three four five six seven eight nine ten eleven twelve twenty forty twin his her its their another every".split(
    " ",
  ),
);
const many = new Set(
  "people men women children they oxen geese feet teeth mice deer fish sheep".split(" "),
);
/** What says how, when or of whom, and is no thing by itself. */
const noThing =
  /^(?:it|its|he|she|they|we|you|some|all|everyone|everybody|nobody|anybody|somebody|someone|something|those|these|one of|once|out|up|down|away|free|born|worn|bright|pink|black|red|white|dark|bigger|smaller|older|younger|taller|longer|wider|halfway|according|due|full|hurt|stuck|good|too|not|no|half of|part of|more|less|other|others|same|enough|much|many|few|even|what|how|why|since|because|gone|dead|empty|blank|silent|cold|warm|late|early|open|closed|shut|ready|safe|asleep|afloat|almost|nearly|hardly|barely|just|only|still)\b|\b(?:high|long|wide|tall|deep|old|each|alone|ago|anew|again|alike)$/;

/** Whether the word at a place of a phrase tells a deed there: "leaves" does after "a ship", not after "of". */
function isDeed(words: readonly string[], at: number): boolean {
  const [word = "", before = ""] = [words[at], words[at - 1]];
  if (at === 0 || openings.has(before)) return false;
  if (isDeedOfOne(word)) return !ties.has(before) || /s$/.test(word);
  if (/[^e]ed$/.test(word)) return !ties.has(before);
  const isMany = many.has(before) || (/[^s']s$/.test(before) && !ties.has(before));
  return isMany && isDeedOfMany(word);
}

/** Whether a phrase is a thing or things, and neither a deed nor an order: "lions by the step", "a ram that reads". */
export function isNounPhrase(text: string): boolean {
  const words = text.toLowerCase().split(" ");
  const [first = ""] = words;
  if (noThing.test(text.toLowerCase()) || ties.has(first) || relatives.has(first)) return false;
  // "Rub the stone" is an order.
  if (
    /^\S*[^s] (?:a|an|the|his|her|its|your|down|up|back)\b/.test(text.toLowerCase()) &&
    !openings.has(first)
  )
    return false;
  const isOrder = isDeedOfOne(first) || isDeedOfMany(first);
  if (!openings.has(first) && isOrder && !/[^s]s$/.test(first)) return false;
  // "Named for a flower": what is?
  if (/ed$/.test(first) && (words.length === 1 || ties.has(words[1] ?? ""))) return false;
  // What stands in a clause of its own may do what it likes.
  const clause = words.findIndex((word, i) => i > 0 && relatives.has(word));
  const own = clause < 0 ? words : words.slice(0, clause);
  return own.every((_, i) => !isDeed(own, i));
}

const longestHead = 3;
const counts = new Set(
  "a an the two three four five six seven eight nine ten eleven twelve".split(" "),
);

/**
 * The thing that a line opens with, "a ram" of "a ram reads aloud", without what it is tied to and what it does; null
 * where that is nothing to look up for.
 */
export function headOf(line: string): string | null {
  const [clause = ""] = line.split(/[,;:.?!]/);
  const words = clause.trim().split(" ");
  const end = words.findIndex(
    (word, i) =>
      i > 0 && (ties.has(word) || relatives.has(word) || word === "and" || isDeed(words, i)),
  );
  const head = end < 0 ? words : words.slice(0, end);
  const text = head.join(" ");
  const noun = head.at(-1) ?? "";
  const isBare = !openings.has(head[0] ?? "");
  const isTold = head.filter((word) => !counts.has(word)).length > 1;
  if (head.length > longestHead || !isThingToSee(noun, isTold) || !isNounPhrase(text)) return null;
  if (!/^[\p{L}’'-]+$/u.test(head.join(""))) return null;
  return isBare && !/s$/.test(noun) ? null : text;
}
