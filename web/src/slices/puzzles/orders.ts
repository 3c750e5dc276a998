/** An order that a player gave to so many things, out of "2,0,1"; what is not told stands at the end. */
export function orderOf(text: string | undefined, count: number): number[] {
  const told = (text ?? "")
    .split(",")
    .filter((part) => part !== "")
    .map(Number)
    .filter((each) => Number.isInteger(each) && each >= 0 && each < count);
  const rest = Array.from({ length: count }, (_, i) => i).filter((each) => !told.includes(each));
  return [...new Set(told), ...rest];
}

/** The order with one of its things a place further up (-1) or down (1). */
export function movedBy(order: readonly number[], at: number, by: -1 | 1): number[] {
  const next = [...order];
  const held = next[at];
  const other = next[at + by];
  if (held === undefined || other === undefined) return next;
  next[at] = other;
  next[at + by] = held;
  return next;
}

/** Letters of pieces side by side, "" for each letter of a piece that is open. */
export function spelledBy(pieces: readonly { letters: string; length: number }[]): string[] {
  return pieces.flatMap(({ letters, length }) =>
    Array.from({ length }, (_, i) => letters[i] ?? ""),
  );
}
