import {
  findPlan,
  type ListedUser,
  type listUsers,
  type Parts,
  type ResultInput,
  type updateUser,
} from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import { deleteSessionsOf } from "../../lib/session/session.ts";
import { type Actor, audit } from "../audit/service.ts";
import * as sql from "./administration-sql.ts";

const pageSize = 25;

/** A page of accounts. */
export async function showUsers(
  deps: Pick<Deps, "db">,
  query: Parts<typeof listUsers>["query"],
): Promise<ResultInput<typeof listUsers>> {
  const page = query.page ?? 1;
  const { users, total } = await sql.listUsers(deps.db, {
    search: query.search?.trim() || null,
    show: query.show ?? "all",
    sort: query.sort ?? "-createdAt",
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { users: users.map(present), total, page, pageSize };
}

export async function getListedUser(deps: Pick<Deps, "db">, id: string): Promise<ListedUser> {
  const row = await sql.findListed(deps.db, id);
  if (!row) throw notFound("User");
  return present(row);
}

/**
 * Makes an administrator or a hunter of an account, suspends it or lifts that. Its sessions know at once. The
 * last administrator who can act stays one.
 */
export function changeUser(
  deps: Pick<Deps, "db" | "clock" | "sessions">,
  actor: Actor,
  userId: string,
  change: Parts<typeof updateUser>["body"],
): Promise<RefusalOf<typeof updateUser> | null> {
  return inTransaction(deps.db, async (tx) => {
    const locked = await sql.lockWithAdmins(tx, userId);
    const user = locked.find(({ id }) => id === userId);
    if (!user) throw notFound("User");
    const before = { isAdmin: user.isAdmin, suspended: user.suspendedAt !== null };
    const after = {
      isAdmin: change.isAdmin ?? before.isAdmin,
      suspended: change.suspended ?? before.suspended,
    };
    if (after.isAdmin === before.isAdmin && after.suspended === before.suspended) return null;
    if (after.isAdmin && after.suspended && !before.isAdmin) return refuse("admin_suspended");
    const acts = after.isAdmin && !after.suspended;
    const others = locked.some((one) => one.id !== userId && one.isAdmin && !one.suspendedAt);
    if (before.isAdmin && !acts && !others) return refuse("last_admin");
    await sql.changeStanding(tx, userId, {
      isAdmin: after.isAdmin,
      suspendedAt: after.suspended ? (user.suspendedAt ?? deps.clock.now()) : null,
    });
    // Whoever lent their account, or had it taken, is out everywhere.
    if (after.suspended && !before.suspended) await deleteSessionsOf(tx, userId, null);
    await deps.sessions.changed(tx, userId);
    await audit(deps, tx, actor, {
      action: actionOf(before, after),
      kind: "user",
      id: userId,
      before: { name: user.email, ...before },
      after: { name: user.email, ...after },
    });
    return null;
  });
}

type Standing = { isAdmin: boolean; suspended: boolean };

function actionOf(before: Standing, after: Standing): string {
  if (after.isAdmin !== before.isAdmin) {
    return after.isAdmin ? "make administrator" : "remove administrator";
  }
  return after.suspended ? "suspend user" : "lift suspension of user";
}

function present(row: sql.ListedRow): ListedUser {
  const { id, email, displayName, avatar, isAdmin, subscriptions } = row;
  return {
    id,
    email,
    displayName,
    avatar,
    isAdmin,
    subscriptions,
    emailVerified: row.emailVerifiedAt !== null,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    residence: row.residence,
    birthDate: row.birthDate,
    household: row.household,
    plan: row.planId === null ? null : (findPlan(row.planId)?.name ?? row.planId),
  };
}
