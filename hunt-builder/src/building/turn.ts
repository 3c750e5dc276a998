import type { HuntRequest } from "../hunt.ts";
import type { Library } from "../library.ts";

/** Which of all hunts on a page one is: states in the order of lists, and a state's three hunts far apart. */
export function turnOf(
  { byStock }: Pick<Library, "byStock">,
  { state, difficulty }: Pick<HuntRequest, "state" | "difficulty">,
): number {
  const states = [...byStock.keys()].sort();
  return Math.max(0, states.indexOf(state)) + 17 * ["EASY", "MEDIUM", "HARD"].indexOf(difficulty);
}
