import type { Difficulty } from "../hunt.ts";
import { categories, type Material } from "../material/material.ts";
import type { Random } from "../random.ts";
import type { Workbench } from "./workbench.ts";

/** How often a decoy wears a badge, so that no badge says by itself that its line is true, or that it is not. */
const weights: Record<Difficulty, Readonly<Record<string, number>>> = {
  EASY: {
    "On the spot": 15,
    History: 3,
    People: 2,
    Riddle: 12,
    "Older or younger": 2,
    Location: 10,
  },
  MEDIUM: {
    "On the spot": 17,
    History: 2,
    People: 1,
    Riddle: 18,
    "Older or younger": 4,
    Location: 10,
  },
  HARD: { "On the spot": 8, History: 1, Riddle: 24, "Older or younger": 5, Location: 12 },
};

/** Badges in the order in which decoys take them, drawn by their weights. */
export function badgesDrawn(
  { task: { difficulty, variant } }: Workbench,
  random: Random,
): string[] {
  if (variant === "DIGITAL") return [];
  const left = Object.entries(weights[difficulty]);
  const made: string[] = [];
  while (left.length > 0) {
    let at = random.below(left.reduce((sum, [, weight]) => sum + weight, 0));
    const index = left.findIndex(([, weight]) => {
      at -= weight;
      return at < 0;
    });
    made.push(...left.splice(index, 1).map(([badge]) => badge));
  }
  return made;
}

/** What can mislead, by badges in their order; those that have no weight come last. */
export function inOrder(
  usable: readonly Material[],
  order: readonly string[],
): readonly Material[] {
  if (order.length === 0) return usable;
  const at = ({ source }: Material): number => {
    const index = order.indexOf(categories[source]);
    return index < 0 ? order.length : index;
  };
  return [...usable].sort((a, b) => at(a) - at(b));
}
