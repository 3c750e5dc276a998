import {
  findPack,
  findPlan,
  type HuntChange,
  type listAudit,
  type listEvents,
  type Parts,
  type ProductEvent,
  type ResultInput,
} from "@ten-paces/contract";
import type { Db, Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import type { Caller } from "../../lib/session/session.ts";
import * as events from "./events-sql.ts";
import * as sql from "./sql.ts";

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
  /** The version of the hunt that this change made. */
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

/** What administrators changed of a hunt and its squares after a version, oldest first. */
export async function listChangesSince(
  db: Db,
  huntId: string,
  version: number,
): Promise<HuntChange[]> {
  const rows = await sql.listSince(db, huntId, version);
  return rows.map(({ at, actor, action, subject, before, after }) => ({
    at: at.toISOString(),
    by: actor ?? formerAdministrator,
    action,
    ...squareOf(subject),
    fields: fieldsOf(before, after),
  }));
}

/** Subjects of squares are written "square kansas-physical-x1/3". */
function squareOf(subject: string): { square?: number } {
  const [, num] = /^square .*\/(\d+)$/.exec(subject) ?? [];
  return num === undefined ? {} : { square: Number(num) };
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
