import { synonymLines } from "../generated/synonyms.ts";

let read: Map<string, string[]> | null = null;

/** Terms of the search that can mean the same as some of these, without these. */
export function synonymsOf(terms: readonly string[]): string[] {
  read ??= new Map(
    synonymLines.split("\n").map((line) => {
      const [term = "", ...others] = line.split(" ");
      return [term, others];
    }),
  );
  const known = read;
  const own = new Set(terms);
  return [...new Set([...own].flatMap((term) => known.get(term) ?? []))].filter(
    (term) => !own.has(term),
  );
}
