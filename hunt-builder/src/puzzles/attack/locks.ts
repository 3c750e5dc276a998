import type { Artefact } from "../artefact.ts";
import { wordsFor } from "../solve/left-out.ts";
import type { Shelf } from "../solve/shelf.ts";

/** One way to read a puzzle without its place. */
export interface Reading {
  word: string;
  /** The county or state that the place would lie in. */
  where?: string | undefined;
}

/** A plate, and what it is locked with: words of the square, and something of the place. */
export interface Lock {
  text: string;
  /** Whether the first, and the second word of the square have a part in the key. */
  words: [boolean, boolean];
  of: "name" | "year" | "county" | "gap" | null;
  /** The line out of which the key is left. */
  gap?: string | undefined;
  /** Whether the parts give a letter each in turn, or stand one after the other. */
  inTurn: boolean;
}

/** What a plate says that it is locked with; null for anything else than a plate. */
export function lockOf(artefact: Artefact): Lock | null {
  if (artefact.kind !== "keyed_cipher") return null;
  const { text, legend } = artefact;
  const gap = /the word that is missing here: “(.*)”/.exec(legend)?.[1];
  if (gap !== undefined)
    return { text: text.toLowerCase(), words: [false, false], of: "gap", gap, inTurn: false };
  const both = /both words/.test(legend);
  return {
    text: text.toLowerCase(),
    words: [both || /first word/.test(legend), both || /second word/.test(legend)],
    of: /last name/.test(legend)
      ? "name"
      : /the year/.test(legend)
        ? "year"
        : /county/.test(legend)
          ? "county"
          : null,
    inTurn: /in turn/.test(legend),
  };
}

interface Tried {
  key: string;
  where?: string | undefined;
  /** The words of the square that it supposes. */
  words: (string | undefined)[];
}

/** Every key that a program can think of: all names, years and counties it has heard of, with all words of the length. */
export function keysTried(
  lock: Lock,
  known: readonly (readonly Reading[] | null)[],
  shown: readonly { answerLength: number }[],
  shelf: Shelf,
): Tried[] {
  const parts: { text: string; where?: string; word?: string; nth?: number }[][] = [];
  for (const nth of [0, 1] as const) {
    if (!lock.words[nth]) continue;
    const read = known[nth] ?? [];
    const words =
      read.length > 0 ? read.map(({ word }) => word) : shelf.wordsOf(shown[nth]?.answerLength ?? 0);
    parts.push(words.map((word) => ({ text: word, word, nth })));
  }
  if (lock.of !== null) parts.push(secretsOf(lock, shelf));
  const tried: Tried[] = [];
  const most = 4_000_000;
  const go = (at: number, chosen: (typeof parts)[number]): void => {
    if (tried.length >= most) return;
    if (at === parts.length) {
      const texts = chosen.map(({ text }) => text);
      const words: (string | undefined)[] = [];
      for (const { nth, word } of chosen) if (nth !== undefined) words[nth] = word;
      tried.push({
        key: lock.inTurn ? interleaved(texts, lock.text.length) : texts.join(""),
        where: chosen.find(({ where }) => where !== undefined)?.where,
        words,
      });
      return;
    }
    for (const each of parts[at] ?? []) go(at + 1, [...chosen, each]);
  };
  go(0, []);
  return tried;
}

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

function secretsOf({ of, gap = "" }: Lock, shelf: Shelf) {
  if (of === "gap") return wordsFor(gap, null, shelf).map((text) => ({ text: bare(text) }));
  const { places } = shelf.library;
  if (of === "year") return Array.from({ length: 500 }, (_, i) => ({ text: String(1530 + i) }));
  if (of === "county")
    return [...new Set(places.map(({ county }) => county))].map((county) => ({
      text: bare(county),
      where: county,
    }));
  const names = places.flatMap(({ people }) =>
    people.map(([name]) =>
      bare(
        name
          .replace(/,? (?:Jr|Sr|I{1,3}|IV)\.?$/, "")
          .split(/\s+/)
          .at(-1) ?? "",
      ),
    ),
  );
  return [...new Set(names)].filter(Boolean).map((text) => ({ text }));
}

/** A letter of each in turn, until there are enough. */
function interleaved(texts: readonly string[], length: number): string {
  let key = "";
  for (let at = 0; key.length < length; at++)
    for (const text of texts) key += text[at % text.length] ?? "";
  return key.slice(0, length);
}

/** A plate moved back by a key. */
export function opened(text: string, key: string): string {
  let word = "";
  for (let i = 0; i < text.length; i++) {
    const by = key.charCodeAt(i % key.length);
    const shift = by < 97 ? by - 48 : by - 97;
    word += String.fromCharCode(97 + ((text.charCodeAt(i) - 97 - shift + 26) % 26));
  }
  return word;
}
