import type { Clue, Difficulty } from "../hunt.ts";
import { categories } from "../material/material.ts";
import { isOpenAtOnce } from "../open-lines.ts";
import type { Place } from "../place.ts";
import type { Searchability } from "../search/searchability.ts";
import { resistantBelow } from "./rewrite.ts";

const rank: Record<Difficulty, number> = { HARD: 0, MEDIUM: 1, EASY: 2 };
const easier: Record<Difficulty, Difficulty> = { HARD: "MEDIUM", MEDIUM: "EASY", EASY: "EASY" };

/** Lines of a hard list that are open at once, where search allows it: what one alone says cannot be held against anything. */
const openTruths = 2;

interface Told {
  line: Clue;
  score: number;
  /** Whether it leads from a name on the map, or is one: whoever has a ruler needs no search. */
  isPlainWay: boolean;
}

/**
 * The clue list of a square on the ground, its lines graded by what they give away: together with the clue those that
 * are open at once stay below what a search finds, as long as there are such lines; the others open later, the most
 * telling last. One at least is open, and of a hard list two and a decoy where search allows it.
 */
export function closeTelling(
  searchability: Searchability,
  {
    mainClue,
    clues,
    difficulty,
  }: { mainClue: string; clues: readonly Clue[]; difficulty: Difficulty },
  place: Place,
): Clue[] {
  const hunt = { variant: "PHYSICAL", difficulty } as const;
  const scores = searchability.scores(mainClue, place);
  const scoreWith = (lines: readonly Clue[]): number => scores(lines.map(({ text }) => text));
  const byTelling: Told[] = clues
    .map((line) => ({ line, score: scoreWith([line]), isPlainWay: isPlainWay(line) }))
    .sort((a, b) => Number(a.isPlainWay) - Number(b.isPlainWay) || a.score - b.score);
  const open: Clue[] = [];
  for (const { line } of byTelling) {
    if (!isOpenAtOnce(line, hunt)) continue;
    if (open.length === 0 || scoreWith([...open, line]) < resistantBelow) open.push(line);
  }
  if (difficulty === "HARD") openMore(byTelling, open, scoreWith);
  // A list with nothing of the hunt's own level opens with what gives least away.
  const least = byTelling.find(({ line }) => line.about === undefined)?.line;
  if (open.every(({ about }) => about !== undefined) && least !== undefined) open.push(least);
  const later = byTelling.map(({ line }) => line).filter((line) => !open.includes(line));
  const next = easier[difficulty];
  const graded = clues.map((line) => {
    if (open.includes(line)) return isOpenAtOnce(line, hunt) ? line : { ...line, difficulty };
    if (isPlainWay(line)) return { ...line, difficulty: "EASY" as const };
    if (!isOpenAtOnce(line, hunt)) return line;
    const isLate = later.indexOf(line) >= later.length / 2;
    return { ...line, difficulty: isLate ? easier[next] : next };
  });
  // A ladder rises, however its rungs were graded.
  const rising = graded.sort((a, b) => rank[a.difficulty] - rank[b.difficulty]);
  return tellingLast(
    rising,
    byTelling.map(({ line }) => line.id),
  );
}

/** A way from a name or a county: not one from a neighbor told by a likeness, which has to be found first. */
function isPlainWay({ category, text }: Clue): boolean {
  return category === categories.near && !text.includes(": ");
}

/** Opens a second true line and a decoy, rather likenesses, as long as search finds the place by none of it. */
function openMore(
  byTelling: readonly Told[],
  open: Clue[],
  scoreWith: (lines: readonly Clue[]) => number,
): void {
  const isRiddle = ({ category, text }: Clue): boolean =>
    category === categories.image || text.includes(": ");
  const lines = byTelling
    .filter(
      ({ line, isPlainWay }) =>
        !isPlainWay && line.category !== categories.person && !open.includes(line),
    )
    .map(({ line }) => line);
  const inOrder = [...lines.filter(isRiddle), ...lines.filter((line) => !isRiddle(line))];
  const add = (isDecoy: boolean, most: number): void => {
    for (const line of inOrder) {
      if (open.filter(({ about }) => (about !== undefined) === isDecoy).length >= most) return;
      if ((line.about !== undefined) !== isDecoy || open.includes(line)) continue;
      if (scoreWith([...open, line]) < resistantBelow) open.push(line);
    }
  };
  add(false, openTruths);
  add(true, 1);
}

/** The true lines of each level in the order of what they give away; a decoy keeps its rung, so that its place tells nothing. */
function tellingLast(rising: readonly Clue[], ids: readonly string[]): Clue[] {
  const isTrue = ({ about }: Clue): boolean => about === undefined;
  const truths = rising
    .filter(isTrue)
    .sort(
      (a, b) => rank[a.difficulty] - rank[b.difficulty] || ids.indexOf(a.id) - ids.indexOf(b.id),
    );
  return rising.map((line) => (isTrue(line) ? (truths.shift() ?? line) : line));
}
