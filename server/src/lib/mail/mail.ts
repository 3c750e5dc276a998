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
  await sql.insertMail(tx, { id, ...mail, createdAt: deps.clock.now() });
  await deps.jobs.add(tx, { kind: "mail", payload: { mailId: id } });
}

/** Registers the job that sends mails. */
export function deliverMails(deps: Pick<Deps, "clock" | "jobs" | "db">, transport: MailTransport) {
  deps.jobs.handle("mail", async ({ payload }) => {
    const { mailId } = payload as { mailId: string };
    const mail = await sql.findMail(deps.db, mailId);
    if (!mail || mail.sentAt) return;
    await transport.send({ to: mail.to, subject: mail.subject, text: mail.text });
    await inTransaction(deps.db, (tx) => sql.markSent(tx, mailId, deps.clock.now()));
  });
}

/** The newest mails of the outbox. */
export function readOutbox(deps: Pick<Deps, "db">, limit: number): Promise<sql.MailRow[]> {
  return sql.listMails(deps.db, limit);
}
