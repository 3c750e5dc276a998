import type { Db, Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { AppError } from "../../lib/errors.ts";
import { lockWithAdmins } from "./administration-sql.ts";
import { isPassword } from "./passwords.ts";
import * as sql from "./sql.ts";
import { countTry, type Trier, takeBackTry } from "./tries.ts";

export type Proof = { kind: "right" } | { kind: "wrong" } | { kind: "wait"; seconds: number };

/** Whether who is signed in knows the password, for what cannot be undone. Wrong tries are counted. */
export async function provePassword(
  deps: Pick<Deps, "config" | "db" | "wallClock">,
  userId: string,
  password: string,
): Promise<Proof> {
  const user = await sql.findById(deps.db, userId);
  if (!user) throw new AppError("not_signed_in");
  const trier: Trier = { email: user.email, network: "signed in", familiar: true };
  const seconds = await countTry(deps, trier);
  if (seconds > 0) return { kind: "wait", seconds };
  const turn = { network: `account ${user.id}`, urgent: true };
  if (!(await isPassword(user.passwordHash, password, turn))) return { kind: "wrong" };
  await inTransaction(deps.db, (tx) => takeBackTry(tx, trier, true));
  return { kind: "right" };
}

/** The address of an account, and whether it was shown to be theirs. */
export async function findAccount(
  db: Db,
  userId: string,
): Promise<{ email: string; verified: boolean }> {
  const user = await sql.findById(db, userId);
  if (!user) throw new AppError("not_signed_in");
  return { email: user.email, verified: user.emailVerifiedAt !== null };
}

/** Whether nobody else is an owner who can sign in; all who have a role are locked until the transaction ends. */
export async function isLastOwner(tx: Tx, userId: string): Promise<boolean> {
  const locked = await lockWithAdmins(tx, userId);
  const own = locked.find(({ id }) => id === userId);
  return (
    own?.role === "owner" &&
    !locked.some((one) => one.id !== userId && one.role === "owner" && !one.suspendedAt)
  );
}
