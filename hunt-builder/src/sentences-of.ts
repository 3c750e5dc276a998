import type { HuntDraft, SquareDraft } from "./hunt.ts";
import { isByPuzzle } from "./puzzles/puzzle-hint-lines.ts";
import { sentencesIn } from "./wording/sentences.ts";

/** Every text of a square a player can come to see. */
export function textsOf(square: SquareDraft): string[] {
  return [
    square.clue.mainClue,
    ...square.clues.map((clue) => clue.text),
    square.hint1,
    square.hint2,
    square.hint3,
  ];
}

/**
 * Normalised sentences of a hunt, for `usedSentences` of the next one in the same stock. Where to stand is
 * left out: two doors may be told alike.
 */
export function sentencesOf(hunt: Pick<HuntDraft, "squares">): string[] {
  return hunt.squares.flatMap((square) => ownSentencesOf(square));
}

/** Those of one square. */
export function ownSentencesOf(square: SquareDraft): string[] {
  const hint3 = square.hint3.replace(/ Stand [^.]*\.$/, "");
  // Hints about puzzles say what kinds of puzzle have in common: the same of two of a kind.
  const hints = [square.hint1, square.hint2, square.hint3];
  const texts = textsOf({ ...square, hint3 });
  return texts.filter((text) => !(isByPuzzle(text) && hints.includes(text))).flatMap(sentencesIn);
}
