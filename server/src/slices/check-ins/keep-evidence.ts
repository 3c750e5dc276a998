import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { dropEvidence, thinFixes } from "./sql.ts";

/** Fixes, fingerprints and typing serve the review of a prize; what they weighed stays with the check-in. */
export const evidenceKeptDays = 365;
/** Where somebody stood to within a step is nobody's business for long: of the fixes the best one stays. */
export const fixesKeptDays = 90;
/** A night that was missed is made up for within these; so no night looks at all check-ins there ever were. */
const lookBackMs = 60 * 24 * 3600 * 1000;
const droppedTogether = 2_000;

type Leave = typeof dropEvidence;

/** Lets go of what check-ins before then were made of, a batch at a time; says how many. */
export const forgetEvidence = (deps: Pick<Deps, "db">, before: Date) =>
  inBatchesBefore(deps, before, dropEvidence);

/** Keeps the best of the fixes of check-ins before then, a batch at a time; says how many. */
export const forgetFixes = (deps: Pick<Deps, "db">, before: Date) =>
  inBatchesBefore(deps, before, thinFixes);

async function inBatchesBefore({ db }: Pick<Deps, "db">, before: Date, leave: Leave) {
  const span = { from: new Date(before.getTime() - lookBackMs), before };
  for (let total = 0; ; ) {
    const gone = await inTransaction(db, (tx) => leave(tx, span, droppedTogether));
    total += gone;
    if (gone < droppedTogether) return total;
  }
}
