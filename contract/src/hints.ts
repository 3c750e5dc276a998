import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";

export const hintLevel = z.literal([1, 2, 3]);
export type HintLevel = z.output<typeof hintLevel>;

export const buyHint = endpoint({
  name: "buyHint",
  method: "POST",
  path: "/hunts/:id/hints",
  access: "hunter",
  summary:
    "Reveal hint 1, 2 or 3 of the current square for 1, 2 or 3 credits. Once bought it stays readable; asking again is free.",
  params: z.object({ id: huntId }),
  body: z.object({ squareNum: z.number().check(z.int(), z.gte(1), z.lte(50)), level: hintLevel }),
  idempotent: true,
  result: z.object({ hint: z.string(), creditsRemaining: z.number(), charged: z.number() }),
  refusals: {
    no_credits: { status: 402, error: "You do not have enough credits for this hint." },
    not_subscribed: { status: 403, error: "Subscribe to this hunt to get hints." },
    not_current_square: { status: 409, error: "Hints are for your current square only." },
    hunt_not_active: { status: 409, error: "This hunt is not open right now." },
  },
});
