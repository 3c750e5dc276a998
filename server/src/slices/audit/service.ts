import {
  findPack,
  findPlan,
  type listAudit,
  type listEvents,
  type Parts,
  type ProductEvent,
  type ResultInput,
} from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import type { Caller } from "../../lib/session/session.ts";
import * as events from "./events-sql.ts";
import * as sql from "./sql.ts";
import { formerAdministrator } from "./versions.ts";

export { listChangesSince, listVersions, lockVersion, missedBy } from "./versions.ts";

export interface Change {
  /** A verb and its object: "pause hunt". */
  action: string;
  kind:
    | "hunt"
    | "square"
    | "place"
    | "stock"
    | "setting"
    | "user"
    | "content"
    | "job"
    | "mails"
    | "alert"
    | "prize"
    | "export";
  id: string;
  before?: unknown;
  after?: unknown;
  /** The version that this change made, of what is edited by versions. */
  version?: number;
}

/** Who changed something. */
export type Actor = Pick<Caller, "userId"> | typeof theConsole;

/** Whoever may use the console of the machine. */
export const theConsole = { userId: null } as const;

/** Notes what an administrator changed, in the transaction of the change. */
export function audit(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  actor: Actor,
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

const pageSize = 50;

/** A page of the log, newest first, as far as it is asked for. */
export async function showAudit(
  deps: Deps,
  query: Parts<typeof listAudit>["query"],
): Promise<ResultInput<typeof listAudit>> {
  const { page = 1, limit = pageSize } = query;
  const offset = (page - 1) * limit;
  const wanted = { ...filterOf(query), limit, offset };
  const { entries, total } = await sql.listEntries(deps.db, wanted);
  return {
    actors: await sql.listActors(deps.db),
    entries: entries.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      actor: row.actor ?? formerAdministrator,
    })),
    total,
    page,
    pageSize: limit,
  };
}

type Filter = Omit<Parts<typeof listAudit>["query"], "page" | "limit">;

function filterOf({ search, huntId, actorId, from, until }: Filter): sql.AuditFilter {
  return {
    search: search?.trim() || null,
    huntId: huntId ?? null,
    actorId: actorId ?? null,
    from: from ? new Date(from) : null,
    until: until ? new Date(until) : null,
  };
}

/** The lines of the log that are found, oldest first: the next ones after one. */
export async function listAuditAfter(
  { db }: Pick<Deps, "db">,
  query: Filter,
  after: { at: Date; id: string } | null,
  limit: number,
): Promise<(sql.AuditRow & { actor: string })[]> {
  const rows = await sql.listEntriesAfter(db, filterOf(query), after, limit);
  return rows.map((row) => ({ ...row, actor: row.actor ?? formerAdministrator }));
}

const usualEvents = 30;

/** What happened without an administrator, newest first. */
export async function showEvents(
  deps: Pick<Deps, "db">,
  limit = usualEvents,
): Promise<ResultInput<typeof listEvents>> {
  const rows = await events.listEvents(deps.db, limit);
  return { events: rows.flatMap((row) => presentEvent(row) ?? []) };
}

function presentEvent(row: events.EventRow): ProductEvent | null {
  const happened = { id: `${row.kind} ${row.id}`, at: row.at.toISOString() };
  const hunt = { huntId: row.huntId ?? "", huntName: row.huntName ?? row.huntId ?? "" };
  const displayName = row.displayName ?? "a former hunter";
  const job = row.job ?? "";
  switch (row.kind) {
    case "prize_won":
      return { ...happened, ...hunt, kind: row.kind, place: row.place ?? 0, displayName };
    case "hunt_completed":
    case "hunt_opened":
      return { ...happened, ...hunt, kind: row.kind };
    case "job_failed":
      return { ...happened, kind: row.kind, job, error: row.text ?? "" };
    case "stock_short":
      return { ...happened, kind: row.kind, job, missing: row.count ?? 0 };
    case "large_purchase": {
      const item =
        findPlan(row.text ?? "")?.name ?? findPack(row.text ?? "")?.name ?? row.text ?? "";
      return { ...happened, kind: row.kind, displayName, item, amountUsd: (row.count ?? 0) / 100 };
    }
    default:
      return null;
  }
}
