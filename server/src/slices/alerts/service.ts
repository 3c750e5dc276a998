import type { AlertKind, listAlerts, ResultInput, settleAlert } from "@ten-paces/contract";
import type { Db, Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import * as sql from "./sql.ts";

const shown = 100;

export interface Alert {
  kind: AlertKind;
  /** What it is about: a second alert of the same thing is told in the first, until that is settled. */
  about: string;
  /** A sentence for administrators. */
  text: string;
}

/** Tells administrators of something, in the transaction that found it. @returns whether it is new */
export function raiseAlert(deps: Pick<Deps, "clock">, tx: Tx, alert: Alert): Promise<boolean> {
  return sql.raise(tx, { id: newId(), ...alert, now: deps.clock.now() });
}

export async function showAlerts(deps: Deps): Promise<ResultInput<typeof listAlerts>> {
  const rows = await sql.listOpen(deps.db, shown);
  return {
    alerts: rows.map(({ raisedAt, ...alert }) => ({ ...alert, raisedAt: raisedAt.toISOString() })),
  };
}

/** How many are open, by kind. */
export function countAlerts(db: Db): Promise<{ kind: string; count: number }[]> {
  return sql.countOpen(db);
}

export function settle(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<ResultInput<typeof settleAlert>> {
  return inTransaction(deps.db, async (tx) => {
    const text = await sql.settle(tx, id, caller.userId, deps.clock.now());
    if (text === null) throw notFound("Alert");
    await audit(deps, tx, caller, { action: "settle alert", kind: "alert", id, after: { text } });
    return { success: true };
  });
}
