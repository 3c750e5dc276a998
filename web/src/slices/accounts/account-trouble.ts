import { CallFailed } from "../../api.ts";

/** The server's own sentence where it answered, else the one for this form. */
export function accountTrouble(error: unknown, otherwise: string): string {
  if (!(error instanceof CallFailed) || error.kind !== "answer") return otherwise;
  return error.message || otherwise;
}
