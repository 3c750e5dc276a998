import { saysOf } from "./says-of.ts";
import type { KindSolver } from "./shelf.ts";

/** Each lever halves the tracks: the left half where it is true of the place, the right one where not; without it all are open. */
export const solveSwitches: KindSolver<"switches"> = ({ artefact, place, shelf }) => {
  let left = artefact.tracks;
  if (place !== null)
    for (const lever of artefact.levers) {
      const half = left.length / 2;
      left = saysOf(place, lever) ? left.slice(0, half) : left.slice(half);
    }
  return left.map((track) => track.toLowerCase()).filter((word) => shelf.isAnswer(word));
};
