import * as z from "zod/mini";
import { birthDate, residence } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/** An account as an administrator sees it in a list. */
export const listedUser = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: z.string(),
  avatar: z.string(),
  isAdmin: z.boolean(),
  suspendedAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** The plan's name; null without one. */
  plan: z.nullable(z.string()),
  /** Hunts the user is subscribed to now. */
  subscriptions: z.number(),
  residence: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
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
  show: z.optional(z.enum(["all", "admins", "suspended"])),
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
    "Make an account an administrator's, or no longer; suspend it, or lift that; correct where somebody lives and when they were born; name somebody of an administrator's household. It holds at once.",
  params: z.object({ id: z.uuid() }),
  body: z.object({
    isAdmin: z.optional(z.boolean()),
    suspended: z.optional(z.boolean()),
    residence: z.optional(residence),
    birthDate: z.optional(birthDate),
    household: z.optional(z.boolean()),
  }),
  result: z.object({ user: listedUser }),
  refusals: {
    last_admin: {
      status: 409,
      error: "This is the last administrator. Make another one first.",
    },
    admin_suspended: {
      status: 409,
      error: "A suspended account cannot be an administrator's. Lift the suspension first.",
    },
  },
});
