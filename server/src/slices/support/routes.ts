import {
  contact,
  getTicket,
  listTickets,
  replyToTicket,
  requestAccommodation,
  setTicketStatus,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { changeStatus, reply, showTicket, showTickets } from "./desk.ts";
import { needNames, subjectNames } from "./rules.ts";
import { openTicket } from "./service.ts";

/** The two forms that write to support, and the desk that answers. */
export function registerSupport(app: FastifyInstance, deps: Deps): void {
  serve(app, contact, async ({ body: { subject, ...rest } }) => {
    const topic = { topic: subject, topicName: subjectNames[subject] };
    return received(await openTicket(deps, { kind: "contact", ...topic, ...rest }));
  });
  serve(app, requestAccommodation, async ({ body }) => {
    const { name, email, accessibilityNeed: need, description: message } = body;
    const topic = { topic: need, topicName: needNames[need] };
    return received(
      await openTicket(deps, { kind: "accessibility", name, email, message, ...topic }),
    );
  });
  serve(app, listTickets, ({ query }) => showTickets(deps, query));
  serve(app, getTicket, ({ params }) => showTicket(deps, params.id));
  serve(app, replyToTicket, ({ caller, params, body }) => reply(deps, caller, params.id, body));
  serve(app, setTicketStatus, ({ caller, params, body }) =>
    changeStatus(deps, caller, params.id, body),
  );
}

function received(ticket: string) {
  const message = `Thank you. Your ticket number is ${ticket}. We answer by email within 24 hours.`;
  return { success: true as const, ticket, message };
}
