import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { AppError } from "../../lib/errors.ts";
import { sha256 } from "../../lib/ids.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { CannotOpen } from "../../lib/sealing.ts";
import { codesLockedMail, recoveryUsedMail } from "./mails.ts";
import {
  codesFromNetwork,
  codesFromStrangers,
  codesGoOn,
  codesWaitSeconds,
  triesWindowAt,
  waitSeconds,
} from "./rules.ts";
import * as sql from "./second-factor-sql.ts";
import { isOfApp, plainCode, stepOf } from "./totp.ts";
import { networkHash } from "./tries.ts";
import * as tries from "./tries-sql.ts";

/** What a secret is sealed for: it opens for nobody else. */
export const sealedFor = (userId: string): string => `second factor ${userId}`;
export const hashOf = (userId: string, code: string): Buffer =>
  sha256(`${userId}\n${plainCode(code)}`);

export type CodeCheck =
  /** The account has no second factor. */
  | { kind: "off" }
  | { kind: "missing" }
  | { kind: "right" }
  /** Counted; the transaction must be committed for it. */
  | { kind: "wrong" }
  | { kind: "wait"; seconds: number };

/** Where a code comes from. */
export interface Whence {
  network: string;
  /** Whether the account has signed in from there before: what strangers try does not shut it out then. */
  familiar: boolean;
}

/** From a session of the account: whoever holds one is no stranger. */
export const fromSession: Whence = { network: "signed in", familiar: true };

/**
 * Takes a code of the app, each once, or uses up a recovery code. The factor stays locked, so that of many sent at
 * once each is counted before the next is looked at.
 * @throws AppError unavailable where the key that opens the app's secret is not here; recovery codes still work
 */
export async function checkCode(
  deps: Deps,
  tx: Tx,
  user: { id: string; email: string },
  typed: string | undefined,
  { from, pending = false }: { from: Whence; pending?: boolean },
): Promise<CodeCheck> {
  const factor = await sql.lockFactor(tx, user.id);
  if (!factor || (factor.confirmedAt === null && !pending)) return { kind: "off" };
  const code = plainCode(typed ?? "");
  if (code === "") return { kind: "missing" };
  const now = deps.wallClock.now();
  const place = networkHash(sealedFor(user.id), from.network);
  const seconds = deps.config.rateLimits ? await waitFor(tx, place, from, factor, now) : 0;
  if (seconds > 0) return { kind: "wait", seconds };
  const right = isOfApp(code)
    ? await takeStep(deps, tx, user.id, factor, code)
    : await takeRecoveryCode(deps, tx, user, code);
  if (right) {
    await tries.forgetTries(tx, place);
    return { kind: "right" };
  }
  const isLast = await countWrong(tx, user.id, place, from, factor, now);
  // Whoever gets so far knows the password.
  if (isLast && !pending) await sendMail(deps, tx, codesLockedMail(user.email), "urgent");
  return { kind: "wrong" };
}

/** Seconds until a code from this place is looked at: its own tries, and those of all strangers where it is one. */
async function waitFor(
  tx: Tx,
  place: Buffer,
  { familiar }: Whence,
  factor: sql.FactorRow,
  now: Date,
): Promise<number> {
  const counted = await tries.findTries(tx, place, triesWindowAt(now));
  const here = counted
    ? waitSeconds({ ...counted, attempts: counted.attempts + 1 }, codesFromNetwork, now)
    : 0;
  return familiar ? here : Math.max(here, codesWaitSeconds(factor, now));
}

/** Whether it was the last that is looked at for now. */
async function countWrong(
  tx: Tx,
  userId: string,
  place: Buffer,
  { familiar }: Whence,
  { wrongTries, wrongSince }: sql.FactorRow,
  now: Date,
): Promise<boolean> {
  const { attempts } = await tries.countTry(tx, place, null, now, triesWindowAt(now));
  if (familiar) return attempts === codesFromNetwork;
  const goesOn = codesGoOn(wrongSince, now);
  const strangers = goesOn ? wrongTries + 1 : 1;
  await sql.noteWrong(tx, userId, { tries: strangers, since: goesOn ? wrongSince : now });
  return attempts === codesFromNetwork || strangers === codesFromStrangers;
}

async function takeStep(
  deps: Deps,
  tx: Tx,
  userId: string,
  factor: sql.FactorRow,
  code: string,
): Promise<boolean> {
  const secret = openSecret(deps, userId, factor);
  const step = stepOf(secret, code, deps.wallClock.now(), factor.lastStep);
  if (step !== null) await sql.noteStep(tx, userId, step);
  return step !== null;
}

function openSecret(
  { sealer, log }: Deps,
  userId: string,
  { keyId, sealed }: sql.FactorRow,
): Buffer {
  try {
    return Buffer.from(sealer.open({ keyId, bytes: sealed }, sealedFor(userId)), "hex");
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    log.error({ userId, keyId }, `A second factor cannot be checked. ${error.message}`);
    throw new AppError(
      "unavailable",
      "Codes of your app cannot be checked right now. Please use a recovery code.",
    );
  }
}

async function takeRecoveryCode(
  deps: Deps,
  tx: Tx,
  user: { id: string; email: string },
  code: string,
): Promise<boolean> {
  if (!(await sql.useCode(tx, user.id, hashOf(user.id, code)))) return false;
  const { codesLeft } = await sql.findStanding(tx, user.id);
  await sendMail(deps, tx, recoveryUsedMail(user.email, codesLeft), "urgent");
  return true;
}
