import { CallFailed } from "../../api.ts";
import { InvalidHuntList } from "./read-hunt-list.ts";

/** Why the hunts page has no hunts. */
export function huntsTrouble(error: unknown): string {
  if (error instanceof InvalidHuntList) return "Invalid data format received from server";
  if (!(error instanceof CallFailed)) return "Failed to load hunts from database";
  if (error.kind === "html") return "API routing issue - server returned HTML instead of JSON";
  if (error.status === 0) {
    return "Unable to connect to server. Please check if the backend is running.";
  }
  if (error.status === 404) return "Hunts endpoint not found. API may be misconfigured.";
  if (error.status >= 500) return "Server error. Please try again later.";
  return "Failed to load hunts from database";
}

/** Why a list of the landing page is empty; a detail under "Unable to load … hunts". */
export function landingTrouble(error: unknown): string {
  if (!(error instanceof CallFailed) || error.kind === "html") return "Failed to load hunts";
  if (error.status === 0) return "Unable to connect to server";
  if (error.status === 404) return "Hunts endpoint not found";
  if (error.status >= 500) return "Server error. Please try again later";
  return "Failed to load hunts";
}
