import type { Place } from "../place.ts";
import type { Searchability } from "./searchability.ts";

/** Search, asked about one place. */
export interface SearchOfPlace {
  /** How surely a text finds it. */
  score(text: string): number;
  /** Whether a text could be said of many places: nobody names this one by it, whoever finds another first and is led here does. */
  isGeneric(text: string): boolean;
}

/**
 * Read beside forty halves of hard clues: up to here they were what several places of a state could say (“he put on his hat
 * and that was the end of it”), beyond it a reader named the place by two words of them (“forever flinging seed”).
 */
const mostWeight = 15;
const mostFound = 0.1;

export function searchOf(
  searchability: Pick<Searchability, "score" | "weight">,
  place: Place,
): SearchOfPlace {
  const scores = new Map<string, number>();
  const generic = new Map<string, boolean>();
  const score = (text: string): number => {
    const made = scores.get(text) ?? searchability.score(text, place);
    scores.set(text, made);
    return made;
  };
  return {
    score,
    isGeneric(text) {
      const made =
        generic.get(text) ?? (searchability.weight(text) <= mostWeight && score(text) < mostFound);
      generic.set(text, made);
      return made;
    },
  };
}
