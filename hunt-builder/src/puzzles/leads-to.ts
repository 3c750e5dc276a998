import type { Library } from "../library.ts";
import type { Lexicon } from "./lexicon.ts";
import { type SolverShelf, solve } from "./solver.ts";

/**
 * Whether somebody who reads a prompt can come to its answer. Sentences around the puzzle do no harm, such as
 * an editor's "Take your time."; a prompt that is no known kind of puzzle leads nowhere.
 */
export function leadsTo(
  prompt: string,
  word: string,
  { library, lexicon }: { library: Library; lexicon: Lexicon },
): boolean {
  const shelf: SolverShelf = {
    // Only this word is asked about: whether others fit as well was seen to when the puzzle was made.
    words: [word],
    meaning: (gloss) => {
      const meant = lexicon.findDefinition(word)?.gloss;
      return meant === gloss || meant === gloss.replace(/\.$/, "") ? [word] : [];
    },
    capitalOf: (state) =>
      library.gazetteer.states.find((each) => each.name === state)?.capital ?? "",
  };
  return runsOfSentences(prompt).some((text) => {
    try {
      return solve(text, shelf).includes(word);
    } catch {
      // The solver knows no method for this text.
      return false;
    }
  });
}

const mostSentences = 8;

/** The whole text first, then every run of its sentences. */
function runsOfSentences(text: string): string[] {
  const sentences = text.trim().split(/(?<=[.!?]["”]?)\s+/);
  const runs = [text];
  if (sentences.length > mostSentences) return runs;
  for (let first = 0; first < sentences.length; first += 1)
    for (let last = sentences.length; last > first; last -= 1)
      runs.push(sentences.slice(first, last).join(" "));
  return runs;
}
