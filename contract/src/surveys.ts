import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { fieldQuestion } from "./field-questions.ts";
import { huntId, huntStatus, point } from "./hunts.ts";
import { squareStand } from "./stands.ts";

/** The largest photo of a spot that is kept. */
export const mostPhotoBytes = 300_000;
export const photoTypes = ["image/jpeg", "image/webp"] as const;

/** A small picture of the spot, as base64 of the file; without metadata. */
export const surveyPhoto = z.object({
  type: z.enum(photoTypes),
  base64: z.string().check(z.minLength(16), z.maxLength(410_000)),
});
export type SurveyPhoto = z.output<typeof surveyPhoto>;

/** A physical square for whoever goes out to stand on it. */
export const squareToSurvey = z.object({
  huntId: z.string(),
  huntName: z.string(),
  huntStatus,
  state: z.string(),
  /** The hunt's, to be sent with the survey. */
  version: z.number(),
  num: z.number(),
  totalSquares: z.number(),
  placeName: z.string(),
  town: z.string(),
  /** Where the library says one stands; the pin where it says nothing. */
  at: point,
  /** How surely that is known, in metres. */
  sureM: z.number(),
  /** Completes "Stand …"; empty where nobody has written it. */
  where: z.string(),
  /** Completes "Check first whether …": what a reader of the library was not sure of; null where of nothing. */
  doubt: z.nullable(z.string()),
  question: z.nullable(fieldQuestion),
  photographed: z.boolean(),
  stand: z.nullable(z.omit(squareStand, { where: true, sure: true })),
  surveyed: z.boolean(),
  /** When the survey was measured, ISO time; null where it is not known. */
  surveyedAt: z.nullable(z.string()),
  undoable: z.boolean(),
});
export type SquareToSurvey = z.output<typeof squareToSurvey>;

export const listSurveys = endpoint({
  name: "listSurveys",
  method: "GET",
  path: "/admin/surveys",
  access: "admin",
  summary:
    "Physical squares of hunts that are open, paused, in stock or drafts: those that nobody has surveyed, open hunts first, and the latest surveys that can be taken back (of one hunt every surveyed square).",
  query: z.object({
    state: z.optional(z.string().check(z.maxLength(40))),
    huntId: z.optional(huntId),
  }),
  result: z.object({
    squares: z.array(squareToSurvey),
    /** How many more there are than the list holds. */
    more: z.number(),
    recent: z.array(squareToSurvey),
  }),
});

export const getSurveyPhoto = endpoint({
  name: "getSurveyPhoto",
  method: "GET",
  path: "/admin/hunts/:id/squares/:num/photo",
  access: "admin",
  summary: "The photo that was taken at the last survey of a square.",
  params: z.object({
    id: huntId,
    num: z.coerce.number().check(z.int(), z.gte(1), z.lte(50)),
  }),
  result: z.object({ photo: surveyPhoto, takenAt: z.string() }),
});
