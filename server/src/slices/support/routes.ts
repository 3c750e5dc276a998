import { contact, requestAccommodation } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { needNames, subjectNames } from "./rules.ts";
import { openTicket } from "./service.ts";

/** The two forms that write to support. */
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
}

function received(ticket: string) {
  const message = `Thank you. Your ticket number is ${ticket}. We answer by email within 24 hours.`;
  return { success: true as const, ticket, message };
}
