import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const clockState = z.object({
  /** The time that everything but sign-ins goes by. */
  now: z.string(),
  /** Whole days it was moved ahead. */
  daysAhead: z.number(),
  /** Whether it can be moved: only where no real money moves. */
  movable: z.boolean(),
  /** The job that is moving it, to be followed; null while it stands. */
  jobId: z.nullable(z.string()),
});

export const getSandboxClock = endpoint({
  name: "getSandboxClock",
  method: "GET",
  path: "/admin/sandbox-clock",
  access: "admin",
  summary: "What time it is in the sandbox.",
  result: clockState,
});

export const moveSandboxClock = endpoint({
  name: "moveSandboxClock",
  method: "POST",
  path: "/admin/sandbox-clock",
  access: "admin",
  summary:
    "Let days pass in the sandbox, one after the other: what is announced, charged, tried again and ended on each happens in its order. Sign-ins, links and limits go by the real time.",
  body: z.object({
    days: z
      .number("Please say how many days are to pass.")
      .check(
        z.int("Please enter whole days."),
        z.gte(1, "At least one day has to pass."),
        z.lte(366, "At most 366 days pass at once."),
      ),
  }),
  result: clockState,
  refusals: {
    real_payments: {
      status: 409,
      error: "Real money moves here, so the clock is the world's and cannot be moved.",
    },
    clock_moving: { status: 409, error: "Days are passing already. Please wait until they have." },
  },
});
