import type { Random } from "../random.ts";

/** Things in an order that is drawn: the heavier one is, the sooner it comes. */
export function drawn<T extends string>(
  weights: Readonly<Partial<Record<T, number>>>,
  random: Random,
): T[] {
  const left = Object.entries(weights) as [T, number][];
  const made: T[] = [];
  while (left.length > 0) {
    let at = random.below(left.reduce((sum, [, weight]) => sum + weight, 0));
    const index = left.findIndex(([, weight]) => {
      at -= weight;
      return at < 0;
    });
    made.push(...left.splice(index, 1).map(([each]) => each));
  }
  return made;
}
