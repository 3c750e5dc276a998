import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const listOutbox = endpoint({
  name: "listOutbox",
  method: "GET",
  path: "/admin/outbox",
  access: "admin",
  summary:
    "The newest mails. Links are shown where no SMTP is configured and nothing is really sent; every look is audited.",
  query: z.object({ limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))) }),
  result: z.object({
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
