import type { ResultInput, resetPassword, verifyEmail } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId, newSecretToken, sha256 } from "../../lib/ids.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Client } from "../../lib/session/client.ts";
import { deleteSessionsOf } from "../../lib/session/session.ts";
import { completeReferral } from "../referrals/service.ts";
import { passwordChangedMail, resetMail, verificationMail } from "./mails.ts";
import { findPasswordFault } from "./password-strength.ts";
import { hashPassword } from "./passwords.ts";
import * as sql from "./sql.ts";
import * as tokens from "./tokens-sql.ts";
import { forgetTriesOf, networkHash } from "./tries.ts";

type Done = ResultInput<typeof verifyEmail>;

const verifyDays = 7;
const resetMinutes = 60;

/** The links that are mailed: to confirm an address, and to choose a new password. */
export class Links {
  readonly #deps: Deps;
  readonly #origin: () => string;

  constructor(deps: Deps, origin: () => string) {
    this.#deps = deps;
    this.#origin = origin;
    deps.jobs.handle("reset_link", async ({ payload }) => {
      await inTransaction(deps.db, (tx) => this.#mailReset(tx, payload.userId));
    });
  }

  /**
   * Mails a link if the address is known. For the caller it takes the same path either way, down to the
   * row that is written: a job, which for an unknown address is about nobody.
   */
  async forgotPassword(email: string): Promise<void> {
    const { db, jobs } = this.#deps;
    const user = await sql.findByEmail(db, email);
    const payload = { userId: user?.id ?? newId() };
    await inTransaction(db, (tx) =>
      jobs.add(tx, { kind: "reset_link", payload, priority: "urgent" }),
    );
  }

  async #mailReset(tx: Tx, userId: string): Promise<void> {
    const user = await sql.lockUser(tx, userId);
    if (!user || user.suspendedAt) return;
    const token = await this.#makeToken(tx, userId, "reset_password", resetMinutes * 60_000);
    await sendMail(this.#deps, tx, resetMail(user.email, this.#origin(), token), "urgent");
  }

  /** The token is looked at before anything is hashed, so that nobody can keep the hashing busy with others. */
  async resetPassword(
    token: string,
    password: string,
    client: Client,
  ): Promise<Done | RefusalOf<typeof resetPassword>> {
    const { wallClock, db, sessions } = this.#deps;
    const hash = sha256(token);
    const usable = await tokens.findUsableToken(db, hash, "reset_password", wallClock.now());
    const user = usable?.userId ? await sql.findById(db, usable.userId) : null;
    if (!user) return refuse("link_spent");
    const fault = await findPasswordFault(password, user);
    if (fault) return refuse(fault);
    const passwordHash = await hashPassword(password, { network: client.network, urgent: true });
    return inTransaction(db, async (tx) => {
      const now = wallClock.now();
      await sql.lockUser(tx, user.id);
      if (!(await tokens.useToken(tx, hash, "reset_password", now))) return refuse("link_spent");
      await tokens.spendTokensOf(tx, user.id, "reset_password", now);
      await sql.updatePassword(tx, user.id, passwordHash);
      await deleteSessionsOf(tx, user.id, null);
      await forgetTriesOf(tx, user.email);
      await sql.forgetNetworks(tx, user.id);
      await sql.rememberNetwork(tx, user.id, networkHash(user.email, client.network), now);
      await sendMail(this.#deps, tx, passwordChangedMail(user.email, this.#origin()), "urgent");
      await sessions.changed(tx, user.id);
      return { success: true as const, message: "Your password was changed. Please sign in." };
    });
  }

  /** Opened again, also by the scanner of a mail box that was there first, a link says what is so. */
  verifyEmail(token: string): Promise<Done | RefusalOf<typeof verifyEmail>> {
    const hash = sha256(token);
    return inTransaction(this.#deps.db, async (tx) => {
      const now = this.#deps.wallClock.now();
      const used = await tokens.useToken(tx, hash, "verify_email", now);
      if (!used?.userId) {
        const owner = await tokens.findTokenOwner(tx, hash, "verify_email");
        return owner?.verified ? confirmed("already") : refuse("link_spent");
      }
      const first = await sql.markVerified(tx, used.userId, now);
      if (first) await completeReferral(this.#deps, tx, used.userId);
      return confirmed(first ? "now" : "already");
    });
  }

  async resendVerification(userId: string): Promise<Done> {
    const { db } = this.#deps;
    return inTransaction(db, async (tx) => {
      const user = await sql.lockUser(tx, userId);
      if (user?.emailVerifiedAt) return confirmed("already");
      if (user) await this.mailVerification(tx, user);
      return { success: true as const, message: "The confirmation mail is on its way." };
    });
  }

  /** Writes a fresh confirmation mail and makes older links useless. */
  async mailVerification(tx: Tx, user: Pick<sql.UserRow, "id" | "email">): Promise<void> {
    const token = await this.#makeToken(tx, user.id, "verify_email", verifyDays * 86_400_000);
    await sendMail(this.#deps, tx, verificationMail(user.email, this.#origin(), token), "urgent");
  }

  async #makeToken(
    tx: Tx,
    userId: string,
    purpose: "verify_email" | "reset_password",
    goodForMs: number,
  ): Promise<string> {
    const createdAt = this.#deps.wallClock.now();
    const token = newSecretToken();
    const expiresAt = new Date(createdAt.getTime() + goodForMs);
    await tokens.spendTokensOf(tx, userId, purpose, createdAt);
    await tokens.insertToken(tx, { hash: sha256(token), purpose, userId, createdAt, expiresAt });
    return token;
  }
}

function confirmed(when: "now" | "already"): Done {
  const message =
    when === "now"
      ? "Your email address is confirmed. Thank you!"
      : "Your email address is confirmed already. There is nothing left to do.";
  return { success: true, message };
}
