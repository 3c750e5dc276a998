import { CallFailed } from "../../../api.ts";

const AUTHENTICATE = "Admin authentication required. Please login as an admin.";

/** The sentence for a hunt that could not be saved. A refusal that is the hunt's own says more than "try again". */
export function saveTrouble(error: unknown): string {
  return troubleOf(error, "Error saving hunt. Please try again.", [409, 422, 400]);
}

/** The sentence for a status that could not be changed. */
export function statusTrouble(error: unknown): string {
  return troubleOf(error, "Error updating hunt status. Please try again.", [409, 422]);
}

/** The sentence for a hunt that could not be deleted. */
export function deleteTrouble(error: unknown): string {
  if (error instanceof CallFailed && error.status === 400) {
    return error.data.error
      ? error.message
      : "Cannot delete hunt. It may have active subscriptions.";
  }
  return troubleOf(error, "Error deleting hunt. Please try again.", []);
}

function troubleOf(error: unknown, otherwise: string, told: readonly number[]): string {
  if (!(error instanceof CallFailed) || error.kind !== "answer") return otherwise;
  if (error.status === 401 || error.status === 403) return AUTHENTICATE;
  return told.includes(error.status) ? error.message : otherwise;
}
