import {
  type beginSecondFactor,
  type confirmSecondFactor,
  type getSecondFactor,
  provedForMinutes,
  type proveSecondFactor,
  type ResultInput,
  type removeSecondFactor,
  type renewRecoveryCodes,
  type resetSecondFactor,
} from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { AppError, notFound } from "../../lib/errors.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import { type Caller, deleteSessionsOf, noteProof } from "../../lib/session/session.ts";
import { type Actor, audit } from "../audit/service.ts";
import { type CodeCheck, checkCode, fromSession, hashOf, sealedFor } from "./codes.ts";
import { factorOffMail, factorOnMail } from "./mails.ts";
import { provePassword } from "./proof.ts";
import * as sql from "./second-factor-sql.ts";
import { findById, lockUser } from "./sql.ts";
import { base32, isOfApp, newRecoveryCode, newSecret, otpauthUri, plainCode } from "./totp.ts";

const recoveryCodes = 10;

/** The refusal of a code that was not right, null where it was. */
function refusalOf(tx: Tx, check: CodeCheck) {
  switch (check.kind) {
    case "right":
      return null;
    case "wait":
      return refuse("too_many_codes", { retryAfterSeconds: check.seconds });
    case "off":
      return refuse("second_factor_off");
    case "missing":
    case "wrong":
      return tx.commitWith(refuse("wrong_code"));
  }
}

async function findOwn(deps: Deps, caller: Caller): Promise<{ id: string; email: string }> {
  const user = await findById(deps.db, caller.userId);
  if (!user) throw new AppError("not_signed_in");
  return user;
}

export async function showSecondFactor(
  deps: Deps,
  caller: Caller,
): Promise<ResultInput<typeof getSecondFactor>> {
  const { since, codesLeft } = await sql.findStanding(deps.db, caller.userId);
  return {
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: codesLeft,
    required: deps.config.secondFactorRequired && caller.role !== null,
  };
}

type Begun = ResultInput<typeof beginSecondFactor> | RefusalOf<typeof beginSecondFactor>;

/** Makes a secret; the password is asked for, so that a session left open is not enough to lock its owner out. */
export async function begin(deps: Deps, caller: Caller, password: string): Promise<Begun> {
  const user = await findOwn(deps, caller);
  const proof = await provePassword(deps, user.id, password);
  if (proof.kind === "wait")
    return refuse("too_many_attempts", { retryAfterSeconds: proof.seconds });
  if (proof.kind === "wrong") return refuse("wrong_password");
  const secret = newSecret();
  const sealed = deps.sealer.seal(secret.toString("hex"), sealedFor(user.id));
  return inTransaction(deps.db, async (tx) => {
    const put = await sql.putPending(tx, user.id, sealed, deps.wallClock.now());
    if (!put) return refuse("second_factor_on");
    return {
      secret: base32(secret),
      uri: otpauthUri(secret, { issuer: "Ten Paces", account: user.email }),
    };
  });
}

type Confirmed = ResultInput<typeof confirmSecondFactor> | RefusalOf<typeof confirmSecondFactor>;

/** Turns the factor on with its first code. Other sessions end: they have never shown it. */
export async function confirm(deps: Deps, caller: Caller, code: string): Promise<Confirmed> {
  const user = await findOwn(deps, caller);
  return inTransaction(deps.db, async (tx): Promise<Confirmed> => {
    await lockUser(tx, user.id);
    const before = await sql.lockFactor(tx, user.id);
    if (!before || before.confirmedAt !== null) return refuse("not_begun");
    // Nothing was told yet that could stand in for the app.
    if (!isOfApp(plainCode(code))) return refuse("wrong_code");
    const refusal = refusalOf(
      tx,
      await checkCode(deps, tx, user, code, { from: fromSession, pending: true }),
    );
    if (refusal) return refusal.code === "second_factor_off" ? refuse("not_begun") : refusal;
    const now = deps.wallClock.now();
    await sql.confirm(tx, user.id, now);
    const codes = await makeCodes(tx, user.id);
    await noteProof(tx, caller.sessionId, now);
    await deleteSessionsOf(tx, user.id, caller.sessionId);
    await deps.sessions.changed(tx, user.id);
    await sendMail(deps, tx, factorOnMail(user.email), "urgent");
    await noteInLog(deps, tx, caller, user, "turn on second factor");
    return { recoveryCodes: codes };
  });
}

async function makeCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await sql.replaceCodes(
    tx,
    userId,
    codes.map((code) => hashOf(userId, code)),
  );
  return codes;
}

type Proved = ResultInput<typeof proveSecondFactor> | RefusalOf<typeof proveSecondFactor>;

/** Notes that this session has shown the factor. */
export async function prove(deps: Deps, caller: Caller, code: string): Promise<Proved> {
  const user = await findOwn(deps, caller);
  return inTransaction(deps.db, async (tx): Promise<Proved> => {
    const refusal = refusalOf(tx, await checkCode(deps, tx, user, code, { from: fromSession }));
    if (refusal) return refusal;
    const now = deps.wallClock.now();
    await noteProof(tx, caller.sessionId, now);
    await deps.sessions.changed(tx, user.id);
    return { until: new Date(now.getTime() + provedForMinutes * 60_000).toISOString() };
  });
}

type Renewed = ResultInput<typeof renewRecoveryCodes> | RefusalOf<typeof renewRecoveryCodes>;

export async function renewCodes(deps: Deps, caller: Caller, code: string): Promise<Renewed> {
  const user = await findOwn(deps, caller);
  return inTransaction(deps.db, async (tx): Promise<Renewed> => {
    const refusal = refusalOf(tx, await checkCode(deps, tx, user, code, { from: fromSession }));
    if (refusal) return refusal;
    await noteInLog(deps, tx, caller, user, "renew recovery codes");
    return { recoveryCodes: await makeCodes(tx, user.id) };
  });
}

type Removed = ResultInput<typeof removeSecondFactor> | RefusalOf<typeof removeSecondFactor>;

export async function remove(
  deps: Deps,
  caller: Caller,
  given: { password: string; code: string },
): Promise<Removed> {
  const user = await findOwn(deps, caller);
  const proof = await provePassword(deps, user.id, given.password);
  if (proof.kind === "wait")
    return refuse("too_many_attempts", { retryAfterSeconds: proof.seconds });
  if (proof.kind === "wrong") return refuse("wrong_password");
  return inTransaction(deps.db, async (tx): Promise<Removed> => {
    const refusal = refusalOf(
      tx,
      await checkCode(deps, tx, user, given.code, { from: fromSession }),
    );
    if (refusal) return refusal;
    await turnOff(deps, tx, user);
    await noteInLog(deps, tx, caller, user, "turn off second factor");
    return { success: true, message: "The second factor is off." };
  });
}

type Reset = ResultInput<typeof resetSecondFactor> | RefusalOf<typeof resetSecondFactor>;

/** Turns off somebody else's, who has lost it; they are signed out everywhere. One's own wants password and code. */
export function reset(
  deps: Pick<Deps, "db" | "clock" | "jobs" | "sessions">,
  actor: Actor,
  userId: string,
  reason: string,
): Promise<Reset> {
  if (actor.userId === userId) return Promise.resolve(refuse("own_factor"));
  return inTransaction(deps.db, async (tx): Promise<Reset> => {
    const user = await lockUser(tx, userId);
    if (!user) throw notFound("User");
    const was = await sql.lockFactor(tx, userId);
    if (!was?.confirmedAt) return refuse("second_factor_off");
    await turnOff(deps, tx, user);
    await deleteSessionsOf(tx, userId, null);
    await audit(deps, tx, actor, {
      action: "reset second factor",
      kind: "user",
      id: userId,
      before: { name: user.email, secondFactor: true },
      after: { name: user.email, secondFactor: false, reason },
    });
    return { success: true, message: `The second factor of ${user.email} is off.` };
  });
}

async function turnOff(
  deps: Pick<Deps, "clock" | "jobs" | "sessions">,
  tx: Tx,
  user: { id: string; email: string },
): Promise<void> {
  await sql.deleteFactor(tx, user.id);
  await deps.sessions.changed(tx, user.id);
  await sendMail(deps, tx, factorOffMail(user.email), "urgent");
}

/** The log is about the desk: what hunters do with their own accounts does not stand in it. */
async function noteInLog(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  user: { id: string; email: string },
  action: string,
): Promise<void> {
  if (caller.role === null) return;
  await audit(deps, tx, caller, {
    action,
    kind: "user",
    id: user.id,
    before: null,
    after: { name: user.email },
  });
}

const together = 20;

/** Seals what other keys have sealed with the first one. @returns how many there were */
export async function resealSecondFactors({
  db,
  sealer,
}: Pick<Deps, "db" | "sealer">): Promise<number> {
  let total = 0;
  for (let done = together; done === together; total += done) {
    done = await inTransaction(db, async (tx) => {
      const rows = await sql.lockOtherwiseSealed(tx, sealer.keyId, together);
      for (const { userId, keyId, sealed } of rows) {
        const text = sealer.open({ keyId, bytes: sealed }, sealedFor(userId));
        await sql.reseal(tx, userId, sealer.seal(text, sealedFor(userId)));
      }
      return rows.length;
    });
  }
  return total;
}
