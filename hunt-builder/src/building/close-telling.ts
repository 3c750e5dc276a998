import type { Clue, Difficulty } from "../hunt.ts";
import { categories } from "../material/material.ts";
import { isOpenAtOnce } from "../open-lines.ts";
import type { Place } from "../place.ts";
import type { Searchability } from "../search/searchability.ts";
import { resistantBelow } from "./rewrite.ts";

const rank: Record<Difficulty, number> = { HARD: 0, MEDIUM: 1, EASY: 2 };
const easier: Record<Difficulty, Difficulty> = { HARD: "MEDIUM", MEDIUM: "EASY", EASY: "EASY" };

/** True lines that are open at once where the row has as many besides the last rung: one alone cannot be held against anything. */
const openTruths: Record<Difficulty, number> = { EASY: 0, MEDIUM: 3, HARD: 2 };
/** The level of a way in a list of each difficulty: a bearing is no last rung. */
const ofWays: Record<Difficulty, Difficulty> = { EASY: "MEDIUM", MEDIUM: "EASY", HARD: "MEDIUM" };
/** A likeness that is opened so may be found sooner than what is open by itself: no search has read it. */
const bearable = 0.7;

interface Told {
  line: Clue;
  score: number;
  /** Whether it leads from a name on the map, or is one: whoever has a ruler needs no search. */
  isPlainWay: boolean;
}

/**
 * The clue list of a square on the ground, its lines graded by what they give away: together with the clue those that
 * are open at once stay below what a search finds, as long as there are such lines; the others open later. A hard list
 * opens with two true lines and a middling one with three, where one is left for the last rung, and with fewer decoys. The last
 * rung settles the matter: what says the kind of thing before other sayings, and no way while there is a saying.
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
  const open: Clue[] = [];
  for (const { line } of byTelling) {
    if (!isOpenAtOnce(line, hunt) || line === last) continue;
    if (open.length === 0 || scoreWith([...open, line]) < resistantBelow) open.push(line);
  }
  openMore(byTelling, { open, last, difficulty }, scoreWith);
  // A list with nothing of the hunt's own level opens with what gives least away.
  const least = byTelling.find(({ line }) => isTrue(line))?.line;
  if (!open.some(isTrue) && least !== undefined) open.push(least);
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
  return tellingLast(rising, (line) => {
    const at = byTelling.findIndex((each) => each.line.id === line.id);
    if (line.id === last?.id) return byTelling.length;
    return isPlainWay(line) ? -1 : at;
  });
}

const isTrue = ({ about }: Clue): boolean => about === undefined;

/** The line that settles the matter: the likeness that says what it is, else what a search makes most of; a way at need. */
function lastOf(byTelling: readonly Told[]): Clue | undefined {
  const truths = byTelling.filter(({ line, isPlainWay }) => isTrue(line) && !isPlainWay);
  const sayings = truths.filter(
    ({ line: { category } }) => category === categories.image || category === categories.fact,
  );
  const near = sayings.filter(
    ({ line }) => line.category === categories.image && line.difficulty === "EASY",
  );
  const [most] = [near, sayings, truths].filter(({ length }) => length > 0);
  // Of few lines all are wanted at once, and the way is all that is left for later.
  return truths.length < fewTruths ? near.at(-1)?.line : most?.at(-1)?.line;
}

const fewTruths = 3;

/** Leaves fewer decoys open than true lines; one that a hint strikes stays. */
function closeDecoys(open: Clue[], hints: readonly string[]): void {
  const isStruck = ({ text }: Clue): boolean =>
    hints.some((hint) => hint.includes(`“${text.replace(/\.$/, "")}`));
  const most = open.filter(isTrue).length - 1;
  const decoys = open
    .filter((line) => !isTrue(line))
    .sort((a, b) => Number(isStruck(b)) - Number(isStruck(a)));
  for (const line of decoys.slice(Math.max(0, most)))
    if (!isStruck(line)) open.splice(open.indexOf(line), 1);
}

/** A way from a name or a county: not one from a neighbor told by a likeness, which has to be found first. */
function isPlainWay({ category, text }: Clue): boolean {
  return category === categories.near && !text.includes(": ");
}

/** Opens more true lines and a decoy, rather likenesses, as long as search hardly finds the place by them. */
function openMore(
  byTelling: readonly Told[],
  { open, last, difficulty }: { open: Clue[]; last: Clue | undefined; difficulty: Difficulty },
  scoreWith: (lines: readonly Clue[]) => number,
): void {
  const most = openTruths[difficulty];
  if (most === 0) return;
  const isRiddle = ({ category, text }: Clue): boolean =>
    category === categories.image || text.includes(": ");
  const lines = byTelling
    .filter(
      ({ line, isPlainWay }) =>
        !isPlainWay && line !== last && line.category !== categories.person && !open.includes(line),
    )
    .map(({ line }) => line);
  const inOrder = [...lines.filter(isRiddle), ...lines.filter((line) => !isRiddle(line))];
  const add = (some: readonly Clue[], upTo: number, below: number): void => {
    for (const line of some) {
      if (open.filter((each) => isTrue(each) === isTrue(line)).length >= upTo) return;
      if (!open.includes(line) && scoreWith([...open, line]) < below) open.push(line);
    }
  };
  const truths = inOrder.filter(isTrue);
  add(truths, most, resistantBelow);
  add(truths.filter(isRiddle), most, bearable);
  add(
    inOrder.filter((line) => !isTrue(line)),
    1,
    resistantBelow,
  );
}

/** The true lines of each level in their order; a decoy keeps its rung, so that its place tells nothing. */
function tellingLast(rising: readonly Clue[], placeOf: (line: Clue) => number): Clue[] {
  const truths = rising
    .filter(isTrue)
    .sort((a, b) => rank[a.difficulty] - rank[b.difficulty] || placeOf(a) - placeOf(b));
  return rising.map((line) => (isTrue(line) ? (truths.shift() ?? line) : line));
}
