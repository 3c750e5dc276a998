import {
  type endUserSession,
  findPlan,
  type ListedUser,
  type listUsers,
  type Parts,
  type ResultInput,
  type Role,
  type updateUser,
} from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import {
  type Caller,
  deleteSession,
  deleteSessionsOf,
  listSessions,
} from "../../lib/session/session.ts";
import { audit, type theConsole } from "../audit/service.ts";
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
 * Gives an account a role or takes it, suspends it or lifts that. Its sessions know at once. Roles are an owner's to
 * give; the last owner who can sign in stays one.
 */
export function changeUser(
  deps: Pick<Deps, "db" | "clock" | "sessions">,
  actor: Pick<Caller, "userId" | "role"> | typeof theConsole,
  userId: string,
  change: Pick<Parts<typeof updateUser>["body"], "role" | "suspended">,
): Promise<RefusalOf<typeof updateUser> | null> {
  return inTransaction(deps.db, async (tx) => {
    const locked = await sql.lockWithAdmins(tx, userId);
    const user = locked.find(({ id }) => id === userId);
    if (!user) throw notFound("User");
    const before: Standing = { role: user.role, suspended: user.suspendedAt !== null };
    const after: Standing = {
      role: change.role === undefined ? before.role : change.role,
      suspended: change.suspended ?? before.suspended,
    };
    if (after.role === before.role && after.suspended === before.suspended) return null;
    // The console is whoever holds the machine.
    const byOwner = actor.userId === null || actor.role === "owner";
    if (!byOwner && (before.role !== null || after.role !== null)) return refuse("owner_only");
    if (after.role !== null && after.suspended && before.role === null)
      return refuse("admin_suspended");
    const others = locked.some(
      (one) => one.id !== userId && one.role === "owner" && !one.suspendedAt,
    );
    if (isOwning(before) && !isOwning(after) && !others) return refuse("last_owner");
    await sql.changeStanding(tx, userId, {
      role: after.role,
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

/**
 * Signs an account out: on one device, or where none is named everywhere but on the one that asks. Says how many
 * sessions ended. @throws AppError not_found
 */
export function signOut(
  deps: Pick<Deps, "clock" | "db" | "sessions" | "wallClock">,
  caller: Caller,
  userId: string,
  sessionId: string | null,
): Promise<number | RefusalOf<typeof endUserSession>> {
  return inTransaction(deps.db, async (tx) => {
    const user = await sql.findListed(tx, userId);
    if (!user) throw notFound("User");
    if (user.role !== null && caller.role !== "owner" && userId !== caller.userId) {
      return refuse("owner_only");
    }
    const open = await listSessions(tx, userId, deps.wallClock.now());
    const ending = open.filter(({ id }) =>
      sessionId === null ? id !== caller.sessionId : id === sessionId,
    );
    if (sessionId !== null && ending.length === 0) throw notFound("Session");
    if (sessionId === null) await deleteSessionsOf(tx, userId, caller.sessionId);
    else await deleteSession(tx, userId, sessionId);
    await deps.sessions.changed(tx, userId);
    await audit(deps, tx, caller, {
      action: sessionId === null ? "sign out user" : "sign out device of user",
      kind: "user",
      id: userId,
      before: { name: user.email, devices: ending.map(({ device }) => device) },
    });
    return ending.length;
  });
}

type Standing = { role: Role | null; suspended: boolean };

const isOwning = ({ role, suspended }: Standing): boolean => role === "owner" && !suspended;

function actionOf(before: Standing, after: Standing): string {
  if (after.role === null && before.role !== null) return "take role";
  if (after.role !== before.role) return "give role";
  return after.suspended ? "suspend user" : "lift suspension of user";
}

function present(row: sql.ListedRow): ListedUser {
  const { id, email, displayName, avatar, isAdmin, role, subscriptions } = row;
  return {
    id,
    email,
    displayName,
    avatar,
    isAdmin,
    role,
    subscriptions,
    emailVerified: row.emailVerifiedAt !== null,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    residence: row.residence,
    birthDate: row.birthDate,
    household: row.household,
    secondFactor: row.secondFactor,
    plan: row.planId === null ? null : (findPlan(row.planId)?.name ?? row.planId),
  };
}
