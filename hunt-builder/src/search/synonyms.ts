import { synonymLines } from "../generated/synonyms.ts";

/** Each term of the search that has them, with the terms that can mean the same. */
export function readSynonyms(): [term: string, others: string[]][] {
  return synonymLines.split("\n").map((line) => {
    const [term = "", ...others] = line.split(" ");
    return [term, others];
  });
}
