import type { NameLetter } from "../hunt.ts";
import type { Place } from "../place.ts";
import type { Random } from "../random.ts";
import type { Made } from "./made.ts";

/** So many letters of a name confirm a word, and the place. */
const mostLetters = 2;

/** A name begins like so many letters at least, or its second word counts, too. */
const shortest = 4;

/** A name as one counts its letters: no accents, no "The", nothing but letters and what lies between words. */
function spelled(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/^the /, "");
}

/** Words that are as often shortened as not. */
const shortened = /^(?:mt|st|saint|ft|dr|doctor|usa?)$/;

/**
 * The letters of a place's name that everybody has who knows it, by where they stand, from 1: of how the name begins,
 * as all of its names do.
 */
export function sureLetters({
  name,
  aliases,
}: Pick<Place, "name" | "aliases">): Map<number, string> {
  const [first = "", second = ""] = spelled(name).split(" ");
  const begins = first.length < shortest ? [first, second] : [first];
  if (begins.some((word) => !/^[a-z'’-]+$/.test(word) || shortened.test(word))) return new Map();
  const all = [name, ...aliases].map((each) => spelled(each).replace(/[^a-z]/g, ""));
  const head = begins.join("").replace(/[^a-z]/g, "");
  return new Map(
    [...head].flatMap((letter, i) =>
      all.every((each) => each[i] === letter) ? [[i + 1, letter] as const] : [],
    ),
  );
}

/**
 * Which letters of its words a square shares with the name of its landmark, a list for each word: what cannot be
 * tried out confirms itself in nothing else, and the letters tell nobody anything who has not found the place. Those
 * come first by which other words are found out that one might read. No letter of the name serves twice: two words
 * would else cross there, for whoever does not know it.
 */
export function nameLettersOf(
  made: readonly (Pick<Made, "word" | "others"> | null)[],
  { place, random }: { place: Pick<Place, "name" | "aliases">; random: Random },
): NameLetter[][] {
  const open = sureLetters(place);
  return made.map((each) => {
    if (each === null) return [];
    const { word, others = [] } = each;
    const shared = random.shuffle(
      [...open].flatMap(([at, letter]) =>
        [...word].flatMap((own, i) => (own === letter ? [{ letter: i + 1, at }] : [])),
      ),
    );
    const chosen: NameLetter[] = [];
    let left = others.filter((other) => other !== word);
    for (let nth = 0; nth < mostLetters; nth++) {
      const fits = ({ letter }: NameLetter): string[] =>
        left.filter((other) => other[letter - 1] === word[letter - 1]);
      const [best] = shared
        .filter(({ letter, at }) =>
          chosen.every((other) => other.letter !== letter && other.at !== at),
        )
        .sort((a, b) => fits(a).length - fits(b).length);
      if (best === undefined) break;
      chosen.push(best);
      left = fits(best);
    }
    for (const { at } of chosen) open.delete(at);
    return chosen.sort((a, b) => a.letter - b.letter);
  });
}
