import type { Clue, Difficulty } from "../hunt.ts";
import { isOpenAtOnce } from "../open-lines.ts";
import type { Place } from "../place.ts";
import type { Searchability } from "../search/searchability.ts";
import { resistantBelow } from "./rewrite.ts";

const rank: Record<Difficulty, number> = { HARD: 0, MEDIUM: 1, EASY: 2 };
const easier: Record<Difficulty, Difficulty> = { HARD: "MEDIUM", MEDIUM: "EASY", EASY: "EASY" };

/**
 * The clue list of a square on the ground, its lines graded by what they give away: together with the clue those that
 * are open at once stay below what a search finds, as long as there are such lines; the others open later, the most
 * telling last. One at least is open.
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
  const byTelling = clues
    .map((line) => ({ line, score: scoreWith([line]) }))
    .sort((a, b) => a.score - b.score);
  const open: Clue[] = [];
  for (const { line } of byTelling) {
    if (!isOpenAtOnce(line, hunt)) continue;
    if (open.length === 0 || scoreWith([...open, line]) < resistantBelow) open.push(line);
  }
  // A list with nothing of the hunt's own level opens with what gives least away.
  const least = byTelling.find(({ line }) => line.about === undefined)?.line;
  if (open.every(({ about }) => about !== undefined) && least !== undefined) open.push(least);
  const later = byTelling.map(({ line }) => line).filter((line) => !open.includes(line));
  const next = easier[difficulty];
  const graded = clues.map((line) => {
    if (open.includes(line)) return isOpenAtOnce(line, hunt) ? line : { ...line, difficulty };
    if (!isOpenAtOnce(line, hunt)) return line;
    const isLate = later.indexOf(line) >= later.length / 2;
    return { ...line, difficulty: isLate ? easier[next] : next };
  });
  // A ladder rises, however its rungs were graded.
  return graded.sort((a, b) => rank[a.difficulty] - rank[b.difficulty]);
}
