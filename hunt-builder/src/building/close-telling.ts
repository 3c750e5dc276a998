import type { Clue, Difficulty } from "../hunt.ts";
import { categories } from "../material/material.ts";
import { isOpenAtOnce } from "../open-lines.ts";
import type { Place } from "../place.ts";
import type { Searchability } from "../search/searchability.ts";
import { isLead, isPlainWay, isRiddle, leadFirst } from "./leads.ts";
import { resistantBelow } from "./rewrite.ts";

const rank: Record<Difficulty, number> = { HARD: 0, MEDIUM: 1, EASY: 2 };
const easier: Record<Difficulty, Difficulty> = { HARD: "MEDIUM", MEDIUM: "EASY", EASY: "EASY" };

/** True lines that are open at once where the row has as many besides the last rung: one alone cannot be held against anything. */
const openTruths: Record<Difficulty, number> = { EASY: 0, MEDIUM: 3, HARD: 2 };
/** The level of a way in a list of each difficulty: a bearing is no last rung. */
const ofWays: Record<Difficulty, Difficulty> = { EASY: "MEDIUM", MEDIUM: "EASY", HARD: "MEDIUM" };
/** A likeness that is opened so may be found sooner than what is open by itself: no search has read it. */
const bearable: Record<Difficulty, number> = { EASY: 1, MEDIUM: 0.6, HARD: 0.5 };

/** And where nothing else could open beside the first line. */
const bearableAtNeed = 0.75;

interface Told {
  line: Clue;
  score: number;
  /** Whether it leads from a name on the map, or is one: whoever has a ruler needs no search. */
  isPlainWay: boolean;
}

/**
 * The clue list of a square on the ground, its lines graded by what they give away: together with the clue those that
 * are open at once stay below what a search finds, as long as there are such lines; the others open later. A list opens with
 * a line that leads wherever there is one, a hard one with two true lines and a middling one with up to three, where one is
 * left for the last rung, and with a decoy beside them, so that there is something to weigh before the first miss. The last rung settles the matter: what says the kind of thing before other sayings, and no way while there is a saying.
 */
export function closeTelling(
  searchability: Searchability,
  {
    mainClue,
    clues,
    difficulty,
    hints,
  }: {
    mainClue: string;
    clues: readonly Clue[];
    difficulty: Difficulty;
    hints: readonly string[];
  },
  place: Place,
): Clue[] {
  const hunt = { variant: "PHYSICAL", difficulty } as const;
  const scores = searchability.scores(mainClue, place);
  const scoreWith = (lines: readonly Clue[]): number => scores(lines.map(({ text }) => text));
  const byTelling: Told[] = clues
    .map((line) => ({ line, score: scoreWith([line]), isPlainWay: isPlainWay(line) }))
    .sort((a, b) => Number(a.isPlainWay) - Number(b.isPlainWay) || a.score - b.score);
  const last = difficulty === "EASY" ? undefined : lastOf(byTelling);
  const open = openOf(byTelling, last, difficulty, scoreWith);
  if (difficulty !== "EASY") closeDecoys(open, hints);
  const later = byTelling
    .map(({ line }) => line)
    .filter((line) => !open.includes(line) && !isPlainWay(line));
  const next = easier[difficulty];
  const graded = clues.map((line) => {
    if (isPlainWay(line) && difficulty === "EASY") return { ...line, difficulty: ofWays.EASY };
    if (open.includes(line)) return isOpenAtOnce(line, hunt) ? line : { ...line, difficulty };
    if (line === last) return { ...line, difficulty: "EASY" as const };
    if (isPlainWay(line)) return { ...line, difficulty: ofWays[difficulty] };
    if (!isOpenAtOnce(line, hunt)) return line;
    const isLate = isTrue(line) && later.indexOf(line) >= later.length / 2;
    return { ...line, difficulty: isLate ? easier[next] : next };
  });
  // A ladder rises, however its rungs were graded.
  const rising = graded.sort((a, b) => rank[a.difficulty] - rank[b.difficulty]);
  const told = tellingLast(rising, (line) => {
    const at = byTelling.findIndex((each) => each.line.id === line.id);
    if (line.id === last?.id) return byTelling.length;
    if (isOpenAtOnce(line, hunt) && !isLead(line)) return byTelling.length;
    return isPlainWay(line) ? -1 : at;
  });
  return leadFirst(told, (line) => isOpenAtOnce(line, hunt));
}

const isTrue = ({ about }: Clue): boolean => about === undefined;

/**
 * The line that settles the matter: the likeness that says what it is, else what a search makes most of; a way at need. Of
 * one saying that is to lead, what confirms it is left.
 */
function lastOf(byTelling: readonly Told[]): Clue | undefined {
  const truths = byTelling.filter(({ line, isPlainWay }) => isTrue(line) && !isPlainWay);
  const leads = truths.filter(({ line }) => isLead(line));
  const [only] = leads.length === 1 ? leads : [];
  const sayings = leads.filter(
    ({ line }) => line.category !== categories.near && line !== only?.line,
  );
  const near = sayings.filter(
    ({ line }) => line.category === categories.image && line.difficulty === "EASY",
  );
  const others = truths.filter((each) => each !== only);
  const [most] = [near, sayings, others].filter(({ length }) => length > 0);
  // Of few lines all are wanted at once, and the way is all that is left for later.
  return truths.length < fewTruths ? near.at(-1)?.line : most?.at(-1)?.line;
}

const fewTruths = 3;

/** Leaves fewer decoys open than true lines, but one beside a true one: with the clue these are two against it. One that a hint strikes stays. */
function closeDecoys(open: Clue[], hints: readonly string[]): void {
  const isStruck = ({ text }: Clue): boolean =>
    hints.some((hint) => hint.includes(`“${text.replace(/\.$/, "")}`));
  const most = Math.max(1, open.filter(isTrue).length - 1);
  const decoys = open
    .filter((line) => !isTrue(line))
    .sort((a, b) => Number(isStruck(b)) - Number(isStruck(a)));
  for (const line of decoys.slice(Math.max(0, most)))
    if (!isStruck(line)) open.splice(open.indexOf(line), 1);
}

/**
 * The lines that are open at once. What leads comes first, one at least and two where search bears it: a date, a measure or
 * a maker confirms what somebody has in mind already, and leads nobody.
 */
function openOf(
  byTelling: readonly Told[],
  last: Clue | undefined,
  difficulty: Difficulty,
  scoreWith: (lines: readonly Clue[]) => number,
): Clue[] {
  const isOwn = (line: Clue): boolean => isOpenAtOnce(line, { variant: "PHYSICAL", difficulty });
  const lines = byTelling.map(({ line }) => line);
  if (difficulty === "EASY") return lines.filter(isOwn);
  const open: Clue[] = [];
  const add = (some: readonly Clue[], upTo: number, below: number): void => {
    for (const line of some) {
      if (open.filter((each) => isTrue(each) === isTrue(line)).length >= upTo) return;
      if (!open.includes(line) && scoreWith([...open, line]) < below) open.push(line);
    }
  };
  const ways = new Set(byTelling.filter(({ isPlainWay }) => isPlainWay).map(({ line }) => line));
  const spare = lines.filter((line) => isTrue(line) && line !== last && !ways.has(line));
  const leads = spare.filter(isLead);
  const most = openTruths[difficulty];
  // Where search finds the clue by itself, a line beside it hides nothing.
  const found = Math.max(bearable[difficulty], scoreWith([]) + 0.001);
  add(leads, most, resistantBelow);
  add(leads.filter(isRiddle), Math.min(most, wanted), found);
  add(leads, 1, Number.POSITIVE_INFINITY);
  add(leads, Math.min(most, wanted), found);
  const confirms = spare.filter((line) => !isLead(line));
  add(confirms.filter(isOwn), wanted, open.length > 0 ? found : Number.POSITIVE_INFINITY);
  // A list with nothing else opens with what gives least away.
  const least = lines.find(isTrue);
  if (!open.some(isTrue) && least !== undefined) open.push(least);
  const decoys = lines.filter((line) => !isTrue(line));
  add(decoys.filter(isOwn), decoys.length, resistantBelow);
  add(decoys, 1, found);
  // One line alone is nothing to weigh.
  if (open.length < wanted) add(spare, wanted, Math.max(found, bearableAtNeed));
  return open;
}

/** True lines that are open at once wherever the row has them. */
const wanted = 2;

/** The true lines of each level in their order; a decoy keeps its rung, so that its place tells nothing. */
function tellingLast(rising: readonly Clue[], placeOf: (line: Clue) => number): Clue[] {
  const truths = rising
    .filter(isTrue)
    .sort((a, b) => rank[a.difficulty] - rank[b.difficulty] || placeOf(a) - placeOf(b));
  return rising.map((line) => (isTrue(line) ? (truths.shift() ?? line) : line));
}
