import * as z from "zod/mini";
import { huntFilters } from "./admin-hunts.ts";
import { btc } from "./amounts.ts";
import { sitePath, sitePathWanted } from "./constants.ts";
import { draftSquare, huntDraft, validation } from "./drafts.ts";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";

/** A square as a file has it: what somebody wrote, and nothing that can be reckoned or has to be looked at again. */
const fileSquare = z.pick(draftSquare, {
  sequenceNum: true,
  words: true,
  wordSource: true,
  center: true,
  placeId: true,
  clue: true,
  clues: true,
  hint1: true,
  hint2: true,
  hint3: true,
  landmarks: true,
  decoyClues: true,
  puzzles: true,
  workings: true,
  told: true,
  writer: true,
});

/** A hunt as a file, version 1 of its format. */
export const huntFile = z.object({
  format: z.literal("ten-paces-hunt", "This is no file of a hunt."),
  version: z.literal(1, "This file is of a version that is not known here."),
  hunt: z.object({
    ...z.pick(huntDraft, {
      name: true,
      description: true,
      state: true,
      type: true,
      variant: true,
      difficulty: true,
      estimatedDuration: true,
      theme: true,
      totalSquares: true,
      prizePool: true,
      seed: true,
    }).shape,
    /** Where they are left out: the threshold of its difficulty, the usual picture, open at once. */
    thresholdBTC: z.optional(btc),
    imageUrl: z.optional(z.string().check(z.maxLength(500), z.regex(sitePath, sitePathWanted))),
    opensAt: z.optional(z.iso.datetime({ offset: true })),
    squares: z.array(fileSquare).check(z.maxLength(20)),
  }),
});
export type HuntFile = z.output<typeof huntFile>;

export const exportHunt = endpoint({
  name: "exportHunt",
  method: "GET",
  path: "/admin/hunts/:id/export",
  access: "admin",
  limit: { max: 400, perSeconds: 60 },
  summary:
    "A hunt as a file, to be imported again: its texts, places and puzzles. Not its players, and no survey.",
  params: z.object({ id: huntId }),
  result: huntFile,
});

export const exportArchive = endpoint({
  name: "exportArchive",
  method: "GET",
  path: "/admin/export/hunts.jsonl",
  access: "admin",
  sends: "jsonl",
  limit: { max: 20, perSeconds: 60 },
  result: z.string(),
  summary:
    "The hunts that the table finds, a state or the whole stock, as an archive with a hunt's file on each line.",
  query: z.object(huntFilters),
});

export const importHunt = endpoint({
  name: "importHunt",
  method: "POST",
  path: "/admin/hunts/import",
  access: "admin",
  limit: { max: 400, perSeconds: 60 },
  maxBodyKb: 512,
  summary:
    "Put a hunt out of a file into stock, checked like any draft: what can be reckoned is reckoned anew, and nobody has stood on its squares. With `dryRun` it is only checked.",
  query: z.object({ dryRun: z.optional(z.enum(["true", "false"])) }),
  body: huntFile,
  result: z.object({
    success: z.literal(true),
    /** Null where it was only checked. */
    huntId: z.nullable(z.string()),
    validation,
  }),
  refusals: {
    not_valid: {
      status: 422,
      error: "This hunt cannot be put into stock as it is.",
      data: z.object({ validation }),
    },
    place_taken: {
      status: 409,
      error:
        "Another hunt holds one of its places. Delete that hunt first, or import this one later.",
      data: z.object({ placeIds: z.array(z.string()) }),
    },
    created_before: { status: 409, error: "This hunt is here already." },
  },
});
