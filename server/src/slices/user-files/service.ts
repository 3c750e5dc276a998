import { findPack, findPlan, type getAdminUser, type ResultInput } from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import { getListedUser } from "../accounts/service.ts";
import { showCredits } from "../credits/service.ts";
import * as sql from "./sql.ts";

type UserFile = ResultInput<typeof getAdminUser>;

/** Everything of one account, for an administrator. @throws AppError not_found */
export async function showUser(deps: Deps, userId: string): Promise<UserFile> {
  const { db, clock } = deps;
  const user = await getListedUser(deps, userId);
  const [credits, residence, subscriptions, ledger, checkIns] = await Promise.all([
    showCredits(deps, userId),
    sql.findResidence(db, userId),
    sql.listSubscriptions(db, userId),
    sql.listLedger(db, userId),
    sql.listCheckIns(db, userId),
  ]);
  const [prizes, payments, sessions, mails, twins] = await Promise.all([
    sql.listPrizes(db, userId),
    sql.listPayments(db, userId),
    sql.listSessions(db, userId, clock.now()),
    sql.listMails(db, user.email),
    sql.listTwins(db, userId),
  ]);
  return {
    user,
    residence,
    credits,
    subscriptions: subscriptions.map((one) => ({
      ...one,
      createdAt: one.createdAt.toISOString(),
      completedAt: one.completedAt?.toISOString() ?? null,
    })),
    ledger: ledger.map((one) => ({ ...one, at: one.at.toISOString() })),
    checkIns: checkIns.map((one) => ({ ...one, at: one.at.toISOString() })),
    prizes: prizes.map(({ amountCents, wonAt, ...one }) => ({
      ...one,
      amountUsd: amountCents / 100,
      wonAt: wonAt.toISOString(),
    })),
    payments: payments.map(({ at, itemId, amountCents, givenBackCents, reversed, ...one }) => ({
      ...one,
      at: at.toISOString(),
      item: findPlan(itemId)?.name ?? findPack(itemId)?.name ?? itemId,
      amountUsd: amountCents / 100,
      givenBackUsd: givenBackCents / 100,
      refundable: !reversed && amountCents > 0,
    })),
    sessions: sessions.map((one) => ({
      ...one,
      createdAt: one.createdAt.toISOString(),
      lastSeenAt: one.lastSeenAt.toISOString(),
    })),
    mails: mails.map((one) => ({
      ...one,
      createdAt: one.createdAt.toISOString(),
      sentAt: one.sentAt?.toISOString() ?? null,
    })),
    twins: byAccount(twins),
  };
}

/** One line for each account, in the order of its first. */
function byAccount(lines: readonly sql.TwinLine[]): UserFile["twins"] {
  const accounts = new Map<string, UserFile["twins"][number]>();
  for (const { id, email, displayName, sign, count } of lines) {
    const known = accounts.get(id) ?? { id, email, displayName, signs: [] };
    known.signs.push({ sign, count });
    accounts.set(id, known);
  }
  return [...accounts.values()];
}
