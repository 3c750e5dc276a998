import type { listAudit, ResultInput } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
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
  });
}

export async function showAudit(deps: Deps, limit: number): Promise<ResultInput<typeof listAudit>> {
  const rows = await sql.listEntries(deps.db, limit);
  return {
    entries: rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      actor: row.actor ?? "a former administrator",
    })),
  };
}
