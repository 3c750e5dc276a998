import { lastMade } from "../last-made.ts";
import { readSynonyms } from "../search/synonyms.ts";
import { termsOf } from "../search/terms.ts";
import { digitsIn, spelledIn } from "../wording/numbers-in.ts";
import { rootOf, sortsOf } from "../words/concepts.ts";

/** A word that two sayings of one row share betrays the most, a figure as much, a thing of one sort or a synonym less. */
const worth = { word: 1, figure: 1, rareSort: 1, synonym: 0.6, sort: 0.55 };
/** A word that so many of a stock's places tell with is no sign. */
const plainWords: ReadonlySet<string> = new Set(
  termsOf(
    `stand stood keep kept hold held made make many much still once now long old new first great small little large big
    year day time way side name place people town city state land part end side side half two three four five six seven eight
    nine ten before after while until through by like never ever always every nobody somebody anybody something nothing else
    look see seen show came come went go goes gone took take taken gave give given got get put set let left leave has had find
    found call called work working good well high low tall wide top far near front back man men woman one ones own own others
    around among between without within against above below behind beside across toward without home thing things world foot feet inch mile acre square city building site`,
  ).map(rootOf),
);

let synonyms: ReadonlyMap<string, readonly string[]> | null = null;

/** By which another text that tells the same is known: signs by their numbers, each once, and what each is worth. */
export interface Signs {
  signs: readonly number[];
  values: readonly number[];
}

/** Reads texts for their signs, and numbers these. */
export interface SignReader {
  read(text: string): Signs;
  /** What two texts have in common, without the signs that are idle. */
  likeness(a: Signs, b: Signs, idle?: ReadonlySet<number>): number;
  numberOf(sign: string): number;
  /** How many signs have numbers. */
  count(): number;
}

const mostTerms = 25_000;
const none: Signs = { signs: [], values: [] };

export function createSignReader(): SignReader {
  const numbers = new Map<string, number>();
  /** Whether a sign, by its number, is a sort of things. */
  const isSort: boolean[] = [];
  // Where a sign stands among those of the text that is being read: marked with the text's number, so that nothing is
  // cleared for the next.
  let now = 0;
  const readIn: number[] = [];
  const standsAt: number[] = [];

  function numberOf(sign: string): number {
    const before = numbers.get(sign);
    if (before !== undefined) return before;
    const made = isSort.push(sign.startsWith("sort")) - 1;
    numbers.set(sign, made);
    return made;
  }

  const signsOfTerm = lastMade(mostTerms, (term: string): Signs => {
    synonyms ??= new Map(readSynonyms());
    const root = rootOf(term);
    if (plainWords.has(root) || plainWords.has(term)) return none;
    const signs = [numberOf(root)];
    const values: number[] = [worth.word];
    for (const { sort, isRare } of sortsOf(root)) {
      signs.push(numberOf(`sort ${sort}`));
      values.push(isRare ? worth.rareSort : worth.sort);
    }
    for (const other of synonyms.get(term) ?? []) {
      signs.push(numberOf(rootOf(other)));
      values.push(worth.synonym);
    }
    return { signs, values };
  });

  function read(text: string): Signs {
    now += 1;
    const signs: number[] = [];
    const values: number[] = [];
    const add = (sign: number, value: number): void => {
      if (readIn[sign] !== now) {
        readIn[sign] = now;
        standsAt[sign] = signs.push(sign) - 1;
        values.push(value);
        return;
      }
      const at = standsAt[sign] ?? 0;
      if ((values[at] ?? 0) < value) values[at] = value;
    };
    for (const term of termsOf(text)) {
      const own = signsOfTerm(term);
      for (let i = 0; i < own.signs.length; i++) add(own.signs[i] ?? 0, own.values[i] ?? 0);
    }
    for (const figure of [...digitsIn(text), ...spelledIn(text)])
      if (Number(figure) > 3) add(numberOf(`figure ${figure}`), worth.figure);
    return { signs, values };
  }

  function likeness(a: Signs, b: Signs, idle?: ReadonlySet<number>): number {
    let sum = 0;
    for (let i = 0; i < a.signs.length; i++) {
      const sign = a.signs[i] ?? 0;
      const at = b.signs.indexOf(sign);
      if (at < 0 || idle?.has(sign)) continue;
      const [value, other] = [a.values[i] ?? 0, b.values[at] ?? 0];
      if (value + other > 1.3 || isSort[sign]) sum += Math.min(value, other);
    }
    return sum;
  }

  return { read, likeness, numberOf, count: () => numbers.size };
}

/** Those of a text's signs that are wanted. */
export function wantedOf(all: Signs, isWanted: (sign: number) => boolean): Signs {
  const signs: number[] = [];
  const values: number[] = [];
  for (let i = 0; i < all.signs.length; i++) {
    const sign = all.signs[i] ?? 0;
    if (!isWanted(sign)) continue;
    signs.push(sign);
    values.push(all.values[i] ?? 0);
  }
  return { signs, values };
}
