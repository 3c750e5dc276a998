import type { Artefact } from "../puzzles/artefact.ts";
import { textsOf } from "../puzzles/artefact-texts.ts";
import type { Workbench } from "./workbench.ts";

/** Shorter ones are names, and stand in many sentences. */
const fewestLetters = 15;

/**
 * Whether a puzzle asks about a line that the square's clue has said of another place, "another is a block from a
 * courthouse": who has read the clue knows that it is not of this one.
 */
export function saysOfClue(
  { texts: [clue] }: Pick<Workbench, "texts">,
  artefact: Artefact,
): boolean {
  if (clue === undefined) return false;
  const said = clue.toLowerCase();
  return textsOf(artefact).some(
    (text) => text.length >= fewestLetters && said.includes(text.toLowerCase()),
  );
}
