import type { MailKind, MailTopic } from "@ten-paces/contract";
import { containing, findOrderedPage, findPage, madeBefore } from "../db/found-page.ts";
import { type Sql, sql } from "../db/sql.ts";
import type { Db, Tx } from "../db/statements.ts";

export interface MailRow {
  id: string;
  to: string;
  subject: string;
  text: string;
  secret: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** Given to a mail server that has not answered since. */
  handedOverAt: Date | null;
  /** Of a mail that can be turned off: which sort it is, and whose. */
  topic: MailTopic | null;
  userId: string | null;
  kind: MailKind | null;
}

const columns = sql`id, recipient as "to", subject, body as text, secret, created_at as "createdAt", sent_at as "sentAt", handed_over_at as "handedOverAt", topic, user_id as "userId", kind`;

export async function insertMail(
  tx: Tx,
  mail: Omit<MailRow, "sentAt" | "handedOverAt">,
): Promise<void> {
  await tx.query(sql`
    insert into mails (id, recipient, subject, body, secret, created_at, topic, user_id, kind)
    values (${mail.id}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.secret}, ${mail.createdAt}, ${mail.topic}, ${mail.userId}, ${mail.kind})`);
}

export async function findMail(db: Db, id: string): Promise<MailRow | null> {
  return db.maybeOne<MailRow>(sql`select ${columns} from mails where id = ${id}`);
}

/** Those of these mails that are not sent yet. */
export async function listUnsent(
  db: Db,
  ids: string[],
): Promise<Pick<MailRow, "id" | "to" | "subject" | "handedOverAt">[]> {
  return db.query(sql`
    select id, recipient as "to", subject, handed_over_at as "handedOverAt" from mails
    where id = any(${ids}::uuid[]) and sent_at is null`);
}

export interface OutboxQuery {
  search: string | null;
  show: "all" | "waiting";
  limit: number;
  offset: number;
}

const inOrder = sql`created_at desc, id desc`;

function foundBy({ search, show }: Pick<OutboxQuery, "search" | "show">): Sql {
  const pattern = containing(search)?.toLowerCase() ?? null;
  return sql`from mails where ${show === "waiting" ? sql`sent_at is null` : sql`true`}
    and (${pattern}::text is null or searched like ${pattern})`;
}

/** A page of the mails that are found, the newest first. */
export async function listMails(
  db: Db,
  { search, show, ...page }: OutboxQuery,
): Promise<{ mails: MailRow[]; total: number }> {
  const from = foundBy({ search, show });
  const { ids, total } =
    search === null
      ? await findOrderedPage(db, from, inOrder, page)
      : await findPage(db, sql`select id, created_at ${from}`, inOrder, page);
  const mails = await db.query<MailRow>(
    sql`select ${columns} from mails where id = any(${ids}::uuid[]) order by ${inOrder}`,
  );
  return { mails, total };
}

/** The mails that are found and were written before one, the newest first, for a file; ids are in order of time. */
export async function listMailsBefore(
  db: Db,
  query: Pick<OutboxQuery, "search" | "show">,
  before: string | null,
  most: number,
): Promise<Pick<MailRow, "id" | "to" | "subject" | "createdAt" | "sentAt">[]> {
  return db.query(sql`
    select id, recipient as "to", subject, created_at as "createdAt", sent_at as "sentAt" ${foundBy(query)} and ${madeBefore(sql`id`, before)}
    order by id desc limit ${most}`);
}

/** Notes that a mail is being handed over, or that it certainly was not. */
export async function markHandedOver(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.query(sql`update mails set handed_over_at = ${at} where id = ${id}`);
}

/** The one place where a mail becomes a sent one. */
export async function markSent(tx: Tx, id: string, at: Date, keepSecret: boolean): Promise<void> {
  await tx.query(sql`
    update mails set sent_at = ${at}, attempts = attempts + 1,
      secret = case when ${keepSecret}::boolean then secret end
    where id = ${id}`);
}

export async function wipeSecrets(tx: Tx, madeBefore: Date): Promise<void> {
  await tx.execute(
    sql`update mails set secret = null where secret is not null and created_at <= ${madeBefore}`,
  );
}

/** Mails that were sent before a moment, or written before it and never sent. */
export async function deleteOld(tx: Tx, before: Date, most: number): Promise<number> {
  return tx.execute(sql`
    delete from mails where id in (select id from mails
      where sent_at <= ${before} or (sent_at is null and created_at <= ${before}) limit ${most})`);
}

/** Whether a sort of mail was turned off. */
export async function isOff(db: Db, userId: string, topic: MailTopic): Promise<boolean> {
  const row = await db.maybeOne(
    sql`select 1 as one from mail_choices where user_id = ${userId} and topic = ${topic}`,
  );
  return row !== null;
}

export async function listOff(db: Db, userId: string): Promise<string[]> {
  const rows = await db.query<{ topic: string }>(
    sql`select topic from mail_choices where user_id = ${userId}`,
  );
  return rows.map(({ topic }) => topic);
}

export async function turnOff(tx: Tx, userId: string, topic: MailTopic, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into mail_choices (user_id, topic, off_at) values (${userId}, ${topic}, ${at}) on conflict do nothing`);
}

export async function turnOn(tx: Tx, userId: string, topic: MailTopic): Promise<void> {
  await tx.execute(sql`delete from mail_choices where user_id = ${userId} and topic = ${topic}`);
}
