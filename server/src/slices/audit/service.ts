import type { HuntChange, listAudit, ResultInput } from "@ten-paces/contract";
import type { Db, Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import type { Caller } from "../../lib/session/session.ts";
import * as sql from "./sql.ts";

export interface Change {
  /** A verb and its object: "pause hunt". */
  action: string;
  kind: "hunt" | "square" | "place" | "stock" | "setting" | "user" | "content";
  id: string;
  before?: unknown;
  after?: unknown;
  /** The version of the hunt that this change made. */
  version?: number;
}

/** Notes what an administrator changed, in the transaction of the change. */
export function audit(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  actor: Pick<Caller, "userId">,
  change: Change,
): Promise<void> {
  return sql.insertEntry(tx, {
    id: newId(),
    at: deps.clock.now(),
    actorId: actor.userId,
    action: change.action,
    subjectKind: change.kind,
    subjectId: change.id,
    before: change.before ?? null,
    after: change.after ?? null,
    version: change.version ?? null,
  });
}

/** What administrators changed of a hunt and its squares after a version, oldest first. */
export async function listChangesSince(
  db: Db,
  huntId: string,
  version: number,
): Promise<HuntChange[]> {
  const rows = await sql.listSince(db, huntId, version);
  return rows.map(({ at, actor, action, before, after }) => ({
    at: at.toISOString(),
    by: actor ?? formerAdministrator,
    action,
    fields: fieldsOf(before, after),
  }));
}

/** One line for each value; texts of a square and other lists are told without their values. */
function fieldsOf(before: unknown, after: unknown): HuntChange["fields"] {
  const old = isRecord(before) ? before : {};
  const now = isRecord(after) ? after : {};
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].map((name) => ({
    name,
    before: old[name] ?? null,
    after: now[name] ?? null,
  }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const formerAdministrator = "a former administrator";

export async function showAudit(deps: Deps, limit: number): Promise<ResultInput<typeof listAudit>> {
  const rows = await sql.listEntries(deps.db, limit);
  return {
    entries: rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      actor: row.actor ?? formerAdministrator,
    })),
  };
}
