import type { Clue } from "../hunt.ts";
import type { Place } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { termsOf } from "../search/terms.ts";
import { capitalized, inSentence } from "../wording/sentences.ts";
import { isToldAgain, type Workbench } from "./workbench.ts";

/** What a riddle means in plain words. */
export interface Unveiled {
  fact: string;
  /** The line of the list that is unveiled; none where it is the clue. */
  image?: string;
}

/** What of its row the clue tells: asked for before a hint or the list tells more of it. */
export function toldByClue({ said }: Workbench): string[] {
  return [...said].filter((key) => /^(?:fact|image):\d+$/.test(key));
}

/**
 * A fact that the clue tells by a likeness, or else a line of the list, and that nothing tells plainly; it is booked as
 * said. Null where none is left.
 * @param keys what the clue tells
 * @param mayLeak whether it may say the name or the town, as a last hint may
 */
export function unveil(
  bench: Workbench,
  keys: readonly string[],
  lines: readonly Omit<Clue, "id">[] = [],
  mayLeak = true,
): Unveiled | null {
  const { place } = bench.task;
  const [clue = ""] = bench.texts;
  const ofClue = keys.flatMap((key) => (key.startsWith("fact:") ? [key] : factsIn(place, key)));
  for (const key of ofClue) {
    const fact = plainly(bench, key, clue, {
      isTold: keys.includes(key),
      mayLeak,
      most: mostShared,
    });
    if (fact !== null) return { fact };
  }
  for (const { text, about } of lines)
    for (const [i, image] of place.veiled.entries()) {
      if (about !== undefined || text !== asRead(image)) continue;
      for (const key of factsIn(place, `image:${i}`)) {
        const fact = plainly(bench, key, text, { isTold: false, mayLeak, most: mostSharedOfLine });
        if (fact !== null) return { fact, image };
      }
    }
  return null;
}

/** A likeness as a line of the list has it. */
export const asRead = (image: string): string =>
  `${capitalized(image)}${/[.!?]$/.test(image) ? "" : "."}`;

/** A likeness as it stands between quotation marks in a sentence. */
export const asQuoted = (image: string): string => capitalized(image.replace(/[.,;:]$/, ""));

/** The facts that a likeness was written to tell. */
function factsIn({ tells = [] }: Place, key: string): string[] {
  const keys = tells[Number(key.slice("image:".length))] ?? "";
  return keys.split(" ").filter((each) => each.startsWith("fact:"));
}

const unveiledKey = (key: string): string => `unveiled ${key}`;
/** Of a fact's telling words its riddle may share this much: more is the same again. */
const mostShared = 0.4;
/** And a line that is quoted beside it, less. */
const mostSharedOfLine = 0.25;

/** isTold: whether the clue was written for the fact itself. */
function plainly(
  bench: Workbench,
  key: string,
  riddle: string,
  { isTold, mayLeak, most }: { isTold: boolean; mayLeak: boolean; most: number },
): string | null {
  const { said, task, texts } = bench;
  const fact = task.place.facts[Number(key.slice("fact:".length))];
  if (fact === undefined || said.has(unveiledKey(key)) || (said.has(key) && !isTold)) return null;
  if (!mayLeak && (bench.guard.findLeak(fact) !== null || saysTown(fact, task.place))) return null;
  const terms = new Set(termsOf(fact));
  const shared = new Set(termsOf(riddle).filter((term) => terms.has(term)));
  if (shared.size > most * terms.size) return null;
  if (
    isToldAgain(
      bench,
      fact,
      texts.filter((text) => text !== riddle),
    )
  )
    return null;
  said.add(key);
  said.add(unveiledKey(key));
  return fact;
}

/** The neighbor that a line of the list tells by a likeness. */
export function neighborTold(
  { task }: Workbench,
  lines: readonly Omit<Clue, "id">[],
): { other: string; image: string } | null {
  for (const { text, about, category } of lines) {
    if (about !== undefined || category !== "Location" || !text.includes(": ")) continue;
    const image = text.slice(text.indexOf(": ") + 2).replace(/\.$/, "");
    const small = image.toLowerCase();
    for (const each of task.stockmates)
      if (each.veiled.some((line) => line.toLowerCase() === small))
        return { other: inSentence(each.name), image: asQuoted(image) };
  }
  return null;
}
