const LEAST_HOURS = 0.1;
const MOST_HOURS = 720;

/** Hours as typed: six minutes to thirty days; null for anything else. */
export function readHours(typed: string): number | null {
  const hours = Number(typed);
  return typed.trim() !== "" && hours >= LEAST_HOURS && hours <= MOST_HOURS ? hours : null;
}
