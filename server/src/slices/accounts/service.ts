import type { login, Parts, register, setup, User, updateProfile } from "@ten-paces/contract";
import { UniqueViolation } from "../../lib/db/errors.ts";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound, TooManyRequests } from "../../lib/errors.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Client } from "../../lib/session/client.ts";
import { type Caller, deleteSession } from "../../lib/session/session.ts";
import { recordReferral } from "../referrals/service.ts";
import { checkCode } from "./codes.ts";
import { createUser, openSessionFrom, presentUser, type SignedIn } from "./create.ts";
import { Links } from "./links.ts";
import { isAllowedName, tidyName } from "./names.ts";
import { findPasswordFault } from "./password-strength.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { type FirstAdministrator, makeSetupToken, setUp } from "./setup.ts";
import * as sql from "./sql.ts";
import { deleteOldTokens } from "./tokens-sql.ts";
import { countTry, deleteOldTries, networkHash, takeBackTry } from "./tries.ts";
import { checkWho, differs } from "./who.ts";

export { getListedUser } from "./administration.ts";
export { findAccount, isLastOwner, provePassword } from "./proof.ts";
export { resealSecondFactors } from "./second-factor.ts";

export interface Registration {
  email: string;
  password: string;
  ref?: string | undefined;
}

/** Accounts of one app. `origin` is where links in mails lead. */
export class Accounts {
  readonly links: Links;
  readonly origin: () => string;
  readonly #deps: Deps;

  constructor(deps: Deps, origin: () => string) {
    this.#deps = deps;
    this.origin = origin;
    this.links = new Links(deps, origin);
  }

  /** Hashes before it looks whether the address is free, so that both answers take as long. */
  async register(
    given: Registration,
    client: Client,
  ): Promise<SignedIn | RefusalOf<typeof register>> {
    const fault = await findPasswordFault(given.password, { email: given.email, isAdmin: false });
    if (fault) return refuse(fault);
    const turn = { network: client.network, urgent: false };
    const passwordHash = await hashPassword(given.password, turn);
    const now = this.#deps.wallClock.now();
    return inTransaction(this.#deps.db, async (tx) => {
      const user = await createUser(this.#deps, tx, {
        ...given,
        passwordHash,
        role: null,
        now,
      });
      if (!user) return refuse("email_taken");
      if (given.ref) await recordReferral(this.#deps, tx, given.ref, user);
      await this.links.mailVerification(tx, user);
      return openSessionFrom(tx, user, client, now);
    });
  }

  /** The password first, then the code where the account has a second factor: no session before both. */
  async login(
    { email, password, code }: Parts<typeof login>["body"],
    client: Client,
  ): Promise<SignedIn | RefusalOf<typeof login>> {
    const { wallClock, db } = this.#deps;
    const user = await sql.findForSignIn(db, email, networkHash(email, client.network));
    const familiar = user?.familiar ?? false;
    const trier = { email, network: client.network, familiar };
    const seconds = await countTry(this.#deps, trier);
    if (seconds > 0) return refuse("too_many_attempts", { retryAfterSeconds: seconds });
    const turn = { network: client.network, urgent: familiar };
    const right = await isPassword(user?.passwordHash ?? null, password, turn).catch(
      async (error) => {
        // It was never looked at: nobody may be locked out by a queue that others have filled.
        if (error instanceof TooManyRequests) {
          await inTransaction(db, (tx) => takeBackTry(tx, trier, false));
        }
        throw error;
      },
    );
    if (!user || !right) return refuse("wrong_credentials");
    return inTransaction(db, async (tx): Promise<SignedIn | RefusalOf<typeof login>> => {
      // What changed while the password was hashed counts: another password, a suspension, a second factor.
      const locked = await sql.lockUser(tx, user.id);
      if (locked?.passwordHash !== user.passwordHash) return refuse("wrong_credentials");
      if (locked.suspendedAt) return refuse("account_suspended");
      const check = await checkCode(this.#deps, tx, user, code, { from: trier });
      await takeBackTry(tx, trier, check.kind === "right" || check.kind === "off");
      if (check.kind === "wait") {
        return tx.commitWith(refuse("too_many_codes", { retryAfterSeconds: check.seconds }));
      }
      if (check.kind === "missing") return tx.commitWith(refuse("code_needed"));
      if (check.kind === "wrong") return tx.commitWith(refuse("wrong_code"));
      const proved = check.kind === "right";
      return openSessionFrom(tx, locked, client, wallClock.now(), { proved });
    });
  }

  async getUser(userId: string): Promise<User> {
    const user = await sql.findById(this.#deps.db, userId);
    if (!user) throw notFound("User");
    return presentUser(user);
  }

  logout(caller: Caller): Promise<void> {
    return inTransaction(this.#deps.db, async (tx) => {
      await deleteSession(tx, caller.userId, caller.sessionId);
      await this.#deps.sessions.changed(tx, caller.userId);
    });
  }

  /** Changes what others see of a user; where they live and when they were born is taken once. */
  async updateProfile(
    userId: string,
    change: Parts<typeof updateProfile>["body"],
  ): Promise<{ user: User } | RefusalOf<typeof updateProfile>> {
    const displayName = change.displayName === undefined ? null : tidyName(change.displayName);
    if (displayName !== null && !isAllowedName(displayName)) return refuse("name_not_allowed");
    const { residence = null, birthDate = null, language = null } = change;
    checkWho({ residence, birthDate }, this.#deps.clock.now());
    try {
      const refusal = await inTransaction(this.#deps.db, async (tx) => {
        const user = await sql.lockUser(tx, userId);
        if (!user) throw notFound("User");
        if (differs(user.residence, residence) || differs(user.birthDate, birthDate)) {
          return refuse("already_given");
        }
        const avatar = change.avatar ?? null;
        const changed = { displayName, avatar, residence, birthDate, language };
        await sql.updateProfile(tx, userId, changed);
        return null;
      });
      if (refusal) return refusal;
    } catch (error) {
      if (error instanceof UniqueViolation) return refuse("name_taken");
      throw error;
    }
    return { user: await this.getUser(userId) };
  }

  /** Makes the first administrator. The link works once, and not at all when there is one. */
  setup(given: FirstAdministrator, client: Client): Promise<SignedIn | RefusalOf<typeof setup>> {
    return setUp(this.#deps, given, client);
  }

  /** A setup link for an installation without an administrator, null where there is one. */
  async makeSetupLink(): Promise<string | null> {
    const token = await makeSetupToken(this.#deps);
    return token === null ? null : `${this.origin()}/setup?token=${token}`;
  }
}

const networksKeptMs = 90 * 86_400_000;

/** Forgets what nobody can use any more: links, tries to sign in that are over, networks long not seen. */
export async function forgetExpired(tx: Tx, now: Date): Promise<number> {
  const networks = await sql.deleteOldNetworks(tx, new Date(now.getTime() - networksKeptMs));
  return networks + (await deleteOldTokens(tx, now)) + (await deleteOldTries(tx, now));
}
