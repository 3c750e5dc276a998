import * as z from "zod/mini";
import { btc, durationMinutes } from "./amounts.ts";
import { working } from "./artefacts.ts";
import {
  clueLine,
  difficulty,
  huntId,
  huntStatus,
  point,
  shownPuzzle,
  told,
  variant,
  wordSource,
} from "./hunts.ts";
import { squareStand, tripAsks } from "./stands.ts";

const text = z.string().check(z.maxLength(3000));

const attack = z.object({
  stage: z.enum(["clue", "opening", "model", "list", "hint1", "hint2", "hint3"]),
  by: z.optional(z.enum(["words", "meaning"])),
  rank: z.number(),
  of: z.number(),
  score: z.number(),
});

/** A hunt that stands or stood on a place. */
export const placeUse = z.object({
  huntId: z.string(),
  huntName: z.string(),
  status: huntStatus,
  squareNum: z.number(),
});
export type PlaceUse = z.output<typeof placeUse>;

/** A square as the builder makes it and the preview edits it. */
export const draftSquare = z.object({
  sequenceNum: z.number().check(z.int(), z.gte(1), z.lte(50)),
  words: z.string().check(z.maxLength(100)),
  wordSource: z.optional(wordSource),
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
  /** Of digital squares. */
  workings: z.optional(z.array(working).check(z.maxLength(3))),
  told: z.optional(told),
  searchabilityScore: z.number().check(z.gte(0), z.lte(1)),
  attacks: z.array(attack).check(z.maxLength(7)),
  /** Of physical squares. */
  stand: z.optional(squareStand),
  surveyed: z.boolean(),
  shapes: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
  writer: z.string().check(z.maxLength(100)),
  /** Where its place was used before: in hunts that are over, or in stock hunts this one replaces. */
  usedIn: z._default(z.array(placeUse).check(z.maxLength(200)), []),
});
export type DraftSquare = z.output<typeof draftSquare>;

export const huntDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.maxLength(1000)),
  state: z.string().check(z.maxLength(40)),
  type: z.enum(["STATE", "NATIONAL"]),
  variant,
  difficulty,
  estimatedDuration: durationMinutes,
  theme: z.string().check(z.maxLength(200)),
  totalSquares: z.number().check(z.int(), z.gte(1), z.lte(20)),
  prizePool: btc,
  route: z
    .array(z.object({ fromNum: z.number(), toNum: z.number(), miles: z.number() }))
    .check(z.maxLength(20)),
  routeMiles: z.number(),
  /** Of physical hunts. */
  trip: z.optional(tripAsks),
  seed: z.string().check(z.maxLength(200)),
  warnings: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(100)),
  squares: z.array(draftSquare).check(z.maxLength(20)),
  /** Hunts in stock whose places it may take. Those whose places it does take go when it is created. */
  replaces: z._default(z.array(huntId).check(z.maxLength(20)), []),
  /** What a model has cost for it until now; left out where none wrote. */
  spentUsd: z.optional(z.number()),
});
export type HuntDraftShape = z.output<typeof huntDraft>;

const finding = z.object({
  where: z.string(),
  /** Path of the value it is about, as in the draft: "squares.2.hint1". Empty: the hunt as a whole. */
  field: z.string(),
  code: z.string(),
  text: z.string(),
});

export const validation = z.object({
  isValid: z.boolean(),
  errors: z.array(finding),
  warnings: z.array(finding),
});
export type ValidationShape = z.output<typeof validation>;
