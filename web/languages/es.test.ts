import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import * as spanishShort from "../src/slices/puzzles/short-words.es.ts";
import * as short from "../src/slices/puzzles/short-words.ts";
import { NOUNS } from "../src/ui/counted.es.ts";
import { isOfService, isTranslated, readCatalogues, readExceptions } from "./catalogue.ts";
import { messagesIn } from "./messages.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const catalogues = readCatalogues("es");
const exceptions = readExceptions();
const words = new Map(catalogues.flatMap(([, catalogue]) => Object.entries(catalogue)));

/** What the service says to hunters beside the refusals of the contract. */
const TOLD = [
  "content/faqs/*",
  "check-ins/rules",
  "prizes/bitcoin-address",
  "prizes/claim-rules",
  "hunts/square-hours",
];

/** Each message of the pages with where it stands. */
const said = new Map<string, string>();
const modules = new Map<string, string>();

beforeAll(() => {
  for (const file of globSync("{web/src,contract/src}/**/*.{ts,tsx}", { cwd: root })) {
    if (!isTranslated(`${root}${file}`)) continue;
    const code = readFileSync(`${root}${file}`, "utf8");
    modules.set(file, code);
    for (const { text, line } of messagesIn(file, code, exceptions)) {
      said.set(text, `${file}:${line}`);
    }
  }
}, 60_000);

test("every message of the pages has its Spanish words", () => {
  const missing = [...said].filter(([text]) => !words.has(text));
  // The words belong into a catalogue of languages/es; what is no text, into exceptions.json.
  expect(missing).toEqual([]);
});

test("no catalogue keeps words that nobody says any more", () => {
  const spare = catalogues
    .filter(([name]) => !isOfService(name))
    .flatMap(([, catalogue]) => Object.keys(catalogue))
    .filter((text) => !said.has(text) && !exceptions.always.has(text));
  expect(spare).toEqual([]);
  expect([...exceptions.notText].filter((text) => words.has(text))).toEqual([]);
});

test("a message stands in one catalogue, and keeps its values and elements", () => {
  const ofPages = catalogues.filter(([name]) => !isOfService(name));
  const names = ofPages.flatMap(([, catalogue]) => Object.keys(catalogue));
  expect(names.filter((text, at) => names.indexOf(text) !== at)).toEqual([]);
  const marks = (text: string) => [...text.matchAll(/\{\w+\}|<\/?\d+\/?>/g)].map(String).sort();
  for (const [english, spanish] of catalogues.flatMap(([, all]) => Object.entries(all))) {
    expect([english, marks(spanish)]).toEqual([english, marks(english)]);
    expect(spanish, english).toBe(spanish.trim());
    expect(spanish, english).not.toBe("");
  }
});

test("what the service tells hunters has its Spanish words", () => {
  const files = TOLD.flatMap((names) =>
    globSync(`server/src/slices/${names}.ts`, { cwd: root, exclude: ["**/*.test.ts"] }),
  );
  expect(files.length).toBeGreaterThan(8);
  const missing = files.flatMap((file) =>
    messagesIn(file, readFileSync(`${root}${file}`, "utf8"), exceptions)
      .map(({ text }) => text)
      .filter((text) => /[.?!]$/.test(text) && !words.has(text))
      .map((text) => `${file}: ${text}`),
  );
  // Sentences that are put together of words are kept as they are told.
  expect(missing.filter((line) => !line.includes("{0} Your {1} {2} right."))).toEqual([]);
});

test("whatever is counted in the pages has one and many in Spanish", () => {
  const nouns = [...modules.values()].flatMap((code) =>
    [...code.matchAll(/\bcounted\([^,;]+?, "([a-z -]+)"/g)].map(([, noun = ""]) => noun),
  );
  expect(nouns.length).toBeGreaterThan(30);
  expect(nouns.filter((noun) => !Object.hasOwn(NOUNS, noun))).toEqual([]);
});

test("each short word of the drawings has its Spanish one, in its place", () => {
  const places = (all: object) =>
    Object.entries(all).map(([name, some]) => [
      name,
      typeof some === "string" ? 1 : Object.keys(some),
    ]);
  expect(places(spanishShort)).toEqual(places(short));
  const lists = [spanishShort.winds, spanishShort.pointings];
  expect(lists.map((list) => new Set(list).size)).toEqual([8, 8]);
});
