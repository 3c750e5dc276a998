import type {
  login,
  ResultInput,
  register,
  resetPassword,
  setup,
  User,
  updateProfile,
  verifyEmail,
} from "@ten-paces/contract";
import { UniqueViolation } from "../../lib/db/errors.ts";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId, newSecretToken, sha256 } from "../../lib/ids.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import { type Caller, openSession } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { openAccount } from "../credits/service.ts";
import { completeReferral, recordReferral } from "../referrals/service.ts";
import { resetMail, verificationMail } from "./mails.ts";
import { generateDisplayName, isAllowedName, pickAvatar } from "./names.ts";
import { hashPassword, isKnownPassword, isPassword } from "./passwords.ts";
import { loginWaitSeconds, loginWindowMs } from "./rules.ts";
import * as sql from "./sql.ts";

type SignedIn = { user: User; token: string };
type Done = ResultInput<typeof verifyEmail>;

const verifyDays = 7;
const resetMinutes = 60;

export interface Registration {
  email: string;
  password: string;
  ref?: string | undefined;
  timeZone?: string | undefined;
}

/** Accounts of one app. `origin` is where links in mails lead. */
export class Accounts {
  readonly #deps: Deps;
  readonly #origin: () => string;

  constructor(deps: Deps, origin: () => string) {
    this.#deps = deps;
    this.#origin = origin;
  }

  async register(given: Registration): Promise<SignedIn | RefusalOf<typeof register>> {
    if (await isKnownPassword(given.password)) return refuse("password_known");
    const passwordHash = await hashPassword(given.password);
    return inTransaction(this.#deps.db, async (tx) => {
      const user = await this.#insert(tx, given, passwordHash, false);
      if (!user) return refuse("email_taken");
      if (given.ref) await recordReferral(this.#deps, tx, given.ref, user);
      await this.#mailVerification(tx, user);
      const token = await openSession(tx, user.id, this.#deps.clock.now());
      return { user: presentUser(user), token };
    });
  }

  async login(email: string, password: string): Promise<SignedIn | RefusalOf<typeof login>> {
    const { clock, db } = this.#deps;
    const waitSeconds = await this.#countTry(email);
    if (waitSeconds > 0) return refuse("too_many_attempts", { retryAfterSeconds: waitSeconds });
    const user = await sql.findByEmail(db, email);
    const right = await isPassword(user?.passwordHash ?? null, password);
    if (!user || !right) return refuse("wrong_credentials");
    if (user.suspendedAt) return refuse("account_suspended");
    return inTransaction(db, async (tx) => {
      await sql.forgetLoginAttempts(tx, sha256(email));
      return { user: presentUser(user), token: await openSession(tx, user.id, clock.now()) };
    });
  }

  async getUser(userId: string): Promise<User> {
    const user = await sql.findById(this.#deps.db, userId);
    if (!user) throw notFound("User");
    return presentUser(user);
  }

  logout(caller: Caller): Promise<void> {
    return inTransaction(this.#deps.db, async (tx) => {
      await sql.deleteSession(tx, caller.tokenHash);
      await this.#deps.sessions.changed(tx, caller.userId);
    });
  }

  /** Mails a link if the address is known; takes the same path for the caller either way. */
  async forgotPassword(email: string): Promise<void> {
    const user = await sql.findByEmail(this.#deps.db, email);
    if (!user || user.suspendedAt) return;
    const now = this.#deps.clock.now();
    const token = newSecretToken();
    await inTransaction(this.#deps.db, async (tx) => {
      await sql.spendTokensOf(tx, user.id, "reset_password", now);
      await sql.insertToken(tx, {
        hash: sha256(token),
        purpose: "reset_password",
        userId: user.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + resetMinutes * 60_000),
      });
      await sendMail(this.#deps, tx, resetMail(user.email, this.#origin(), token));
    });
  }

  async resetPassword(
    token: string,
    password: string,
  ): Promise<Done | RefusalOf<typeof resetPassword>> {
    if (await isKnownPassword(password)) return refuse("password_known");
    const passwordHash = await hashPassword(password);
    return inTransaction(this.#deps.db, async (tx) => {
      const used = await sql.useToken(tx, sha256(token), "reset_password", this.#deps.clock.now());
      if (!used?.userId) return refuse("link_spent");
      await sql.updatePassword(tx, used.userId, passwordHash);
      await sql.deleteSessionsOf(tx, used.userId);
      await this.#deps.sessions.changed(tx, used.userId);
      return { success: true as const, message: "Your password was changed. Please sign in." };
    });
  }

  verifyEmail(token: string): Promise<Done | RefusalOf<typeof verifyEmail>> {
    return inTransaction(this.#deps.db, async (tx) => {
      const now = this.#deps.clock.now();
      const used = await sql.useToken(tx, sha256(token), "verify_email", now);
      if (!used?.userId) return refuse("link_spent");
      const first = await sql.markVerified(tx, used.userId, now);
      if (first) await completeReferral(this.#deps, tx, used.userId);
      return { success: true as const, message: "Your email address is confirmed. Thank you!" };
    });
  }

  async resendVerification(caller: Caller): Promise<void> {
    const user = await sql.findById(this.#deps.db, caller.userId);
    if (!user || user.emailVerifiedAt) return;
    await inTransaction(this.#deps.db, (tx) => this.#mailVerification(tx, user));
  }

  async updateProfile(
    userId: string,
    change: { displayName?: string | undefined; avatar?: string | undefined },
  ): Promise<{ user: User } | RefusalOf<typeof updateProfile>> {
    const displayName = change.displayName ?? null;
    if (displayName !== null && !isAllowedName(displayName)) return refuse("name_not_allowed");
    try {
      await inTransaction(this.#deps.db, (tx) =>
        sql.updateProfile(tx, userId, { displayName, avatar: change.avatar ?? null }),
      );
    } catch (error) {
      if (error instanceof UniqueViolation) return refuse("name_taken");
      throw error;
    }
    return { user: await this.getUser(userId) };
  }

  /**
   * Makes the first administrator. The link works once, and not at all when there is one; a refusal
   * leaves it as it was.
   */
  async setup(
    token: string,
    email: string,
    password: string,
  ): Promise<SignedIn | RefusalOf<typeof setup>> {
    if (await isKnownPassword(password)) return refuse("password_known");
    const passwordHash = await hashPassword(password);
    return inTransaction(this.#deps.db, async (tx) => {
      const now = this.#deps.clock.now();
      const used = await sql.useToken(tx, sha256(token), "setup", now);
      if (!used || (await sql.hasAdmin(tx))) return refuse("setup_done");
      const user = await this.#insert(tx, { email, password }, passwordHash, true);
      if (!user) return refuse("email_taken");
      await sql.spendSetupTokens(tx, now);
      await audit(
        this.#deps,
        tx,
        { userId: user.id },
        {
          action: "set up the first administrator",
          kind: "user",
          id: user.id,
          before: { isAdmin: false },
          after: { name: user.email, isAdmin: true },
        },
      );
      return { user: presentUser(user), token: await openSession(tx, user.id, now) };
    });
  }

  /**
   * A setup link for an installation without an administrator, null where there is one.
   * Every start prints a fresh one, unless SETUP_TOKEN names it.
   */
  async makeSetupLink(): Promise<string | null> {
    if (await sql.hasAdmin(this.#deps.db)) return null;
    const token = this.#deps.config.setupToken ?? newSecretToken();
    const now = this.#deps.clock.now();
    await inTransaction(this.#deps.db, async (tx) => {
      await sql.spendSetupTokens(tx, now);
      await sql.insertToken(tx, {
        hash: sha256(token),
        purpose: "setup",
        userId: null,
        createdAt: now,
        expiresAt: null,
      });
      await sql.restoreSetupToken(tx, sha256(token));
    });
    return `${this.#origin()}/setup?token=${token}`;
  }

  /** Counted before the password is hashed, so that parallel tries cannot slip through. */
  async #countTry(email: string): Promise<number> {
    const { clock, config, db } = this.#deps;
    if (!config.rateLimits) return 0;
    const now = clock.now();
    const windowStart = new Date(now.getTime() - loginWindowMs);
    const counted = await inTransaction(db, (tx) =>
      sql.countLoginAttempt(tx, sha256(email), now, windowStart),
    );
    return loginWaitSeconds(counted, now);
  }

  async #insert(
    tx: Tx,
    given: Registration,
    passwordHash: string,
    isAdmin: boolean,
  ): Promise<sql.UserRow | null> {
    const now = this.#deps.clock.now();
    const user = {
      id: newId(),
      email: given.email,
      passwordHash,
      isAdmin,
      emailVerifiedAt: isAdmin ? now : null,
      displayName: generateDisplayName(),
      avatar: pickAvatar(),
      timeZone: given.timeZone ?? null,
      createdAt: now,
    };
    if (!(await sql.insertUser(tx, user))) return null;
    await openAccount(tx, user.id);
    return { ...user, suspendedAt: null };
  }

  async #mailVerification(tx: Tx, user: Pick<sql.UserRow, "id" | "email">): Promise<void> {
    const now = this.#deps.clock.now();
    const token = newSecretToken();
    await sql.spendTokensOf(tx, user.id, "verify_email", now);
    await sql.insertToken(tx, {
      hash: sha256(token),
      purpose: "verify_email",
      userId: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + verifyDays * 86_400_000),
    });
    await sendMail(this.#deps, tx, verificationMail(user.email, this.#origin(), token));
  }
}

export function presentUser(user: sql.UserRow): User {
  return {
    id: user.id,
    email: user.email,
    isAdmin: user.isAdmin,
    emailVerified: user.emailVerifiedAt !== null,
    displayName: user.displayName,
    avatar: user.avatar,
    createdAt: user.createdAt.toISOString(),
  };
}

/** Forgets what nobody can use any more: spent and expired links, tries to sign in that are over. */
export async function forgetExpired(tx: Tx, now: Date): Promise<number> {
  const windowStart = new Date(now.getTime() - loginWindowMs);
  return (await sql.deleteOldTokens(tx, now)) + (await sql.deleteOldAttempts(tx, windowStart));
}
