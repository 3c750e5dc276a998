import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const getAdminStats = endpoint({
  name: "getAdminStats",
  method: "GET",
  path: "/admin/stats",
  access: "admin",
  summary: "The numbers of the overview; money in BTC.",
  result: z.object({
    totalUsers: z.number(),
    newUsersWeek: z.number(),
    activeHunts: z.number(),
    availableHunts: z.number(),
    /** Physical hunts in stock that open only when somebody has stood on their squares; 0 where they open without. */
    huntsToSurvey: z.number(),
    /** Squares of physical hunts that are open, in stock or drafts, and that nobody has stood on. */
    squaresToSurvey: z.number(),
    /** Prizes that wait for an administrator: to be reviewed, or to be paid. */
    prizesWaiting: z.number(),
    /** Mails that have waited for more than ten minutes to be handed over. */
    mailsWaiting: z.number(),
    /** States and variants with a live hunt and nothing in stock to follow it. */
    shelvesEmpty: z.number(),
    /** States and variants with a live hunt and a single one in stock to follow it. */
    shelvesLow: z.number(),
    /** Hunts that the newest work on the stock was asked for and could not make. */
    stockMissing: z.number(),
    /** Plans whose renewal could not be charged, in the days in which they can still be paid. */
    renewalsFailing: z.number(),
    /** Letters to support that nobody has answered. */
    ticketsOpen: z.number(),
    totalRevenueBtc: z.number(),
    revenueWeekBtc: z.number(),
    /** The same in dollars. */
    totalRevenueUsd: z.number(),
    revenueWeekUsd: z.number(),
    activeSubscriptions: z.number(),
    totalSubscriptions: z.number(),
  }),
});

/** What the log of changes, and its export, is narrowed to. */
export const auditFilters = {
  /** In who, what and of which; in any case. */
  search: z.optional(z.string().check(z.maxLength(100))),
  /** The hunt and its squares. */
  huntId: z.optional(z.string().check(z.maxLength(120))),
  /** Who did it. */
  actorId: z.optional(z.uuid()),
  /** From this moment on, and before that one. */
  from: z.optional(z.iso.datetime()),
  until: z.optional(z.iso.datetime()),
};

export const listAudit = endpoint({
  name: "listAudit",
  method: "GET",
  path: "/admin/audit",
  access: "admin",
  summary: "What administrators changed, newest first.",
  query: z.object({
    ...auditFilters,
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  }),
  result: z.object({
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    /** Who has done anything so far, to choose from. */
    actors: z.array(z.object({ id: z.string(), name: z.string() })),
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        actor: z.string(),
        action: z.string(),
        subject: z.string(),
        /** The name of the hunt it is about, as it is called now; null for none. */
        huntName: z.nullable(z.string()),
        before: z.nullable(z.unknown()),
        after: z.nullable(z.unknown()),
      }),
    ),
  }),
});

const happened = { id: z.string(), at: z.string() };
const huntNamed = { huntId: z.string(), huntName: z.string() };

/** Something that happened without an administrator's hand. */
export const productEvent = z.discriminatedUnion("kind", [
  z.object({
    ...happened,
    ...huntNamed,
    kind: z.literal("prize_won"),
    place: z.number(),
    displayName: z.string(),
  }),
  z.object({ ...happened, ...huntNamed, kind: z.literal("hunt_completed") }),
  z.object({ ...happened, ...huntNamed, kind: z.literal("hunt_opened") }),
  z.object({ ...happened, kind: z.literal("job_failed"), job: z.string(), error: z.string() }),
  /** Work on the stock that could not make everything it was asked for. */
  z.object({ ...happened, kind: z.literal("stock_short"), job: z.string(), missing: z.number() }),
  z.object({
    ...happened,
    kind: z.literal("large_purchase"),
    displayName: z.string(),
    item: z.string(),
    amountUsd: z.number(),
  }),
]);
export type ProductEvent = z.output<typeof productEvent>;

export const listEvents = endpoint({
  name: "listEvents",
  method: "GET",
  path: "/admin/events",
  access: "admin",
  summary:
    "What happened in the product, newest first: prizes won, hunts completed or opened by themselves, failed work, large purchases.",
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  }),
  result: z.object({ events: z.array(productEvent) }),
});
