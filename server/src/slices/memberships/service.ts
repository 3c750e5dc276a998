import type { Db, Tx } from "../../lib/db/statements.ts";
import * as sql from "./sql.ts";

export { cycleEndAfter } from "./rules.ts";
export type { Card, MembershipRow } from "./sql.ts";
export {
  askLater,
  end,
  enlarge,
  find as findRow,
  findHolder,
  keepToo,
  listDue,
  listUnannounced,
  listUntold,
  lockHolder,
  noteAnnounced,
  noteTold,
  put,
  putInGrace,
  renew,
  resume,
  setNext,
  stop,
  stopRenewal,
} from "./sql.ts";

/** The plan a user holds now; null without one or when it has ended. */
export async function findMembership(
  db: Db,
  userId: string,
  now: Date,
): Promise<sql.MembershipRow | null> {
  return heldAt(await sql.find(db, userId), now);
}

/** The same, with its row locked: whoever uses up a slot holds it. */
export async function lockMembership(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<sql.MembershipRow | null> {
  return heldAt(await sql.lock(tx, userId), now);
}

/** The row whatever its state, locked, for the renewal. */
export function lockForRenewal(tx: Tx, userId: string): Promise<sql.MembershipRow | null> {
  return sql.lock(tx, userId);
}

function heldAt(membership: sql.MembershipRow | null, now: Date): sql.MembershipRow | null {
  if (!membership || membership.status === "ENDED") return null;
  // Past its end a renewing plan is held until the renewal has run; one that does not renew is not.
  return membership.renews || membership.cycleEndsAt > now ? membership : null;
}
