import type { Tx } from "../../lib/db/statements.ts";
import { takeFromFunding } from "./funding-sql.ts";
import { insertReversal, lowerGivenBack, type Reversal, raiseGivenBack } from "./remote-sql.ts";

/**
 * Notes how many cents of a payment have been given back or are disputed by now: they are no revenue, and fund no hunt.
 * The same news again changes nothing.
 */
export async function noteGivenBack(tx: Tx, paymentId: string, cents: number): Promise<void> {
  const more = await raiseGivenBack(tx, paymentId, cents);
  if (more > 0) await takeFromFunding(tx, paymentId, more);
}

/** Notes that of a payment no more than this has been given back after all. */
export async function noteKept(tx: Tx, paymentId: string, cents: number): Promise<void> {
  const less = await lowerGivenBack(tx, paymentId, cents);
  if (less > 0) await takeFromFunding(tx, paymentId, -less);
}

/** Notes that a payment was given back as a whole. @returns false where that was noted before */
export async function bookReversal(
  tx: Tx,
  { paymentId, kind, amountCents }: Omit<Reversal, "creditsTaken">,
  at: Date,
): Promise<boolean> {
  await noteGivenBack(tx, paymentId, amountCents);
  return insertReversal(tx, { paymentId, kind, amountCents, creditsTaken: 0 }, at);
}
