import type { Typing } from "@ten-paces/contract";
import { type Signal, signal } from "./signals.ts";

/** One try at a digital square. */
export interface Try {
  squareNum: number;
  /** A keyed hash of what was typed. */
  answer: string;
  success: boolean;
  /** Milliseconds since the square was first shown or since the try before, whichever was later. */
  gapMs: number;
}

/** Milliseconds since the square was first shown; null where it never was. */
type ShownForMs = number | null;

/** The fastest readers take in so much of a plain text in a second; half of it is twice a good reader's pace. */
const charactersPerSecond = 40;
const shortestReadingMs = 8_000;
/** To find three words and to type them: nobody does a whole hunt faster. */
const shortestSolvingMs = 20_000;

/** The least time in which a square of so many characters can be read. */
export function readingMs(characters: number): number {
  return Math.max(shortestReadingMs, (characters / charactersPerSecond) * 1_000);
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)} s`;

/** A right answer that came before anybody can have read the square. */
export function judgeReading(shownForMs: ShownForMs, characters: number): Signal[] {
  if (shownForMs === null) {
    return [signal("never_shown", "Solved without the square having been opened.")];
  }
  const least = readingMs(characters);
  if (shownForMs >= least) return [];
  const reason = `Solved ${seconds(shownForMs)} after it was first shown; reading alone takes ${seconds(least)}.`;
  return [signal("faster_than_reading", reason)];
}

const leastOfRun = 3;

/** The squares of a hunt that were solved so far, each with its time and its text. */
export function judgeRunPace(
  solved: readonly { shownForMs: ShownForMs; characters: number }[],
): Signal[] {
  if (solved.length < leastOfRun) return [];
  const took = solved.reduce((sum, { shownForMs }) => sum + (shownForMs ?? 0), 0);
  const least = solved.reduce(
    (sum, { characters }) => sum + readingMs(characters) + shortestSolvingMs,
    0,
  );
  if (took >= least) return [];
  const reason = `${solved.length} squares in ${seconds(took)}; reading and solving takes ${seconds(least)}.`;
  return [signal("run_faster_than_reading", reason)];
}

const atOnceMs = 1_000;

/** How the answer came into the form. A page tells; a script that tells nothing is a sign itself. */
export function judgeTyping(typing: Typing | null | undefined): Signal[] {
  if (!typing) return [signal("not_typed", "Nothing says how the answer was typed.")];
  if (typing.keys === 0 && typing.pastes === 0) {
    return [signal("not_typed", "The answer was sent without a key or a paste.")];
  }
  const found: Signal[] = [];
  if (typing.keys === 0) found.push(signal("pasted", "The answer was pasted."));
  if (typing.firstKeyMs !== null && typing.firstKeyMs < atOnceMs && typing.keys > 0) {
    found.push(signal("typed_at_once", `The first key came after ${seconds(typing.firstKeyMs)}.`));
  }
  return found;
}

const leastAlike = 4;

/** Whether two gaps are the same as far as two programs, and no two people, are. */
function isSamePace(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(1_000, 0.03 * Math.min(a, b));
}

/** How many of the last tries of two hunters were the same answers at the same pace, counted back from the last. */
export function alikeToTheEnd(mine: readonly Try[], theirs: readonly Try[]): number {
  const last = mine.at(-1);
  // Theirs may have gone on: it is compared from the same success on back.
  const end = last
    ? theirs.findLastIndex((one) => one.success && one.squareNum === last.squareNum)
    : -1;
  let count = 0;
  for (; count < mine.length; count += 1) {
    const one = mine.at(-1 - count);
    const other = theirs[end - count];
    if (!one || !other || one.squareNum !== other.squareNum || one.answer !== other.answer) break;
    if (!isSamePace(one.gapMs, other.gapMs)) break;
  }
  return count;
}

/** Other accounts that gave the same answers at the same pace. */
export function judgePaceOfOthers(
  mine: readonly Try[],
  others: ReadonlyMap<string, readonly Try[]>,
): Signal[] {
  const alike = [...others].map(([id, theirs]) => ({ id, count: alikeToTheEnd(mine, theirs) }));
  const found = alike.filter(({ count }) => count >= leastAlike);
  if (found.length === 0) return [];
  const most = Math.max(...found.map(({ count }) => count));
  const reason = `The last ${most} answers are another account's, at the same pace.`;
  return [
    signal(
      "pace_of_another",
      reason,
      found.map(({ id }) => id),
    ),
  ];
}

/**
 * The name of an answer at its pace, and of those beside it: whoever was as fast has one of them in common.
 * @param gapMs milliseconds
 */
export function paceBuckets(gapMs: number): { own: number; near: number[] } {
  const own = Math.round(Math.log(Math.max(1_000, gapMs)) / Math.log(1.1));
  // A second apart is alike among short gaps, and lies several steps off there.
  const width = gapMs < 12_000 ? 8 : 1;
  return { own, near: Array.from({ length: 2 * width + 1 }, (_, index) => own - width + index) };
}
