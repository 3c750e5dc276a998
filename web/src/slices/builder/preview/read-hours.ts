const MOST_HOURS = 1000;

/** Hours as typed: more than none; null for anything else. */
export function readHours(typed: string): number | null {
  const hours = Number(typed);
  return typed.trim() !== "" && hours > 0 && hours <= MOST_HOURS ? hours : null;
}
