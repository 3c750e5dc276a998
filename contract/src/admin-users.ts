import * as z from "zod/mini";
import { birthDate, residence, role } from "./accounts.ts";
import { ledgerReason } from "./credits.ts";
import { endpoint } from "./endpoint.ts";

/** An account as an administrator sees it in a list. */
export const listedUser = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: z.string(),
  avatar: z.string(),
  isAdmin: z.boolean(),
  role: z.nullable(role),
  suspendedAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** The plan's name; null without one. */
  plan: z.nullable(z.string()),
  /** Hunts the user is subscribed to now. */
  subscriptions: z.number(),
  residence: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  /** Whether signing in asks for a code as well. */
  secondFactor: z.boolean(),
  /** Named as somebody who lives with an administrator: plays and wins nothing. */
  household: z.boolean(),
});
export type ListedUser = z.output<typeof listedUser>;

export const userSort = z.enum([
  "email",
  "-email",
  "displayName",
  "-displayName",
  "createdAt",
  "-createdAt",
]);

/** What the table of users, and its export, is narrowed to. */
export const userFilters = {
  search: z.optional(z.string().check(z.maxLength(254))),
  /** `unpaid` are those whose renewal could not be charged. */
  show: z.optional(z.enum(["all", "admins", "suspended", "unpaid"])),
};

export const listUsers = endpoint({
  name: "listUsers",
  method: "GET",
  path: "/admin/users",
  access: "admin",
  summary: "Accounts: searched by address, display name or id, sorted, by the page.",
  query: z.object({
    ...userFilters,
    sort: z.optional(userSort),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
  }),
  result: z.object({
    users: z.array(listedUser),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
  }),
});

export const updateUser = endpoint({
  name: "updateUser",
  method: "PATCH",
  path: "/admin/users/:id",
  access: "admin",
  summary:
    "Give an account a role at the desk, or take it (an owner alone does that); suspend it, or lift that; correct where somebody lives and when they were born, or name somebody of an administrator's household, with a reason. It holds at once.",
  params: z.object({ id: z.uuid() }),
  body: z.object({
    role: z.optional(z.nullable(role)),
    suspended: z.optional(z.boolean()),
    residence: z.optional(residence),
    birthDate: z.optional(birthDate),
    household: z.optional(z.boolean()),
    /** Why, for the log. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  result: z.object({ user: listedUser }),
  refusals: {
    last_owner: {
      status: 409,
      error: "This is the last owner who can sign in. Make another one first.",
    },
    owner_only: {
      status: 403,
      error: "Only an owner gives or takes a role, or suspends somebody who has one.",
    },
    reason_wanted: {
      status: 422,
      error: "Please say why; it stands in the log.",
    },
    admin_suspended: {
      status: 409,
      error: "A suspended account cannot have a role. Lift the suspension first.",
    },
  },
});

/** How many credits an administrator may give or take at once. */
export const mostCreditsAtOnce = 1_000;

export const adjustCredits = endpoint({
  name: "adjustCredits",
  method: "POST",
  path: "/admin/users/:id/credits",
  access: "admin",
  idempotent: true,
  summary:
    "Give an account bonus credits, or take credits from it, with a reason that stands in its history.",
  params: z.object({ id: z.uuid() }),
  body: z.object({
    /** Whole credits; below 0 they are taken. */
    amount: z.number("Please enter a whole number of credits.").check(
      z.int("Please enter a whole number of credits."),
      z.gte(-mostCreditsAtOnce, "At most 1,000 credits at once."),
      z.lte(mostCreditsAtOnce, "At most 1,000 credits at once."),
      z.refine((amount) => amount !== 0, "Please enter how many credits."),
    ),
    /** Read by the account's owner, too. */
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(3, "Please say why; they read it in their history."),
        z.maxLength(200),
      ),
  }),
  result: z.object({ totalCredits: z.number() }),
  refusals: {
    too_few: { status: 409, error: "They do not have so many credits. Nothing was taken." },
  },
});

const ownersOnly = {
  owner_only: { status: 403, error: "Only an owner signs out somebody who has a role." },
} as const;

export const endUserSession = endpoint({
  name: "endUserSession",
  method: "DELETE",
  path: "/admin/users/:id/sessions/:sessionId",
  access: "admin",
  summary: "Sign an account out on one device. Of somebody with a role only an owner does.",
  params: z.object({ id: z.uuid(), sessionId: z.uuid() }),
  result: z.object({ success: z.literal(true) }),
  refusals: ownersOnly,
});

export const endUserSessions = endpoint({
  name: "endUserSessions",
  method: "DELETE",
  path: "/admin/users/:id/sessions",
  access: "admin",
  summary:
    "Sign an account out everywhere; of one's own the session that asks stays. Of somebody with a role only an owner does.",
  params: z.object({ id: z.uuid() }),
  result: z.object({ success: z.literal(true), ended: z.number() }),
  refusals: ownersOnly,
});

const twinSign = z.enum(["device", "network", "fix", "pace"]);

/** Everything of one account that an administrator needs to answer a letter. */
export const getAdminUser = endpoint({
  name: "getAdminUser",
  method: "GET",
  path: "/admin/users/:id",
  access: "admin",
  summary:
    "An account: its credits, subscriptions, history, check-ins, prizes, payments, sessions and mails, and accounts that look like the same person.",
  params: z.object({ id: z.uuid() }),
  result: z.object({
    user: listedUser,
    residence: z.nullable(z.string()),
    credits: z.object({
      totalCredits: z.number(),
      freeCredits: z.number(),
      bonusCredits: z.number(),
      cycleEndsAt: z.nullable(z.string()),
    }),
    /** Newest first, as all of them; at most 50 of each. */
    subscriptions: z.array(
      z.object({
        huntId: z.string(),
        huntName: z.string(),
        planId: z.string(),
        status: z.string(),
        createdAt: z.string(),
        currentSquare: z.number(),
        totalSquares: z.number(),
        attempts: z.number(),
        completedAt: z.nullable(z.string()),
        place: z.nullable(z.number()),
      }),
    ),
    ledger: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        delta: z.number(),
        totalAfter: z.number(),
        reason: ledgerReason,
        reference: z.nullable(z.string()),
      }),
    ),
    checkIns: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        huntId: z.string(),
        huntName: z.nullable(z.string()),
        squareNum: z.number(),
        kind: z.string(),
        success: z.boolean(),
      }),
    ),
    prizes: z.array(
      z.object({
        id: z.string(),
        huntName: z.nullable(z.string()),
        place: z.number(),
        status: z.string(),
        amountUsd: z.number(),
        wonAt: z.string(),
      }),
    ),
    payments: z.array(
      z.object({
        id: z.string(),
        /** Of its receipt. */
        number: z.number(),
        at: z.string(),
        item: z.string(),
        amountUsd: z.number(),
        givenBackUsd: z.number(),
        /** Whether all of it can be given back from here. */
        refundable: z.boolean(),
      }),
    ),
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        createdAt: z.string(),
        lastSeenAt: z.string(),
      }),
    ),
    mails: z.array(
      z.object({
        id: z.string(),
        subject: z.string(),
        createdAt: z.string(),
        sentAt: z.nullable(z.string()),
      }),
    ),
    /** Other accounts that left the same traces in the last 90 days, the most alike first. */
    twins: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        displayName: z.string(),
        signs: z.array(z.object({ sign: twinSign, count: z.number() })),
      }),
    ),
  }),
});
