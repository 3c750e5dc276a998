import type { ListedHunt } from "@ten-paces/contract";

/** An answer that holds no list of hunts in any of the accepted shapes. */
export class InvalidHuntList extends Error {}

/**
 * The ACTIVE hunts of an answer: a bare array, or one under `hunts` or `data`.
 * @throws InvalidHuntList for any other shape
 */
export function readHuntList(answer: unknown): ListedHunt[] {
  const list = listIn(answer);
  if (!list) throw new InvalidHuntList("Invalid data format received from server");
  return list.filter((hunt) => hunt.status === "ACTIVE");
}

function listIn(answer: unknown): ListedHunt[] | null {
  if (isHuntList(answer)) return answer;
  if (typeof answer !== "object" || answer === null) return null;
  if ("hunts" in answer && isHuntList(answer.hunts)) return answer.hunts;
  if ("data" in answer && isHuntList(answer.data)) return answer.data;
  return null;
}

function isHuntList(value: unknown): value is ListedHunt[] {
  return Array.isArray(value) && value.every(isHunt);
}

/** What every card needs; the contract tests of the server vouch for the rest. */
function isHunt(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, status } = value as Record<string, unknown>;
  return typeof id === "string" && typeof name === "string" && typeof status === "string";
}
