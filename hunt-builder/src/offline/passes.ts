import type { Kind } from "../puzzles/kinds/kind.ts";

/** A draw that is refused takes the next fork. */
export const draws = [1, 2, 3];

/**
 * With which care kinds are tried: strictly, so that nothing else on the page answers for a line that is asked about;
 * fairly, where no line is said twice; leniently, where a plainer puzzle is better than none.
 */
export type Care = "strict" | "fair" | "lenient";

/** In which order kinds are tried; one that must be is tried fairly, too, before others are. */
export function passes(
  kindsInOrder: readonly Kind[],
  mustBe: (kind: Kind) => boolean,
): { kind: Kind; draw: number; care: Care }[] {
  const must = kindsInOrder.filter(mustBe);
  const others = kindsInOrder.filter((kind) => !mustBe(kind));
  const pass = (some: readonly Kind[], care: Care) =>
    some.flatMap((kind) => draws.map((draw) => ({ kind, draw, care })));
  return [
    ...pass(must, "strict"),
    ...pass(must, "fair"),
    ...pass(others, "strict"),
    ...pass(others, "fair"),
    ...pass(kindsInOrder, "lenient"),
  ];
}
