import type { Config } from "../../config.ts";
import type { Tx } from "../db/statements.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { newId } from "../ids.ts";
import * as sql from "./sql.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** What `{token}` in the text stands for. Stored beside it, and wiped when the mail is sent. */
  secret?: string;
}

/** Hands a mail to the world. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
}

/** SMTP where SMTP_URL is set; otherwise the mail stays in the outbox and is printed to the log. */
export async function openMailTransport(
  config: Config,
  print: (line: string) => void,
): Promise<MailTransport> {
  if (!config.smtpUrl) {
    return {
      send: async (mail) => print(`Mail to ${mail.to}: ${mail.subject}\n${mail.text}`),
    };
  }
  // Loaded only where it is used: the default installation sends nothing.
  const { createTransport } = await import("nodemailer");
  const smtp = createTransport(config.smtpUrl);
  return {
    send: async (mail) => {
      await smtp.sendMail({ from: config.mailFrom, ...mail });
    },
  };
}

/** Writes a mail in the transaction of its cause; a job sends it, at least once. */
export async function sendMail(
  deps: Pick<Deps, "clock" | "jobs">,
  tx: Tx,
  mail: Mail,
): Promise<void> {
  const id = newId();
  await sql.insertMail(tx, { id, secret: null, ...mail, createdAt: deps.clock.now() });
  await deps.jobs.add(tx, { kind: "mail", payload: { mailId: id } });
}

/** Registers the job that sends mails. */
export function deliverMails(
  deps: Pick<Deps, "clock" | "config" | "jobs" | "db">,
  transport: MailTransport,
): void {
  // Without SMTP the outbox is where people get their links from, until these are too old to work.
  const keepSecret = deps.config.smtpUrl === null;
  deps.jobs.handle("mail", async ({ payload }) => {
    const { mailId } = payload;
    const mail = await sql.findMail(deps.db, mailId);
    if (!mail || mail.sentAt) return;
    await transport.send({ to: mail.to, subject: mail.subject, text: withSecret(mail) });
    await inTransaction(deps.db, (tx) => sql.markSent(tx, mailId, deps.clock.now(), keepSecret));
  });
}

function withSecret({ text, secret }: Pick<sql.MailRow, "text" | "secret">): string {
  return text.replaceAll("{token}", secret ?? "(removed)");
}

export interface OutboxMail extends Mail {
  id: string;
  createdAt: Date;
  sentAt: Date | null;
}

/** The newest mails of the outbox; what opens an account only where no mail is really sent. */
export async function readOutbox(
  deps: Pick<Deps, "config" | "db">,
  limit: number,
): Promise<OutboxMail[]> {
  const isSent = deps.config.smtpUrl !== null;
  const rows = await sql.listMails(deps.db, limit);
  return rows.map(({ secret, ...mail }) => ({
    ...mail,
    text: withSecret({ text: mail.text, secret: isSent ? null : secret }),
  }));
}

const dayMs = 86_400_000;
/** Longer than any link works. */
const secretsKeptDays = 8;
const mailsKeptDays = 90;

/** Wipes what opened accounts once, and deletes sent mails that are old; says how many it deleted. */
export async function forgetMails(tx: Tx, now: Date): Promise<number> {
  await sql.wipeSecrets(tx, new Date(now.getTime() - secretsKeptDays * dayMs));
  return sql.deleteSent(tx, new Date(now.getTime() - mailsKeptDays * dayMs));
}
