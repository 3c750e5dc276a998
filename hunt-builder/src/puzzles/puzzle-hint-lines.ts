/** A line of a hint that is about one puzzle of the square. @param word 1, 2 or 3 */
export function puzzleHintLine(word: number, text: string): string {
  return `Word ${word}: ${text}`;
}

/** Whether a hint has a line for each puzzle, instead of one text for all. */
export function isByPuzzle(hint: string): boolean {
  return /^Word 1: [^\n]+\nWord 2: [^\n]+\nWord 3: [^\n]+$/.test(hint);
}
