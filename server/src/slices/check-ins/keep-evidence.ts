import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { dropEvidence } from "./sql.ts";

/** Fixes, fingerprints and typing serve the review of a prize; what they weighed stays with the check-in. */
export const evidenceKeptDays = 365;
/** A night that was missed is made up for within these; so no night looks at all check-ins there ever were. */
const lookBackMs = 60 * 24 * 3600 * 1000;
const droppedTogether = 2_000;

/** Lets go of what check-ins before then were made of, a batch at a time; says how many. */
export async function forgetEvidence(deps: Pick<Deps, "db">, before: Date): Promise<number> {
  const span = { from: new Date(before.getTime() - lookBackMs), before };
  for (let total = 0; ; ) {
    const gone = await inTransaction(deps.db, (tx) => dropEvidence(tx, span, droppedTogether));
    total += gone;
    if (gone < droppedTogether) return total;
  }
}
