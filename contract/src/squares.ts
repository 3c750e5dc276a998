import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { point, wordSource } from "./hunts.ts";

const degrees = (limit: number) => z.coerce.number().check(z.gte(-limit), z.lte(limit));

export const finderLimits = {
  perMinute: 30,
  /** Metres: a position less certain than this says nothing about a square of ten feet. */
  weakAboveM: 50,
} as const;

export const locateSquare = endpoint({
  name: "locateSquare",
  method: "GET",
  path: "/squares/locate",
  access: "hunter",
  summary:
    "The three words of the square you stand in, by a fresh position of the browser. An administrator may leave out accuracy and at, and ask for any place. Only in this direction. 30 a minute per account, and so many a day as the settings say.",
  limit: { max: finderLimits.perMinute, perSeconds: 60 },
  query: z.object({
    lat: degrees(90),
    lng: degrees(180),
    /** Metres. */
    accuracy: z.optional(z.coerce.number().check(z.gt(0, "“accuracy” must be above 0."))),
    /** When it was measured, in milliseconds since the epoch. */
    at: z.optional(z.coerce.number()),
  }),
  result: z.object({
    words: z.string(),
    center: point,
    wordSource: z.optional(wordSource),
    /** The words of the own grid, where the caller plays a hunt that was made with those. */
    ownWords: z.optional(z.string()),
  }),
  refusals: {
    outside: {
      status: 404,
      error: "This position is outside the United States. Squares cover the 50 states and DC.",
    },
    position_needed: {
      status: 400,
      error:
        "The finder tells the words of where you stand, so it needs the position of your device with its accuracy and time.",
    },
    position_stale: {
      status: 400,
      error: "This position is not fresh any more. Please take it again.",
    },
    position_weak: {
      status: 400,
      error:
        "Your position is not known to 164 ft yet. Step into the open, wait a moment and try again.",
    },
    day_used_up: {
      status: 429,
      error: "You have asked for as many squares as one can in a day. Try again in {wait}.",
      data: z.object({ retryAfterSeconds: z.number() }),
    },
  },
});
