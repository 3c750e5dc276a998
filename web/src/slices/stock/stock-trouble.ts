import { generateAllHunts } from "@ten-paces/contract";
import { CallFailed, refusalIn } from "../../api.ts";
import { readToken } from "../../token.ts";

/** Who words the clues of hunts for the stock. */
export type StockWriter = "offline" | "model";

export type StockWork =
  | { kind: "generate"; writer: StockWriter }
  | { kind: "replenish"; writer: StockWriter }
  | { kind: "cleanup"; daysOld: number };

export type StockCall = StockWork["kind"] | "fetch";

const FALLBACK: Record<StockCall, string> = {
  fetch: "Failed to fetch statistics",
  generate: "Failed to generate hunts",
  replenish: "Failed to replenish hunts",
  cleanup: "Failed to cleanup hunts",
};

/** @throws Error when nobody is signed in, before anything is sent */
export function requireToken(): void {
  if (readToken() === null) throw new Error("Admin authentication required");
}

/** The sentence for a failed call: the server's, else the error's own, else that of the call. */
export function stockTrouble(error: unknown, of: StockCall): string {
  if (!(error instanceof CallFailed)) {
    return (error instanceof Error && error.message) || FALLBACK[of];
  }
  if (error.kind === "network" && error.status === 0) return error.message;
  if (error.told === null) return FALLBACK[of];
  const refusal = refusalIn(generateAllHunts, error);
  const reason = refusal?.code === "stock_failed" ? refusal.data.reason : "";
  return reason ? `${error.told} ${reason}` : error.told;
}

/** The job that holds the stock, where that is why another was refused. */
export function busyJobOf(error: unknown): string | null {
  const refusal = refusalIn(generateAllHunts, error);
  return refusal?.code === "stock_busy" ? refusal.data.jobId : null;
}
