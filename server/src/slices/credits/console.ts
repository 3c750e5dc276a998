import type { Deps } from "../../lib/deps.ts";
import { checkLedger, sentenceOf } from "./check.ts";

export const usage =
  "npm run admin -- check-ledger                  rebuild every balance from the ledger";

/** Checks the ledger for the console. @returns what to print, and whether nothing differs */
export async function runLedgerCheck(
  deps: Pick<Deps, "db">,
): Promise<{ done: boolean; text: string }> {
  const found = await checkLedger(deps);
  return { done: found.difference === 0, text: sentenceOf(found) };
}
