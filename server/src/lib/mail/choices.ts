import type { MailTopic } from "@ten-paces/contract";
import type { Db, Tx } from "../db/statements.ts";
import type { Deps } from "../deps.ts";
import * as sql from "./sql.ts";

/** What turns one sort of mail off for one person without signing in: both, and a keyed print of them. */
export interface OffLink {
  user: string;
  topic: MailTopic;
  key: string;
}

/** The query of the addresses that turn a sort of mail off. */
export function offQuery(
  { fingerprint }: Pick<Deps, "fingerprint">,
  user: string,
  topic: MailTopic,
): string {
  const key = fingerprint("unsubscribe", `${user} ${topic}`);
  return new URLSearchParams({ user, topic, key }).toString();
}

export function isOffLink({ fingerprint }: Pick<Deps, "fingerprint">, link: OffLink): boolean {
  return fingerprint("unsubscribe", `${link.user} ${link.topic}`) === link.key;
}

/** Which sorts of mail somebody has turned off. */
export function listOff(db: Db, userId: string): Promise<string[]> {
  return sql.listOff(db, userId);
}

export function choose(
  tx: Tx,
  userId: string,
  { topic, wanted }: { topic: MailTopic; wanted: boolean },
  now: Date,
): Promise<void> {
  return wanted ? sql.turnOn(tx, userId, topic) : sql.turnOff(tx, userId, topic, now);
}
