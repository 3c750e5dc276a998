import type { EditChange } from "@ten-paces/contract";
import type { Db, Tx } from "../../lib/db/statements.ts";
import * as sql from "./sql.ts";

/** Something that administrators edit, as the log names it. */
export interface Edited {
  kind: string;
  id: string;
}

/**
 * Keeps everybody else from changing something until the transaction ends, and tells its version: that of the last
 * line of the log that has one, 0 without any. Whoever changes it notes the next one with the change.
 */
export async function lockVersion(tx: Tx, edited: Edited): Promise<number> {
  await sql.lockSubject(tx, edited);
  return (await listVersions(tx, edited.kind, [edited.id])).get(edited.id) ?? 0;
}

/** The versions of those that were ever changed, by their ids. */
export async function listVersions(
  db: Db,
  kind: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await sql.listVersions(db, kind, ids);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** What the editor of an older version is told; null for who has seen the newest, or says nothing of a version. */
export async function missedBy(
  tx: Tx,
  edited: Edited,
  version: number,
  seen: number | undefined,
): Promise<{ version: number; changes: EditChange[] } | null> {
  if (seen === undefined || seen === version) return null;
  return { version, changes: await listChangesSince(tx, edited, seen) };
}

export const formerAdministrator = "a former administrator";

/** What administrators changed after a version, oldest first; of a hunt with its squares. */
export async function listChangesSince(
  db: Db,
  edited: Edited,
  version: number,
): Promise<EditChange[]> {
  const rows = await sql.listSince(db, edited, version);
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

/** One line for each value that is another now; an empty text and none are one. */
function fieldsOf(before: unknown, after: unknown): EditChange["fields"] {
  const old = isRecord(before) ? before : {};
  const now = isRecord(after) ? after : {};
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((name) => ({ name, before: old[name] ?? null, after: now[name] ?? null }))
    .filter((field) => told(field.before) !== told(field.after));
}

const told = (value: unknown) => JSON.stringify(value === "" ? null : value);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
