import { lastMade } from "./last-made.ts";
import { guardOf } from "./leaks.ts";
import type { Place } from "./place.ts";
import { saysTown } from "./says-town.ts";

/** Lines of the neighbors of a place are looked at for each of its puzzles; those of other states are not. */
const mostKnown = 300;
const knownOf = lastMade(mostKnown, (_: Place) => new Map<string, boolean>());

/** Whether a line of a place's own row gives its name or its town away. */
export function namesItself(place: Place, line: string): boolean {
  const lines = knownOf(place);
  let found = lines.get(line);
  if (found === undefined) {
    found = guardOf(place).findLeak(line) !== null || saysTown(line, place);
    lines.set(line, found);
  }
  return found;
}
