import type { Library } from "../../library.ts";
import { inWords } from "../../wording/numbers.ts";
import { gravityOf } from "../../words/solemn.ts";
import { firstWordFor } from "./first-word.ts";
import { type Kind, type KindTask, voiced } from "./kind.ts";
import { isDeed } from "./order.ts";

const openings = [
  "{keeper} kept a log of the lamp, a line for each year:",
  "A log from a lamp room, and all its nights but one are idle talk:",
  "A light went on and off behind a shutter, year after year:",
  "{keeper} saved one message from each of these years:",
  "Long, short, and a pause between; a pencil took it down:",
  "A shutter, a lamp and a steady hand, {count} times:",
  "The lamp never spoke twice in one year:",
  "{keeper} found a shorthand book of long and short strokes:",
  "A window across the bay was lit and dark, lit and dark:",
  "One message for each year, and {keeper} read none of them:",
  "A roll of paper tape, torn into years:",
  "One night of every year, {keeper} wrote down what the lamp said:",
  "A keeper's widow saved the log, and no one asked her for it:",
  "Each New Year's Eve the lamp said one word:",
];
const bodies = [
  "find the one year that matters here, and read its night from the table.",
  "find out which year is asked for, and read that night alone.",
  "look up the year; leave the other nights to burn, and spell this one.",
  "pick the line of the right year and turn its strokes into letters.",
  "work out the year, open its line, and read the strokes by the table.",
  "only one year's night is for you; find out which, and take its letters off the table.",
  "count to the right year and read what the lamp said in it, long and short.",
  "one line of it is yours, by its year; read that line, letter after letter.",
];
const eclipsedBodies = [
  "it was lit throughout, but for what it had to say; spell out the breaks.",
  "find the one year that is asked for; that night the lamp burned, and spoke in short and long by going out.",
  "read the night of the right year, and in it the dark: short and long are the telegraph's.",
  "one year is meant. Its lamp was lit throughout, but for what it had to say; spell out the breaks.",
  "the year tells the line, and the breaks in its light, short and long, tell the letters.",
  "look up the right year, then read the gaps in its light as a telegraph's strokes.",
];

/** The signs of the alphabet by long and short, as the world's telegraphs have them. */
const signs =
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..".split(
    " ",
  );

/** What was done for a grave place, and not at it. */
const isCalm =
  /^(?:opened|reopened|was (?:dedicated|founded|made|listed|restored|named)|became a (?:park|museum|memorial|monument|national|state|historic)|became the)\b/;

/** So many years lie between two nights at least: books differ by one or two. */
const leastApart = 3;
/** In so many other of its years a place did the same at least, so that the library does not say which night is meant. */
const leastAlike = 4;

/** A log of a signal lamp, a word for each of many years: which is meant, a year of the place says. */
export const lampLog: Kind = {
  kind: "lamp_log",
  asks: "years",
  tone: "plain",
  suits: ({ kind }) => kind === "lighthouse",
  isFirm: () => true,
  isSober: true,
  isChained: true,
  make(task) {
    const { word, place, random, difficulty, guard, shelf, isSaid } = task;
    const count = difficulty === "EASY" ? 6 : 14;
    // What many have done tells a stranger least: "opened" before "got its first cabin".
    const [hinge] = random
      .shuffle(place.years)
      .filter(([, phrase]) => isDeed.test(phrase) && guard.findLeak(phrase) === null)
      .filter(([year, phrase]) => !(isSaid(phrase) || isSaid(String(year))))
      .filter(([, phrase]) => gravityOf(place) !== "grave" || isCalm.test(phrase))
      .sort((a, b) => deedsLike(task, b[1]).length - deedsLike(task, a[1]).length);
    if (hinge === undefined) return null;
    const [founded, phrase] = hinge;
    const chained = difficulty === "HARD" ? letterFor(task, founded) : null;
    const after = chained?.after ?? (difficulty === "EASY" ? 0 : 4 + random.below(9));
    const year = founded + after;
    const others = otherYears(task, phrase, year, after, count - 1);
    if (others.length < count - 1) return null;
    const alike = new Set(deedsLike(task, phrase));
    const open = others.filter((each) => alike.has(each - after)).length;
    const least = difficulty !== "EASY" ? leastAlike : task.lenient ? 0 : 1;
    if (open < least) return null;
    const words = otherWords(task, count - 1);
    if (words === null) return null;
    const entries = [
      { year, word },
      ...others.map((each, i) => ({ year: each, word: words[i] ?? "" })),
    ].sort((a, b) => a.year - b.year);
    const at = entries.findIndex((each) => each.year === year);
    const beside = [entries[at - 1], entries[at + 1]].flatMap((each) => each ?? []);
    // Whoever forgets the years in between reads the night nearest to the place's own year.
    const [slip] = after
      ? entries
          .filter((each) => each.year !== year)
          .sort((a, b) => Math.abs(a.year - founded) - Math.abs(b.year - founded))
      : beside;
    return {
      prompt: voiced(task, openings, difficulty === "HARD" ? eclipsedBodies : bodies, {
        keeper: task.keeper,
        count: inWords(count),
      }),
      artefact: {
        kind: "lamp_log",
        hinge: phrase,
        after: chained ? 0 : after,
        ...(chained && { chain: chained.text }),
        entries: entries.map((each) => ({
          when: String(each.year),
          flashes: [...each.word].map((letter) => signs[letter.charCodeAt(0) - 97] ?? ""),
        })),
        table: difficulty !== "HARD",
        eclipsed: difficulty === "HARD",
      },
      hints: [
        difficulty === "HARD"
          ? `It is the telegraph's code, short and long, told by the dark between the light; one year alone is meant${chained ? ", and a letter of the first word of this square, as a number, leads to it" : ""}.`
          : "Short and long are the telegraph's code; one year alone is meant, and the place says which.",
        `It is one of the years from ${Math.floor(year / 10)}0 to ${Math.floor(year / 10)}9.`,
      ],
      nextStep: `That night the lamp begins with ${signs[word.charCodeAt(0) - 97]
        ?.replace(/-/g, "long, ")
        .replace(/\./g, "short, ")
        .replace(/, $/, "")}.`,
      howItWorks:
        "Find out what this place is, and the year that is asked for. Open that year's line of the log: each group of short and long flashes is a letter, and the table below says which.",
      working: {
        explanation: `It ${phrase} in ${founded}${chained ? `, ${chained.solved}` : ""}${after ? `, and ${inWords(after)} years on is ${year}` : ""}: that night's lamp said ${word.toUpperCase()}.`,
        ...(slip && { trap: `The night of ${slip.year} said ${slip.word.toUpperCase()}.` }),
        wrong: [...new Set([slip, ...beside].flatMap((each) => (each ? [each.word] : [])))].filter(
          (each) => shelf.isAnswer(each),
        ),
        accepted: [],
        steps: difficulty === "EASY" ? 1 : chained ? 3 : 2,
        lacks: chained ? "a year of the place, and the first word" : "a year of the place",
      },
      others: words,
      says: [phrase, String(founded)],
    };
  },
};

const nths = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const thisYear = 2026;

/** A letter of the first word that says how many years later is meant; null where no word or no letter lends itself. */
function letterFor(task: KindTask, founded: number) {
  const text = (at: number): string =>
    `the ${nths[at]} letter of this square's first word has its place in the alphabet`;
  const key = firstWordFor(task, text(0));
  for (const at of task.random.shuffle([...(key ?? "")].map((_, i) => i))) {
    const letter = key?.charAt(at) ?? "";
    const after = letter.charCodeAt(0) - 96;
    if (after < leastApart || founded + after > thisYear) continue;
    return {
      after,
      text: text(at),
      solved: `${letter.toUpperCase()} of ${key?.toUpperCase()} counts ${after}`,
    };
  }
  return null;
}

/** Years in which places of the stock did what a phrase says. */
function deedsLike({ library, place }: KindTask, phrase: string): number[] {
  const byPhrase = deedsOf(library, place.stock);
  return byPhrase.get(phrase) ?? [];
}

const deeds = new WeakMap<Library, Map<string, Map<string, number[]>>>();

function deedsOf(library: Library, stock: string): Map<string, number[]> {
  const known = deeds.get(library) ?? new Map<string, Map<string, number[]>>();
  deeds.set(library, known);
  const before = known.get(stock);
  if (before) return before;
  const made = new Map<string, number[]>();
  for (const { years } of library.byStock.get(stock) ?? [])
    for (const [year, phrase] of years) {
      const list = made.get(phrase);
      if (list) list.push(year);
      else made.set(phrase, [year]);
    }
  known.set(stock, made);
  return made;
}

/** Years in which other places did the same, then years of other places; none near another. */
function otherYears(
  task: KindTask,
  phrase: string,
  year: number,
  after: number,
  count: number,
): number[] {
  const { place, library, random, rivals } = task;
  const same = random.shuffle(deedsLike(task, phrase));
  const near = random.shuffle(rivals.flatMap(({ years }) => years.map(([at]) => at)));
  const all = [...deedsOf(library, place.stock).values()].flat();
  const taken = [year];
  // Nobody who takes one thing that the place did for another reads a word.
  const own = new Set(place.years.map(([at]) => at + after));
  for (const each of [...same, ...near, ...random.shuffle(all)]) {
    if (taken.length > count) break;
    const shifted = each + after;
    if (shifted < 1600 || shifted > thisYear || own.has(shifted)) continue;
    if (taken.every((other) => Math.abs(other - shifted) >= leastApart)) taken.push(shifted);
  }
  return taken.slice(1);
}

/** What the lamp said in the other years; null where there are too few words. */
function otherWords({ word, shelf, random, guard }: KindTask, count: number): string[] | null {
  const same = shelf.wordsOf(word.length);
  const found = new Set<string>();
  for (let tries = 0; tries < 8 * count && found.size < count; tries++) {
    const other = random.pick(same);
    if (other !== word && guard.findLeak(other) === null) found.add(other);
  }
  return found.size < count ? null : [...found];
}
