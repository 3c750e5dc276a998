import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const id = z.object({ id: z.uuid("This is not the id of a prize.") });

/** In the answer to a hold: at most so many bytes. */
export const answerFileMaxBytes = 3 * 1024 * 1024;

export const answerHold = endpoint({
  name: "answerHold",
  method: "POST",
  path: "/prizes/:id/answer",
  access: "hunter",
  summary:
    "Answer why a prize is held or was taken back, once, within seven days; with a JPEG, PNG, WebP or PDF of at most 3 MB if there is one.",
  maxBodyKb: 4_400,
  limit: { max: 10, perSeconds: 600 },
  params: id,
  body: z.object({
    text: z
      .string("Please write what you want to say.")
      .check(
        z.trim(),
        z.minLength(10, "Please write at least a sentence."),
        z.maxLength(5_000, "Please use at most 5,000 characters."),
      ),
    file: z.optional(
      z.object({
        name: z
          .string()
          .check(z.trim(), z.minLength(1), z.maxLength(120, "Please use a shorter file name.")),
        base64: z
          .string()
          .check(
            z.maxLength(
              Math.ceil(answerFileMaxBytes / 3) * 4,
              "Please choose a file of at most 3 MB.",
            ),
          ),
      }),
    ),
  }),
  result: z.object({ success: z.literal(true), message: z.string() }),
  refusals: {
    nothing_to_answer: {
      status: 409,
      error: "There is nothing to answer about this prize, or the time is over.",
    },
    answered: { status: 409, error: "We have your answer already." },
  },
});

export const getOwnTrack = endpoint({
  name: "getOwnTrack",
  method: "GET",
  path: "/prizes/:id/track",
  access: "hunter",
  summary: "The winner's own check-ins in the hunt of a prize, as they were recorded.",
  params: id,
  result: z.object({
    checkIns: z.array(
      z.object({
        squareNum: z.number(),
        at: z.string(),
        success: z.boolean(),
        lat: z.nullable(z.number()),
        lng: z.nullable(z.number()),
        accuracyM: z.nullable(z.number()),
      }),
    ),
  }),
});
