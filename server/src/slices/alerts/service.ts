import type { AlertKind, listAlerts, ResultInput, settleAlert } from "@ten-paces/contract";
import type { Db, Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import { sendMail } from "../../lib/mail/mail.ts";
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

const subjects: Record<AlertKind, string> = {
  ledger_difference: "Balances and ledger differ",
  refund: "A payment was refunded",
  dispute: "A payment is disputed",
  dispute_won: "A dispute was won",
  inquiry: "A bank asks about a payment",
  payment_unplaced: "A payment needs a decision",
  renewal_stuck: "A plan could not be renewed",
  addresses_away: "Three-word addresses cannot be had",
};

type Telling = Pick<Deps, "clock" | "jobs">;

/**
 * Tells administrators of something, in the transaction that found it: on the dashboard until it is settled, and by
 * mail the first time. @returns whether it is new
 */
export async function raiseAlert(deps: Telling, tx: Tx, alert: Alert): Promise<boolean> {
  const isNew = await sql.raise(tx, { id: newId(), ...alert, now: deps.clock.now() });
  if (isNew) await tellAdministrators(deps, tx, subjects[alert.kind], alert.text);
  return isNew;
}

/** Settles what is over by itself: nobody has to see to it any more. */
export async function settleByItself(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  what: Pick<Alert, "kind" | "about">,
): Promise<void> {
  await sql.settleOver(tx, { ...what, at: deps.clock.now() });
}

/** Writes to every administrator who has not turned such mails off. */
export async function tellAdministrators(
  deps: Telling,
  tx: Tx,
  subject: string,
  text: string,
): Promise<void> {
  for (const { id: userId, email: to } of await sql.listAdministrators(tx)) {
    const news = { topic: "alerts", userId } as const;
    await sendMail(deps, tx, { kind: null, to, subject, text, news });
  }
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
