import * as z from "zod/mini";
import { huntFilters } from "./admin-hunts.ts";
import { auditFilters } from "./admin-insights.ts";
import { userFilters } from "./admin-users.ts";
import { checkInFilters, playerFilters } from "./analytics.ts";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";
import { payoutFilters } from "./payouts.ts";
import { ticketFilters } from "./tickets.ts";

/** First and last day, both included. UTC. */
const days = {
  from: z.optional(z.iso.date("Please enter a day such as 2026-05-04.")),
  to: z.optional(z.iso.date("Please enter a day such as 2026-05-04.")),
};

// Method and access stand in each: the pages leave schemas out of what they see to be an endpoint.
const limit = { max: 20, perSeconds: 60 } as const;

export const exportUsers = endpoint({
  name: "exportUsers",
  method: "GET",
  path: "/admin/export/users.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "The accounts that the table of users finds, in order of their registration.",
  query: z.object(userFilters),
});

export const exportHunts = endpoint({
  name: "exportHunts",
  method: "GET",
  path: "/admin/export/hunts.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "The hunts that the table of hunts finds, in its order; money in BTC and in dollars.",
  query: z.object(huntFilters),
});

export const exportRevenue = endpoint({
  name: "exportRevenue",
  method: "GET",
  path: "/admin/export/revenue.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "Every payment of some days, or of an account, oldest first.",
  query: z.object({ ...days, userId: z.optional(z.uuid()) }),
});

export const exportCheckIns = endpoint({
  name: "exportCheckIns",
  method: "GET",
  path: "/admin/export/check-ins.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary:
    "Every check-in, of a hunt, an account or some days, by account. Positions are left out.",
  query: z.object({
    ...days,
    ...checkInFilters,
    huntId: z.optional(z.string().check(z.maxLength(120))),
    userId: z.optional(z.uuid()),
  }),
});

export const exportHuntPlayers = endpoint({
  name: "exportHuntPlayers",
  method: "GET",
  path: "/admin/export/hunts/:id/players.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "Those who play a hunt as its table finds them, by account.",
  params: z.object({ id: huntId }),
  query: z.object(playerFilters),
});

export const exportClues = endpoint({
  name: "exportClues",
  method: "GET",
  path: "/admin/export/clues.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "Every clue of the open hunts with how many reached it and got past it.",
});

export const exportPayouts = endpoint({
  name: "exportPayouts",
  method: "GET",
  path: "/admin/export/payouts.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "The prizes that the table of payouts finds, in its order; nothing of a claim.",
  query: z.object(payoutFilters),
});

export const exportTickets = endpoint({
  name: "exportTickets",
  method: "GET",
  path: "/admin/export/tickets.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "The tickets that their list finds, newest first, without their texts.",
  query: z.object(ticketFilters),
});

export const exportAudit = endpoint({
  name: "exportAudit",
  method: "GET",
  path: "/admin/export/changes.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "What administrators changed as the log finds it, oldest first, with before and after.",
  query: z.object(auditFilters),
});
