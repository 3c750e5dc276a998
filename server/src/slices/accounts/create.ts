import type { Role, User } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import type { Client } from "../../lib/session/client.ts";
import { openSession } from "../../lib/session/session.ts";
import { openAccount } from "../credits/service.ts";
import { generateDisplayName, pickAvatar } from "./names.ts";
import * as sql from "./sql.ts";
import { networkHash } from "./tries.ts";

export type SignedIn = { user: User; token: string };

export interface NewAccount {
  email: string;
  passwordHash: string;
  role: Role | null;
  now: Date;
}

/** Makes a user with an account of credits; null where the address is taken. */
export async function createUser(
  { random }: Pick<Deps, "random">,
  tx: Tx,
  given: NewAccount,
): Promise<sql.UserRow | null> {
  const user = {
    id: newId(),
    email: given.email,
    passwordHash: given.passwordHash,
    role: given.role,
    // Whoever has the setup link is the operator: nothing is left to prove by a mail.
    emailVerifiedAt: given.role !== null ? given.now : null,
    displayName: generateDisplayName(random),
    avatar: pickAvatar(random),
    createdAt: given.now,
  };
  if (!(await sql.insertUser(tx, user))) return null;
  await openAccount(tx, user.id);
  return {
    ...user,
    isAdmin: user.role !== null,
    suspendedAt: null,
    residence: null,
    birthDate: null,
    language: null,
  };
}

/** Signs a user in, and remembers the network as one that the account signs in from. */
export async function openSessionFrom(
  tx: Tx,
  user: sql.UserRow,
  client: Client,
  now: Date,
  { proved = false } = {},
): Promise<SignedIn> {
  await sql.rememberNetwork(tx, user.id, networkHash(user.email, client.network), now);
  const token = await openSession(tx, { userId: user.id, device: client.device, proved }, now);
  return { user: presentUser(user), token };
}

export function presentUser(user: sql.UserRow): User {
  return {
    id: user.id,
    email: user.email,
    isAdmin: user.isAdmin,
    role: user.role,
    emailVerified: user.emailVerifiedAt !== null,
    displayName: user.displayName,
    avatar: user.avatar,
    createdAt: user.createdAt.toISOString(),
    residence: user.residence,
    birthDate: user.birthDate,
    language: user.language,
  };
}
