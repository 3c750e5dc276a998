import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";

/** Ratings before a hunt's mean is told. */
export const ratingsToTell = 5;
export const longestSentence = 200;

/** Whether a finisher's sentence waits for an administrator, stands on the page, or was not let there. */
export const sentenceState = z.enum(["waiting", "shown", "hidden"]);

const stars = z
  .number("Please choose one to five stars.")
  .check(
    z.int(),
    z.gte(1, "Please choose one to five stars."),
    z.lte(5, "Please choose one to five stars."),
  );

const ownRating = z.object({
  stars: z.number(),
  sentence: z.nullable(z.string()),
  sentenceState: z.nullable(sentenceState),
});

export const getRatings = endpoint({
  name: "getRatings",
  method: "GET",
  path: "/hunts/:id/ratings",
  access: "anyone",
  summary:
    "What finishers say of a hunt: the mean once there are five ratings, the sentences that an administrator let through, and the caller's own.",
  params: z.object({ id: huntId }),
  result: z.object({
    /** Null below five ratings. */
    rating: z.nullable(z.object({ mean: z.number(), count: z.number() })),
    /** Newest first, at most 20. */
    sentences: z.array(
      z.object({
        id: z.string(),
        by: z.string(),
        stars: z.number(),
        sentence: z.string(),
        at: z.string(),
      }),
    ),
    /** Null for whoever has not rated it. */
    mine: z.nullable(ownRating),
    /** Whether the caller has finished it, and so may. */
    mayRate: z.boolean(),
  }),
});

export const rateHunt = endpoint({
  name: "rateHunt",
  method: "PUT",
  path: "/hunts/:id/rating",
  access: "hunter",
  limit: { max: 20, perSeconds: 3600 },
  summary:
    "Rates a hunt that the caller has finished, once; a second time changes it. Stars count at once, a new sentence waits for an administrator.",
  params: z.object({ id: huntId }),
  body: z.object({
    stars,
    sentence: z.optional(
      z
        .string()
        .check(z.trim(), z.maxLength(longestSentence, "Please use at most 200 characters.")),
    ),
  }),
  result: ownRating,
  refusals: {
    not_finished: { status: 403, error: "Only hunters who finished this hunt can rate it." },
    no_links: {
      status: 422,
      error: "Please leave out links, mail addresses and phone numbers.",
    },
    tells_where: {
      status: 422,
      error: "This names a place or an address of the hunt. Others have yet to find out.",
    },
  },
});

export const reportRating = endpoint({
  name: "reportRating",
  method: "POST",
  path: "/ratings/:id/report",
  access: "hunter",
  limit: { max: 10, perSeconds: 3600 },
  summary: "Says that a sentence should not stand there: an administrator looks at it again.",
  params: z.object({ id: z.uuid() }),
  result: z.object({ success: z.literal(true) }),
});

export const listRatings = endpoint({
  name: "listRatings",
  method: "GET",
  path: "/admin/ratings",
  access: "admin",
  summary:
    "Sentences of finishers: those that wait or were reported, oldest first, then the last decided ones.",
  result: z.object({
    sentences: z.array(
      z.object({
        id: z.string(),
        huntId: z.string(),
        huntName: z.string(),
        by: z.string(),
        stars: z.number(),
        sentence: z.string(),
        state: sentenceState,
        at: z.string(),
        reportedAt: z.nullable(z.string()),
      }),
    ),
    /** How many wait or were reported. */
    open: z.number(),
  }),
});

export const decideRating = endpoint({
  name: "decideRating",
  method: "POST",
  path: "/admin/ratings/:id/decide",
  access: "admin",
  summary: "Shows a sentence on its hunt's page, or hides it. The stars stay either way.",
  params: z.object({ id: z.uuid() }),
  body: z.object({
    show: z.boolean(),
    /** The sentence that was read: one that was changed since is not decided by it. */
    sentence: z.string().check(z.maxLength(longestSentence)),
  }),
  result: z.object({ success: z.literal(true) }),
  refusals: {
    changed: {
      status: 409,
      error: "The sentence was changed or taken back meanwhile. Please read it again.",
    },
  },
});
