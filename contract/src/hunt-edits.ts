import * as z from "zod/mini";
import { adminHunt } from "./admin-hunts.ts";
import { satsPerBtc } from "./constants.ts";
import { endpoint } from "./endpoint.ts";
import { adminSquare, huntId, huntStatus, huntType, variant } from "./hunts.ts";

/** BTC with at most 8 decimals: whole satoshis. */
const btc = z.number().check(
  z.gte(0),
  z.lte(21_000_000),
  z.refine(
    (value) => Math.abs(value * satsPerBtc - Math.round(value * satsPerBtc)) < 0.01,
    "Please use at most 8 decimals.",
  ),
);

const huntForm = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  state: z.string().check(z.minLength(2), z.maxLength(40)),
  type: huntType,
  variant,
  thresholdBTC: btc,
  prizePool: btc,
  totalSquares: z.number().check(z.int(), z.gte(1), z.lte(20)),
  status: huntStatus,
  imageUrl: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(500),
          z.regex(
            /^(https:\/\/|\/)/,
            "Please enter an address that begins with https:// or a path that begins with /.",
          ),
        ),
    ),
  ),
  opensAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
};

const refusals = {
  live_hunt_exists: {
    status: 409,
    error: "A hunt with this state and variant already exists.",
  },
  status_not_allowed: {
    status: 409,
    error: "A hunt cannot go from the status it has to this one.",
  },
  squares_missing: {
    status: 422,
    error: "The hunt has no squares yet. Build them with the hunt builder first.",
  },
  unknown_state: { status: 400, error: "Choose one of the 50 states or NATIONAL." },
} as const;

export const createHunt = endpoint({
  name: "createHunt",
  method: "POST",
  path: "/admin/hunts",
  access: "admin",
  summary: "A hunt from the form; its squares are written by the offline builder.",
  body: z.object(huntForm),
  result: z.object({ success: z.literal(true), hunt: adminHunt }),
  refusals: {
    ...refusals,
    too_few_places: {
      status: 422,
      error: "The library has too few unused places in this state for so many squares.",
      data: z.object({ reason: z.string(), unusedPlaces: z.number(), needed: z.number() }),
    },
  },
});

export const updateHunt = endpoint({
  name: "updateHunt",
  method: "PUT",
  path: "/admin/hunts/:id",
  access: "admin",
  summary: "Change a hunt, or only its status. A live hunt is sealed anew when its prize changes.",
  params: z.object({ id: huntId }),
  body: z.partial(
    z.object({ ...huntForm, description: z.string().check(z.trim(), z.maxLength(1000)) }),
  ),
  result: z.object({ success: z.literal(true), hunt: adminHunt }),
  refusals: {
    ...refusals,
    shape_is_fixed: {
      status: 422,
      error: "State, type, variant and the number of squares belong to the squares and stay.",
    },
  },
});

export const deleteHunt = endpoint({
  name: "deleteHunt",
  method: "DELETE",
  path: "/admin/hunt-delete",
  access: "admin",
  summary: "Delete a hunt nobody is subscribed to.",
  query: z.object({ huntId }),
  result: z.object({ success: z.literal(true) }),
  refusals: {
    has_subscriptions: {
      status: 400,
      error: "Cannot delete hunt. It may have active subscriptions.",
    },
  },
});

const squareParams = z.object({
  id: huntId,
  num: z.coerce.number().check(z.int(), z.gte(1), z.lte(50)),
});
const text = z.string().check(z.trim(), z.minLength(1, "Please enter a text."), z.maxLength(2000));

export const updateSquare = endpoint({
  name: "updateSquare",
  method: "PUT",
  path: "/admin/hunts/:id/squares/:num",
  access: "admin",
  summary: "Change the texts of a square. A live hunt gets a new, dated seal.",
  params: squareParams,
  body: z.object({
    clue: z.optional(text),
    hint1: z.optional(text),
    hint2: z.optional(text),
    hint3: z.optional(text),
    /** Lines of the clue list; decoys and the prompts of puzzles are lines too, and change with them. */
    clues: z.optional(z.array(z.object({ id: z.string(), text })).check(z.maxLength(20))),
    /** What drawings say in words, by the line of their puzzle. */
    alternatives: z.optional(
      z.array(z.object({ clueId: z.string(), text })).check(z.maxLength(10)),
    ),
  }),
  result: z.object({ square: adminSquare }),
  refusals: {
    text_refused: {
      status: 422,
      error: "A text tells too much or breaks a rule of the clues.",
      /** `field` is the path in the square: "clue", "clues.2.text", "hint1". */
      data: z.object({
        findings: z.array(z.object({ field: z.string(), text: z.string() })),
      }),
    },
  },
});

export const surveySquare = endpoint({
  name: "surveySquare",
  method: "POST",
  path: "/admin/hunts/:id/squares/:num/survey",
  access: "admin",
  summary: "Pin a physical square to where the administrator stands; its address follows.",
  params: squareParams,
  body: z.object({
    lat: z.number().check(z.gte(-90), z.lte(90)),
    lng: z.number().check(z.gte(-180), z.lte(180)),
    /** Metres. */
    accuracy: z.number().check(z.gt(0)),
  }),
  result: z.object({ square: adminSquare, movedFt: z.number() }),
  refusals: {
    not_physical: { status: 409, error: "Only physical squares are surveyed." },
    too_inaccurate: {
      status: 422,
      error: "The position is known to more than 33 feet only. Wait for a better signal.",
    },
    too_far: {
      status: 422,
      error: "This is more than 3 miles from the landmark. Survey the square on the spot.",
    },
    outside: { status: 422, error: "This position is outside the grid." },
    already_started: {
      status: 409,
      error: "Hunters are past this square already; moving it would be unfair.",
    },
  },
});
