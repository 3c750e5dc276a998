/**
 * Which of a square's three puzzles a player is stuck on: the first whose word was wrong in their last answer,
 * the first of all where they gave none.
 * @param evidence what was kept of that answer, as text
 */
export function stuckOn(evidence: string | null): 1 | 2 | 3 {
  const right = rightIn(evidence);
  if (right[0] !== true) return 1;
  return right[1] === true ? 3 : 2;
}

function rightIn(evidence: string | null): unknown[] {
  if (evidence === null) return [];
  try {
    const { right } = JSON.parse(evidence) as { right?: unknown };
    return Array.isArray(right) ? right : [];
  } catch {
    // Whatever it is, it says nothing of words.
    return [];
  }
}
