import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntId, listedHunt } from "./hunts.ts";

export const subscription = z.object({
  id: z.string(),
  /** ENDING: no renewal, playable until `endsAt`. */
  status: z.enum(["ACTIVE", "ENDING", "ENDED"]),
  /** The plan's name. */
  tier: z.string(),
  createdAt: z.string(),
  endsAt: z.nullable(z.string()),
  hunt: z.object({
    ...listedHunt.shape,
    /** It was cleaned up: only its seal can still be looked at. */
    deleted: z.boolean(),
  }),
});
export type Subscription = z.output<typeof subscription>;

export const listSubscriptions = endpoint({
  name: "listSubscriptions",
  method: "GET",
  path: "/user/subscriptions",
  access: "hunter",
  summary: "The hunts the user subscribed to, newest first.",
  result: z.object({ subscriptions: z.array(subscription) }),
});

const unsuccessful = z.object({ success: z.literal(false) });

export const subscribe = endpoint({
  name: "subscribe",
  method: "POST",
  path: "/hunts/:id/subscribe",
  access: "hunter",
  summary: "Subscribe to a hunt with a free slot of the plan.",
  params: z.object({ id: huntId }),
  body: z.object({ email: z.optional(z.string().check(z.maxLength(254))) }),
  result: z.object({
    success: z.literal(true),
    message: z.string(),
    /** Until when it is playable where the plan was stopped; null where the plan goes on. */
    endsAt: z.nullable(z.string()),
  }),
  refusals: {
    no_slot: {
      status: 402,
      error: "Choose a plan to subscribe to this hunt.",
      data: unsuccessful,
    },
    slots_full: {
      status: 402,
      error: "Every slot of your plan is in use. Choose a larger plan to add this hunt.",
      data: unsuccessful,
    },
    barred: {
      status: 403,
      error: "Administrators and their households can neither play nor win.",
      data: unsuccessful,
    },
    not_open: {
      status: 409,
      error: "This hunt is not open for subscriptions.",
      data: unsuccessful,
    },
    early_access: {
      status: 403,
      error: "This special hunt is open to Unlimited subscribers first.",
      data: z.object({ success: z.literal(false), opensAt: z.string() }),
    },
  },
});

export const endSubscription = endpoint({
  name: "endSubscription",
  method: "DELETE",
  path: "/user/subscriptions/:id",
  access: "hunter",
  summary:
    "Do not renew; the hunt stays playable until the cycle ends. With its last hunt the plan stops renewing.",
  params: z.object({ id: z.uuid() }),
  result: z.object({
    success: z.literal(true),
    message: z.string(),
    endsAt: z.nullable(z.string()),
  }),
  refusals: {
    ended: { status: 409, error: "This subscription has ended already." },
  },
});
