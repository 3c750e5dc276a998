import * as z from "zod/mini";
import { email } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

const name = z
  .string("Please enter your name.")
  .check(
    z.trim(),
    z.minLength(1, "Please enter your name."),
    z.maxLength(120, "Please use at most 120 characters."),
  );

/** A longer text; `missing` is the sentence for an empty one. */
const long = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(5000, "Please use at most 5,000 characters."),
    );
const ticket = z.object({ success: z.literal(true), ticket: z.string(), message: z.string() });

export const contactSubject = z.enum(
  [
    "technical-support",
    "billing",
    "gameplay",
    "payouts",
    "bug-report",
    "feature-request",
    "general",
  ],
  "Please choose a subject.",
);
export const accessibilityNeed = z.enum(
  ["visual", "auditory", "motor", "cognitive", "other"],
  "Please choose what it is about.",
);

export const contact = endpoint({
  name: "contact",
  method: "POST",
  path: "/contact",
  access: "anyone",
  limit: { max: 5, perSeconds: 600 },
  summary: "Write to support; the answer carries a ticket number.",
  body: z.object({
    name,
    email,
    subject: contactSubject,
    message: long("Please write a message."),
  }),
  result: ticket,
});

export const requestAccommodation = endpoint({
  name: "requestAccommodation",
  method: "POST",
  path: "/accessibility-requests",
  access: "anyone",
  limit: { max: 5, perSeconds: 600 },
  summary: "Ask for an accommodation; the answer carries a ticket number.",
  body: z.object({
    name,
    email,
    accessibilityNeed,
    description: long("Please tell us what would help."),
  }),
  result: ticket,
});
