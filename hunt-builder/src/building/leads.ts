import type { Clue } from "../hunt.ts";
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
