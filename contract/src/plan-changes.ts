import * as z from "zod/mini";
import { heldPlan, planId } from "./billing.ts";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";

const changed = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Null where the plan has ended by it. */
  current: z.nullable(heldPlan),
});

const noPlan = { status: 409, error: "You have no plan." } as const;

export const cancelPlan = endpoint({
  name: "cancelPlan",
  method: "POST",
  path: "/billing/plan/cancel",
  access: "hunter",
  summary: "Stop the plan: nothing is charged any more, and it ends with its cycle.",
  result: changed,
  refusals: { no_plan: noPlan },
});

export const resumePlan = endpoint({
  name: "resumePlan",
  method: "POST",
  path: "/billing/plan/resume",
  access: "hunter",
  summary: "Take a stopped plan up again before it has ended.",
  result: changed,
  refusals: { no_plan: noPlan },
});

export const changePlan = endpoint({
  name: "changePlan",
  method: "POST",
  path: "/billing/plan/change",
  access: "hunter",
  summary:
    "Begin a smaller plan with the next cycle and say which hunts stay; the present plan's id takes that back.",
  body: z.object({
    id: planId,
    /** The hunts that stay, of those that may, at most as many as the smaller plan has slots. */
    keep: z.array(huntId).check(z.maxLength(10)),
  }),
  result: changed,
  refusals: {
    no_plan: noPlan,
    plan_overdue: {
      status: 409,
      error: "The renewal of your plan could not be charged. Please pay it first.",
    },
    plan_renewing: {
      status: 409,
      error:
        "Your plan is being renewed at this moment, and nothing was changed. Please try again in an hour.",
    },
    larger_plan: {
      status: 409,
      error: "A larger plan starts at once: choose it and go on to the checkout.",
    },
    too_many_kept: {
      status: 400,
      error: "More hunts are to stay than the plan has slots.",
      data: z.object({ slots: z.number() }),
    },
    unknown_hunt: {
      status: 400,
      error: "You are not subscribed to one of the hunts that are to stay.",
    },
  },
});
