import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { newSecretToken, sha256 } from "../ids.ts";
import * as sql from "./sql.ts";

/** Who makes a call, as far as the token says. */
export interface Caller {
  userId: string;
  email: string;
  isAdmin: boolean;
  suspended: boolean;
  tokenHash: Buffer;
}

export interface Sessions {
  findCaller(token: string | null): Promise<Caller | null>;
}

const sessionDays = 60;

/** Reads sessions; an expired or revoked token finds nobody. */
export function sessionsOf(database: Database, clock: Clock): Sessions {
  return {
    async findCaller(token) {
      if (!token) return null;
      const tokenHash = sha256(token);
      const found = await sql.findSession(database, tokenHash, clock.now());
      return found ? { ...found, tokenHash } : null;
    },
  };
}

/** Makes a session and returns its bearer token, which is stored nowhere but as a hash. */
export async function openSession(tx: sql.SessionTx, userId: string, now: Date): Promise<string> {
  const token = newSecretToken();
  const expiresAt = new Date(now.getTime() + sessionDays * 86_400_000);
  await sql.insertSession(tx, sha256(token), userId, now, expiresAt);
  return token;
}

declare module "fastify" {
  interface FastifyInstance {
    sessions: Sessions;
  }
}
