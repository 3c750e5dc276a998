import * as z from "zod/mini";
import { draftSquare, huntDraft, placeUse, validation } from "./drafts.ts";
import { endpoint } from "./endpoint.ts";
import { difficulty, huntId, variant } from "./hunts.ts";
import { tripAsks } from "./stands.ts";

const withHunt = z.object({ hunt: huntDraft });
const limitKb = 512;

export const getBuilderOptions = endpoint({
  name: "getBuilderOptions",
  method: "GET",
  path: "/admin/hunt-builder/options",
  access: "admin",
  summary:
    "What can be built: states with their unused places and the hunts in stock that could give theirs back, and which writer writes.",
  result: z.object({
    states: z.array(
      z.object({
        state: z.string(),
        /** In no hunt that is live or in stock. */
        unusedPlaces: z.number(),
        /** Those of the unused ones that hunts which are over have stood on. */
        wornPlaces: z.number(),
        /** Variants with a hunt that is open or rests: a second one waits in stock. */
        liveVariants: z.array(variant),
        inStock: z.array(
          z.object({
            huntId: z.string(),
            name: z.string(),
            variant,
            difficulty,
            places: z.number(),
          }),
        ),
      }),
    ),
    /** Whether a physical hunt opens only where each of its squares was surveyed: then a new one waits in stock. */
    surveyedOnly: z.boolean(),
    /** "offline", or the model's name. */
    writer: z.string(),
    /** What a model may cost for one hunt, its rerolls and swaps included; null where none writes. */
    spendingCapUsd: z.nullable(z.number()),
  }),
});

export const generateHunt = endpoint({
  name: "generateHunt",
  method: "POST",
  path: "/admin/hunt-builder/generate",
  access: "admin",
  summary:
    "Build a hunt for the preview. Waits up to 25 seconds, then goes on as a job; with wait false it answers with the job at once.",
  body: z.object({
    state: z.string("Please select a state").check(z.minLength(1, "Please select a state")),
    variant,
    difficulty,
    prizePool: z.number().check(z.gte(0), z.lte(21_000_000)),
    totalSquares: z.number().check(z.int(), z.gte(5), z.lte(20)),
    theme: z.optional(z.string().check(z.maxLength(100))),
    aiResistant: z.boolean(),
    includeDecoys: z.boolean(),
    seed: z.optional(z.string().check(z.maxLength(200))),
    /** Hunts in stock whose places may be taken: of the first ones, no more than are needed. */
    replaces: z.optional(z.array(huntId).check(z.maxLength(20))),
    wait: z.optional(z.boolean()),
  }),
  result: z.object({
    success: z.literal(true),
    jobId: z.string(),
    /** Null while the job goes on: its result is a `buildProgress` then, and the hunt when it is done. */
    hunt: z.nullable(huntDraft),
  }),
  refusals: {
    unknown_state: { status: 400, error: "Please select a state" },
    too_few_places: {
      status: 422,
      error: "The state has too few unused places for so many squares.",
      data: z.object({ reason: z.string(), unusedPlaces: z.number(), needed: z.number() }),
    },
    build_failed: {
      status: 422,
      error: "Failed to generate hunt",
      data: z.object({ reason: z.string() }),
    },
  },
});

/** What a job that builds a hunt has made so far. */
export const buildProgress = z.object({
  /** What a model has cost for this hunt until now; left out where none writes. */
  spentUsd: z.optional(z.number()),
  squares: z.array(
    z.object({
      sequenceNum: z.number(),
      landmark: z.string(),
      words: z.string(),
      searchabilityScore: z.number(),
      writer: z.string(),
    }),
  ),
});
export type BuildProgress = z.output<typeof buildProgress>;

export const listFreePlaces = endpoint({
  name: "listFreePlaces",
  method: "GET",
  path: "/admin/hunt-builder/places",
  access: "admin",
  summary:
    "The places a draft may still take, or those of them that go with a theme: the nearest to a point first, else by name.",
  query: z.object({
    state: z.string().check(z.maxLength(40)),
    search: z.optional(z.string().check(z.maxLength(100))),
    theme: z.optional(z.string().check(z.maxLength(100))),
    variant: z.optional(variant),
    /** Ids of hunts in stock, with commas between. */
    replaces: z.optional(
      z.string().check(z.regex(/^[a-z0-9,-]{0,1400}$/, "These are not ids of hunts.")),
    ),
    lat: z.optional(z.coerce.number().check(z.gte(-90), z.lte(90))),
    lng: z.optional(z.coerce.number().check(z.gte(-180), z.lte(180))),
  }),
  result: z.object({
    /** At most 100 of them. */
    places: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.string(),
        town: z.string(),
        county: z.string(),
        /** From the point; null without one. */
        miles: z.nullable(z.number()),
        usedIn: z.array(placeUse),
      }),
    ),
    total: z.number(),
    /** Every match as a dot for the map: id, latitude, longitude. */
    dots: z.array(z.tuple([z.string(), z.number(), z.number()])),
  }),
});

export const validateHunt = endpoint({
  name: "validateHunt",
  method: "POST",
  path: "/admin/hunt-builder/validate",
  access: "admin",
  summary: "Errors, which block creation, and warnings, which do not.",
  maxBodyKb: limitKb,
  body: withHunt,
  result: z.object({ validation }),
});

/** A square of a draft written anew, and what of its hunt follows from it. */
export const rewrittenSquare = z.object({
  square: draftSquare,
  /** The last square of a digital hunt, where it had to be written anew with this one. */
  last: z.optional(draftSquare),
  /** What the writer says of this square, as in the draft's warnings. */
  warnings: huntDraft.shape.warnings,
  /** With the new way in it, where it spoke of the old one. */
  description: huntDraft.shape.description,
  route: huntDraft.shape.route,
  routeMiles: z.number(),
  trip: z.optional(tripAsks),
  /** Minutes; one that was set by hand stays. */
  estimatedDuration: z.number(),
  /** What a model has cost for this hunt until now; left out where none wrote. */
  spentUsd: z.optional(z.number()),
});
export type RewrittenSquare = z.output<typeof rewrittenSquare>;

export const rewriteDraftSquare = endpoint({
  name: "rewriteDraftSquare",
  method: "POST",
  path: "/admin/hunt-builder/square",
  access: "admin",
  summary:
    "One square of a draft written anew, at its own place or another. Where a model writes it is a job, answered at once.",
  maxBodyKb: limitKb,
  body: z.object({
    hunt: huntDraft,
    sequenceNum: z.number().check(z.int(), z.gte(1), z.lte(20)),
    /** Null for another unused place of the builder's choice; left out to keep the place. */
    placeId: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
    aiResistant: z.boolean(),
    includeDecoys: z.boolean(),
  }),
  result: z.object({
    /** The job to follow; null where the square was written at once. */
    jobId: z.nullable(z.string()),
    /** Null where a job writes it: then it is the job's result. */
    rewritten: z.nullable(rewrittenSquare),
  }),
  refusals: {
    no_square: { status: 422, error: "The draft has no such square." },
    no_place: { status: 422, error: "There is no such unused place in this state." },
  },
});

export const scoreDraftSquare = endpoint({
  name: "scoreDraftSquare",
  method: "POST",
  path: "/admin/hunt-builder/score",
  access: "admin",
  summary: "The retrieval attack on a square's texts as they are now.",
  maxBodyKb: limitKb,
  /** Which lines are open when the square opens goes by the hunt's difficulty. */
  body: z.object({ square: draftSquare, difficulty: z._default(difficulty, "MEDIUM") }),
  result: z.object({ square: draftSquare }),
  refusals: { no_place: { status: 422, error: "There is no such place in the library." } },
});
