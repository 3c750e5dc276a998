/** Whether a hint has a line for each of a digital square's puzzles: "Word 1: …". */
export function isByPuzzle(hint: string): boolean {
  return /^Word 1: .+\nWord 2: .+\nWord 3: .+$/.test(hint);
}

/** The line of a hint that is about one puzzle; all of it where it was sold as one text. */
export function hintAbout(hint: string, word: number | null): string {
  if (word === null || !isByPuzzle(hint)) return hint;
  return hint.split("\n")[word - 1] ?? hint;
}
