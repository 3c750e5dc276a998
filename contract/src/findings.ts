import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntId, point } from "./hunts.ts";

export const foundAs = z.enum(["as_told", "different", "could_not_stand"]);
export type FoundAs = z.output<typeof foundAs>;

export const foundSquare = endpoint({
  name: "foundSquare",
  method: "POST",
  path: "/hunts/:id/squares/:num/found",
  access: "hunter",
  summary:
    "Says after a right check-in at a physical square how its spot was: as told, different, or not to be stood on. Again changes what was said.",
  params: z.object({ id: huntId, num: z.coerce.number().check(z.int(), z.gte(1), z.lte(50)) }),
  body: z.object({ as: foundAs }),
  result: z.object({ success: z.literal(true), message: z.string() }),
  refusals: {
    not_found_yet: {
      status: 409,
      error: "Only who has checked in at a square can say how it was.",
    },
  },
});

export const listFindings = endpoint({
  name: "listFindings",
  method: "GET",
  path: "/admin/findings",
  access: "admin",
  summary:
    "What finders say of places, with the pin that three independent ones propose; places with something to look at first.",
  result: z.object({
    places: z.array(
      z.object({
        placeId: z.string(),
        placeName: z.string(),
        town: z.string(),
        asTold: z.number(),
        different: z.number(),
        couldNotStand: z.number(),
        /** Null until three independent finders agree. `movedFt` is from where hunts stand now. */
        proposal: z.nullable(
          z.object({
            ...point.shape,
            finders: z.number(),
            spreadFt: z.number(),
            movedFt: z.number(),
          }),
        ),
        /** The pin that was accepted before. */
        accepted: z.nullable(z.object({ ...point.shape, finders: z.number(), at: z.string() })),
      }),
    ),
  }),
});

export const acceptPin = endpoint({
  name: "acceptPin",
  method: "POST",
  path: "/admin/findings/:placeId/accept",
  access: "admin",
  summary: "Takes the proposed pin of a place for its next hunts; open hunts stay as they are.",
  params: z.object({ placeId: z.string().check(z.minLength(1), z.maxLength(120)) }),
  result: z.object({ success: z.literal(true) }),
  refusals: {
    no_proposal: { status: 409, error: "Three independent finders have to agree first." },
    unknown_place: { status: 404, error: "The library does not know this place any more." },
    too_far: { status: 422, error: "This is more than 3 miles from the landmark." },
    outside: { status: 422, error: "This position is outside the grid." },
    wrong_state: {
      status: 422,
      error: "This position is not in the place's state.",
      data: z.object({ error: z.string() }),
    },
  },
});
