import { provedForMinutes, type Role } from "@ten-paces/contract";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/statements.ts";
import { writeAtOnce } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import { newId, newSecretToken, sha256 } from "../ids.ts";
import { sessionEndsAt, sessionLimits, useNotedAfterMs } from "./rules.ts";
import * as sql from "./sql.ts";

/** Who makes a call, as far as the token says. */
export interface Caller {
  userId: string;
  email: string;
  isAdmin: boolean;
  /** Null for hunters. */
  role: Role | null;
  suspended: boolean;
  sessionId: string;
}

interface Known {
  caller: Caller;
  /** Its end, or when it is time to note that it is used; then the database is asked again. */
  goodUntil: Date;
  readAt: number;
}

const channel = "sessions";
// A change of an account is told at once; this bounds how long a lost notification is felt.
const longestMs = 5_000;
const mostKnown = 50_000;

/** Who is behind a token. Read from the database, kept for seconds, forgotten when an account changes. */
export class Sessions {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #known = new Map<string, Known>();
  #changes = 0;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Hears of changes that other processes make. */
  async follow(): Promise<void> {
    await this.#database.listen(
      channel,
      (userId) => this.#forget(userId),
      () => {
        this.#changes += 1;
        this.#known.clear();
      },
    );
  }

  /** Deletes the sessions that nobody can use any more, at most so many; says how many. */
  deleteExpired(tx: Tx, most: number): Promise<number> {
    const now = this.#clock.now();
    const unusedSince = new Date(now.getTime() - sessionLimits.hunter.idleMs);
    return sql.deleteExpired(tx, { now, unusedSince, most });
  }

  /** Null for no, an unknown, an expired or a revoked token. A promise only where the database must be asked. */
  findCaller(token: string | null): Caller | null | Promise<Caller | null> {
    if (!token) return null;
    const tokenHash = sha256(token);
    const key = tokenHash.toString("base64");
    const now = this.#clock.now();
    const known = this.#known.get(key);
    if (known && performance.now() - known.readAt < longestMs && known.goodUntil > now) {
      return known.caller;
    }
    this.#known.delete(key);
    return this.#read(key, tokenHash, now);
  }

  async #read(key: string, tokenHash: Buffer, now: Date): Promise<Caller | null> {
    const readAt = performance.now();
    const before = this.#changes;
    const found = await sql.findSession(this.#database, tokenHash, now);
    if (!found) return null;
    const { createdAt, lastSeenAt, ...caller } = found;
    if (sessionEndsAt({ isAdmin: caller.isAdmin, createdAt, lastSeenAt }) <= now) return null;
    const seenAt = await this.#noteUse(tokenHash, lastSeenAt, now);
    const endsAt = sessionEndsAt({ isAdmin: caller.isAdmin, createdAt, lastSeenAt: seenAt });
    const goodUntil = new Date(Math.min(endsAt.getTime(), now.getTime() + useNotedAfterMs));
    if (this.#known.size >= mostKnown) this.#known.clear();
    // What was read while something changed may be from before the change.
    if (before === this.#changes) this.#known.set(key, { caller, goodUntil, readAt });
    return caller;
  }

  /** When the session was last seen, as far as the database now says. */
  async #noteUse(tokenHash: Buffer, lastSeenAt: Date, now: Date): Promise<Date> {
    if (now.getTime() - lastSeenAt.getTime() < useNotedAfterMs) return lastSeenAt;
    // A session that cannot be marked as used is still good: the next call tries again.
    return writeAtOnce(this.#database, sql.noteUse(tokenHash, now)).then(
      () => now,
      () => lastSeenAt,
    );
  }

  /**
   * Lets a caller do what asks for the second factor. The database is asked every time: what another process has just
   * noted counts at once, and these calls are few.
   * @throws AppError second_factor_needed where it was not shown lately, second_factor_missing where one is required
   */
  async checkProof({ sessionId }: Caller, required: boolean): Promise<void> {
    const found = await sql.findProof(this.#database, sessionId);
    if (!found) throw new AppError("not_signed_in");
    const { hasSecondFactor, provedAt } = found;
    if (!hasSecondFactor) {
      if (required) throw new AppError("second_factor_missing");
      return;
    }
    const until = (provedAt?.getTime() ?? 0) + provedForMinutes * 60_000;
    if (until <= this.#clock.now().getTime()) throw new AppError("second_factor_needed");
  }

  /** Makes every process forget a user's sessions once the transaction commits: they were changed or ended. */
  async changed(tx: Tx, userId: string): Promise<void> {
    tx.afterCommit(() => this.#forget(userId));
    await tx.notify(channel, userId);
  }

  #forget(userId: string): void {
    this.#changes += 1;
    for (const [key, { caller }] of this.#known) {
      if (caller.userId === userId) this.#known.delete(key);
    }
  }
}

/** Makes a session and returns its bearer token, which is stored nowhere but as a hash. */
export async function openSession(
  tx: Tx,
  { userId, device, proved = false }: { userId: string; device: string; proved?: boolean },
  now: Date,
): Promise<string> {
  const token = newSecretToken();
  const expiresAt = new Date(now.getTime() + sessionLimits.hunter.longestMs);
  await sql.insertSession(tx, {
    id: newId(),
    tokenHash: sha256(token),
    userId,
    device,
    createdAt: now,
    expiresAt,
    provedAt: proved ? now : null,
  });
  return token;
}

declare module "fastify" {
  interface FastifyInstance {
    sessions: Sessions;
  }
}

export {
  deleteSession,
  deleteSessionsOf,
  listSessions,
  noteProof,
  type OwnSessionRow,
} from "./sql.ts";
