import type { Place } from "../../place.ts";
import { findSpeaker } from "./says-of.ts";
import type { KindSolver } from "./shelf.ts";

/** The cards' places by the library's own lines; as they lie, or by their distance from the place. */
export const solveCards: KindSolver<"cards"> = ({ artefact, place, shelf }) => {
  const found = artefact.cards.map(({ text, nth = 1 }) => {
    const of = findSpeaker(shelf.library, text);
    const name =
      of?.name
        .toLowerCase()
        .replace(/^the /, "")
        .replace(/[^a-z]/g, "") ?? "";
    return { of, letter: name[nth - 1] ?? "?" };
  });
  const spelled = (order: readonly { letter: string }[]): string =>
    order.map(({ letter }) => letter).join("");
  const as = spelled(found);
  if (shelf.isAnswer(as)) return [as];
  if (place === null) return everyOrder(found.map(({ letter }) => letter));
  return [spelled([...found].sort((a, b) => apart(place, a.of) - apart(place, b.of)))];
};

function everyOrder(letters: readonly string[]): string[] {
  if (letters.length <= 1) return [letters.join("")];
  return letters.flatMap((letter, i) =>
    everyOrder(letters.filter((_, at) => at !== i)).map((rest) => letter + rest),
  );
}

/** The great circle between two places, as a share of the globe: good enough to sort by. */
function apart({ point: a }: Place, b: Place | undefined): number {
  if (b === undefined) return Number.POSITIVE_INFINITY;
  const rad = Math.PI / 180;
  const cos =
    Math.sin(a.lat * rad) * Math.sin(b.point.lat * rad) +
    Math.cos(a.lat * rad) * Math.cos(b.point.lat * rad) * Math.cos((a.lng - b.point.lng) * rad);
  return Math.acos(Math.min(1, cos));
}
