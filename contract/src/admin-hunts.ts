import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { adminSquare, difficulty, huntId, huntStatus, huntType, variant } from "./hunts.ts";

export const adminHunt = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  state: z.string(),
  type: huntType,
  variant,
  status: huntStatus,
  difficulty,
  theme: z.nullable(z.string()),
  thresholdBTC: z.number(),
  /** BTC that plans have paid in for subscriptions to this hunt, at the shown price. */
  fundedBTC: z.number(),
  /** BTC; a player is told it in dollars. */
  prizePool: z.number(),
  totalSquares: z.number(),
  estimatedDuration: z.number(),
  imageUrl: z.nullable(z.string()),
  /** Subscriptions that are or were active. */
  hunters: z.number(),
  /** Those that are active now: who is told, and who gets credits back, when the hunt ends. */
  subscribers: z.number(),
  finishers: z.number(),
  unsurveyed: z.number(),
  opensAt: z.nullable(z.string()),
  closesAt: z.optional(z.string()),
  /** Whether it is the one in stock that opens next. */
  next: z.boolean(),
  /** Raised by every change; send it with an edit to be told of others' edits. */
  version: z.number(),
  createdAt: z.string(),
  activatedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
});
export type AdminHunt = z.output<typeof adminHunt>;

export const huntSorts = [
  "name",
  "-name",
  "state",
  "-state",
  "status",
  "-status",
  "prizePool",
  "-prizePool",
  "hunters",
  "-hunters",
  "createdAt",
  "-createdAt",
  "type",
  "-type",
  "variant",
  "-variant",
  "difficulty",
  "-difficulty",
  "thresholdBTC",
  "-thresholdBTC",
  "subscribers",
  "-subscribers",
  "finishers",
  "-finishers",
  "unsurveyed",
  "-unsurveyed",
  "activatedAt",
  "-activatedAt",
] as const;
export const huntSort = z.enum(huntSorts);

/** How many hunts a page of the table may hold. */
export const huntPageSizes = [25, 50, 100, 200] as const;
export const specialHunts = ["free", "next", "scheduled"] as const;
export const yesOrNo = ["yes", "no"] as const;

/** What the table of hunts, and its export, is narrowed to. */
export const huntFilters = {
  /** In name, state and id, in the names and towns of its places, and in the words of its addresses. */
  search: z.optional(z.string().check(z.maxLength(100))),
  status: z.optional(huntStatus),
  state: z.optional(z.string().check(z.maxLength(40))),
  variant: z.optional(variant),
  difficulty: z.optional(difficulty),
  /** Whether somebody has stood on all squares of a physical hunt. */
  surveyed: z.optional(z.enum(yesOrNo)),
  /** Whether anybody is subscribed now. */
  subscribed: z.optional(z.enum(yesOrNo)),
  /** The free hunt; what opens next on its shelf; what opens at a set time. */
  special: z.optional(z.enum(specialHunts)),
  sort: z.optional(huntSort),
};

export const listAdminHunts = endpoint({
  name: "listAdminHunts",
  method: "GET",
  path: "/admin/hunts",
  access: "admin",
  summary: "Hunts of every status; prize pool and threshold in BTC.",
  query: z.object({
    ...huntFilters,
    pageSize: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  }),
  result: z.object({
    hunts: z.array(adminHunt),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
  }),
});

export const getAdminHunt = endpoint({
  name: "getAdminHunt",
  method: "GET",
  path: "/admin/hunts/:id",
  access: "admin",
  summary: "A hunt with all its squares and secrets.",
  params: z.object({ id: huntId }),
  result: z.object({ hunt: z.object({ ...adminHunt.shape, squares: z.array(adminSquare) }) }),
});
