import { saysOf } from "./says-of.ts";
import type { KindSolver } from "./shelf.ts";

/** References into the lines that are true of the place; without it any one line, or none, may be the stranger. */
export const solveBookCode: KindSolver<"book_code"> = ({ artefact, place, shelf }) => {
  const { lines, refs } = artefact;
  const read = (counted: readonly string[]): string =>
    refs
      .map((ref) => {
        const [line = 0, nth = 0, at = 1] = ref.split("·").map(Number);
        const token = counted[line - 1]?.split(/\s+/)[nth - 1] ?? "";
        return token.toLowerCase().replace(/[^a-z0-9]/g, "")[at - 1] ?? "?";
      })
      .join("");
  const readings =
    place === null
      ? [lines, ...lines.map((_, out) => lines.filter((__, i) => i !== out))]
      : [lines.filter((line) => saysOf(place, line))];
  return readings.map(read).filter((word) => shelf.isAnswer(word));
};
