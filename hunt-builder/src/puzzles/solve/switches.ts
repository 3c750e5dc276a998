import { firstWords, turnedRows } from "./first-word.ts";
import { saysOf } from "./says-of.ts";
import type { KindSolver } from "./shelf.ts";

/** Each lever halves the tracks: the left half where it is true of the place, the right one where not; without it all are open. Where the wires cross the first word is wanted, too. */
export const solveSwitches: KindSolver<"switches"> = ({ artefact, place, shelf, earlier }) => {
  const { levers, tracks, chain } = artefact;
  const keys = chain === undefined ? [""] : firstWords(earlier);
  const ends = new Set(place === null ? tracks : []);
  if (place !== null)
    for (const key of keys) {
      const crossed = turnedRows(chain ?? "", key, levers.length);
      let left = tracks;
      for (const [i, lever] of levers.entries()) {
        const half = left.length / 2;
        left = saysOf(place, lever) === crossed[i] ? left.slice(half) : left.slice(0, half);
      }
      for (const end of left) ends.add(end);
    }
  return [...ends].map((track) => track.toLowerCase()).filter((word) => shelf.isAnswer(word));
};
