import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const getCredits = endpoint({
  name: "getCredits",
  method: "GET",
  path: "/user/credits",
  access: "hunter",
  summary:
    "What is left of this cycle's monthly credits (free), bonus and bought credits (bonus), and both.",
  result: z.object({
    totalCredits: z.number(),
    freeCredits: z.number(),
    bonusCredits: z.number(),
    /** When the monthly credits expire. ISO time; null without a plan. */
    cycleEndsAt: z.nullable(z.string()),
  }),
});

export const ledgerReason = z.enum([
  "monthly_grant",
  "monthly_expiry",
  "plan_bonus",
  "pack",
  "referral_friend",
  "referral_referrer",
  "check_in",
  "hint",
  "admin_grant",
  "admin_take",
  "hunt_canceled",
  "hunt_closed",
  "square_voided",
  "payment_reversed",
  "payment_restored",
]);
export type LedgerReason = z.output<typeof ledgerReason>;

/** What of the history is shown: all of it, or one sort of line. */
export const ledgerGroup = z.enum(["all", "in", "out", "check_ins", "hints"]);
export type LedgerGroup = z.output<typeof ledgerGroup>;

const dayOrMoment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

const ledgerFilter = {
  group: z.optional(ledgerGroup),
  /** The first day, in UTC, or the moment at which a hunter's own day begins. */
  from: z.optional(dayOrMoment),
  /** The last day, in UTC, or the moment at which the day after a hunter's own begins. */
  to: z.optional(dayOrMoment),
};

export const getLedger = endpoint({
  name: "getLedger",
  method: "GET",
  path: "/user/ledger",
  access: "hunter",
  summary: "Where every credit came from and went, newest first.",
  query: z.object({
    ...ledgerFilter,
    before: z.optional(z.uuid()),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  }),
  result: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        /** The change of all credits together, and how it falls on the three buckets. */
        delta: z.number(),
        split: z.object({ monthly: z.number(), bonus: z.number(), bought: z.number() }),
        totalAfter: z.number(),
        reason: ledgerReason,
        /** The hunt, pack or note it belongs to, in words. */
        reference: z.nullable(z.string()),
        /** Of a check-in whether it was right; null for everything else. */
        right: z.nullable(z.boolean()),
      }),
    ),
    nextBefore: z.nullable(z.string()),
  }),
});

export const exportLedger = endpoint({
  name: "exportLedger",
  method: "GET",
  path: "/user/ledger/export",
  access: "hunter",
  limit: { max: 20, perSeconds: 60 },
  summary:
    "The history of credits as a table (CSV), newest first, each line with the balance after it.",
  query: z.object(ledgerFilter),
  result: z.object({ fileName: z.string(), text: z.string() }),
});
