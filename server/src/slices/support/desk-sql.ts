import { containing, madeBefore } from "../../lib/db/found-page.ts";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface TicketRow {
  id: string;
  number: string;
  kind: "contact" | "accessibility";
  name: string;
  email: string;
  topic: string;
  message: string;
  status: "open" | "closed";
  createdAt: Date;
  replies: number;
}

const columns = sql`t.id, t.number, t.kind, t.name, t.email, t.topic, t.message, t.status, t.created_at as "createdAt",
  (select count(*)::int from ticket_replies r where r.ticket_id = t.id) as replies`;

export interface TicketQuery {
  search: string | null;
  status: string | null;
  kind: string | null;
}

const matching = ({ search, status, kind }: TicketQuery) => {
  const like = containing(search);
  return sql`(${status}::text is null or t.status = ${status}) and (${kind}::text is null or t.kind = ${kind})
    and (${like}::text is null or t.number ilike ${like} or t.name ilike ${like} or t.email ilike ${like}
      or t.message ilike ${like})`;
};

export async function listTickets(
  db: Db,
  query: TicketQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<TicketRow[]> {
  return db.query(sql`
    select ${columns} from tickets t where ${matching(query)}
    order by t.created_at desc, t.id limit ${limit} offset ${offset}`);
}

/** The tickets that are found and were written before one, the newest first: ids are in order of time. */
export async function listTicketsBefore(
  db: Db,
  query: TicketQuery,
  before: string | null,
  most: number,
): Promise<TicketRow[]> {
  return db.query(sql`
    select ${columns} from tickets t where ${matching(query)}
      and ${madeBefore(sql`t.id`, before)}
    order by t.id desc limit ${most}`);
}

export async function countTickets(
  db: Db,
  query: TicketQuery,
): Promise<{ total: number; open: number }> {
  return db.one(sql`
    select (select count(*)::int from tickets t where ${matching(query)}) as total,
      (select count(*)::int from tickets where status = 'open') as open`);
}

export async function findTicket(db: Db, id: string): Promise<TicketRow | null> {
  return db.maybeOne(sql`select ${columns} from tickets t where t.id = ${id}`);
}

export async function lockTicket(tx: Tx, id: string): Promise<boolean> {
  return (
    (await tx.maybeOne(sql`select 1 as one from tickets where id = ${id} for update`)) !== null
  );
}

export async function findAccountOf(db: Db, email: string): Promise<string | null> {
  const row = await db.maybeOne<{ id: string }>(
    sql`select id from users where email = lower(${email})`,
  );
  return row?.id ?? null;
}

export interface ReplyRow {
  id: string;
  author: string;
  text: string;
  internal: boolean;
  at: Date;
}

export async function listReplies(db: Db, ticketId: string): Promise<ReplyRow[]> {
  return db.query(sql`
    select id, author, text, internal, at from ticket_replies where ticket_id = ${ticketId} order by at, id`);
}

export async function insertReply(
  tx: Tx,
  ticketId: string,
  { id, text, internal, at }: Omit<ReplyRow, "author">,
  authorId: string,
): Promise<void> {
  await tx.execute(sql`
    insert into ticket_replies (id, ticket_id, author, text, internal, at)
    values (${id}, ${ticketId}, coalesce((select display_name from users where id = ${authorId}), 'An administrator'),
      ${text}, ${internal}, ${at})`);
}

export async function setStatus(tx: Tx, id: string, status: "open" | "closed"): Promise<void> {
  await tx.execute(sql`update tickets set status = ${status} where id = ${id}`);
}
