import { tellingLines } from "../generated/tellings.ts";
import type { Place } from "../place.ts";

/** What a row's marks are kept under: its facts and likenesses as they stand, so that a row that changed has none. */
export function rowMark({ facts, veiled }: Pick<Place, "facts" | "veiled">): string {
  let hash = 0x811c9dc5;
  const text = [...facts, "|", ...veiled].join("\n");
  for (let i = 0; i < text.length; i++)
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36);
}

const tooMany = 2;
let byRow: ReadonlyMap<string, string> | null = null;

/**
 * Of each likeness of a row the facts that it tells, as a reader of whole sentences took them (scripts/make-tellings.ts);
 * null where the row has been written anew since.
 */
export function readTellings(place: Pick<Place, "facts" | "veiled">): number[][] | null {
  byRow ??= new Map(
    tellingLines.split("\n").map((line) => {
      const [mark = "", marks = ""] = line.split(" ");
      return [mark, marks];
    }),
  );
  const marks = byRow.get(rowMark(place));
  if (marks === undefined) return null;
  // What is near to two facts says nothing sure of either.
  return marks.split(",").map((each) => (each.length < tooMany ? [...each].map(Number) : []));
}
