import type { KindTask } from "./kind.ts";

/** From here on a medium hunt has puzzles that feed each other, too: it rises. */
const secondHalf = 0.5;

/** Whether a puzzle of a square feeds another one. */
export function isFed({ difficulty, rise }: Pick<KindTask, "difficulty" | "rise">): boolean {
  return difficulty === "HARD" || (difficulty === "MEDIUM" && rise >= secondHalf);
}

/**
 * The first word of a square, which a later puzzle of it wants; null where no puzzle feeds another yet, where an answer of the
 * square stands in what the puzzle would say of it, or where it is shorter than so many letters.
 */
export function firstWordFor(task: KindTask, says: string, least = 1): string | null {
  const { earlier, guard } = task;
  const word = isFed(task) ? earlier[0]?.word : undefined;
  return word !== undefined && word.length >= least && guard.findLeak(says) === null ? word : null;
}

/** What is so of some letters of a word and not of others. */
interface Mark {
  /** "… where the first letter of this square's first word {said}". */
  said: string;
  /** Said of the word in the solution. */
  solved: string;
  isOn(word: string, at: number): boolean;
}

const curved = /[bcdgjopqrsu]/;
const numberOf = (letter: string): number => letter.charCodeAt(0) - 96;

const marks: readonly Mark[] = [
  {
    said: "is a vowel",
    solved: "The vowels of {word}",
    isOn: (word, at) => /[aeiou]/.test(word.charAt(at)),
  },
  {
    said: "stands in the second half of the alphabet, N to Z",
    solved: "The letters of {word} from N to Z",
    isOn: (word, at) => word.charAt(at) >= "n",
  },
  {
    said: "has an odd number in the alphabet (A is 1, B is 2)",
    solved: "The letters of {word} with an odd number",
    isOn: (word, at) => numberOf(word.charAt(at)) % 2 === 1,
  },
  {
    said: "stands in that word a second time",
    solved: "The letters that {word} has twice",
    isOn: (word, at) => word.split(word.charAt(at)).length > 2,
  },
  {
    said: "is a capital with a curve in it (B, C, D, G, J, O, P, Q, R, S or U)",
    solved: "The letters of {word} with a curve",
    isOn: (word, at) => curved.test(word.charAt(at)),
  },
  {
    said: "is followed there by one that comes later in the alphabet",
    solved: "The letters of {word} before a later one",
    isOn: (word, at) => word.charAt(at + 1) > word.charAt(at),
  },
  {
    said: "stands in the first half of the alphabet, A to M",
    solved: "The letters of {word} from A to M",
    isOn: (word, at) => /[a-m]/.test(word.charAt(at)),
  },
  {
    said: "is a capital with a hole in it (A, B, D, O, P, Q or R)",
    solved: "The letters of {word} with a hole",
    isOn: (word, at) => /[abdopqr]/.test(word.charAt(at)),
  },
];

/** Which of some rows the first word turns about. */
export interface Turned {
  chain: string;
  isTurned: readonly boolean[];
  /** For a hint: "Where a letter of the first word is a vowel". */
  where: string;
  /** For the solution: "The vowels of MARSH". */
  solved: string;
}

/**
 * Rows that a first word turns about, by a mark of its letters that the hunt has not asked for where there is one; null where
 * no puzzle feeds another yet. @param say what the puzzle says of it, given what it asks of a letter
 */
export function turnedBy(
  task: KindTask,
  rows: number,
  say: (mark: string) => string,
): Turned | null {
  for (const { said, solved, isOn } of freshFirst(task, marks, ({ said: name }) => name)) {
    const chain = say(said);
    const word = firstWordFor(task, chain, rows);
    if (word === null) continue;
    const isTurned = Array.from({ length: rows }, (_, at) => isOn(word, at));
    if (!isTurned.includes(true)) continue;
    task.onVoice?.(said);
    return {
      chain,
      isTurned,
      where: `Where a letter of the first word ${said}`,
      solved: solved.replace("{word}", word.toUpperCase()),
    };
  }
  return null;
}

/** A way in which a word puts rows in order. */
interface Way {
  /** After "Read … in the order in which …", for so many rows. */
  said(rows: string): string;
  /** What somebody does first, for a hint. */
  first: string;
  /** For each row read its number, from 0. */
  orderOf(word: string, rows: number): number[];
}

const byKey = (keys: readonly (string | number)[]): number[] =>
  [...keys.keys()].sort((a, b) => {
    const [one = "", two = ""] = [keys[a], keys[b]];
    return one < two ? -1 : one > two ? 1 : a - b;
  });

const ways: readonly Way[] = [
  {
    said: (rows) =>
      `in the order in which the first ${rows} letters of this square's first word stand in the alphabet, of two alike the left one first`,
    first: "number its letters by the alphabet",
    orderOf: (word, rows) => byKey([...word.slice(0, rows)]),
  },
  {
    said: (rows) =>
      `in the order in which the last ${rows} letters of this square's first word stand in the alphabet, of two alike the left one first`,
    first: "number its last letters by the alphabet",
    orderOf: (word, rows) => byKey([...word.slice(-rows)]),
  },
  {
    said: (rows) =>
      `in the order in which the first ${rows} letters of this square's first word stand in the alphabet backward, from Z to A, of two alike the left one first`,
    first: "number its letters by the alphabet, from Z on",
    orderOf: (word, rows) => byKey([...word.slice(0, rows)].map((letter) => -numberOf(letter))),
  },
  {
    said: (rows) =>
      `in two rounds: first where this square's first word has a vowel among its first ${rows} letters, then the rest`,
    first: "mark its vowels",
    orderOf: (word, rows) =>
      byKey([...word.slice(0, rows)].map((letter) => (/[aeiou]/.test(letter) ? 0 : 1))),
  },
  {
    said: () =>
      "from the one that the first letter of this square's first word counts to, and on round to the one before it; A is 1, B is 2, and past the last one counts on from the first",
    first: "count to its first letter",
    orderOf: (word, rows) => {
      const from = (numberOf(word.charAt(0)) - 1) % rows;
      return Array.from({ length: rows }, (_, i) => (from + i) % rows);
    },
  },
];

/** An order that the first word puts rows into. */
export interface Ordered {
  chain: string;
  order: readonly number[];
  hint: string;
  solved: string;
}

/**
 * An order that is not that of the page, by a way that the hunt has not had where there is one; null where no puzzle feeds
 * another yet. @param say what the puzzle says of it, given the way
 */
export function orderedBy(
  task: KindTask,
  { rows, inWords, say }: { rows: number; inWords: string; say: (way: string) => string },
): Ordered | null {
  for (const { said, first, orderOf } of freshFirst(task, ways, ({ first: name }) => name)) {
    const chain = say(said(inWords));
    const word = firstWordFor(task, chain, rows);
    if (word === null) continue;
    const order = orderOf(word, rows);
    if (order.every((at, i) => at === i)) continue;
    task.onVoice?.(first);
    return {
      chain,
      order,
      hint: `The first word of this square says in which order they are read: ${first}.`,
      solved: `${word.toUpperCase()} puts them in the order ${order.map((at) => at + 1).join(", ")}`,
    };
  }
  return null;
}

/** In any order, what the hunt has heard last. */
function freshFirst<T>(
  { random, isHeard }: KindTask,
  all: readonly T[],
  nameOf: (each: T) => string,
): T[] {
  const mixed = random.fork("first word").shuffle([...all]);
  const heard = mixed.filter((each) => isHeard?.(nameOf(each)));
  return [...mixed.filter((each) => !heard.includes(each)), ...heard];
}
