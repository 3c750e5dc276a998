import type { Crossing, Difficulty } from "../hunt.ts";
import { kinds } from "../puzzles/kinds/kinds.ts";
import type { Random } from "../random.ts";
import type { Made } from "./made.ts";

type Nth = 0 | 1 | 2;
const pairs: readonly (readonly [Nth, Nth])[] = [
  [0, 1],
  [1, 2],
  [0, 2],
];

/** A third would make one thing of what two confirm. */
const mostCrossings = 2;

/**
 * Where the three answers of a square cross, a list for each: letters that two of them share, those first by which the
 * words are found out that a slip leads to. A word that can be had without the place crosses none that cannot: its
 * letters would stand for finding out where one is. In harder hunts nothing crosses that wants the place: each letter
 * leaves half as many readings to whoever has not found it; what cannot be tried out shares letters with its name.
 */
export function crossingsOf(
  made: readonly Pick<Made, "word" | "puzzle" | "working">[],
  { difficulty, random }: { difficulty: Difficulty; random: Random },
): Crossing[][] {
  const found: Crossing[][] = made.map(() => []);
  let count = 0;
  for (const [one, two] of pairs) {
    const [a, b] = [made[one], made[two]];
    if (!a || !b || isFree(a, difficulty) !== isFree(b, difficulty)) continue;
    if (difficulty !== "EASY" && !isFree(a, difficulty)) continue;
    const shared = [...a.word].flatMap((letter, i) =>
      [...b.word].flatMap((other, j) =>
        letter === other ? [{ i, j, tells: foundOut(a, i) + foundOut(b, j) }] : [],
      ),
    );
    const [best] = random.shuffle(shared).sort((x, y) => y.tells - x.tells);
    if (best === undefined) continue;
    if (++count > mostCrossings) break;
    found[one]?.push({ letter: best.i + 1, word: (two + 1) as 1 | 2 | 3, at: best.j + 1 });
    found[two]?.push({ letter: best.j + 1, word: (one + 1) as 1 | 2 | 3, at: best.i + 1 });
  }
  return found;
}

function isFree({ puzzle }: Pick<Made, "puzzle">, difficulty: Difficulty): boolean {
  return kinds.find(({ kind }) => kind === puzzle.kind)?.isFree?.(difficulty) ?? false;
}

/** Whether it cannot be tried out. */
export function isFirm({ word, puzzle }: Pick<Made, "word" | "puzzle">): boolean {
  return kinds.find(({ kind }) => kind === puzzle.kind)?.isFirm?.(word.length) ?? false;
}

/** How many of the words that a slip leads to have another letter there. */
function foundOut({ word, working }: Pick<Made, "word" | "working">, at: number): number {
  return working.wrong.filter((other) => other.length === word.length && other[at] !== word[at])
    .length;
}
