import { CallFailed } from "../../api.ts";

/** Whether a stored token that could not be verified is kept for another try. */
export function verdictOnToken(error: unknown): "keep" | "drop" {
  if (!(error instanceof CallFailed)) return "drop";
  // Without an answer of the service itself the token may still be good.
  return error.kind === "network" || error.status === 503 ? "keep" : "drop";
}
