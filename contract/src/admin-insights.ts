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
    totalRevenueBtc: z.number(),
    revenueWeekBtc: z.number(),
    activeSubscriptions: z.number(),
    totalSubscriptions: z.number(),
  }),
});

export const listAudit = endpoint({
  name: "listAudit",
  method: "GET",
  path: "/admin/audit",
  access: "admin",
  summary: "What administrators changed, newest first.",
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  result: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        actor: z.string(),
        action: z.string(),
        subject: z.string(),
        before: z.nullable(z.unknown()),
        after: z.nullable(z.unknown()),
      }),
    ),
  }),
});
