import { happenings } from "../../words/known-years.ts";
import { turnedBy } from "./first-word.ts";
import { type Kind, type KindTask, piecesOf, voiced } from "./kind.ts";

interface Dated {
  text: string;
  year: number;
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
  "{keeper} plays patience with history:",
  "A stack of old newspapers, out of order since somebody moved:",
  "Dates came off a calendar wall, and {keeper} has no glue:",
  "A school class acts out the past, and stands in the wrong order:",
  "A time line fell off the wall of a schoolroom:",
  "Headlines, cut out and thrown into one box:",
  "{keeper} was asked what came first, and drew these from a hat:",
];
const bodies = [
  "sort the cards by age; what came before its year gives its left letter, what came after its right.",
  "lay them out from the oldest; left for what happened before its year, right for what happened after it.",
  "put them in order, from the oldest to the youngest, elders by the left letter, the rest by the right.",
  "lay them by age, and at this place's own year change sides.",
  "read by age, and turn from left to right where this place comes in.",
  "sort them, then let the year of this place part them, the left letter before, the right one after.",
  "everybody has heard of all of it; set it in order, and switch from left to right at this place's year.",
  "oldest first; a card from before the year of this place gives its left letters, one from after it its right.",
  "line them up by their years, and read left, left, left until the year of this place, then right.",
  "arrange them by age around this place's year: its elders speak on the left, the younger on the right.",
  "the year of this place cuts them in two; older cards, from the oldest on, count on the left, younger ones on the right.",
];

/** Years between two cards, and between a card and the year that divides them, at least. */
const leastApart = { EASY: 9, MEDIUM: 6, HARD: 4 };

/** Things that everybody has heard of, with a letter on either side: which counts is decided by the year of the place. */
export const order: Kind = {
  kind: "order",
  asks: "years",
  saysHow: true,
  isSecond: true,
  tone: "quiet",
  isChained: true,
  make(task) {
    const { word, place, random, difficulty, guard, isSaid } = task;
    const count = Math.min(word.length, Math.max(4, Math.ceil(word.length / 2)));
    const pieces = piecesOf(word, count);
    const hinge = random
      .shuffle(place.years)
      .filter(([at, phrase]) => !(isSaid(phrase) || isSaid(String(at))))
      .find(([, phrase]) => isDeed.test(phrase) && guard.findLeak(phrase) === null);
    if (pieces === null || hinge === undefined) return null;
    const [year, phrase] = hinge;
    // Which cards there are is found out last: it takes long.
    if (!task.lenient && !hasSides(task, pieces)) return null;
    const own = place.years.flatMap(([at]) => (Math.abs(at - year) <= oneTime ? [at] : []));
    const dated = cardsFor(task).filter(
      (each) => !own.some((at) => (each.year - at) * (each.year - year) <= 0),
    );
    for (const before of random.shuffle([...Array(count + 1).keys()].slice(1, -1))) {
      const inOrder = aroundYear(dated, { year, before, count, apart: leastApart[difficulty] });
      const sides = inOrder && findSides(task, pieces, before);
      if (inOrder === null || sides === null) continue;
      const turned = turnedBy(
        task,
        count,
        (mark) =>
          `Some cards have had their sides changed: the oldest where the first letter of this square's first word ${mark}, the next where the same is so of its second letter, and so on.`,
      );
      const isChanged = inOrder.map((_, i) => turned?.isTurned[i] === true);
      const chained = turned !== null;
      const known = inOrder.map((each, i) => {
        const both = { left: sides.left[i] ?? "", right: sides.right[i] ?? "" };
        const sidesOf = isChanged[i] ? { left: both.right, right: both.left } : both;
        return { ...each, ...sidesOf, counts: i < before ? both.left : both.right };
      });
      const laid = difficulty === "EASY" ? known : random.shuffle(known);
      // A side that spells no word misleads nobody.
      const misled = (
        [
          ["at the end", sides.left.join("")],
          ["at the beginning", sides.right.join("")],
        ] as const
      ).filter(([, read]) => {
        const each = read.toLowerCase();
        return each !== word && task.shelf.isAnswer(each);
      });
      return {
        prompt: voiced(task, openings, bodies, { keeper: task.keeper }),
        artefact: {
          kind: "order",
          hinge: phrase,
          cards: laid.map(({ text, left, right, year: at }, i) => ({
            text,
            left,
            right,
            when: difficulty === "EASY" && i % 2 === 0 ? String(at) : "",
          })),
          ...(turned && { chain: turned.chain }),
        },
        hints: [
          `Everything turns on one year of this place: what happened before it counts on the left, what came later on the right.${turned ? ` ${turned.where} it is the other way about.` : ""}`,
          `The oldest of them is “${inOrder[0]?.text},” and it comes before the year that is asked for.`,
        ],
        nextStep: `The last of them before that year is “${inOrder[before - 1]?.text}”.`,
        howItWorks:
          "Find out what this place is, and the year that is asked for. Lay the cards in the order in which these things happened; some tell their year. What happened before the year of the place gives the letters on its left, what came after it those on its right. Read them from the oldest to the youngest.",
        working: {
          explanation: `The year is ${year}, when it ${phrase}. By age: ${known
            .map(({ year: at, text, counts }) => `${text} (${at}) ${counts}`)
            .join("; ")}.${turned ? ` ${turned.solved} change the sides.` : ""}`,
          ...(misled.length > 0 && {
            trap: `Whoever puts the place ${misled.map(([end, read]) => `${end} reads ${read}`).join(", ")}.`,
          }),
          wrong: misled.map(([, read]) => read.toLowerCase()),
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

/** Years within which one thing that a place did may be taken for another: no card lies between them. */
const oneTime = 15;

/** Whether a phrase of a year says what the place did then: "opened". */
export const isDeed =
  /^(?:was|were|opened|became|began|got|moved|closed|burned|reopened|took|had|held|lost|saw|gave|went|came|grew|rose|fell|joined|started|received|made|won|turned|ended|left|drew|shut|lit)\b/;

/** What everybody has heard of and gives nothing away, what the hunt has not asked about first. */
function cardsFor({ guard, random, wasShown }: KindTask): Dated[] {
  const quiet = random.shuffle(happenings).filter(({ text }) => guard.findLeak(text) === null);
  const isKnown = ({ text }: Dated): boolean => wasShown?.(text) ?? false;
  return [...quiet.filter((each) => !isKnown(each)), ...quiet.filter(isKnown)];
}

/** So many cards before a year and the rest after it, none near another or the year, by age; null where there are too few. */
function aroundYear(
  dated: readonly Dated[],
  wanted: { year: number; before: number; count: number; apart: number },
): Dated[] | null {
  const { year, before, count, apart } = wanted;
  const taken: Dated[] = [];
  const counts = { older: before, younger: count - before };
  for (const each of dated) {
    const side = each.year < year ? "older" : "younger";
    if (counts[side] === 0 || Math.abs(each.year - year) < apart) continue;
    if (taken.some((other) => Math.abs(other.year - each.year) < apart)) continue;
    taken.push(each);
    counts[side]--;
  }
  return taken.length < count ? null : taken.sort((a, b) => a.year - b.year);
}

/** Whether some cut of the word leaves words on both of its sides. */
function hasSides({ word, shelf }: KindTask, pieces: readonly string[]): boolean {
  const same = shelf.wordsOf(word.length).filter((each) => each !== word);
  for (let before = 1; before < pieces.length; before++) {
    const head = pieces.slice(0, before).join("").toLowerCase();
    const tail = pieces.slice(before).join("").toLowerCase();
    if (same.some((each) => each.startsWith(head)) && same.some((each) => each.endsWith(tail)))
      return true;
  }
  return false;
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
  // The best of all would be the same wherever the word stands.
  const most = 24 + random.below(48);
  for (let tries = 0; tries < most; tries++) {
    const left = random.pick(lefts);
    const right = random.pick(rights);
    if (left.some((piece, i) => piece === right[i])) continue;
    const count = spells(left, right);
    if (best === null || count > best.count) best = { left, right, count };
    // All of one side, the answer, and two more.
    if (count > 3) break;
  }
  return best;
}
