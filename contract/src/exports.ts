import * as z from "zod/mini";
import { huntFilters } from "./admin-hunts.ts";
import { userFilters } from "./admin-users.ts";
import { endpoint } from "./endpoint.ts";

/** First and last day, both included. UTC. */
const days = {
  from: z.optional(z.iso.date("Please enter a day such as 2026-05-04.")),
  to: z.optional(z.iso.date("Please enter a day such as 2026-05-04.")),
};

const file = {
  method: "GET",
  access: "admin",
  sends: "csv",
  limit: { max: 20, perSeconds: 60 },
  result: z.string(),
} as const;

export const exportUsers = endpoint({
  ...file,
  name: "exportUsers",
  path: "/admin/export/users.csv",
  summary: "The accounts that the table of users finds, in order of their registration.",
  query: z.object(userFilters),
});

export const exportHunts = endpoint({
  ...file,
  name: "exportHunts",
  path: "/admin/export/hunts.csv",
  summary: "The hunts that the table of hunts finds, in its order; money in BTC and in dollars.",
  query: z.object(huntFilters),
});

export const exportRevenue = endpoint({
  ...file,
  name: "exportRevenue",
  path: "/admin/export/revenue.csv",
  summary: "Every payment of some days, oldest first.",
  query: z.object(days),
});

export const exportCheckIns = endpoint({
  ...file,
  name: "exportCheckIns",
  path: "/admin/export/check-ins.csv",
  summary:
    "Every check-in, of a hunt, an account or some days, by account. Positions are left out.",
  query: z.object({
    ...days,
    huntId: z.optional(z.string().check(z.maxLength(120))),
    userId: z.optional(z.uuid()),
  }),
});
