import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";
import { tripAsks } from "./stands.ts";

export const planId = z.enum(["one", "three", "five", "unlimited"]);

const planShape = z.object({
  id: planId,
  name: z.string(),
  slots: z.nullable(z.number()),
  priceCents: z.number(),
  perHuntCents: z.nullable(z.number()),
  percentOff: z.number(),
  tag: z.nullable(z.string()),
  monthlyCredits: z.number(),
  bonusCredits: z.number(),
  perks: z.array(z.string()),
});

const packShape = z.object({
  id: z.enum(["five", "ten", "twenty"]),
  name: z.string(),
  credits: z.number(),
  priceCents: z.number(),
  eachCents: z.number(),
  percentOff: z.number(),
  tag: z.nullable(z.string()),
});

/** The plan of a signed-in user. */
export const heldPlan = z.object({
  planId,
  cycleEndsAt: z.string(),
  renews: z.boolean(),
  /** Stopped by itself, not by leaving its last hunt: a new subscription does not take it up again. */
  stopped: z.boolean(),
  /** Until when a renewal that failed can be paid; null where none did. */
  overdueUntil: z.nullable(z.string()),
  slotsUsed: z.number(),
  /**
   * The hunts that may go on under a smaller plan, longest held first: they hold a slot and were not left. A hunt
   * that was left ends with the cycle, and one that is finished or over needs no slot.
   */
  mayStay: z.array(z.object({ id: huntId, name: z.string() })),
  /** What is charged when the cycle ends; null where the plan ends then. */
  nextSumCents: z.nullable(z.number()),
  /** A smaller plan that begins with the next cycle; null where none was chosen, or the plan ends then. */
  next: z.nullable(z.object({ planId, keep: z.array(huntId) })),
});
export type HeldPlan = z.output<typeof heldPlan>;

/** What choosing a plan means for who asks. */
export const planTerms = z.object({
  planId,
  /**
   * `start`: no plan is held. `larger`: it starts at once for the difference. `smaller`: it starts with the next
   * cycle. `held`: it is the present one. `overdue`: its renewal failed and can be paid now.
   */
  kind: z.enum(["start", "larger", "smaller", "held", "overdue"]),
  dueTodayCents: z.number(),
  /** When the next sum is due. */
  nextAt: z.string(),
  nextSumCents: z.number(),
  /** Credits that come at once. */
  creditsNow: z.number(),
});
export type PlanTerms = z.output<typeof planTerms>;

export const getCatalog = endpoint({
  name: "getCatalog",
  method: "GET",
  path: "/billing/catalog",
  access: "anyone",
  summary: "The plans and packs, and for a signed-in user the plan held.",
  result: z.object({
    plans: z.array(planShape),
    packs: z.array(packShape),
    provider: z.enum(["sandbox", "stripe"]),
    current: z.nullable(heldPlan),
    /** Of each plan what it means for a signed-in user; empty for a visitor. */
    terms: z.array(planTerms),
  }),
});

export const startCheckout = endpoint({
  name: "startCheckout",
  method: "POST",
  path: "/billing/checkout",
  access: "hunter",
  summary: "Begin to pay for a plan or a pack; the answer is where to go on.",
  body: z.object({
    kind: z.enum(["plan", "pack"]),
    id: z.string().check(z.maxLength(40)),
    /** Come back to this hunt and subscribe to it when paid. */
    huntId: z.optional(huntId),
  }),
  idempotent: true,
  result: z.object({ url: z.string() }),
  refusals: {
    who_needed: {
      status: 409,
      error: "Before you pay, please say where you live and when you were born.",
    },
    too_young: {
      status: 403,
      error:
        "Hunts that are paid for are for people of 18 and over. If the date of birth in your profile is wrong, please write to support.",
    },
    barred: {
      status: 403,
      error: "Administrators and their households can neither play nor win.",
    },
    unknown_item: { status: 404, error: "There is no such plan or pack." },
    plan_held: { status: 409, error: "You already have this plan." },
    plan_overdue: {
      status: 409,
      error: "The renewal of your plan could not be charged. Please pay it first, in your profile.",
    },
    plan_renewing: {
      status: 409,
      error:
        "Your plan is being renewed at this moment, and nothing was charged. Please try again in an hour.",
    },
    smaller_plan: {
      status: 409,
      error:
        "A smaller plan starts with your next cycle: choose it under Your Plan in your profile.",
    },
    slots_full: {
      status: 409,
      error: "Every slot of this plan would be in use. Choose a larger one to add this hunt.",
    },
    not_open: {
      status: 409,
      error: "This hunt is not open for subscriptions, so no plan is sold for it.",
    },
    early_access: {
      status: 403,
      error: "This special hunt is open to Unlimited subscribers first.",
      data: z.object({ opensAt: z.string() }),
    },
  },
});

const checkoutId = z.object({ checkoutId: z.uuid() });

export const getSandboxCheckout = endpoint({
  name: "getSandboxCheckout",
  method: "GET",
  path: "/billing/sandbox/:checkoutId",
  access: "hunter",
  summary: "What the sandbox checkout page shows.",
  params: checkoutId,
  result: z.object({
    title: z.string(),
    amountCents: z.number(),
    recurring: z.boolean(),
    /** It pays the difference to a larger plan, for the days until the next sum is due. */
    difference: z.boolean(),
    status: z.enum(["open", "paid"]),
    /** Of a plan when the next sum is due, and which. */
    nextAt: z.optional(z.string()),
    nextSumCents: z.optional(z.number()),
    returnUrl: z.string(),
    /** What comes at once. */
    credits: z.number(),
    /** The hunt that a plan subscribes to. */
    huntName: z.optional(z.string()),
    /** What the hunt asks that this checkout subscribes to, where it is a physical one. */
    trip: z.optional(tripAsks),
  }),
});

export const paySandbox = endpoint({
  name: "paySandbox",
  method: "POST",
  path: "/billing/sandbox/:checkoutId",
  access: "hunter",
  summary:
    "Pay a sandbox checkout with a test card: 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined, 4000 0000 0000 9995 has insufficient funds, 4000 0000 0000 0341 succeeds and fails at the renewal.",
  params: checkoutId,
  body: z.object({
    number: z.string().check(z.maxLength(30)),
    expiry: z.string().check(z.maxLength(10)),
    cvc: z.string().check(z.maxLength(6)),
  }),
  result: z.object({
    status: z.enum(["paid", "declined"]),
    /** Of a declined card. */
    reason: z.optional(z.enum(["declined", "insufficient_funds"])),
    returnUrl: z.string(),
  }),
  refusals: {
    checkout_outdated: {
      status: 409,
      error:
        "Your plan has changed since this checkout was opened, and nothing was charged. Please choose again.",
    },
    card_malformed: {
      status: 400,
      error: "Please check the card number, the expiry date (MM/YY) and the CVC.",
    },
    card_unknown: {
      status: 400,
      error:
        "The sandbox takes test cards only, such as 4242 4242 4242 4242 or 4000 0000 0000 0002.",
    },
  },
});

const receipt = z.object({
  number: z.number(),
  at: z.string(),
  /** "3 Hunts plan, one month". */
  item: z.string(),
  amountCents: z.number(),
  /** No money moved. */
  sandbox: z.boolean(),
  /** Given back, or disputed with the bank; null where it stands. */
  reversed: z.nullable(z.enum(["refund", "dispute"])),
});

const receiptNumber = z.coerce.number().check(z.int(), z.gte(1), z.lte(2 ** 52));

export const getReceipts = endpoint({
  name: "getReceipts",
  method: "GET",
  path: "/user/receipts",
  access: "hunter",
  summary: "What the user has paid, newest first.",
  query: z.object({ before: z.optional(receiptNumber) }),
  result: z.object({ receipts: z.array(receipt), nextBefore: z.nullable(z.number()) }),
});

export const getReceipt = endpoint({
  name: "getReceipt",
  method: "GET",
  path: "/user/receipts/:number",
  access: "hunter",
  summary: "One receipt, to be printed.",
  params: z.object({ number: receiptNumber }),
  result: z.object({ receipt: z.object({ ...receipt.shape, paidBy: z.string() }) }),
});

export const getCheckout = endpoint({
  name: "getCheckout",
  method: "GET",
  path: "/billing/checkouts/:checkoutId",
  access: "hunter",
  limit: { max: 120, perSeconds: 60 },
  summary: "How a checkout stands, for who comes back from the payment provider.",
  params: checkoutId,
  result: z.object({
    provider: z.enum(["sandbox", "stripe"]),
    title: z.string(),
    amountCents: z.number(),
    status: z.enum(["open", "paid"]),
    /** Where to go on. */
    returnUrl: z.string(),
  }),
});

export const openPortal = endpoint({
  name: "openPortal",
  method: "POST",
  path: "/billing/portal",
  access: "hunter",
  limit: { max: 10, perSeconds: 60 },
  summary: "The payment provider's own page of cards and invoices.",
  result: z.object({ url: z.string() }),
  refusals: {
    no_customer: { status: 409, error: "There is nothing of yours at the payment provider yet." },
  },
});
