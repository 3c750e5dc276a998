import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const ticketStatus = z.enum(["open", "closed"]);
export const ticketKind = z.enum(["contact", "accessibility"]);

const ticket = z.object({
  id: z.string(),
  /** "TP-7K3Q9". */
  number: z.string(),
  kind: ticketKind,
  name: z.string(),
  /** Empty where its sender has left. */
  email: z.string(),
  /** What it is about, for people. */
  topic: z.string(),
  status: ticketStatus,
  at: z.string(),
  replies: z.number(),
});
export type Ticket = z.output<typeof ticket>;

/** What the list of tickets, and its export, is narrowed to. */
export const ticketFilters = {
  search: z.optional(z.string().check(z.maxLength(100))),
  status: z.optional(ticketStatus),
  kind: z.optional(ticketKind),
};

export const listTickets = endpoint({
  name: "listTickets",
  method: "GET",
  path: "/admin/tickets",
  access: "admin",
  summary:
    "What people wrote to support: searched by number, name, address and text, newest first, by the page.",
  query: z.object({
    ...ticketFilters,
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
  }),
  result: z.object({
    tickets: z.array(ticket),
    total: z.number(),
    /** Of all of them. */
    open: z.number(),
    page: z.number(),
    pageSize: z.number(),
  }),
});

const ticketId = z.object({ id: z.uuid() });
const whole = z.object({
  ticket: z.object({ ...ticket.shape, message: z.string() }),
  /** The account with this address, where there is one. */
  userId: z.nullable(z.string()),
  replies: z.array(
    z.object({
      id: z.string(),
      author: z.string(),
      text: z.string(),
      /** For colleagues alone: it was not mailed. */
      internal: z.boolean(),
      at: z.string(),
    }),
  ),
});

export const getTicket = endpoint({
  name: "getTicket",
  method: "GET",
  path: "/admin/tickets/:id",
  access: "admin",
  summary: "A ticket with what was answered.",
  params: ticketId,
  result: whole,
});

export const replyToTicket = endpoint({
  name: "replyToTicket",
  method: "POST",
  path: "/admin/tickets/:id/replies",
  access: "admin",
  summary:
    "Answer a ticket by mail, or leave a note for colleagues; and close it where that is all.",
  params: ticketId,
  body: z.object({
    text: z
      .string("Please write an answer.")
      .check(
        z.trim(),
        z.minLength(1, "Please write an answer."),
        z.maxLength(5000, "Please use at most 5,000 characters."),
      ),
    internal: z.boolean(),
    close: z.boolean(),
    /** How many answers the caller has read: a colleague's newer one is not talked over. */
    read: z.number().check(z.int(), z.gte(0)),
  }),
  result: whole,
  refusals: {
    answered: {
      status: 409,
      error: "A colleague has answered meanwhile. Read that first, then send yours again.",
    },
    gone: { status: 409, error: "Whoever wrote this has left: there is no address to answer to." },
  },
});

export const setTicketStatus = endpoint({
  name: "setTicketStatus",
  method: "PATCH",
  path: "/admin/tickets/:id",
  access: "admin",
  summary: "Close a ticket, or open it again.",
  params: ticketId,
  body: z.object({ status: ticketStatus }),
  result: whole,
});
