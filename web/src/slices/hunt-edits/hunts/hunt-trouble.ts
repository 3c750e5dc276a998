import { createHunt } from "@ten-paces/contract";
import { CallFailed, refusalIn } from "../../../api.ts";
import { FEWEST_SQUARES } from "../../builder/square-limits.ts";
import { findingsIn } from "../squares/square-edits.ts";

const AUTHENTICATE = "Admin authentication required. Please login as an admin.";

const BUILDER = "Generate with AI can replace hunts in stock and take their places.";

/** The sentence for a hunt that could not be saved. A refusal that is the hunt's own says more than "try again". */
export function saveTrouble(error: unknown): string {
  const taken = error instanceof CallFailed && error.status === 409;
  const otherwise = taken
    ? "A hunt with this state and variant already exists."
    : "Error saving hunt. Please try again.";
  const said = troubleOf(error, otherwise, [409, 422, 400, 404]);
  const findings = findingsIn(error);
  if (findings.length > 0) return findings.map(({ text }) => text).join(" ");
  const refusal = refusalIn(createHunt, error);
  if (refusal?.code !== "too_few_places") return said;
  const { reason, unusedPlaces } = refusal.data;
  const fewer = unusedPlaces >= FEWEST_SQUARES ? ` Take ${unusedPlaces} squares or fewer.` : "";
  return `${reason}${fewer} ${BUILDER}`;
}

/** The sentence for a status that could not be changed. */
export function statusTrouble(error: unknown): string {
  return troubleOf(error, "Error updating hunt status. Please try again.", [409, 422]);
}

/** The sentence for a hunt that could not be deleted. */
export function deleteTrouble(error: unknown): string {
  if (error instanceof CallFailed && error.status === 400) {
    return error.told ?? "Cannot delete hunt. It may have active subscriptions.";
  }
  return troubleOf(error, "Error deleting hunt. Please try again.", [409]);
}

function troubleOf(error: unknown, otherwise: string, told: readonly number[]): string {
  if (!(error instanceof CallFailed) || error.kind !== "answer") return otherwise;
  if (error.status === 401 || error.status === 403) return AUTHENTICATE;
  return told.includes(error.status) ? (error.told ?? otherwise) : otherwise;
}
