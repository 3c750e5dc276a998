import type { changePassword, OwnSession, ResultInput } from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { AppError, notFound } from "../../lib/errors.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import { sessionEndsAt } from "../../lib/session/rules.ts";
import {
  type Caller,
  deleteSession,
  deleteSessionsOf,
  listSessions,
} from "../../lib/session/session.ts";
import { passwordChangedMail } from "./mails.ts";
import { findPasswordFault } from "./password-strength.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import * as sql from "./sql.ts";
import { countTry, forgetTriesOf, type Trier, takeBackTry } from "./tries.ts";

/** Where somebody is signed in, the session that asks first. */
export async function showSessions(deps: Deps, caller: Caller): Promise<OwnSession[]> {
  const now = deps.wallClock.now();
  const rows = await listSessions(deps.db, caller.userId, now);
  const open = rows.filter((row) => sessionEndsAt({ isAdmin: caller.isAdmin, ...row }) > now);
  const isCurrent = (row: { id: string }) => row.id === caller.sessionId;
  return [...open.filter(isCurrent), ...open.filter((row) => !isCurrent(row))].map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: isCurrent(row),
  }));
}

/** Ends one of the caller's own sessions. @throws AppError not_found */
export async function endSession(deps: Deps, caller: Caller, sessionId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if ((await deleteSession(tx, caller.userId, sessionId)) === 0) throw notFound("Session");
    await deps.sessions.changed(tx, caller.userId);
  });
}

/** Ends all sessions of the caller but the one that asks; says how many. */
export function endOtherSessions(deps: Deps, caller: Caller): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const ended = await deleteSessionsOf(tx, caller.userId, caller.sessionId);
    await deps.sessions.changed(tx, caller.userId);
    return ended;
  });
}

type Changed = ResultInput<typeof changePassword> | RefusalOf<typeof changePassword>;

/** Chooses a new password while signed in, which ends every other session. Wrong tries are counted. */
export async function changeOwnPassword(
  deps: Deps,
  caller: Caller,
  given: { currentPassword: string; newPassword: string },
  origin: string,
): Promise<Changed> {
  const { db, sessions } = deps;
  const user = await sql.findById(db, caller.userId);
  if (!user) throw new AppError("not_signed_in");
  // Counted apart from signing in: whoever holds a session is no stranger, and no more than a thief.
  const trier: Trier = { email: user.email, network: "signed in", familiar: true };
  const seconds = await countTry(deps, trier);
  if (seconds > 0) return refuse("too_many_attempts", { retryAfterSeconds: seconds });
  const turn = { network: `account ${user.id}`, urgent: true };
  if (!(await isPassword(user.passwordHash, given.currentPassword, turn))) {
    return refuse("wrong_password");
  }
  const fault = await findPasswordFault(given.newPassword, user);
  if (fault) {
    await inTransaction(db, (tx) => takeBackTry(tx, trier, true));
    return refuse(fault);
  }
  const passwordHash = await hashPassword(given.newPassword, turn);
  return inTransaction(db, async (tx) => {
    const locked = await sql.lockUser(tx, user.id);
    // A reset that came in between has the last word.
    if (locked?.passwordHash !== user.passwordHash) return refuse("wrong_password");
    await sql.updatePassword(tx, user.id, passwordHash);
    await deleteSessionsOf(tx, user.id, caller.sessionId);
    await forgetTriesOf(tx, user.email);
    await sendMail(deps, tx, passwordChangedMail(user.email, origin), "urgent");
    await sessions.changed(tx, user.id);
    return {
      success: true as const,
      message: "Your password was changed. You are signed out everywhere else.",
    };
  });
}
