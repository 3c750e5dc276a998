import type { Clue, Difficulty } from "../hunt.ts";
import { categories } from "../material/material.ts";

type Line = Pick<Clue, "category" | "text">;

/** A way from a name or a county: not one from a neighbor told by a likeness, which has to be found first. */
export function isPlainWay({ category, text }: Line): boolean {
  return category === categories.near && !text.includes(": ");
}

/** A likeness of the place, or of a neighbor from which a line leads. */
export function isRiddle(line: Line): boolean {
  return (
    line.category === categories.image || (line.category === categories.near && !isPlainWay(line))
  );
}

/**
 * Whether one can be led by a line: a likeness, something that holds on the spot, a neighbor told by a likeness. A date, a
 * measure or a maker confirms what one has in mind already.
 */
export function isLead(line: Line): boolean {
  return isRiddle(line) || line.category === categories.fact;
}

const rank: Record<Difficulty, number> = { HARD: 0, MEDIUM: 1, EASY: 2 };

/**
 * The list with a true line first that leads: a decoy, a date or a bare way is nothing to set out with. Of what is open at
 * once one comes forward, so that the ladder rises as before.
 * @param isOpen whether a line is open at once
 */
export function leadFirst<L extends Omit<Clue, "id">>(
  lines: readonly L[],
  isOpen: (line: L) => boolean,
): L[] {
  const truths = lines.filter((line) => line.about === undefined && isOpen(line));
  const lead =
    truths.find(isLead) ?? truths.find((line) => !isPlainWay(line)) ?? truths.at(0) ?? lines.at(0);
  const [first] = lines;
  if (lead === undefined || first === undefined || lead === first) return [...lines];
  const isHarder = rank[first.difficulty] < rank[lead.difficulty];
  const moved = isHarder ? { ...lead, difficulty: first.difficulty } : lead;
  return [moved, ...lines.filter((line) => line !== lead)];
}
