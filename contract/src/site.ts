import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { wordSource } from "./hunts.ts";

/** What every page shows from the operator's configuration. */
export const getSite = endpoint({
  name: "getSite",
  method: "GET",
  path: "/site",
  access: "anyone",
  summary: "The operator's footer: support address, social links, statements.",
  result: z.object({
    supportEmail: z.string(),
    social: z.object({
      twitter: z.nullable(z.string()),
      discord: z.nullable(z.string()),
      telegram: z.nullable(z.string()),
    }),
    statements: z.array(z.string()),
    sandboxPayments: z.boolean(),
    /** Who is told a position that the finder is asked for; left out where nobody is. */
    wordSource: z.optional(wordSource),
    /** Above this sum in US dollars a prize needs a tax form; the day the figure is from. */
    taxFormAbove: z.object({ usd: z.number(), asOf: z.string() }),
    /** Seconds between two check-ins by position, and tries of one square in 10 minutes. */
    tries: z.object({ spacingSeconds: z.number(), perTenMinutes: z.number() }),
  }),
});

export const reportVitals = endpoint({
  name: "reportVitals",
  method: "POST",
  path: "/vitals",
  access: "anyone",
  summary: "Web vitals of a page view, into the metrics; no personal data.",
  body: z.object({
    name: z.enum(["CLS", "FCP", "INP", "LCP", "TTFB"]),
    value: z.number().check(z.gte(0), z.lte(600_000)),
  }),
  result: z.object({ success: z.literal(true) }),
});
