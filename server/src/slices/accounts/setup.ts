import type { setup } from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { newSecretToken, sha256 } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Client } from "../../lib/session/client.ts";
import { audit } from "../audit/service.ts";
import { createUser, openSessionFrom, type SignedIn } from "./create.ts";
import { findPasswordFault } from "./password-strength.ts";
import { hashPassword } from "./passwords.ts";
import * as sql from "./sql.ts";
import * as tokens from "./tokens-sql.ts";

export interface FirstAdministrator {
  token: string;
  email: string;
  password: string;
}

/** A link that a start printed stays good while others start; one from days ago ends with the next start. */
const linkKeptMs = 24 * 3_600_000;

/** Makes the first administrator. The link works once, and not at all when there is one. */
export async function setUp(
  deps: Deps,
  { token, email, password }: FirstAdministrator,
  client: Client,
): Promise<SignedIn | RefusalOf<typeof setup>> {
  const { wallClock, db } = deps;
  const hash = sha256(token);
  const usable = await tokens.findUsableToken(db, hash, "setup", wallClock.now());
  if (!usable || (await sql.hasAdmin(db))) return refuse("setup_done");
  const fault = await findPasswordFault(password, { email, isAdmin: true });
  if (fault) return refuse(fault);
  const passwordHash = await hashPassword(password, { network: client.network, urgent: true });
  return inTransaction(db, async (tx) => {
    const now = wallClock.now();
    // Whoever uses another link at the same moment waits here, and then finds the administrator.
    await tokens.lockSetupTokens(tx);
    const used = await tokens.useToken(tx, hash, "setup", now);
    if (!used || (await sql.hasAdmin(tx))) return refuse("setup_done");
    const user = await createUser(deps, tx, { email, passwordHash, role: "owner", now });
    if (!user) return refuse("email_taken");
    await tokens.spendSetupTokens(tx, now);
    await audit(
      deps,
      tx,
      { userId: user.id },
      {
        action: "set up the first administrator",
        kind: "user",
        id: user.id,
        before: { role: null },
        after: { name: user.email, role: "owner" },
      },
    );
    return openSessionFrom(tx, user, client, now);
  });
}

/**
 * A setup token for an installation without an administrator, null where there is one. Every start makes a
 * fresh one, and what another start printed within a day stays good; SETUP_TOKEN is the only one where set.
 */
export async function makeSetupToken(deps: Deps): Promise<string | null> {
  if (await sql.hasAdmin(deps.db)) return null;
  const fixed = deps.config.setupToken;
  const token = fixed ?? newSecretToken();
  const hash = sha256(token);
  const now = deps.wallClock.now();
  await inTransaction(deps.db, async (tx) => {
    const madeBefore = new Date(now.getTime() - linkKeptMs);
    await tokens.spendSetupTokens(tx, now, fixed === null ? { madeBefore } : { except: hash });
    await tokens.insertToken(tx, {
      hash,
      purpose: "setup",
      userId: null,
      createdAt: now,
      expiresAt: null,
    });
    await tokens.restoreSetupToken(tx, hash);
  });
  return token;
}
