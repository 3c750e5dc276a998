import type { deleteUser, exportUser, ResultInput } from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { type Mail, sendMail } from "../../lib/mail/mail.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { findAccount, isLastOwner, provePassword } from "../accounts/service.ts";
import { endAnyPlan } from "../billing/service.ts";
import { readOwnSealed } from "../prizes/service.ts";
import { owned } from "./owned.ts";
import { columnsOf } from "./owning.ts";
import * as sql from "./sql.ts";

type Deleted = ResultInput<typeof deleteUser> | RefusalOf<typeof deleteUser>;

/** Everything that is kept of a user, table by table, as one file. */
export async function writeExport(
  deps: Deps,
  caller: Caller,
): Promise<ResultInput<typeof exportUser>> {
  const { userId } = caller;
  const { email, verified } = await findAccount(deps.db, userId);
  const tables: Record<string, unknown> = {};
  for (const { table, by, byAddress, exported } of owned) {
    const columns = columnsOf(exported);
    if (columns.length === 0) continue;
    // Whoever typed an address need not be whose it is.
    if (byAddress && !verified) continue;
    const value = byAddress ? email : userId;
    tables[table] = await sql.readRows(deps.db, { table, by, value, columns });
  }
  // Name and address of a claim and the file of an answer are sealed in their rows; who sent them in is given them.
  const { claimForms, answerFiles } = await readOwnSealed(deps, userId);
  const sealed = { claim_forms: claimForms, answer_files: answerFiles };
  const at = deps.clock.now().toISOString();
  return {
    fileName: `ten-paces-${at.slice(0, 10)}.json`,
    text: JSON.stringify({ exportedAt: at, ...tables, ...sealed }, null, 2),
  };
}

/** Deletes an account for good, after its password. */
export async function deleteAccount(
  deps: Deps,
  caller: Caller,
  password: string,
): Promise<Deleted> {
  const proof = await provePassword(deps, caller.userId, password);
  if (proof.kind === "wait") {
    return refuse("too_many_attempts", { retryAfterSeconds: proof.seconds });
  }
  if (proof.kind === "wrong") return refuse("wrong_password");
  return inTransaction(deps.db, async (tx): Promise<Deleted> => {
    const id = caller.userId;
    // It locks the account: nobody begins a plan for it meanwhile.
    if (await isLastOwner(tx, id)) return refuse("last_owner");
    if (await sql.hasOpenPrize(tx, id)) return refuse("prize_open");
    const { email, verified } = await findAccount(tx, id);
    await endAnyPlan(deps, tx, id);
    await sql.forget(tx, { id, email, verified });
    await sendMail(deps, tx, farewellMail(email), "urgent");
    await deps.sessions.changed(tx, id);
    return { success: true, message: "Your account is deleted. Thank you for hunting with us." };
  });
}

export function farewellMail(to: string): Mail {
  return {
    kind: "farewell",
    to,
    subject: "Your Ten Paces account is deleted",
    text: `Your account is deleted, and with it your name, your address, your positions and what told your devices apart. Nothing is charged any more.

Payments, the ledger of your credits and prizes stay without your name, because the law wants them kept.

If it was not you, please write to us at once.`,
  };
}
