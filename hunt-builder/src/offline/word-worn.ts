import { termsIn } from "./telling-terms.ts";

/** Texts of a square in which a telling word may stand: a third is heard. */
const mostOfWord = 2;

/** Whether a clause would say a telling word for the third time in a square. */
export function isWordWorn({ texts }: { texts: readonly string[] }, clause: string): boolean {
  const told = texts.map(termsIn);
  return [...termsIn(clause)].some(
    (term) => told.filter((terms) => terms.has(term)).length >= mostOfWord,
  );
}
