import type { Difficulty } from "../hunt.ts";
import { categories, type Material } from "../material/material.ts";
import type { Random } from "../random.ts";
import { drawn } from "./drawn.ts";
import type { Workbench } from "./workbench.ts";

/** How often a decoy wears a badge, so that no badge says by itself that its line is true, or that it is not. */
const weights: Record<Difficulty, Readonly<Record<string, number>>> = {
  EASY: {
    "On the spot": 20,
    Riddle: 26,
    History: 16,
    "Older or younger": 1,
    Location: 10,
    Numbers: 10,
  },
  MEDIUM: {
    "On the spot": 18,
    Riddle: 28,
    History: 16,
    "Older or younger": 1,
    Location: 10,
    Numbers: 10,
  },
  HARD: {
    "On the spot": 16,
    Riddle: 30,
    History: 16,
    "Older or younger": 1,
    Location: 10,
    Numbers: 10,
  },
};

/** What says more of a place than when, where and by whom. */
export function isStory({ source }: Pick<Material, "source">): boolean {
  return source === "fact" || source === "image";
}

/** Whether two stories are drawn, so that one without the other sort of story tells two of the same. */
export function areStoriesDrawn([first = "", second = ""]: readonly string[]): boolean {
  const storied: readonly string[] = [categories.fact, categories.image];
  return storied.includes(first) && storied.includes(second);
}

/** Badges in the order in which decoys take them, drawn by their weights. */
export function badgesDrawn(
  { task: { difficulty, variant } }: Workbench,
  random: Random,
): string[] {
  if (variant === "DIGITAL") return [];
  return drawn(weights[difficulty], random);
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
