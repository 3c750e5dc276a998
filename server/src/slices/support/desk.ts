import type {
  listTickets,
  Parts,
  ResultInput,
  replyToTicket,
  setTicketStatus,
} from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import { type Mail, sendMail } from "../../lib/mail/mail.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import * as sql from "./desk-sql.ts";
import { needNames, subjectLine, subjectNames } from "./rules.ts";

type Whole = ResultInput<typeof replyToTicket>;

const pageSize = 50;
const topics: Readonly<Record<string, string>> = { ...subjectNames, ...needNames };

export async function showTickets(
  { db }: Pick<Deps, "db">,
  query: Parts<typeof listTickets>["query"],
): Promise<ResultInput<typeof listTickets>> {
  const page = query.page ?? 1;
  const asked = askedOf(query);
  const [counts, rows] = await Promise.all([
    sql.countTickets(db, asked),
    sql.listTickets(db, asked, { limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  return { tickets: rows.map(present), ...counts, page, pageSize };
}

const askedOf = ({ search, status, kind }: Parts<typeof listTickets>["query"]) => ({
  search: search?.trim() || null,
  status: status ?? null,
  kind: kind ?? null,
});

/** The tickets that are found and were written before one, the newest first, for a file. */
export async function listTicketsBefore(
  { db }: Pick<Deps, "db">,
  query: Parts<typeof listTickets>["query"],
  before: string | null,
  most: number,
): Promise<ResultInput<typeof listTickets>["tickets"]> {
  return (await sql.listTicketsBefore(db, askedOf(query), before, most)).map(present);
}

function present({ createdAt, message: _, topic, ...row }: sql.TicketRow) {
  return { ...row, topic: topics[topic] ?? topic, at: createdAt.toISOString() };
}

export async function showTicket({ db }: Pick<Deps, "db">, id: string): Promise<Whole> {
  const row = await sql.findTicket(db, id);
  if (!row) throw notFound("Ticket");
  const replies = await sql.listReplies(db, id);
  return {
    ticket: { ...present(row), message: row.message },
    userId: row.email === "" ? null : await sql.findAccountOf(db, row.email),
    replies: replies.map(({ at, ...reply }) => ({ ...reply, at: at.toISOString() })),
  };
}

/** Answers by mail, or notes something for colleagues: kept with the ticket, both or neither. */
export async function reply(
  deps: Deps,
  caller: Caller,
  id: string,
  { text, internal, close, read }: Parts<typeof replyToTicket>["body"],
): Promise<Whole | RefusalOf<typeof replyToTicket>> {
  const refused = await inTransaction(deps.db, async (tx) => {
    if (!(await sql.lockTicket(tx, id))) throw notFound("Ticket");
    const ticket = await sql.findTicket(tx, id);
    if (!ticket) throw notFound("Ticket");
    if (ticket.replies > read) return refuse("answered");
    if (!internal && ticket.email === "") return refuse("gone");
    await sql.insertReply(
      tx,
      id,
      { id: newId(), text, internal, at: deps.clock.now() },
      caller.userId,
    );
    if (close) await sql.setStatus(tx, id, "closed");
    if (!internal) {
      const about = topics[ticket.topic] ?? ticket.topic;
      const { number, email: to } = ticket;
      const support = deps.config.supportEmail;
      await sendMail(deps, tx, answerMail({ to, number, about, text, support }), "urgent");
    }
    await audit(deps, tx, caller, {
      action: internal ? "note on ticket" : "answer ticket",
      kind: "content",
      id: ticket.number,
      before: { status: ticket.status },
      after: { status: close ? "closed" : ticket.status },
    });
    return null;
  });
  return refused ?? showTicket(deps, id);
}

export async function changeStatus(
  deps: Deps,
  caller: Caller,
  id: string,
  { status }: Parts<typeof setTicketStatus>["body"],
): Promise<Whole> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await sql.lockTicket(tx, id))) throw notFound("Ticket");
    const before = await sql.findTicket(tx, id);
    if (!before || before.status === status) return;
    await sql.setStatus(tx, id, status);
    await audit(deps, tx, caller, {
      action: status === "closed" ? "close ticket" : "reopen ticket",
      kind: "content",
      id: before.number,
      before: { status: before.status },
      after: { status },
    });
  });
  return showTicket(deps, id);
}

/** @param answer what about, the ticket's number, what was written, and where an answer to it goes */
export function answerMail(answer: {
  to: string;
  number: string;
  about: string;
  text: string;
  support: string;
}): Mail {
  const { to, number, about, text, support } = answer;
  return {
    kind: "ticket_answer",
    to,
    subject: subjectLine(`[${number}] ${about}`),
    text: `${text}\n\nTicket: ${number}\nYou can answer to ${support}; please keep the number in the subject.`,
  };
}
