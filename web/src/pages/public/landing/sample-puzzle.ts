/** A puzzle of the landing page, made up for it: no hunt has it, and its word is no secret. */
export const samplePuzzle = {
  /** The first two words of its address, as if they were solved. */
  before: ["granite", "harbor"],
  letters: "L·NT·RN",
  answer: "lantern",
} as const;

export type Guess = "open" | "wrong" | "found";

/** What a typed word is worth: nothing is judged before it is long enough. */
export function judgeGuess(typed: string): Guess {
  const word = typed.trim().toLowerCase();
  if (word === samplePuzzle.answer) return "found";
  return word.length >= samplePuzzle.answer.length ? "wrong" : "open";
}
