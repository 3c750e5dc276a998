import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntCard } from "./hunts.ts";

export const freeHuntTexts = {
  malformed: "Please enter a valid what3words address (e.g., index.home.raft)",
  wrong: "Not quite right. Try again! Use the clues and hints to help you.",
  correct: "Congratulations! You found the correct location!",
  paused: "This month's free hunt is resting. It will be back soon.",
  failed: "Error checking your guess. Please try again.",
} as const;

export const getFreeHunt = endpoint({
  name: "getFreeHunt",
  method: "GET",
  path: "/free-hunt",
  access: "anyone",
  summary: "This month's free hunt and whether the caller can play it.",
  query: z.object({ email: z.optional(z.string().check(z.maxLength(254))) }),
  result: z.object({
    ...huntCard.shape,
    userAccess: z.object({ canPlay: z.boolean(), message: z.string() }),
  }),
});

export const guessFreeHunt = endpoint({
  name: "guessFreeHunt",
  method: "POST",
  path: "/free-hunt/guess",
  access: "hunter",
  summary: "Guess the three words of this month's free square.",
  body: z.object({ words: z.string().check(z.maxLength(100)) }),
  result: z.object({ correct: z.boolean(), message: z.string() }),
  refusals: {
    words_malformed: { status: 400, error: freeHuntTexts.malformed },
    free_hunt_paused: { status: 409, error: freeHuntTexts.paused },
    already_solved: { status: 409, error: "You have already solved this month's free hunt." },
    too_soon: {
      status: 429,
      error: "Please wait {wait} before the next guess.",
      data: z.object({ retryAfterSeconds: z.number() }),
    },
  },
});

export const remakeFreeHunt = endpoint({
  name: "remakeFreeHunt",
  method: "POST",
  path: "/admin/free-hunt",
  access: "admin",
  summary:
    "Make this month's free hunt, or make it anew with another square; everybody may play it again.",
  result: z.object({ success: z.literal(true), huntId: z.string() }),
});
