import type { AlertKind } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface AlertRow {
  id: string;
  kind: AlertKind;
  text: string;
  raisedAt: Date;
}

/** Raises an alert, or tells the open one of the same thing anew. @returns whether it is a new one */
export async function raise(
  tx: Tx,
  a: { id: string; kind: AlertKind; about: string; text: string; now: Date },
): Promise<boolean> {
  const row = await tx.one<{ id: string }>(sql`
    insert into alerts (id, kind, about, text, raised_at) values (${a.id}, ${a.kind}, ${a.about}, ${a.text}, ${a.now})
    on conflict (kind, about) where settled_at is null do update set text = excluded.text
    returning id`);
  return row.id === a.id;
}

export function listOpen(db: Db, limit: number): Promise<AlertRow[]> {
  return db.query<AlertRow>(sql`
    select id, kind, text, raised_at as "raisedAt" from alerts
    where settled_at is null order by raised_at desc, id desc limit ${limit}`);
}

/** Whom to write to: administrators who can sign in. */
export function listAdministrators(db: Db): Promise<{ id: string; email: string }[]> {
  return db.query(sql`
    select id, email from users where is_admin and suspended_at is null order by created_at`);
}

export function countOpen(db: Db): Promise<{ kind: string; count: number }[]> {
  return db.query<{ kind: string; count: number }>(
    sql`select kind, count(*) as count from alerts where settled_at is null group by kind`,
  );
}

/** @returns the text of the alert; null where there is no open one of this id */
export async function settle(tx: Tx, id: string, by: string, at: Date): Promise<string | null> {
  const row = await tx.maybeOne<{ text: string }>(sql`
    update alerts set settled_at = ${at}, settled_by = ${by} where id = ${id} and settled_at is null returning text`);
  return row?.text ?? null;
}

export async function settleOver(
  tx: Tx,
  what: { kind: AlertKind; about: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    update alerts set settled_at = ${what.at} where kind = ${what.kind} and about = ${what.about} and settled_at is null`);
}
