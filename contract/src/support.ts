import * as z from "zod/mini";
import { email } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const long = z.string().check(z.trim(), z.minLength(1), z.maxLength(5000));
const ticket = z.object({ success: z.literal(true), ticket: z.string(), message: z.string() });

export const contactSubject = z.enum([
  "technical-support",
  "billing",
  "gameplay",
  "payouts",
  "bug-report",
  "feature-request",
  "general",
]);
export const accessibilityNeed = z.enum(["visual", "auditory", "motor", "cognitive", "other"]);

export const contact = endpoint({
  name: "contact",
  method: "POST",
  path: "/contact",
  access: "anyone",
  limit: { max: 5, perSeconds: 600 },
  summary: "Write to support; the answer carries a ticket number.",
  body: z.object({ name, email, subject: contactSubject, message: long }),
  result: ticket,
});

export const requestAccommodation = endpoint({
  name: "requestAccommodation",
  method: "POST",
  path: "/accessibility-requests",
  access: "anyone",
  limit: { max: 5, perSeconds: 600 },
  summary: "Ask for an accommodation; the answer carries a ticket number.",
  body: z.object({ name, email, accessibilityNeed, description: long }),
  result: ticket,
});
