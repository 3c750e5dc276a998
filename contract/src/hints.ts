import * as z from "zod/mini";
import { hintCostCredits } from "./constants.ts";
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
    resting: {
      status: 409,
      error: "This square rests, so no hint is sold for it. Your clock stands still meanwhile.",
    },
    hunt_not_active: { status: 409, error: "This hunt is not open right now." },
    not_started: { status: 409, error: "Open the hunt first to see its first clue." },
    not_open_yet: {
      status: 409,
      error: "This hunt has not opened yet. Its first clue opens to everybody at the same moment.",
    },
  },
});

/** What makes hints cheaper for a hunter in a hunt. */
export interface HintTerms {
  /** The free hunt, and a hunt that is played on. */
  costsNothing: boolean;
  /** Whether this hunter's next level-3 hint here is free. */
  freeLevel3Hint: boolean;
}

/** The price of a hint in credits. */
export function hintCostOf(level: HintLevel, terms: HintTerms): number {
  if (terms.costsNothing || (level === 3 && terms.freeLevel3Hint)) return 0;
  return hintCostCredits[level];
}

/** Unlimited has one level-3 hint a hunt for nothing. */
export function hasFreeLevel3Hint(holding: { planId: string | null; used: boolean }): boolean {
  return holding.planId === "unlimited" && !holding.used;
}
