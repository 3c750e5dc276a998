import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** All, or those that were not handed over yet. */
export const outboxShows = ["all", "waiting"] as const;

/** What the outbox, and its export, is narrowed to. */
export const mailFilters = {
  search: z.optional(z.string().check(z.maxLength(254))),
  show: z.optional(z.enum(outboxShows)),
};

export const listOutbox = endpoint({
  name: "listOutbox",
  method: "GET",
  path: "/admin/outbox",
  access: "admin",
  summary:
    "The mails, the newest first, searched by whom and what about. Links are shown where no SMTP is configured and nothing is really sent; every look is audited.",
  query: z.object({
    ...mailFilters,
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  }),
  result: z.object({
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    mails: z.array(
      z.object({
        id: z.string(),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        createdAt: z.string(),
        sentAt: z.nullable(z.string()),
      }),
    ),
  }),
});

/** Sorts of mail that are not required, and can be turned off. */
export const mailTopic = z.enum(["openings", "hunt_news", "alerts"]);
export type MailTopic = z.output<typeof mailTopic>;

/** Those that administrators alone get. */
export const adminMailTopics: readonly MailTopic[] = ["alerts"];

const choice = z.object({ topic: mailTopic, wanted: z.boolean() });

export const listMailChoices = endpoint({
  name: "listMailChoices",
  method: "GET",
  path: "/user/mail-choices",
  access: "hunter",
  summary: "Which sorts of mail that are not required the user gets.",
  result: z.object({ choices: z.array(choice) }),
});

export const chooseMails = endpoint({
  name: "chooseMails",
  method: "PUT",
  path: "/user/mail-choices",
  access: "hunter",
  summary: "Turn a sort of mail on or off.",
  body: choice,
  result: z.object({ choices: z.array(choice) }),
});

export const unsubscribeMails = endpoint({
  name: "unsubscribeMails",
  method: "POST",
  path: "/mails/unsubscribe",
  access: "anyone",
  limit: { max: 30, perSeconds: 60 },
  summary:
    "Turn the sort of mail off that the link of a mail names, without signing in; mail readers call it with one press (RFC 8058).",
  query: z.object({
    user: z.uuid(),
    topic: mailTopic,
    key: z.string().check(z.minLength(10), z.maxLength(100)),
  }),
  result: z.object({ success: z.literal(true) }),
  refusals: {
    link_wrong: {
      status: 400,
      error: "This link is not complete. You can turn mails off in your profile.",
    },
  },
});
