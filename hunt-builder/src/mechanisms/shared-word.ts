import { leakGuard, wordsOf } from "../leaks.ts";
import type { Place } from "../place.ts";
import { capitalized, inSentence, withArticle } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { gravityOf } from "../words/solemn.ts";
import { isPlain, linesOf } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";
import { isTellable, ownLinesOf } from "./own-lines.ts";

const shelves = new WeakMap<readonly Place[], Map<string, Place[]>>();

/** Words of names that just two places of a stock bear, and that tell something. */
function bearersOf(stockmates: readonly Place[]): Map<string, Place[]> {
  const before = shelves.get(stockmates);
  if (before) return before;
  const made = new Map<string, Place[]>();
  for (const place of stockmates) {
    const guard = leakGuard({ ...place, aliases: [] });
    for (const word of new Set(wordsOf(place.name))) {
      // A word that the guard lets pass is no find.
      if (word.length < 4 || /\d/.test(word) || guard.findLeak(word) === null) continue;
      const list = made.get(word);
      if (list) list.push(place);
      else made.set(word, [place]);
    }
  }
  // "Harry" alone is half of what a dam and a house are named for.
  for (const [word, list] of made)
    if (list.length !== 2 || list.some((each) => isBeforeInitial(word, each))) made.delete(word);
  shelves.set(stockmates, made);
  return made;
}

const worthOfShared = 9;

/** Two places bear one word; solving the one that is told gives the word of the other. */
export const sharedWord: Mechanism = {
  name: "shared_word",
  worth: worthOfShared,
  build({ place, stockmates }) {
    const made: Surface[] = [];
    for (const [word, bearers] of bearersOf(stockmates)) {
      const [one, two] = bearers;
      if (one === undefined || two === undefined || (one !== place && two !== place)) continue;
      const other = one === place ? two : one;
      if (isRefused(word, place, other)) continue;
      const noun = nounOf(other);
      const works = `The word is “${capitalized(word)}”: it is in the name of ${inSentence(other.name)} too.`;
      for (const mine of ownLinesOf(place))
        for (const theirs of linesOf(other)) {
          if (!isTellable(mine) || !isPlain(theirs)) continue;
          const base = {
            mechanism: "shared_word",
            uses: [...mine.keys, "self", `landmark:${other.id}`],
            own: [mine.text],
            works,
            worth: worthOfShared + mine.more,
          } as const;
          made.push(
            ...(mine.bare === null
              ? []
              : [
                  {
                    ...base,
                    text: `Two names share a word. One belongs to this: ${theirs.bare}. The other is yours: ${mine.bare}.`,
                    turn: "two signs",
                  },
                ]),
            {
              ...base,
              text: `${theirs.text} That place has a word of its name in common with yours. ${mine.text}`,
              turn: "in common with yours",
            },
            {
              ...base,
              text: `${mine.text} It has a word of its name in common with ${withArticle(noun)}: ${theirs.bare}.`,
              turn: "in common",
            },
          );
        }
    }
    return made;
  },
};

/** No word of a town or county, which a map gives away; nothing of the grave; neither name told. */
function isRefused(word: string, place: Place, other: Place): boolean {
  const maps = [place, other].flatMap(({ town, county, stateName }) =>
    wordsOf(`${town} ${county} ${stateName}`),
  );
  if (maps.includes(word)) return true;
  return [place, other].some((each) => gravityOf(each) === "grave");
}

/** Whether a word of a name is a first name with an initial after it. */
function isBeforeInitial(word: string, { name }: Place): boolean {
  return /\p{L}\./u.test(name) && new RegExp(`\\b${word} \\p{Lu}\\.`, "iu").test(name);
}
