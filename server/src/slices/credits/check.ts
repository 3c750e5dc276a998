import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { raiseAlert } from "../alerts/service.ts";
import { type RebuiltRow, rebuild } from "./check-sql.ts";

const dayMs = 86_400_000;
const together = 500;
/** More than these are counted and not named. */
const mostNamed = 20;

export interface LedgerCheck {
  accounts: number;
  /** Credits by which balances and ledger differ, all differences together; 0 where all is well. */
  difference: number;
  /** Whose, at most twenty, with the balance and what the ledger adds up to. */
  differing: { userId: string; balance: number; ledger: number }[];
}

/**
 * Rebuilds every balance from the ledger, some hundred at a time and each batch as of one moment.
 * @param between is awaited after each batch
 */
export async function checkLedger(
  { db }: Pick<Deps, "db">,
  between: (done: number) => Promise<void> = async () => {},
): Promise<LedgerCheck> {
  const found: LedgerCheck = { accounts: 0, difference: 0, differing: [] };
  let after: string | null = null;
  for (;;) {
    const rows: RebuiltRow[] = await rebuild(db, after, together);
    for (const row of rows) add(found, row);
    await between(found.accounts);
    if (rows.length < together) return found;
    after = rows.at(-1)?.userId ?? null;
  }
}

function add(found: LedgerCheck, row: RebuiltRow): void {
  found.accounts += 1;
  const off =
    Math.abs(row.monthly - row.ledgerMonthly) +
    Math.abs(row.bonus - row.ledgerBonus) +
    Math.abs(row.bought - row.ledgerBought);
  if (off === 0) return;
  found.difference += off;
  if (found.differing.length >= mostNamed) return;
  found.differing.push({
    userId: row.userId,
    balance: row.monthly + row.bonus + row.bought,
    ledger: row.ledgerMonthly + row.ledgerBonus + row.ledgerBought,
  });
}

/** Registers the nightly check; a difference is an alert on the dashboard and in /metrics. */
export function scheduleLedgerCheck(deps: Deps): void {
  deps.jobs.schedule({ kind: "check_ledger", everyMs: dayMs }, async ({ progress }) => {
    const found = await checkLedger(deps, (done) => progress(done, null));
    if (found.difference > 0) {
      const text = sentenceOf(found);
      await inTransaction(deps.db, (tx) =>
        raiseAlert(deps, tx, { kind: "ledger_difference", about: "ledger", text }),
      );
    }
    return found;
  });
}

/** What came of a check, for people. */
export function sentenceOf({ accounts, difference, differing }: LedgerCheck): string {
  if (difference === 0) return `${accounts} accounts: every balance is what its ledger adds up to.`;
  const named = differing.map(
    ({ userId, balance, ledger }) => `${userId} has ${balance}, its ledger says ${ledger}`,
  );
  return `${accounts} accounts: balances and ledger differ by ${difference} credits. ${named.join("; ")}.`;
}
