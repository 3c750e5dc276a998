import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { clueLine, difficulty, point, shownPuzzle, variant } from "./hunts.ts";

const text = z.string().check(z.maxLength(3000));

const attack = z.object({
  stage: z.enum(["clue", "list", "hint1", "hint2", "hint3"]),
  rank: z.number(),
  of: z.number(),
  score: z.number(),
});

/** A square as the builder makes it and the preview edits it. */
export const draftSquare = z.object({
  sequenceNum: z.number().check(z.int(), z.gte(1), z.lte(50)),
  words: z.string().check(z.maxLength(60)),
  center: point,
  placeId: z.string().check(z.maxLength(120)),
  clue: z.object({ mainClue: text }),
  clues: z.array(z.object({ ...clueLine.shape, text })).check(z.maxLength(30)),
  hint1: text,
  hint2: text,
  hint3: text,
  landmarks: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20)),
  decoyClues: z.array(text).check(z.maxLength(20)),
  puzzles: z.array(shownPuzzle).check(z.maxLength(10)),
  searchabilityScore: z.number(),
  attacks: z.array(attack).check(z.maxLength(5)),
  surveyed: z.literal(false),
  shapes: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
  writer: z.string().check(z.maxLength(100)),
});
export type DraftSquare = z.output<typeof draftSquare>;

export const huntDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.maxLength(1000)),
  state: z.string().check(z.maxLength(40)),
  type: z.enum(["STATE", "NATIONAL"]),
  variant,
  difficulty,
  /** Minutes. */
  estimatedDuration: z.number(),
  theme: z.string().check(z.maxLength(200)),
  totalSquares: z.number().check(z.int(), z.gte(1), z.lte(20)),
  /** BTC. */
  prizePool: z.number().check(z.gte(0), z.lte(21_000_000)),
  route: z
    .array(z.object({ fromNum: z.number(), toNum: z.number(), miles: z.number() }))
    .check(z.maxLength(20)),
  routeMiles: z.number(),
  seed: z.string().check(z.maxLength(200)),
  warnings: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(100)),
  squares: z.array(draftSquare).check(z.maxLength(20)),
});
export type HuntDraftShape = z.output<typeof huntDraft>;

const finding = z.object({ where: z.string(), code: z.string(), text: z.string() });

export const validation = z.object({
  isValid: z.boolean(),
  errors: z.array(finding),
  warnings: z.array(finding),
});
export type ValidationShape = z.output<typeof validation>;

const withHunt = z.object({ hunt: huntDraft });
const limitKb = 512;

export const getBuilderOptions = endpoint({
  name: "getBuilderOptions",
  method: "GET",
  path: "/admin/hunt-builder/options",
  access: "admin",
  summary: "What can be built: states with their unused places, and which writer writes.",
  result: z.object({
    states: z.array(z.object({ state: z.string(), unusedPlaces: z.number() })),
    /** "offline", or the model's name. */
    writer: z.string(),
  }),
});

export const generateHunt = endpoint({
  name: "generateHunt",
  method: "POST",
  path: "/admin/hunt-builder/generate",
  access: "admin",
  summary: "Build a hunt for the preview. Waits up to 25 seconds, then goes on as a job.",
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
  }),
  result: z.object({
    success: z.literal(true),
    jobId: z.string(),
    /** Null while the job goes on; then the job's result holds it. */
    hunt: z.nullable(huntDraft),
  }),
  refusals: {
    unknown_state: { status: 400, error: "Please select a state" },
    build_failed: {
      status: 422,
      error: "Failed to generate hunt",
      data: z.object({ reason: z.string() }),
    },
  },
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

export const rewriteDraftSquare = endpoint({
  name: "rewriteDraftSquare",
  method: "POST",
  path: "/admin/hunt-builder/square",
  access: "admin",
  summary: "One square of a draft written anew, at its own place or another.",
  maxBodyKb: limitKb,
  body: z.object({
    hunt: huntDraft,
    sequenceNum: z.number().check(z.int(), z.gte(1), z.lte(20)),
    /** Null for another unused place of the builder's choice; left out to keep the place. */
    placeId: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
    aiResistant: z.boolean(),
    includeDecoys: z.boolean(),
  }),
  result: z.object({ square: draftSquare }),
  refusals: {
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
  body: z.object({ square: draftSquare }),
  result: z.object({ square: draftSquare }),
  refusals: { no_place: { status: 422, error: "There is no such place in the library." } },
});

export const createBuiltHunt = endpoint({
  name: "createBuiltHunt",
  method: "POST",
  path: "/admin/hunt-builder/create",
  access: "admin",
  summary: "Put a draft into stock. Refused while it has errors.",
  maxBodyKb: limitKb,
  body: withHunt,
  result: z.object({ success: z.literal(true), huntId: z.string() }),
  refusals: {
    not_valid: { status: 422, error: "Failed to create hunt", data: z.object({ validation }) },
    place_taken: {
      status: 409,
      error: "Another hunt in stock took one of these places meanwhile. Swap it and try again.",
      data: z.object({ placeIds: z.array(z.string()) }),
    },
    created_before: { status: 409, error: "This draft was put into stock already." },
  },
});
