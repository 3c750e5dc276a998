import * as z from "zod/mini";
import { adminHunt } from "./admin-hunts.ts";
import { btc } from "./amounts.ts";
import { sitePath, sitePathWanted } from "./constants.ts";
import { staleEdit } from "./edit-versions.ts";
import { endpoint } from "./endpoint.ts";
import { fieldQuestion } from "./field-questions.ts";
import { adminSquare, huntId, huntStatus, huntType, variant } from "./hunts.ts";
import { letterText } from "./letters.ts";
import { surveyPhoto } from "./surveys.ts";

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
    z.nullable(z.string().check(z.maxLength(500), z.regex(sitePath, sitePathWanted))),
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
    /** `error` names both statuses. */
    data: z.object({ error: z.string() }),
  },
  not_surveyed: {
    status: 409,
    error:
      "With real payments a physical hunt opens when somebody has stood on each of its squares. Survey them first, or allow it in the settings.",
    /** Squares that nobody has stood on. */
    data: z.object({ unsurveyed: z.number() }),
  },
  squares_missing: {
    status: 422,
    error: "The hunt has no squares yet. Build them with the hunt builder first.",
  },
  unknown_state: { status: 400, error: "Choose one of the 50 states or NATIONAL." },
} as const;

/** The hunt's `version` as its editor read it. Without one an edit is judged by nothing but its values. */
const versionNumber = z.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));
const version = z.optional(versionNumber);

const textRefused = {
  status: 422,
  error: "A text tells too much or breaks a rule of the clues.",
  /** `field` is the path in the form or the square: "name", "clue", "clues.2.text", "hint1". */
  data: z.object({
    findings: z.array(z.object({ field: z.string(), text: z.string() })),
  }),
} as const;

const editRefusals = {
  stale: staleEdit("This hunt was changed while you had it open. Nothing was saved."),
  frozen: {
    status: 409,
    error:
      "This hunt is over. Its prize, squares and texts stay as they were sealed; tell a mistake as an erratum.",
  },
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
    text_refused: textRefused,
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
  summary:
    "Change the fields that are sent, status included. With an older `version` nothing is written (409 stale). A live hunt is sealed anew when its prize changes.",
  params: z.object({ id: huntId }),
  body: z.partial(
    z.object({
      ...huntForm,
      description: z.string().check(z.trim(), z.maxLength(1000)),
      /** Makes a hunt in stock the one that opens next, or no longer. */
      next: z.boolean(),
      /** Of a pause, a resumption or a cancel: what everybody on the hunt is told of it by mail. */
      tell: letterText,
      version: versionNumber,
    }),
  ),
  result: z.object({ success: z.literal(true), hunt: adminHunt }),
  refusals: {
    ...refusals,
    ...editRefusals,
    text_refused: textRefused,
    prize_promised: {
      status: 409,
      error: "Hunters are subscribed to this hunt: its prize can be raised, but not cut.",
      data: z.object({ subscribers: z.number() }),
    },
    not_finished: {
      status: 422,
      error: "This draft has errors that have to be mended first. Open it in the builder.",
      data: z.object({ errors: z.number() }),
    },
    not_in_stock: { status: 409, error: "Only an AVAILABLE hunt can be the next to open." },
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
  summary:
    "Delete a hunt nobody is subscribed to. Of one that was open its name, scores, ledgers and seals stay; where it was live the next one opens.",
  query: z.object({ huntId }),
  result: z.object({ success: z.literal(true) }),
  refusals: {
    has_subscriptions: {
      status: 400,
      error: "Cannot delete hunt. It may have active subscriptions.",
    },
    prize_open: {
      status: 409,
      error: "A prize of this hunt is not settled yet. Settle it first.",
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
    version,
  }),
  result: z.object({ square: adminSquare, version: z.number() }),
  refusals: {
    ...editRefusals,
    text_refused: textRefused,
  },
});

export const surveySquare = endpoint({
  name: "surveySquare",
  method: "POST",
  path: "/admin/hunts/:id/squares/:num/survey",
  access: "admin",
  summary:
    "Pin a physical square to where the administrator stood; its address follows. With it the phrase that says where (hint 3 follows), a field question and a photo; what is left out stays, and null takes it away. It counts for the time it was measured.",
  params: squareParams,
  body: z.object({
    lat: z.number().check(z.gte(-90), z.lte(90)),
    lng: z.number().check(z.gte(-180), z.lte(180)),
    /** Metres. */
    accuracy: z.number().check(z.gt(0)),
    /** When it was measured, in milliseconds since the epoch; now where left out. */
    at: z.optional(z.number().check(z.gte(0), z.lte(8.64e15))),
    /** Completes "Stand …". */
    where: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(400))),
    question: z.optional(z.nullable(fieldQuestion)),
    photo: z.optional(z.nullable(surveyPhoto)),
    version,
  }),
  idempotent: true,
  maxBodyKb: 512,
  result: z.object({ square: adminSquare, movedFt: z.number(), version: z.number() }),
  refusals: {
    ...editRefusals,
    surveyed_since: {
      status: 409,
      error: "Somebody surveyed this square after this was measured. Nothing was saved.",
    },
    phrase_refused: {
      status: 422,
      error: "The phrase that says where to stand breaks a rule.",
      data: z.object({ findings: z.array(z.string()) }),
    },
    photo_unusable: {
      status: 422,
      error: "The photo is no JPEG or WebP of at most 300 KB without metadata. Take it again.",
    },
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
    wrong_state: {
      status: 422,
      error: "This position is not in the hunt's state.",
      data: z.object({ error: z.string() }),
    },
    address_taken: {
      status: 409,
      error: "Another square of this hunt has this address. Stand a few steps away from it.",
    },
    already_started: {
      status: 409,
      error: "Hunters are past this square already; moving it would be unfair.",
    },
  },
});

export const undoSurvey = endpoint({
  name: "undoSurvey",
  method: "DELETE",
  path: "/admin/hunts/:id/squares/:num/survey",
  access: "admin",
  summary:
    "Take back the last survey of a square: its pin and its address are what they were before.",
  params: squareParams,
  result: z.object({ square: adminSquare, version: z.number() }),
  refusals: {
    frozen: editRefusals.frozen,
    nothing_to_undo: { status: 409, error: "There is no survey to take back." },
    already_started: {
      status: 409,
      error: "Hunters are past this square already; moving it would be unfair.",
    },
  },
});
