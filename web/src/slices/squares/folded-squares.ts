/** "3 of 10 squares solved". */
export function solvedTitle(solved: number, total: number): string {
  return `${solved} of ${total} ${total === 1 ? "square" : "squares"} solved`;
}

/** "Squares 5 to 10", by the numbers of the locked ones in order; "Square 10" where it is the only one. */
export function lockedTitle(locked: readonly { sequenceNum: number }[]): string {
  const [first, last] = [locked[0]?.sequenceNum, locked.at(-1)?.sequenceNum];
  return first === last ? `Square ${first}` : `Squares ${first} to ${last}`;
}
