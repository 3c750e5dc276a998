import {
  type checkReferralCode,
  friendBonusCredits,
  type listReferrals,
  type ResultInput,
  referrerBonusCredits,
} from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import type { Random } from "../../lib/random.ts";
import { grantCredits } from "../credits/service.ts";
import { getLimits, getShownLimits } from "../settings/service.ts";
import * as sql from "./sql.ts";

// Without 0, O, 1, I and L, which people confuse.
const alphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const codeLength = 8;

function newCode(random: Random): string {
  return Array.from({ length: codeLength }, () => random.oneOf(alphabet)).join("");
}

/** The user's code, made at the first call and kept for ever. */
export async function getOrMakeCode(deps: Deps, userId: string): Promise<string> {
  const code = await inTransaction(deps.db, async (tx) => {
    await sql.insertCode(tx, userId, newCode(deps.random), deps.clock.now());
    return sql.findCode(tx, userId);
  });
  if (!code) throw new Error("The referral code could not be stored.");
  return code;
}

/** Whether a code is somebody's, and the credits it then gives a friend. */
export async function checkCode(
  deps: Deps,
  typedCode: string,
): Promise<ResultInput<typeof checkReferralCode>> {
  const exists = (await sql.findOwner(deps.db, codeOf(typedCode))) !== null;
  return { exists, friendCredits: exists ? friendBonusCredits : 0 };
}

const codeOf = (typed: string) => typed.trim().toUpperCase();

/**
 * Notes who brought a new user, and gives the friend their bonus. An unknown code does nothing, and neither does
 * one for somebody who has an account under another form of the same mailbox, or was referred before.
 */
export async function recordReferral(
  deps: Pick<Deps, "clock" | "fingerprint">,
  tx: Tx,
  typedCode: string,
  friend: { id: string },
): Promise<void> {
  const code = codeOf(typedCode);
  const referrerId = await sql.findOwner(tx, code);
  if (!referrerId || referrerId === friend.id) return;
  const mailbox = await sql.findMailbox(tx, friend.id);
  if (!mailbox || (await sql.isSharedMailbox(tx, mailbox, friend.id))) return;
  const now = deps.clock.now();
  const id = newId();
  const mailboxPrint = deps.fingerprint("mailbox", mailbox);
  const referral = { id, code, referrerId, referredId: friend.id, mailboxPrint, now };
  const isNew = await sql.insertReferral(tx, referral);
  if (!isNew) return;
  await grantCredits(tx, {
    userId: friend.id,
    bonus: friendBonusCredits,
    reason: "referral_friend",
    onceKey: `referral:${id}`,
    now,
  });
}

/** Over so long rewarded friends are counted. */
const rewardedWithinMs = 30 * 86_400_000;

/**
 * Completes a friend's referral when their address is verified or they pay, whichever is first. Past as many rewarded
 * friends in thirty days as the settings say it stays pending, and may be completed by the friend's next payment.
 */
export async function completeReferral(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  friendId: string,
): Promise<void> {
  const now = deps.clock.now();
  const referrerId = await sql.lockReferrer(tx, friendId);
  if (!referrerId) return;
  const since = new Date(now.getTime() - rewardedWithinMs);
  const { rewardedFriends } = await getLimits(tx);
  if ((await sql.countRewarded(tx, referrerId, since)) >= rewardedFriends) return;
  const completed = await sql.complete(tx, friendId, now);
  if (!completed) return;
  await grantCredits(tx, {
    userId: completed.referrerId,
    bonus: referrerBonusCredits,
    reason: "referral_referrer",
    onceKey: `referral:${completed.id}`,
    now,
  });
}

export async function showReferrals(
  deps: Deps,
  userId: string,
): Promise<ResultInput<typeof listReferrals>> {
  const code = await sql.findCode(deps.db, userId);
  const rows = await sql.listReferrals(deps.db, userId);
  const { rewardedFriends } = await getShownLimits(deps.db);
  return {
    code,
    rewardedFriends,
    referrals: rows.map((row) => ({
      id: row.id,
      code: row.code,
      status: row.completedAt ? ("COMPLETED" as const) : ("PENDING" as const),
      createdAt: row.createdAt.toISOString(),
      referred: { email: row.email ? shortenEmail(row.email) : "a former hunter" },
    })),
  };
}

/** Enough of an address to recognise a friend: "ma•••@example.com". */
export function shortenEmail(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 2)}•••@${domain}`;
}
