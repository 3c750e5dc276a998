import { sql } from "../db/sql.ts";
import type { Db, Tx } from "../db/statements.ts";

export interface MailRow {
  id: string;
  to: string;
  subject: string;
  text: string;
  createdAt: Date;
  sentAt: Date | null;
}

const columns = sql`id, recipient as "to", subject, body as text, created_at as "createdAt", sent_at as "sentAt"`;

export async function insertMail(
  tx: Tx,
  mail: { id: string; to: string; subject: string; text: string; createdAt: Date },
): Promise<void> {
  await tx.query(sql`
    insert into mails (id, recipient, subject, body, created_at)
    values (${mail.id}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.createdAt})`);
}

export async function findMail(db: Db, id: string): Promise<MailRow | null> {
  return db.maybeOne<MailRow>(sql`select ${columns} from mails where id = ${id}`);
}

export async function listMails(db: Db, limit: number): Promise<MailRow[]> {
  return db.query<MailRow>(
    sql`select ${columns} from mails order by created_at desc, id desc limit ${limit}`,
  );
}

export async function markSent(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(sql`update mails set sent_at = ${at}, attempts = attempts + 1 where id = ${id}`);
}
