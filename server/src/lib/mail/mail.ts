import type { Db, Tx } from "../db/statements.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { newId } from "../ids.ts";
import { HopelessJob, JobStopped } from "../jobs/jobs.ts";
import type { Priority } from "../jobs/work.ts";
import { offQuery } from "./choices.ts";
import { mailHtml } from "./html.ts";
import * as sql from "./sql.ts";
import { type Mail, type MailTransport, MaybeSent } from "./transport.ts";

export {
  type Mail,
  type MailTransport,
  type OutgoingMail,
  openMailTransport,
} from "./transport.ts";

/**
 * Writes a mail in the transaction of its cause; a job sends it. Urgent is what somebody waits for, bulk what
 * goes to very many.
 */
export async function sendMail(
  deps: Pick<Deps, "clock" | "jobs">,
  tx: Tx,
  mail: Mail,
  priority: Priority = "usual",
): Promise<void> {
  const { news, secret = null, ...written } = mail;
  const { topic = null, userId = null } = news ?? {};
  if (topic && userId && (await sql.isOff(tx, userId, topic))) return;
  const id = newId();
  const createdAt = deps.clock.now();
  await sql.insertMail(tx, { id, secret, ...written, topic, userId, createdAt });
  await deps.jobs.add(tx, { kind: "mail", payload: { mailId: id }, priority });
}

/**
 * Registers the job that sends mails.
 * @param word what a mail says in its operator's words
 */
export function deliverMails(
  deps: Pick<Deps, "clock" | "config" | "fingerprint" | "jobs" | "db">,
  transport: MailTransport,
  word: (mail: Pick<Mail, "kind" | "subject" | "text">) => Promise<Wording> = async (mail) => mail,
): void {
  // Without SMTP the outbox is where people get their links from, until these are too old to work.
  const keepSecret = deps.config.smtpUrl === null;
  const mark = (mailId: string, at: Date | null) =>
    inTransaction(deps.db, (tx) => sql.markHandedOver(tx, mailId, at));
  deps.jobs.handle(
    "mail",
    async ({ payload, attempt, ending }) => {
      const { mailId } = payload;
      const mail = await sql.findMail(deps.db, mailId);
      if (!mail || mail.sentAt) return;
      // A person may ask for it long after what it was to open has ended.
      if (mail.secret === null && mail.text.includes("{token}")) throw new HopelessJob(goneText);
      // On a first try it is a person who asks for it once more.
      if (mail.handedOverAt && attempt > 1) throw new HopelessJob(maybeSentText);
      const worded = await word(mail);
      await mark(mailId, deps.clock.now());
      try {
        await transport.send(outgoing(deps, mail, worded), ending);
      } catch (error) {
        if (error instanceof MaybeSent) throw new HopelessJob(maybeSentText);
        await mark(mailId, null);
        // The server has not failed: the next process takes it up at once.
        throw ending.aborted ? new JobStopped("ending") : error;
      }
      await inTransaction(deps.db, (tx) => sql.markSent(tx, mailId, deps.clock.now(), keepSecret));
    },
    "mail",
  );
}

/** What a mail says where it leaves. */
export interface Wording {
  subject: string;
  text: string;
}

/** A mail with its secret, in text and in the one look of all mails, and where its sort is turned off. */
export function outgoing(
  deps: Pick<Deps, "config" | "fingerprint">,
  mail: Pick<sql.MailRow, "secret" | "to" | "topic" | "userId">,
  worded: Wording,
): Parameters<MailTransport["send"]>[0] {
  const { publicOrigin, port, supportEmail, apiBase } = deps.config;
  const origin = publicOrigin ?? `http://localhost:${port}`;
  const { to, topic, userId } = mail;
  const { subject } = worded;
  const off = topic && userId ? offQuery(deps, userId, topic) : null;
  const pageUrl = off && `${origin}/unsubscribe?${off}`;
  const written = withSecret({ text: worded.text, secret: mail.secret });
  const html = mailHtml(
    { subject, text: written },
    { origin, supportEmail, unsubscribeUrl: pageUrl },
  );
  const text = pageUrl ? `${written}\n\nTurn mails like this off: ${pageUrl}` : written;
  const base = apiBase?.startsWith("http") ? apiBase : `${origin}${apiBase ?? "/api"}`;
  return { to, subject, text, html, unsubscribeUrl: off && `${base}/mails/unsubscribe?${off}` };
}

const maybeSentText =
  "The mail server was given this mail and did not say whether it took it. It is not sent a second time by itself.";

const goneText =
  "The link in this mail works no longer and was removed. Whoever needs one asks for a new one.";

function withSecret({ text, secret }: Pick<sql.MailRow, "text" | "secret">): string {
  return text.replaceAll("{token}", secret ?? "(removed)");
}

export interface OutboxMail extends Mail {
  id: string;
  createdAt: Date;
  sentAt: Date | null;
}

/** Mails of the outbox; what opens an account only where no mail is really sent. */
export async function readOutbox(
  deps: Pick<Deps, "config" | "db">,
  query: sql.OutboxQuery,
): Promise<{ mails: OutboxMail[]; total: number }> {
  const isSent = deps.config.smtpUrl !== null;
  const { mails, total } = await sql.listMails(deps.db, query);
  return {
    total,
    mails: mails.map(({ secret, ...mail }) => ({
      ...mail,
      text: withSecret({ text: mail.text, secret: isSent ? null : secret }),
    })),
  };
}

/** The mails that are found and were written before one, without what opens an account. */
export async function listOutboxBefore(
  { db }: Pick<Deps, "db">,
  query: Pick<sql.OutboxQuery, "search" | "show">,
  before: string | null,
  most: number,
): Promise<Pick<OutboxMail, "id" | "to" | "subject" | "createdAt" | "sentAt">[]> {
  return sql.listMailsBefore(db, query, before, most);
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is known of mails that are not sent yet, by their ids. */
export async function findUnsent(
  db: Db,
  ids: string[],
): Promise<Map<string, { to: string; subject: string; maybeTaken: boolean }>> {
  const rows = await sql.listUnsent(
    db,
    ids.filter((id) => isUuid.test(id)),
  );
  return new Map(
    rows.map(({ id, to, subject, handedOverAt }) => [
      id,
      { to, subject, maybeTaken: handedOverAt !== null },
    ]),
  );
}

const dayMs = 86_400_000;
/** Longer than any link works. */
const secretsKeptDays = 8;
const mailsKeptDays = 90;

/** Wipes what opened accounts once, and deletes mails that are old, sent or let go of; says how many. */
export async function forgetMails(tx: Tx, now: Date, most: number): Promise<number> {
  await sql.wipeSecrets(tx, new Date(now.getTime() - secretsKeptDays * dayMs));
  return sql.deleteOld(tx, new Date(now.getTime() - mailsKeptDays * dayMs), most);
}
