import { namesItself } from "../../names-itself.ts";
import type { Place } from "../../place.ts";
import { saysTown } from "../../says-town.ts";
import { isSolemn } from "../../words/solemn.ts";
import { toldOfYear } from "../known-years.ts";
import { firstWordFor, isVowel } from "./first-word.ts";
import { type Kind, type KindTask, piecesOf, voiced } from "./kind.ts";
import { isShown } from "./statements.ts";

interface Dated {
  text: string;
  year: number;
  of: Place;
}

const openings = [
  "A drawer of old cards, and one date that is missing from it:",
  "{keeper} sorts the years into two piles:",
  "An almanac came apart, and only one leaf knows its place:",
  "Some were there before and some came after:",
  "These cards lie around a year that nobody wrote down:",
  "{keeper} remembers what was older and what was not:",
  "Time has two sides, and this place stands between them:",
  "Years fell out of an almanac that {keeper} keeps:",
];
const bodies = [
  "what came before its year speaks with its left side, what came after with its right.",
  "left for those before its year, right for those after it.",
  "from the oldest to the youngest, elders by the left letter, the rest by the right.",
  "lay them by age, and at this place's own year change sides.",
  "read by age, and turn from left to right where this place comes in.",
  "the year of this place parts them: to the left before, to the right after.",
];

const chain =
  "Some cards have had their sides changed: the oldest where the first letter of this square's first word is a vowel, the next where its second letter is, and so on.";

/** Dated cards with a letter on either side: which counts is decided by the year of the place. */
export const order: Kind = {
  kind: "order",
  asks: "years",
  saysHow: true,
  tone: "quiet",
  isSecond: true,
  isChained: true,
  make(task) {
    const { word, place, random, difficulty, guard, lenient, isSaid } = task;
    const count = Math.min(word.length, Math.max(4, Math.ceil(word.length / 2)));
    const pieces = piecesOf(word, count);
    const hinge = random
      .shuffle(place.years)
      .filter(([at, phrase]) => lenient || !(isSaid(phrase) || isSaid(String(at))))
      .find(([, phrase]) => isDeed.test(phrase) && guard.findLeak(phrase) === null);
    if (pieces === null || hinge === undefined) return null;
    const [year, phrase] = hinge;
    const dated = datedCards(task, year);
    const older = dated.filter((each) => each.year < year);
    const younger = dated.filter((each) => each.year > year);
    for (const before of random.shuffle([...Array(count + 1).keys()].slice(1, -1))) {
      if (older.length < before || younger.length < count - before) continue;
      const sides = findSides(task, pieces, before);
      if (sides === null) continue;
      const inOrder = [...older.slice(0, before), ...younger.slice(0, count - before)].sort(
        (a, b) => a.year - b.year,
      );
      const key = firstWordFor(task, chain, count);
      const isChanged = inOrder.map((_, i) => isVowel(key?.charAt(i)));
      const chained = isChanged.includes(true);
      const known = inOrder.map((each, i) => {
        const both = { left: sides.left[i] ?? "", right: sides.right[i] ?? "" };
        const sidesOf = isChanged[i] ? { left: both.right, right: both.left } : both;
        return { ...each, ...sidesOf, counts: i < before ? both.left : both.right };
      });
      const laid = difficulty === "EASY" ? known : random.shuffle(known);
      const leftWord = sides.left.join("");
      const rightWord = sides.right.join("");
      return {
        prompt: voiced(random, openings, bodies, { keeper: task.keeper }),
        artefact: {
          kind: "order",
          hinge: phrase,
          cards: laid.map(({ text, left, right }, i) => ({
            text,
            left,
            right,
            when: whenOf(task, laid, i),
          })),
          ...(chained && { chain }),
        },
        hints: [
          `Everything turns on one year of this place: older cards count on the left, younger ones on the right.${chained ? " Where the first word of this square has a vowel it is the other way about." : ""}`,
          `The oldest of the cards is the one of ${inOrder[0]?.year}; it comes before the year that is asked for.`,
        ],
        howItWorks:
          "Find out what this place is, and the year that is asked for. Some cards tell their year by what happened in it. Cards that are older give the letters on their left, younger ones those on their right. Read them from the oldest to the youngest.",
        working: {
          explanation: `The year is ${year}, when it ${phrase}. By age: ${known
            .map(({ year: at, counts }) => `${at} ${counts}`)
            .join(
              ", ",
            )}.${chained ? ` The vowels of ${key?.toUpperCase()} change the sides.` : ""}`,
          trap: `Whoever puts the place at the end reads ${leftWord}, at the beginning ${rightWord}. The oldest card is ${inOrder[0]?.of.name}.`,
          wrong: [leftWord, rightWord]
            .map((each) => each.toLowerCase())
            .filter((each) => each !== word && task.shelf.isAnswer(each)),
          accepted: [],
          steps: difficulty === "EASY" ? 1 : chained ? 3 : 2,
          lacks: chained ? "a year of the place, and the first word" : "a year of the place",
        },
        says: [phrase, String(year)],
      };
    }
    return null;
  },
};

/** Whether a phrase of a year says what the place did then: "opened". */
export const isDeed =
  /^(?:was|were|opened|became|began|got|moved|closed|burned|reopened|took|had|held|lost|saw|gave|went|came|grew|rose|fell|joined|started|received|made|won|turned|ended|left|drew|shut|lit)\b/;

function isNamed(card: Dated | undefined, told: string): boolean {
  return card !== undefined && namesItself(card.of, told);
}

/** Other places with a year, no two alike, none near the hinge's own; first those of whose year there is something to tell. */
function datedCards(task: KindTask, hinge: number): Dated[] {
  const { rivals, guard, place, random } = task;
  const years = new Set([hinge]);
  const found: Dated[] = [];
  for (const of of random.shuffle(rivals)) {
    if (isSolemn(of)) continue;
    const [year] = of.years[0] ?? [];
    const text = of.veiled.find(
      (line) =>
        line.length <= 100 &&
        guard.findLeak(line) === null &&
        !isShown(task, line) &&
        !namesItself(of, line) &&
        !saysTown(line, place),
    );
    if (year === undefined || text === undefined || years.has(year)) continue;
    years.add(year);
    found.push({ text, year, of });
  }
  const isTold = ({ year }: Dated): boolean => toldOfYear(year) !== null;
  return [...found.filter(isTold), ...found.filter((each) => !isTold(each))];
}

/**
 * A year as it is told: by what everybody has heard of it, else by its number; of every other card in an easy hunt by
 * its number, in a hard one by the years from the card before.
 */
function whenOf({ difficulty, guard }: KindTask, laid: readonly Dated[], at: number): string {
  const own = laid[at]?.year ?? 0;
  if (difficulty !== "HARD" || at % 2 === 0) {
    const told = difficulty === "EASY" && at % 2 === 0 ? null : toldOfYear(own);
    const names = told === null || guard.findLeak(told) !== null || isNamed(laid[at], told);
    return names ? String(own) : told;
  }
  const other = laid[at - 1]?.year ?? 0;
  const apart = Math.abs(own - other);
  const card = String.fromCharCode(64 + at);
  return `${apart} ${apart === 1 ? "year" : "years"} ${own > other ? "after" : "before"} card ${card}`;
}

/** The words that all left sides and all right sides spell: each agrees with the answer on its own side of the year. */
function findSides(
  { word, shelf, random, lenient }: KindTask,
  pieces: readonly string[],
  before: number,
): { left: readonly string[]; right: readonly string[] } | null {
  const head = pieces.slice(0, before).join("").toLowerCase();
  const tail = pieces.slice(before).join("").toLowerCase();
  const same = shelf.wordsOf(word.length);
  const isOther = (each: string): boolean => each !== word;
  const cut = (each: string): readonly string[] => piecesOf(each, pieces.length) ?? [];
  const lefts = same.filter((each) => each.startsWith(head) && isOther(each)).map(cut);
  const rights = same.filter((each) => each.endsWith(tail) && isOther(each)).map(cut);
  if (lefts.length === 0 || rights.length === 0) {
    if (!lenient) return null;
    // No word agrees with half of this one: whoever is misled reads no word at all.
    const other = cut(random.pick(same.filter(isOther)));
    return {
      left: [...pieces.slice(0, before), ...other.slice(before)],
      right: [...other.slice(0, before), ...pieces.slice(before)],
    };
  }
  // The more cuts spell a word, the less is won by trying them.
  const spells = (left: readonly string[], right: readonly string[]): number =>
    left.filter((_, cut) =>
      shelf.isAnswer([...left.slice(0, cut), ...right.slice(cut)].join("").toLowerCase()),
    ).length;
  let best: { left: readonly string[]; right: readonly string[]; count: number } | null = null;
  for (let tries = 0; tries < 120; tries++) {
    const left = random.pick(lefts);
    const right = random.pick(rights);
    if (left.some((piece, i) => piece === right[i])) continue;
    const count = spells(left, right);
    if (best === null || count > best.count) best = { left, right, count };
    // All of one side, the answer, and one more.
    if (count > 2) break;
  }
  return best;
}
