import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import { type Mail, sendMail } from "../../lib/mail/mail.ts";
import { newTicketNumber, subjectLine } from "./rules.ts";
import * as sql from "./sql.ts";

export { listTicketsBefore } from "./desk.ts";

export interface Enquiry {
  kind: sql.NewTicket["kind"];
  name: string;
  email: string;
  /** The value that is stored, and its name for people. */
  topic: string;
  topicName: string;
  message: string;
}

const triesForNumber = 5;

/** Stores an enquiry under a fresh ticket number and mails it to support, both or neither. */
export async function openTicket(deps: Deps, enquiry: Enquiry): Promise<string> {
  const createdAt = deps.clock.now();
  const { kind, email, topic, topicName, message } = enquiry;
  // On its own line the name could say anything in the mail's head: "Ticket: …", "Subject: …".
  const name = subjectLine(enquiry.name);
  return inTransaction(deps.db, async (tx) => {
    const ticket = { id: newId(), kind, name, email, topic, message, createdAt };
    const number = await storeUnderNumber(deps, tx, ticket);
    const heading = kind === "accessibility" ? `Accommodation: ${topicName}` : topicName;
    await sendMail(deps, tx, {
      kind: null,
      to: deps.config.supportEmail,
      subject: subjectLine(`[${number}] ${heading}, from ${name}`),
      text: [
        `Ticket: ${number}`,
        `From: ${name} <${email}>`,
        `Subject: ${heading}`,
        "",
        message,
        "",
        "Please answer to the address above and keep the ticket number in the subject.",
      ].join("\n"),
    });
    await sendMail(deps, tx, ticketReceivedMail(email, number, heading));
    return number;
  });
}

/** Nothing that was typed stands in it: the address may be somebody else's. */
export function ticketReceivedMail(to: string, number: string, heading: string): Mail {
  return {
    kind: "ticket_noted",
    to,
    subject: `We have your message: ${number}`,
    text: `Thank you for writing to us. Your message has the number ${number}, and a person reads it.

Ticket: ${number}
About: ${heading}

We answer within 24 hours. If it was not you who wrote, ignore this mail.`,
  };
}

async function storeUnderNumber(
  deps: Pick<Deps, "random">,
  tx: Tx,
  ticket: Omit<sql.NewTicket, "number">,
): Promise<string> {
  for (let tries = 0; tries < triesForNumber; tries += 1) {
    const number = newTicketNumber(deps.random);
    if (await sql.insertTicket(tx, { ...ticket, number })) return number;
  }
  throw new Error("No free ticket number was found.");
}
